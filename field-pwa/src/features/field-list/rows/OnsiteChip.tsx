// 'Onsite 1:12': how long I have been here, ticking by itself so that the rest of the list stands still.
import { formatDuration } from '@lotline/schema/domain/kernel/date-format';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { useNow } from '@lotline/web-session/react/use-now';

const TICK_MS = 10_000;

interface OnsiteChipProps {
  readonly since: string | null;
  readonly className?: string | undefined;
}

export function OnsiteChip({ since, className }: OnsiteChipProps) {
  const time = useOnsiteTime(since);
  return (
    <StateChip state="Onsite" className={className}>
      {time === null ? 'Onsite' : `Onsite ${time}`}
    </StateChip>
  );
}

/** '1:12', hours and minutes; null when the beginning is not known. */
export function useOnsiteTime(since: string | null): string | null {
  const now = useNow(TICK_MS);
  return since === null ? null : formatDuration((now.getTime() - Date.parse(since)) / 60_000);
}
