// The one way in which a sheet refuses to save: Save stands there, and the reason why not under it; calmly before anything was typed.
import { Button } from '@lotline/shared-ui/components/Button/Button';

const NOTHING_CHANGED = 'Nothing has been changed yet.';

interface SaveButtonProps {
  /** What is missing or wrong, in words. */
  readonly problem?: string | undefined;
  /** Something was typed or chosen: from then on what is missing is to be mended. */
  readonly isTouched: boolean;
  /** There is nothing to save as long as nothing differs from what is kept. */
  readonly needsChange?: boolean | undefined;
}

export function SaveButton({ problem, isTouched, needsChange = false }: SaveButtonProps) {
  const refusedBecause = needsChange && !isTouched ? NOTHING_CHANGED : problem;
  return (
    <Button type="submit" kind="primary" refusedBecause={refusedBecause} reason={isTouched ? 'needs' : 'onPress'}>
      Save
    </Button>
  );
}
