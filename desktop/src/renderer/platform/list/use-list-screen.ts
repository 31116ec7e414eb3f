// What every screen of a list does alike: the active row and its preview, columns, selection, new rows, its file, the keys (decision 079).
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { usualSortOf, type AnyList } from '@lotline/schema/domain/list/list-declaration';
import type { ListName } from '@lotline/schema/domain/view/declared-lists';
import type { LocalNote } from '../data/local-store.ts';
import { focusRows } from '../grid/focus-rows.ts';
import type { GridColumn, GridRowData } from '../grid/grid-column.ts';
import type { ListState } from '../grid/list-state.ts';
import { NARROWEST_BESIDE } from '../grid/preview-room.ts';
import { useGridColumns, type GridColumns } from '../grid/use-grid-columns.ts';
import { exportFilter, useExport, type ExportFormat } from './use-export.ts';
import { sortWords } from './sort-words.ts';
import { useHotkeys } from './use-hotkeys.ts';
import type { ListAddress } from './use-list-address.ts';
import { useListCursor, type ListCursor } from './use-list-cursor.ts';
import { usePicked, type PickedRows } from './use-picked.ts';
import { useShowArrivals } from './use-show-arrivals.ts';

export interface ListReads<Row extends GridRowData> {
  readonly state: ListState<Row>;
  /** The query of the server, as a file asks it too. */
  readonly filter: object;
  readonly order: object | null;
  /** Its rows are this computer's, and not the server's. */
  readonly note?: LocalNote | null;
  /** Everything that the filter finds; a list without it has no selection. */
  readonly allIds?: () => Promise<readonly number[]>;
  readonly readRows: (ids: readonly number[]) => Promise<readonly Row[]>;
}

export interface ListSpec<Row extends GridRowData> {
  readonly list: AnyList & { readonly name: ListName };
  readonly address: ListAddress;
  readonly reads: ListReads<Row>;
  /** The same object between renders. */
  readonly columns: readonly GridColumn<Row>[];
  /** What names the list beside its address, where a screen has several. */
  readonly asked?: string;
  /** The filter that finds rows by their ids, in a file of the selection. */
  readonly ofIds?: (ids: readonly number[]) => object;
  /** A row's own page. */
  readonly pathOf: (id: number) => string;
}

export interface ListScreenState<Row extends GridRowData> {
  readonly spec: ListSpec<Row>;
  readonly cursor: ListCursor;
  readonly columns: GridColumns<Row>;
  readonly picking: PickedRows;
  /** By which hidden column it is sorted; '' where a head says it. */
  readonly sortNote: string;
  /** Rows can be selected. */
  readonly hasSelection: boolean;
  readonly isExporting: boolean;
  readonly exportRows: (format: ExportFormat) => void;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly openFilter: string | null;
  readonly setOpenFilter: (open: string | null) => void;
  readonly showArrivals: () => void;
  /** New rows may come in by themselves. */
  readonly isAtRest: () => boolean;
  readonly closePreview: () => void;
  readonly openPage: (id: number) => void;
}

/** Does something in the list itself: a preview that stands in its place is closed first. */
function useOnList(openId: number | null, open: ListAddress['open']): (act: () => void) => () => void {
  const next = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (openId !== null) return;
    next.current?.();
    next.current = null;
  }, [openId]);
  return (act) => () => {
    if (openId === null || window.innerWidth >= NARROWEST_BESIDE) act();
    else {
      next.current = act;
      open(null);
    }
  };
}

const NO_IDS = (): Promise<readonly number[]> => Promise.resolve([]);
const BY_IDS = (ids: readonly number[]): object => ({ ids });

export function useListScreen<Row extends GridRowData>(spec: ListSpec<Row>): ListScreenState<Row> {
  const { list, address, reads, asked = address.asked, ofIds = BY_IDS, pathOf } = spec;
  const { state, allIds, readRows } = reads;
  const { query, openId, open } = address;
  const navigate = useNavigate();
  const cursor = useListCursor(address, state.rows);
  const sort = query.sort ?? { field: usualSortOf(list, reads.filter), isDescending: list.isNewestFirst === true };
  const columns = useGridColumns({
    list: list.name,
    columns: spec.columns,
    sort,
    onSort: (sort) => address.change({ ...query, sort }, true),
    isBeside: openId !== null,
  });
  const picking = usePicked({ asked, state, columns, cursorId: cursor.cursorId, allIds: allIds ?? NO_IDS, readRows });
  const showArrivals = useShowArrivals(state, cursor);
  const exporting = useExport();
  const search = useRef<HTMLInputElement>(null);
  const [openFilter, setOpenFilter] = useState<string | null>(null);
  const closePreview = useCallback(() => {
    open(null);
    focusRows();
  }, [open]);
  const onList = useOnList(openId, open);
  useHotkeys({
    '/': onList(() => search.current?.focus()),
    f: onList(() => setOpenFilter('+')),
    j: () => cursor.step(1),
    k: () => cursor.step(-1),
    r: showArrivals,
  });
  return {
    ...{ spec, cursor, columns, picking, search, openFilter, setOpenFilter, showArrivals, closePreview },
    sortNote: sortWords(sort, list, spec.columns, new Set(columns.shown.map(({ column }) => column.id))),
    hasSelection: allIds !== undefined,
    isExporting: exporting.isBusy,
    exportRows: (format) =>
      exporting.run({
        list,
        format,
        filter: exportFilter(reads.filter, picking, ofIds),
        sort: reads.order,
        columns: columns.shown.map(({ column }) => column.id),
      }),
    isAtRest: () => cursor.isAtTop() && cursor.cursorId === null && openId === null && picking.picked.size === 0,
    openPage: (id) => void navigate(pathOf(id)),
  };
}
