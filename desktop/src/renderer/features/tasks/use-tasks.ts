// Reads of the tasks' list.
import { useCallback } from 'react';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { GetTaskIdsDocument, GetTasksDocument, TaskRowFieldsFragmentDoc } from '@lotline/schema/generated/documents/task';
import type { TaskFilterInput } from '@lotline/schema/generated/operations';
import { useAsk } from '../../platform/data/use-ask.ts';
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
  const { ask } = useAsk();
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly TaskRow[]> =>
      (await ask(GetTasksDocument, { filter: { ids: [...ids], view: 'all' }, first: Math.max(1, ids.length) })).tasks.rows,
    [ask],
  );
  const order = sort === null ? null : { field: sort.field, descending: sort.isDescending };
  const state = useListPages<TaskRow>({
    key: `tasks?${asked}`,
    type: 'TaskRow',
    fragment: TaskRowFieldsFragmentDoc,
    read: async (after) => (await ask(GetTasksDocument, { filter, sort: order, first: PAGE_ROWS, after })).tasks,
    readRows,
    changedBy: { [TASK_LIST.live]: ({ constructionId }) => constructionId },
    arrivals: {
      entity: TASK_LIST.live,
      recordOf: ({ constructionId }) => constructionId,
      hasOneRow: false,
      read: async (jobs) =>
        (await ask(GetTasksDocument, { filter: { ...filter, constructionIds: [...jobs] }, sort: order, first: MOST_ARRIVED })).tasks.rows,
    },
  });
  const allIds = async (): Promise<readonly number[]> => (await ask(GetTaskIdsDocument, { filter })).taskIds;
  return { state, filter, order, readRows, allIds };
}
