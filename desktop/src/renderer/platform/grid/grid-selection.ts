// Which rows are selected: pure steps from one set of ids to the next.
import type { GridRowData } from './grid-column.ts';

export type Picked = ReadonlySet<number>;
export const NOTHING_PICKED: Picked = new Set();

export function withToggled(picked: Picked, id: number): Picked {
  const next = new Set(picked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Everything from one row to another is selected as well, both ends included. */
export function withRange(picked: Picked, rows: readonly GridRowData[], from: number, to: number): Picked {
  const next = new Set(picked);
  for (const { id } of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(id);
  return next;
}

/** A row that left the list stays selected only while it may still be further down. */
export function allPicked(picked: Picked, rows: readonly GridRowData[]): 'all' | 'some' | 'none' {
  if (picked.size === 0) return 'none';
  return rows.length > 0 && picked.size >= rows.length && rows.every(({ id }) => picked.has(id)) ? 'all' : 'some';
}
