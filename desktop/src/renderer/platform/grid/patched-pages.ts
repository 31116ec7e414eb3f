// Pages of a list after some of its rows were read again: a row stays in its position with its new contents, one that is gone is removed.
import type { InfiniteData } from '@tanstack/react-query';
import type { GridRowData } from './grid-column.ts';

interface Page<Row extends GridRowData> {
  readonly rows: readonly Row[];
}

/** Pages without such a row stay the same object. */
export function withRowsRead<Row extends GridRowData, Held extends Page<Row>, Param>(
  { pages, pageParams }: InfiniteData<Held, Param>,
  asked: readonly number[],
  read: readonly Row[],
): InfiniteData<Held, Param> {
  const wanted = new Set(asked);
  const byId = new Map(read.map((row) => [row.id, row]));
  return {
    pageParams,
    pages: pages.map((page) => {
      if (!page.rows.some(({ id }) => wanted.has(id))) return page;
      return { ...page, rows: page.rows.flatMap((row) => (wanted.has(row.id) ? (byId.get(row.id) ?? []) : [row])) };
    }),
  };
}

interface CountedPage<Row extends GridRowData> extends Page<Row> {
  readonly after: string | null;
  readonly count: number;
}

/** New rows are put at the head, and nowhere else. They are counted where all rows were loaded: further down they may have been counted already. */
export function withArrivals<Row extends GridRowData, Held extends CountedPage<Row>, Param>(
  { pages, pageParams }: InfiniteData<Held, Param>,
  arrived: readonly Row[],
): InfiniteData<Held, Param> {
  const ids = new Set(arrived.map(({ id }) => id));
  const isWhole = pages.at(-1)?.after === null;
  const before = pages.reduce((sum, { rows }) => sum + rows.filter(({ id }) => ids.has(id)).length, 0);
  const added = isWhole ? ids.size - before : 0;
  return {
    pageParams,
    pages: pages.map((page, at) => {
      const rest = page.rows.filter(({ id }) => !ids.has(id));
      return { ...page, count: page.count + added, rows: at === 0 ? [...arrived, ...rest] : rest };
    }),
  };
}
