// The rows of a log of its own, page by page. Its entries never change, and nobody is told of new ones.
import { useCallback } from 'react';
import type { AnyList } from '@lotline/schema/domain/list/list-declaration';
import type { ListSortInput } from '@lotline/schema/generated/operations';
import type { ListRead } from '../../platform/data/row-list.ts';
import type { RowPage } from '../../platform/data/row-pages.ts';
import { useAsk } from '../../platform/data/use-ask.ts';
import type { GridRowData } from '../../platform/grid/grid-column.ts';
import { useListPages } from '../../platform/grid/use-list-pages.ts';
import { requestedFilter, type RequestedFilter } from '../../platform/list/declared-filters.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';

type Ask = ReturnType<typeof useAsk>['ask'];

interface PageWish<L extends AnyList> {
  readonly filter: RequestedFilter<L> | { readonly ids: number[] };
  readonly sort?: ListSortInput | null;
  readonly first: number;
  readonly after?: string | null;
}

/** The same object between renders. */
export interface LogReads<L extends AnyList, Row extends GridRowData> {
  readonly list: L;
  readonly type: string;
  readonly fragment: ListRead<Row>['fragment'];
  readonly page: (ask: Ask, wish: PageWish<L>) => Promise<RowPage<Row>>;
}

const PAGE_ROWS = 100;

export function useLogRows<L extends AnyList, Row extends GridRowData>(
  { list, type, fragment, page }: LogReads<L, Row>,
  address: ListAddress,
) {
  const { ask } = useAsk();
  const { asked, query } = address;
  const filter = requestedFilter(list, query);
  const order = query.sort === null ? null : { field: query.sort.field, descending: query.sort.isDescending };
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly Row[]> =>
      (await page(ask, { filter: { ids: [...ids] }, first: Math.max(1, ids.length) })).rows,
    [ask, page],
  );
  const state = useListPages<Row>({
    key: `${list.name}?${asked}`,
    type,
    fragment,
    read: (after) => page(ask, { filter, sort: order, first: PAGE_ROWS, after }),
    readRows,
    changedBy: {},
  });
  return { state, filter, order, readRows };
}
