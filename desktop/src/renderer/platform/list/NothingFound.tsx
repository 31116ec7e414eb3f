// A list without rows: whether it is empty, or the filters match nothing.
import type { ReactNode } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import type { Narrowing } from './list-query.ts';

const WAY_OUT: Readonly<Record<Narrowing, string>> = {
  search: 'Clear the search',
  filters: 'Clear the filters',
  both: 'Clear the search and filters',
};
const NOTHING_MATCHES: Readonly<Record<Narrowing, string>> = {
  search: 'Nothing matches this search.',
  filters: 'Nothing matches these filters.',
  both: 'Nothing matches this search and these filters.',
};

interface NothingFoundProps {
  /** 'jobs'. */
  readonly what: string;
  /** What hides the rest; view: a view of the list's own and nothing else; null: nothing does. */
  readonly by: Narrowing | 'view' | null;
  readonly onClear: () => void;
  /** What would be here, in a sentence; left out where people add it themselves. */
  readonly says?: string | undefined;
  /** Search suggestions, or the way to the other rows. */
  readonly children?: ReactNode;
}

export function NothingFound({ what, by, onClear, says = 'New ones appear here as they are added.', children }: NothingFoundProps) {
  if (by === null) return <EmptyState title={`No ${what} yet`}>{says}</EmptyState>;
  if (by === 'view')
    return (
      <EmptyState title={`No ${what} here`} action={children}>
        No {what} are in this view now.
      </EmptyState>
    );
  return (
    <EmptyState
      title={`No ${what} match`}
      action={
        <>
          {children}
          <Button onClick={onClear}>{WAY_OUT[by]}</Button>
        </>
      }
    >
      {NOTHING_MATCHES[by]}
    </EmptyState>
  );
}
