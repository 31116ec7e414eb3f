// The columns of a list for a person, their order and width: the list's defaults, changed by the settings on this device.
import type { GridColumn, GridRowData } from './grid-column.ts';

export interface ColumnSetup {
  readonly order: readonly string[];
  /** Only what the person changed; the rest has the list's defaults. */
  readonly shown: Readonly<Record<string, boolean>>;
  readonly widths: Readonly<Record<string, number>>;
}

export const AS_IT_STARTS: ColumnSetup = { order: [], shown: {}, widths: {} };

const NARROWEST = 32;
/** A stored width above this would be ignored. */
export const WIDEST = 1200;

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= NARROWEST && value <= WIDEST;

/** The stored settings may be of an earlier version of the list: what cannot be read has its default. */
export function parseSetup(value: unknown): ColumnSetup {
  const kept = Object.fromEntries(entriesOf(value));
  const order: unknown = kept['order'];
  return {
    order: Array.isArray(order) ? order.filter((id): id is string => typeof id === 'string') : [],
    shown: Object.fromEntries(entriesOf(kept['shown']).flatMap(([id, is]) => (typeof is === 'boolean' ? [[id, is]] : []))),
    widths: Object.fromEntries(entriesOf(kept['widths']).flatMap(([id, width]) => (isWidth(width) ? [[id, width]] : []))),
  };
}

/** Every column of the list once: those that the person ordered first, a new one at its default position after them. */
export function orderOf<Row extends GridRowData>(columns: readonly GridColumn<Row>[], { order }: ColumnSetup): string[] {
  const ids = columns.map(({ id }) => id);
  const known = order.filter((id) => ids.includes(id));
  const result = [...new Set(known)];
  for (const [place, id] of ids.entries()) {
    if (result.includes(id)) continue;
    const before = ids.slice(0, place).findLast((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

/** @param room px of the window, less an open preview. Undefined: the column is flexible. */
export const widthIn = <Row extends GridRowData>({ width, narrow }: GridColumn<Row>, room: number): number | undefined =>
  narrow !== undefined && room < narrow.below ? narrow.width : width;

/**
 * @param room px of the window, less an open preview
 * @param isBeside a preview is open
 */
export function visibilityOf<Row extends GridRowData>(
  columns: readonly GridColumn<Row>[],
  { shown }: ColumnSetup,
  room: number,
  isBeside = false,
): Record<string, boolean> {
  const starts = ({ startsHidden, fromWidth = 0, fromBeside = 0 }: GridColumn<Row>): boolean =>
    startsHidden !== true && room >= Math.max(fromWidth, isBeside ? fromBeside : 0);
  return Object.fromEntries(columns.map((column) => [column.id, column.isName === true || (shown[column.id] ?? starts(column))]));
}

/** The column and its neighbour in that direction swap. */
export function withMoved(order: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const from = order.indexOf(id);
  const to = from + by;
  const other = order[to];
  if (from < 0 || other === undefined) return order;
  const next = [...order];
  next[from] = other;
  next[to] = id;
  return next;
}

/** The column beside which another one is put. */
export interface ColumnPosition {
  readonly beside: string;
  readonly side: 'before' | 'after';
}

/** The column moved beside another; beside itself it stays. */
export function withPosition(order: readonly string[], id: string, { beside, side }: ColumnPosition): readonly string[] {
  const rest = order.filter((other) => other !== id);
  const at = rest.indexOf(beside);
  if (at < 0 || rest.length === order.length) return order;
  return rest.toSpliced(side === 'before' ? at : at + 1, 0, id);
}

/** A column as a saved view has it; null: the list's default. */
export interface SavedColumn {
  readonly id: string;
  readonly isShown: boolean | null;
  readonly width: number | null;
}

/** @param order every column of the list */
export const savedColumns = (order: readonly string[], { shown, widths }: ColumnSetup): SavedColumn[] =>
  order.map((id) => ({ id, isShown: shown[id] ?? null, width: widths[id] === undefined ? null : Math.round(widths[id]) }));

export const setupOf = (saved: readonly SavedColumn[]): ColumnSetup => ({
  order: saved.map(({ id }) => id),
  shown: Object.fromEntries(saved.flatMap(({ id, isShown }) => (isShown === null ? [] : [[id, isShown]]))),
  widths: Object.fromEntries(saved.flatMap(({ id, width }) => (isWidth(width) ? [[id, width]] : []))),
});
