// The list without rows: on its way, failed, or empty. Each says what would be here and what to do next (look.md §5).
import { CloudOff, ListChecks, RotateCw, SearchX } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { sayFailure } from '../../platform/connection/failure-words.ts';
import styles from './ListBlanks.module.css';

/** Heads and rows of the list's own height, so that nothing jumps when it arrives. */
export function ListSkeleton() {
  return (
    <div>
      <div className={styles.head} aria-hidden="true">
        <Ghost className={styles.heading} />
      </div>
      <SkeletonRows label="Loading your tasks" rows={6} />
    </div>
  );
}

interface ListFailedProps {
  readonly error: unknown;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

export function ListFailed({ error, isTrying, onRetry }: ListFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        className={styles.empty}
        icon={CloudOff}
        title="Your tasks could not be loaded"
        action={
          <Button kind="primary" icon={RotateCw} busy={isTrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {sayFailure(error)}
      </EmptyState>
    </div>
  );
}

interface ListEmptyProps {
  readonly search: string;
  readonly isNarrowed: boolean;
  readonly hasGroups: boolean;
  readonly onClear: () => void;
}

export function ListEmpty({ search, isNarrowed, hasGroups, onClear }: ListEmptyProps) {
  const isFiltered = search !== '' || isNarrowed;
  const clear = isFiltered ? <Button onClick={onClear}>Clear Filters</Button> : undefined;
  if (search !== '') {
    return (
      <EmptyState className={styles.empty} icon={SearchX} title={`No task matches “${search}”`} action={clear}>
        Searched in address, work order, task, status, contacts and references.
      </EmptyState>
    );
  }
  const reason = hasGroups
    ? 'The office has not issued any to this group.'
    : 'You are not in a group yet: ask the office to add you to one.';
  return (
    <EmptyState className={styles.empty} icon={ListChecks} title="No tasks at the moment" action={clear}>
      {`${reason} Tasks appear here by day as soon as they are issued, without a reload.`}
    </EmptyState>
  );
}
