// Which columns of a wide list have cells: those in sight and a little beside them, as its rows are drawn.
import type { GridColumn, GridRowData } from './grid-column.ts';

/** px at either side that are drawn too: scrolling aside shows no empty cell while the next ones are on their way. */
export const BESIDE = 200;
/** px: scrolling aside by less draws nothing. */
export const SIDE_STEP = 120;

/** px of a letter, more than most have; of a cell beside its text; and of the room of an icon. */
const LETTER = 9;
const BESIDE_TEXT = 17;
const ICON = 22;

export interface DrawnColumn<Row extends GridRowData> {
  readonly column: GridColumn<Row>;
  readonly index: number;
  /** Columns before it that have no cell. */
  readonly gap: number;
  /** A text of so many letters fits and needs no clip, which each frame pays for; 0: nobody knows. */
  readonly letters: number;
}

export interface ColumnWindow<Row extends GridRowData> {
  readonly drawn: readonly DrawnColumn<Row>[];
  /** Columns behind the last one that have no cell. */
  readonly rest: number;
  readonly count: number;
  /** Of a row that passes by fast: no more than is in sight. */
  readonly passing?: ColumnWindow<Row>;
}

/** What is in sight of a wide list, with `beside` px at either side. */
export interface SideSight {
  /** px of each column, in their order. */
  readonly widths: readonly number[];
  /** px that are scrolled away at the left. */
  readonly left: number;
  /** px of what is in sight. */
  readonly room: number;
  readonly beside: number;
}

/** @returns for each column whether it has cells; the naming one always has, since it stays in sight */
export function drawnAtSide(names: readonly boolean[], { widths, left, room, beside }: SideSight): readonly boolean[] {
  const from = Math.floor(left / SIDE_STEP) * SIDE_STEP - beside;
  const to = from + beside + SIDE_STEP + room + beside;
  let end = 0;
  return names.map((isName, index) => {
    const start = end;
    end += widths[index] ?? 0;
    return isName || (end > from && start < to);
  });
}

/**
 * @param isDrawn of each column; left out: all have cells
 * @param widths px of each column; left out: not known
 */
export function columnWindow<Row extends GridRowData>(
  columns: readonly GridColumn<Row>[],
  isDrawn?: readonly boolean[],
  widths?: readonly number[],
): ColumnWindow<Row> {
  let end = 0;
  const drawn = columns.flatMap((column, index) => {
    if (isDrawn?.[index] === false) return [];
    const gap = index - end;
    end = index + 1;
    const room = (widths?.[index] ?? 0) - BESIDE_TEXT - (column.hasIcon === true ? ICON : 0);
    return [{ column, index, gap, letters: Math.max(0, Math.floor(room / LETTER)) }];
  });
  return { drawn, rest: columns.length - end, count: columns.length };
}
