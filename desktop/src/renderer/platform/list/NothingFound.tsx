// A list without rows: whether it is empty, or the filters match nothing.
import type { ReactNode } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';

interface NothingFoundProps {
  /** 'jobs'. */
  readonly what: string;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** What would be here, in a sentence; left out where people add it themselves. */
  readonly says?: string | undefined;
  /** Search suggestions. */
  readonly children?: ReactNode;
}

export function NothingFound({ what, isNarrowed, onClear, says = 'New ones appear here as they are added.', children }: NothingFoundProps) {
  if (!isNarrowed) return <EmptyState title={`No ${what} yet`}>{says}</EmptyState>;
  return (
    <EmptyState
      title={`No ${what} match`}
      action={
        <>
          {children}
          <Button onClick={onClear}>Clear the filters</Button>
        </>
      }
    >
      Nothing matches this search and these filters.
    </EmptyState>
  );
}
