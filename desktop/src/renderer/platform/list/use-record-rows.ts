// The rows of a list that shows one record each, live: its pages, named rows anew, and what has come to it. Declared once for each such list.
import { useCallback } from 'react';
import type { LiveList } from '@lotline/schema/domain/list/list-declaration';
import type { ListRead } from '../data/row-list.ts';
import type { RowPage } from '../data/row-pages.ts';
import { useAsk, type AskOnce } from '../data/use-ask.ts';
import type { GridRowData } from '../grid/grid-column.ts';
import { useListPages } from '../grid/use-list-pages.ts';
import type { ListAddress } from './use-list-address.ts';

const PAGE_ROWS = 100;

interface Ids {
  readonly ids: number[];
}

interface RequestedPage<Filter> {
  readonly filter: Filter | Ids | (Filter & Ids);
  readonly sort: { field: string; descending: boolean } | null;
  readonly first: number;
  readonly after: string | null;
}

export interface RecordRows<Filter extends object, Row extends GridRowData> extends Pick<ListRead<Row>, 'type' | 'fragment'> {
  /** Its name is the list's among all, and its rows follow the records that it is live by. */
  readonly list: Pick<LiveList, 'name' | 'live'>;
  readonly page: (ask: AskOnce, asked: RequestedPage<Filter>) => Promise<RowPage<Row>>;
}

/** @param filter as the screen asks; the address names the list by it */
export function useRecordRows<Filter extends object, Row extends GridRowData>(
  { list: { name, live }, type, fragment, page }: RecordRows<Filter, Row>,
  filter: Filter,
  { asked, query }: Pick<ListAddress, 'asked' | 'query'>,
) {
  const { ask } = useAsk();
  const order = query.sort === null ? null : { field: query.sort.field, descending: query.sort.isDescending };
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly Row[]> =>
      (await page(ask, { filter: { ids: [...ids] }, sort: null, first: Math.max(1, ids.length), after: null })).rows,
    [page, ask],
  );
  const state = useListPages<Row>({
    key: `${name}?${asked}`,
    type,
    fragment,
    read: (after) => page(ask, { filter, sort: order, first: PAGE_ROWS, after }),
    readRows,
    changedBy: { [live]: ({ id }) => id },
    arrivals: {
      entity: live,
      recordOf: ({ id }) => id,
      hasOneRow: true,
      read: async (ids) =>
        (await page(ask, { filter: { ...filter, ids: [...ids] }, sort: order, first: Math.max(1, ids.length), after: null })).rows,
    },
  });
  return { state, filter, order, readRows };
}
