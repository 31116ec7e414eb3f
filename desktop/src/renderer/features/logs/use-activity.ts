// Reads of the log of activity: its pages, one entry with what it stored, and the people that it is filtered by. Entries never change.
import { useCallback } from 'react';
import { ACTIVITY_LIST } from '@lotline/schema/domain/log/activity.columns';
import { ActivityFieldsFragmentDoc, GetActivityDocument, GetActivityEntryDocument } from '@lotline/schema/generated/documents/log';
import type { ActivityFieldsFragment } from '@lotline/schema/generated/operations';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { useListPages } from '../../platform/grid/use-list-pages.ts';
import { requestedFilter } from '../../platform/list/declared-filters.ts';
import type { ActivityAddress } from './log-tabs.ts';

export type ActivityEntry = ActivityFieldsFragment;
const PAGE_ROWS = 100;

export function useActivity({ tab, address: { asked, query } }: ActivityAddress) {
  const { ask } = useAsk();
  const filter = { ...requestedFilter(ACTIVITY_LIST, query), ...(tab === 'all' ? {} : { tab }) };
  const order = query.sort === null ? null : { field: query.sort.field, descending: query.sort.isDescending };
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly ActivityEntry[]> =>
      (await ask(GetActivityDocument, { filter: { ids: [...ids] }, first: Math.max(1, ids.length) })).activityLog.rows,
    [ask],
  );
  const state = useListPages<ActivityEntry>({
    key: `activityLog?${asked}`,
    type: 'ActivityEntry',
    fragment: ActivityFieldsFragmentDoc,
    read: async (after) => (await ask(GetActivityDocument, { filter, sort: order, first: PAGE_ROWS, after })).activityLog,
    readRows,
    changedBy: {},
  });
  return { state, filter, order, readRows };
}

/** With what it stored, wherever it stands in the list. */
export function useActivityEntry(id: number) {
  const read = useRead(GetActivityEntryDocument, { variables: { id }, follows: [] });
  return { ...read, entry: read.data?.activityLog.rows[0] ?? null };
}
