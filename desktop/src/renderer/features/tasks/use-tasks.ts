// Reads of the tasks' list.
import { useCallback, useMemo } from 'react';
import { GetTaskIdsDocument, GetTasksDocument, type TaskFilterInput } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useListPages } from '../../platform/grid/use-list-pages.ts';
import type { GridSort } from '../../platform/grid/grid-column.ts';
import type { TaskRow } from './task-row.ts';

const PAGE_ROWS = 100;
/** A page has no more. */
const MOST_ARRIVED = 200;

interface Asked {
  /** The query as text: names the list. */
  readonly asked: string;
  readonly filter: TaskFilterInput;
  readonly sort: GridSort | null;
}

export function useTasks({ asked, filter, sort }: Asked) {
  const { gql } = usePlatform().calls;
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly TaskRow[]> =>
      (await gql(GetTasksDocument, { filter: { ids: [...ids], view: 'all' }, first: Math.max(1, ids.length) })).tasks.rows,
    [gql],
  );
  const order = sort === null ? null : { field: sort.field, descending: sort.isDescending };
  const state = useListPages<TaskRow>({
    key: useMemo(() => keys.taskList(asked), [asked]),
    read: async (after) => (await gql(GetTasksDocument, { filter, sort: order, first: PAGE_ROWS, after })).tasks,
    readRows,
    jobOf: ({ constructionId }) => constructionId,
    readOfJobs: async (jobs) =>
      (await gql(GetTasksDocument, { filter: { ...filter, constructionIds: [...jobs] }, sort: order, first: MOST_ARRIVED })).tasks.rows,
  });
  const allIds = async (): Promise<readonly number[]> => (await gql(GetTaskIdsDocument, { filter })).taskIds;
  return { state, order, readRows, allIds };
}
