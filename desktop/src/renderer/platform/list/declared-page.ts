// What the page of a declared list says of itself: the list, its columns, filters and keys. The rest is alike on every such page (decision 079).
import { useMemo } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { sortKeysOf, type AnyList } from '@lotline/schema/domain/list/list-declaration';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';
import { useActor } from '@lotline/web-session/react/me-context';
import type { GridColumn, GridRowData } from '../grid/grid-column.ts';
import * as key from './list-keys.ts';
import type { KeyHint } from './ListFrame.tsx';
import type { FilterDefinition, ListQuery } from './list-query.ts';
import type { ListKey } from './open-list-keys.ts';
import { useListAddress, type ListAddress } from './use-list-address.ts';
import { useListScreen, type ListReads, type ListScreenState, type ListSpec } from './use-list-screen.ts';

interface PageWords {
  /** 'child codes': of all of them, and where none is found. */
  readonly called: string;
  /** What would be here, in a sentence, where there is none; left out where people add it themselves. */
  readonly says?: string;
  readonly keys: readonly ListKey[];
  readonly hints: readonly KeyHint[];
}

export interface DeclaredPage<Row extends GridRowData> extends PageWords {
  readonly list: AnyList & { readonly name: ListName };
  readonly filters: readonly FilterDefinition[];
  /** Filters of the address that stand as tabs, not as chips. */
  readonly tabbed?: readonly FilterDefinition[];
  /** The filters of an address that asks nothing. */
  readonly first?: ListQuery['filters'];
  /** Other parameters of the address, which stay as they are. */
  readonly kept?: readonly string[];
  readonly addressed: readonly FilterDefinition[];
  readonly sorts: readonly string[];
  readonly columns: (actor: Actor, today: CalendarDay) => readonly GridColumn<Row>[];
  /** The accessible name of a row. */
  readonly nameOf: (row: Row) => string;
  /** A row's own page, or the list with the row beside it. */
  readonly pathOf: (id: number) => string;
  /** The filter that finds rows by their ids, in a file of the selection. */
  readonly ofIds?: (ids: readonly number[]) => object;
}

const READ_KEYS = [key.MOVE, key.PREVIEW, key.STEP, key.SEARCH, key.FILTER, key.SHOW_NEW, key.COPY, key.MENU];
const READ_HINTS: readonly KeyHint[] = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
];
/** Where rows are selected and opened. */
export const SELECT_HINTS: readonly KeyHint[] = [...READ_HINTS, { keys: 'Space', does: 'select' }, { keys: 'Ctrl C', does: 'copy' }];

type PageWish<Row extends GridRowData> = Omit<DeclaredPage<Row>, 'addressed' | 'sorts' | 'keys' | 'hints'> & {
  /** Beside those that every list has. */
  readonly does?: readonly (ListKey & { readonly hint?: string })[];
  /** Instead of all of them. */
  readonly words?: Partial<Pick<PageWords, 'keys' | 'hints'>>;
};

/** Once, outside of any component: what is made here stays the same object between renders. */
export function declarePage<Row extends GridRowData>({ does = [], words, ...page }: PageWish<Row>): DeclaredPage<Row> {
  const hints = does.flatMap(({ keys, hint }) => (hint === undefined ? [] : [{ keys: keys.join(' '), does: hint }]));
  return {
    ...page,
    addressed: [...(page.tabbed ?? []), ...page.filters],
    sorts: sortKeysOf(page.list),
    keys: words?.keys ?? [...READ_KEYS, ...does.map(({ keys, does: what }) => ({ keys, does: what }))],
    hints: words?.hints ?? [...READ_HINTS, ...hints],
  };
}

/** What follows the person or the screen, where the page as declared does not do. */
export type OwnOfPage<Row extends GridRowData> = Partial<Pick<ListSpec<Row>, 'asked' | 'pathOf'>>;

export const usePageAddress = <Row extends GridRowData>({ addressed, sorts, kept, first }: DeclaredPage<Row>) =>
  useListAddress(addressed, sorts, kept, first);

export function usePageScreen<Row extends GridRowData>(
  { list, columns: columnsFor, pathOf, ofIds }: DeclaredPage<Row>,
  { address, reads, ...own }: Pick<ListSpec<Row>, 'address' | 'reads'> & OwnOfPage<Row>,
): ListScreenState<Row> {
  const actor = useActor();
  const { today } = address.query;
  const columns = useMemo(() => columnsFor(actor, today), [columnsFor, actor, today]);
  return useListScreen({ list, address, reads, columns, pathOf, ...(ofIds === undefined ? {} : { ofIds }), ...own });
}

/** @param useReads the hook that reads the rows of an address; the same one between renders */
export function useDeclaredPage<Row extends GridRowData>(
  page: DeclaredPage<Row>,
  useReads: (address: ListAddress) => ListReads<Row>,
  own: OwnOfPage<Row> = {},
): ListScreenState<Row> {
  const address = usePageAddress(page);
  return usePageScreen(page, { address, reads: useReads(address), ...own });
}
