// A list without rows: whether nothing is there, or nothing that the filters let through.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';

interface NothingFoundProps {
  /** 'jobs'. */
  readonly what: string;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

export function NothingFound({ what, isNarrowed, onClear }: NothingFoundProps) {
  if (!isNarrowed) return <EmptyState title={`No ${what} yet`}>They appear here by themselves.</EmptyState>;
  return (
    <EmptyState title={`No ${what} match`} action={<Button onClick={onClear}>Clear the filters</Button>}>
      Nothing has this search and these filters together.
    </EmptyState>
  );
}
