// What the page of a declared list says of itself: the list, its columns, filters and keys. The rest is alike on every such page (decision 079).
import { useMemo } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { sortKeysOf, type AnyList } from '@lotline/schema/domain/list/list-declaration';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';
import { useActor } from '@lotline/web-session/react/me-context';
import type { GridColumn, GridRowData } from '../grid/grid-column.ts';
import * as key from './list-keys.ts';
import type { KeyHint } from './ListFrame.tsx';
import type { FilterDefinition } from './list-query.ts';
import type { ListKey } from './open-list-keys.ts';
import { useListAddress, type ListAddress } from './use-list-address.ts';
import { useListScreen, type ListReads, type ListScreenState } from './use-list-screen.ts';

interface PageWords {
  /** 'child codes': of all of them, and where none is found. */
  readonly called: string;
  readonly keys: readonly ListKey[];
  readonly hints: readonly KeyHint[];
}

export interface DeclaredPage<Row extends GridRowData> extends PageWords {
  readonly list: AnyList & { readonly name: ListName };
  readonly filters: readonly FilterDefinition[];
  readonly sorts: readonly string[];
  readonly columns: (actor: Actor) => readonly GridColumn<Row>[];
  /** The accessible name of a row. */
  readonly nameOf: (row: Row) => string;
  /** A row's own page, or the list with the row beside it. */
  readonly pathOf: (id: number) => string;
}

const READ_KEYS = [key.MOVE, key.PREVIEW, key.STEP, key.SEARCH, key.FILTER, key.SHOW_NEW, key.COPY];
const READ_HINTS: readonly KeyHint[] = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: 'Ctrl ↵', does: 'open' },
];

type PageWish<Row extends GridRowData> = Omit<DeclaredPage<Row>, 'sorts' | 'keys' | 'hints'> & {
  /** Beside those that every list has. */
  readonly does?: readonly (ListKey & { readonly hint?: string })[];
  /** Instead of all of them. */
  readonly words?: Pick<PageWords, 'keys' | 'hints'>;
};

/** Once, outside of any component: what is made here stays the same object between renders. */
export function declarePage<Row extends GridRowData>({ does = [], words, ...page }: PageWish<Row>): DeclaredPage<Row> {
  const hints = does.flatMap(({ keys, hint }) => (hint === undefined ? [] : [{ keys: keys.join(' '), does: hint }]));
  return {
    ...page,
    sorts: sortKeysOf(page.list),
    keys: words?.keys ?? [...READ_KEYS, ...does.map(({ keys, does: what }) => ({ keys, does: what }))],
    hints: words?.hints ?? [...READ_HINTS, ...hints],
  };
}

/** @param useReads the hook that reads the rows of an address; the same one between renders */
export function useDeclaredPage<Row extends GridRowData>(
  { list, filters, sorts, columns: columnsFor, pathOf }: DeclaredPage<Row>,
  useReads: (address: ListAddress) => ListReads<Row>,
): ListScreenState<Row> {
  const actor = useActor();
  const address = useListAddress(filters, sorts);
  const reads = useReads(address);
  const columns = useMemo(() => columnsFor(actor), [columnsFor, actor]);
  return useListScreen({ list, address, reads, columns, pathOf });
}
