// Reads one page of a list and says where it ended.
import { QueryTypes } from 'sequelize';
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import type { RequestContext } from '../command/request-context.ts';
import { preparedByText, PreparedTexts } from '../db/prepared.ts';
import { readListCursor, writeListCursor } from './list-cursor.ts';
import {
  bindsOf,
  keyedRowsSql,
  listKeysSql,
  listSql,
  cursorBinds,
  type ListedKeys,
  type ListedRows,
  type ListStatement,
} from './list-statement.ts';

export interface ListPage<R> {
  readonly rows: readonly R[];
  readonly after: string | null;
  readonly count: number;
  readonly isCountCapped: boolean;
}

export interface RequestedPage {
  readonly sort: ListSort;
  readonly first: number;
  readonly after: string | null;
}

type Binds = Readonly<Record<string, unknown>>;

/** A list with its binds; those of some sorts are read first. */
export type BoundList = Omit<ListStatement, 'descending'> & { readonly binds: Binds | Promise<Binds> };

/** Apart from the texts of other reads, so that none takes their room. */
const OPENED = new PreparedTexts();

/** @throws RefusalError INVALID_INPUT for a cursor of another sort. */
export async function readList<R>(
  { sequelize }: RequestContext,
  { sort, first, after }: RequestedPage,
  { binds, ...list }: BoundList,
): Promise<ListPage<R>> {
  const cursor = after === null ? null : readListCursor(sort, list.column.kind, after);
  const conditionBinds = bindsOf(list.conditions);
  const sql = listSql({ ...list, descending: sort.descending }, cursor, first);
  // as it opens and goes on: what is asked by a filter has a plan of its own for what was asked
  const [found] = await sequelize.query<ListedRows<R>>(Object.keys(conditionBinds).length === 0 ? OPENED.named(sql) : sql, {
    bind: { ...conditionBinds, ...cursorBinds(first, cursor), ...(await binds) },
    type: QueryTypes.SELECT,
  });
  const { rows = [], hasMore = false, counted = 0 } = found ?? {};
  const last = rows.at(-1);
  return {
    rows,
    after: hasMore && last !== undefined ? writeListCursor(sort, { value: last.place, id: last.id, counted }) : null,
    count: Math.min(counted, MOST_COUNTED),
    isCountCapped: counted > MOST_COUNTED,
  };
}

/** A whole list in its order without searching each part again: many keys at once, and the shown columns of a few of them at a time. */
export interface KeyedList<R> {
  readonly keys: (first: number, after: string | null) => Promise<{ readonly ids: readonly number[]; readonly after: string | null }>;
  readonly rows: (ids: readonly number[]) => Promise<readonly R[]>;
}

export function keyedList<R extends object>({ sequelize }: RequestContext, sort: ListSort, { binds, ...list }: BoundList): KeyedList<R> {
  const conditionBinds = bindsOf(list.conditions);
  const rowsSql = preparedByText(keyedRowsSql(list));
  return {
    keys: async (first, after) => {
      const from = after === null ? null : readListCursor(sort, list.column.kind, after);
      const [found] = await sequelize.query<ListedKeys>(listKeysSql({ ...list, descending: sort.descending }, from), {
        bind: { ...conditionBinds, ...cursorBinds(first, from), ...(await binds) },
        type: QueryTypes.SELECT,
      });
      const { ids = [], place: cursor = null, hasMore = false } = found ?? {};
      const last = ids.at(-1);
      return { ids, after: hasMore && last !== undefined ? writeListCursor(sort, { value: cursor, id: last, counted: 0 }) : null };
    },
    rows: async (ids) =>
      sequelize.query(rowsSql, { bind: { ...conditionBinds, ...(await binds), ids: [...ids] }, type: QueryTypes.SELECT }),
  };
}
