// The widths of a list's columns for what stands in them: measured when the first rows of a list are drawn, so that nothing
// moves while somebody scrolls; and a column becomes wider when a row changes and needs more.
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { fitWidths, LEAST_FLEXIBLE } from './fit-widths.ts';
import type { GridRowData } from './grid-column.ts';
import type { ListState } from './list-state.ts';
import type { GridColumns, ShownColumn } from './use-grid-columns.ts';

type Needs = Readonly<Record<string, number>>;
const UNKNOWN: Needs = {};
/** Says in the style sheet: as wide as what stands in it. */
const MEASURING = 'data-measuring';
/** Of many changes each tells, and looking at every cell costs as much as drawing a row: once for all that come in so long. */
const WIDEN_AFTER_MS = 500;

interface Wish<Row extends GridRowData> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly room: RefObject<HTMLElement | null>;
  readonly columns: Pick<GridColumns<Row>, 'shown'>;
  /** Another name is another list. */
  readonly name: string;
  readonly state: Pick<ListState<Row>, 'rows' | 'isLoading' | 'subscribeRows'>;
  /** px of the box at the left; 0 without one. */
  readonly box: number;
}

export interface FittedColumns {
  /** In px, in the columns' order; undefined: it takes what the others leave. */
  readonly widths: readonly (number | undefined)[];
  /** px of all of them at least, with the box. */
  readonly least: number;
  /** The table is wider than its room. */
  readonly isWider: boolean;
  /** In px, in the columns' order, where the table is wider than its room. */
  readonly inPx: readonly number[];
  /** px that are in sight. */
  readonly room: number;
  /** The words of these columns were measured: until then each needs its cells. */
  readonly isMeasured: boolean;
}

export function useFittedColumns<Row extends GridRowData>({ table, room, columns, name, state, box }: Wish<Row>): FittedColumns {
  const { shown } = columns;
  const roomWidth = useWidth(room);
  // a list without rows is as wide as its heads need, and measured again with its first row
  const what = state.rows.length > 0 ? 'rows' : 'heads';
  const key = `${name} ${what} ${shown.map(({ column }) => column.id).join(' ')}`;
  const { needs, isMeasured } = useNeeds(table, key, shown, !state.isLoading, state.subscribeRows);
  return useMemo(() => {
    const widths = fitWidths(
      shown.map(({ column, width, isDrawn }) => ({
        ...{ width, isDrawn, need: needs[column.id] ?? 0 },
        isKept: column.hasIcon === true || column.align === 'end',
      })),
      roomWidth - box,
    );
    const leastOf = (at: number): number => {
      const need = needs[shown[at]?.column.id ?? ''] ?? 0;
      return need === 0 ? LEAST_FLEXIBLE : Math.min(LEAST_FLEXIBLE, need);
    };
    const inPx = widths.map((one, at) => one ?? leastOf(at));
    const least = inPx.reduce((sum, one) => sum + one, box);
    return { widths, least, isWider: roomWidth > 0 && least > roomWidth, inPx, room: roomWidth, isMeasured };
  }, [shown, needs, roomWidth, box, isMeasured]);
}

function useNeeds<Row extends GridRowData>(
  table: RefObject<HTMLTableElement | null>,
  key: string,
  shown: readonly ShownColumn<Row>[],
  isRead: boolean,
  subscribeRows: ListState<Row>['subscribeRows'],
): { readonly needs: Needs; readonly isMeasured: boolean } {
  const [needs, setNeeds] = useState(UNKNOWN);
  const [measuredFor, setMeasuredFor] = useState('');
  const measured = useRef('');
  useLayoutEffect(() => {
    if (!isRead || measured.current === key || table.current === null) return;
    measured.current = key;
    setMeasuredFor(key);
    setNeeds(needsOf(table.current, shown));
  }, [table, key, shown, isRead]);
  useEffect(() => {
    if (subscribeRows === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const widen = (): void => {
      timer = undefined;
      const drawn = table.current;
      if (drawn !== null && measured.current === key && isCut(drawn, shown)) setNeeds((before) => grown(before, needsOf(drawn, shown)));
    };
    const unsubscribe = subscribeRows(() => {
      timer ??= setTimeout(widen, WIDEN_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [table, key, shown, subscribeRows]);
  return { needs, isMeasured: measuredFor === key };
}

/** Whether a column of a declared width is too narrow for a row that is drawn: all are measured for that alone, it costs a layout of the whole table. */
function isCut<Row extends GridRowData>(table: HTMLTableElement, shown: readonly ShownColumn<Row>[]): boolean {
  const words = document.createRange();
  const paddings: number[] = [];
  return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].some((row) => {
    const cells = [...row.cells].flatMap(cellsOf).slice(-shown.length);
    return shown.some(({ width }, at) => {
      const cell = cells[at];
      if (width === undefined || cell === undefined) return false;
      const padding = (paddings[at] ??= paddingOf(cell));
      words.selectNodeContents(cell);
      return words.getBoundingClientRect().width > cell.clientWidth - padding + ROUNDING;
    });
  });
}

/** A cell's own width is a whole number of px, its words' is not. */
const ROUNDING = 0.5;

/** Words are cut where the padding begins; a cell says that it overflows only where it ends. */
function paddingOf(cell: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0);
}

/** One for each column; none where a row stands for rows, or a cell for columns, that are not drawn. */
const cellsOf = (cell: HTMLTableCellElement): readonly (HTMLElement | undefined)[] =>
  cell.colSpan === 1 ? [cell] : Array.from({ length: cell.colSpan }, () => undefined);

/** None gives up what it has; the same where none needs more. */
function grown(before: Needs, now: Needs): Needs {
  const more = Object.entries(now).filter(([id, need]) => need > (before[id] ?? 0));
  return more.length === 0 ? before : { ...before, ...Object.fromEntries(more) };
}

/** The browser's own width of each column by its words, in one layout. */
function needsOf<Row extends GridRowData>(table: HTMLTableElement, shown: readonly ShownColumn<Row>[]): Needs {
  table.setAttribute(MEASURING, '');
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')].slice(-shown.length);
  const needs = Object.fromEntries(shown.map(({ column }, at) => [column.id, Math.ceil(heads[at]?.getBoundingClientRect().width ?? 0)]));
  table.removeAttribute(MEASURING);
  return needs;
}

/** In px; 0 while it is not known. */
function useWidth(room: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [room]);
  return width;
}
