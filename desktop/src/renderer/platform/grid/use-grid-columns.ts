// The columns of a list for this person, on TanStack Table: it manages order, visibility, widths, pinning and sort.
// Rows are not given to it: a list of 100,000 would be 100,000 row objects, made again with every page.
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useActor } from '@lotline/web-session/react/me-context';
import {
  AS_IT_STARTS,
  orderOf,
  parseSetup,
  savedColumns,
  setupOf,
  visibilityOf,
  WIDEST,
  widthIn,
  withMoved,
  withPosition,
  type ColumnPosition,
  type ColumnSetup,
  type SavedColumn,
} from './column-setup.ts';
import type { GridColumn, GridRowData, GridSort } from './grid-column.ts';
import { keepHere, readHere } from './local-setup.ts';
import { NARROWEST_BESIDE, PREVIEW_WIDTH } from './preview-room.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});
const NO_ROWS: never[] = [];
const WHAT = 'columns';
const NARROWEST = 40;

export interface ShownColumn<Row extends GridRowData> {
  readonly column: GridColumn<Row>;
  /** Undefined: it is flexible. */
  readonly width: number | undefined;
  /** The person set its width. */
  readonly isDrawn: boolean;
  readonly sorted: false | 'asc' | 'desc';
  readonly canSort: boolean;
  readonly sort: () => void;
}

export interface ChosenColumn {
  readonly id: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly canHide: boolean;
}

export interface GridColumns<Row extends GridRowData> {
  readonly shown: readonly ShownColumn<Row>[];
  /** All of them in their order, for the chooser. */
  readonly all: readonly ChosenColumn[];
  readonly setShown: (id: string, isShown: boolean) => void;
  readonly move: (id: string, by: 1 | -1) => void;
  readonly place: (id: string, at: ColumnPosition) => void;
  readonly setWidth: (id: string, width: number) => void;
  readonly reset: () => void;
  /** This person's columns in their order, for a saved view. */
  readonly asSaved: readonly SavedColumn[];
  readonly takeSaved: (columns: readonly SavedColumn[]) => void;
}

interface Wish<Row extends GridRowData> {
  /** The list's name on this device. */
  readonly list: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: GridSort | null;
  readonly onSort: (sort: GridSort) => void;
  /** A preview stands beside the list. */
  readonly isBeside?: boolean;
}

export function useGridColumns<Row extends GridRowData>({ list, columns, sort, onSort, isBeside = false }: Wish<Row>): GridColumns<Row> {
  const [setup, change] = useSetup(list);
  const windowWidth = useWindowWidth();
  const isNarrowed = isBeside && windowWidth >= NARROWEST_BESIDE;
  const room = isNarrowed ? windowWidth - PREVIEW_WIDTH : windowWidth;
  const order = useMemo(() => orderOf(columns, setup), [columns, setup]);
  const visibility = useMemo(() => visibilityOf(columns, setup, room, isNarrowed), [columns, setup, room, isNarrowed]);
  const table = useColumnTable({ columns, order, visibility, setup, sort, onSort });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const shown = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].flatMap((leaf) => {
    const column = byId.get(leaf.id);
    if (column === undefined) return [];
    const { isSortable = false } = column;
    return [
      {
        column,
        width: setup.widths[leaf.id] ?? widthIn(column, room),
        isDrawn: setup.widths[leaf.id] !== undefined,
        sorted: leaf.getIsSorted(),
        canSort: isSortable,
        sort: () => leaf.toggleSorting(leaf.getIsSorted() === 'asc'),
      },
    ];
  });
  return {
    shown,
    all: order.map((id) => ({
      id,
      label: byId.get(id)?.label ?? id,
      isShown: visibility[id] === true,
      canHide: byId.get(id)?.isName !== true,
    })),
    setShown: (id, isShown) => change({ ...setup, shown: { ...setup.shown, [id]: isShown } }),
    move: (id, by) => change({ ...setup, order: withMoved(order, id, by) }),
    place: (id, at) => change({ ...setup, order: withPosition(order, id, at) }),
    setWidth: (id, width) =>
      change({ ...setup, widths: { ...setup.widths, [id]: Math.min(WIDEST, Math.max(NARROWEST, Math.round(width))) } }),
    reset: () => change(AS_IT_STARTS),
    asSaved: savedColumns(order, setup),
    takeSaved: (saved) => change(setupOf(saved)),
  };
}

function useSetup(list: string): readonly [ColumnSetup, (next: ColumnSetup) => void] {
  const { userId } = useActor();
  const [setup, setSetup] = useState(() => parseSetup(readHere(WHAT, userId, list)));
  const change = useCallback(
    (next: ColumnSetup) => {
      setSetup(next);
      keepHere(WHAT, userId, list, next);
    },
    [userId, list],
  );
  return [setup, change];
}

interface TableWish<Row extends GridRowData> extends Omit<Wish<Row>, 'list' | 'isBeside'> {
  readonly order: readonly string[];
  readonly visibility: Record<string, boolean>;
  readonly setup: ColumnSetup;
}

function useColumnTable<Row extends GridRowData>({ columns, order, visibility, setup, sort, onSort }: TableWish<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, text, isSortable = false }): ColumnDef<typeof features, Row> => ({
        id,
        accessorFn: text,
        enableSorting: isSortable,
      })),
    [columns],
  );
  const pinning = useMemo(() => ({ start: columns.flatMap(({ id, isName }) => (isName === true ? [id] : [])), end: [] }), [columns]);
  const sorting = useMemo((): SortingState => (sort === null ? [] : [{ id: sort.field, desc: sort.isDescending }]), [sort]);
  return useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      columnOrder: [...order],
      columnVisibility: visibility,
      columnSizing: setup.widths,
      columnPinning: pinning,
      sorting,
    },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next !== undefined) onSort({ field: next.id, isDescending: next.desc });
    },
  });
}

const onResize = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

function useWindowWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth);
}
