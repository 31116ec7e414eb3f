// Pages of a list after some of its rows were read again: the row stays in its place with its new contents, one that is gone leaves.
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
