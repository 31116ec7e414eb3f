// The pages of a list as they were read, and what changes of them: pure.
import type { GridRowData } from '../grid/grid-column.ts';

export interface RowPage<Row extends GridRowData> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null at the end. */
  readonly after: string | null;
  readonly count: number;
  readonly isCountCapped: boolean;
}

/** A row that was shown at the head may come again in a later page, where it sorts. */
export function rowsOnce<Row extends GridRowData>(pages: readonly RowPage<Row>[]): readonly Row[] {
  const byId = new Map<number, Row>();
  for (const { rows } of pages) for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

/** A row stays in its position with its new contents; one that was asked for and did not come is removed. Pages without such a row stay the same object. */
export function withRowsRead<Row extends GridRowData>(
  pages: readonly RowPage<Row>[],
  asked: readonly number[],
  read: readonly Row[],
): readonly RowPage<Row>[] {
  const wanted = new Set(asked);
  const byId = new Map(read.map((row) => [row.id, row]));
  return pages.map((page) => {
    if (!page.rows.some(({ id }) => wanted.has(id))) return page;
    return { ...page, rows: page.rows.flatMap((row) => (wanted.has(row.id) ? (byId.get(row.id) ?? []) : [row])) };
  });
}

/** New rows are put at the head, and nowhere else. They are counted where all rows were loaded: further down they may have been counted already. */
export function withArrivals<Row extends GridRowData>(pages: readonly RowPage<Row>[], arrived: readonly Row[]): readonly RowPage<Row>[] {
  const ids = new Set(arrived.map(({ id }) => id));
  const isWhole = pages.at(-1)?.after === null;
  const before = pages.reduce((sum, { rows }) => sum + rows.filter(({ id }) => ids.has(id)).length, 0);
  const added = isWhole ? ids.size - before : 0;
  return pages.map((page, at) => {
    const rest = page.rows.filter(({ id }) => !ids.has(id));
    return { ...page, count: page.count + added, rows: at === 0 ? [...arrived, ...rest] : rest };
  });
}
