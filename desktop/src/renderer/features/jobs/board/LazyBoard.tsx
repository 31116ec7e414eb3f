// The board, loaded when it is first looked at.
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/frame/lazy-part.tsx';
import { PartBoundary } from '../../../platform/frame/PartBoundary.tsx';
import { formatListQuery, withFilter, type ListQuery } from '../../../platform/list/list-query.ts';
import { JOB_ADDRESS } from '../../../platform/job-list/job-filters.ts';
import { BoardGhosts } from './BoardGhosts.tsx';
import type { JobsBoardProps } from './jobs-board-props.ts';
import { SHAPE } from './use-shape.ts';

const JobsBoard = lazyPart(() => import('./JobsBoard.tsx'));

interface LazyBoardProps extends Omit<JobsBoardProps, 'listPathOf'> {
  readonly query: ListQuery;
}

export function LazyBoard({ query, ...props }: LazyBoardProps) {
  const listPathOf = (status: string) => `?${formatListQuery(withFilter(query, 'status', [status]), JOB_ADDRESS).toString()}&${SHAPE}=list`;
  return (
    <PartBoundary resetKey="board">
      <Suspense fallback={<BoardGhosts />}>
        <JobsBoard {...props} listPathOf={listPathOf} />
      </Suspense>
    </PartBoundary>
  );
}
