// A list without rows: whether it is empty, or the filters match nothing.
import type { ReactNode } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';

interface NothingFoundProps {
  /** 'jobs'. */
  readonly what: string;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** Search suggestions. */
  readonly children?: ReactNode;
}

export function NothingFound({ what, isNarrowed, onClear, children }: NothingFoundProps) {
  if (!isNarrowed) return <EmptyState title={`No ${what} yet`}>New ones appear here as they are added.</EmptyState>;
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
