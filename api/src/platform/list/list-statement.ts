// One page of a list, in one statement: the keys of its rows by index from where the last page ended, rows without a value after those with one,
// then the shown columns of these rows alone. The first page counts; the others carry its count (list-position.ts).
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { jsonList } from '../db/wire-columns.ts';
import type { ListCursor, SortKind } from './list-cursor.ts';

/** A closed part of a statement and its binds. */
export interface Condition {
  readonly sql: string;
  readonly bind?: Readonly<Record<string, unknown>>;
}

export interface SortColumn {
  readonly sql: string;
  readonly kind: SortKind;
  readonly isNullable: boolean;
}

export interface ListStatement {
  /** Tables of the filter and of the sort. */
  readonly from: string;
  readonly conditions: readonly Condition[];
  readonly column: SortColumn;
  readonly descending: boolean;
  /** The id of a row in `from`. */
  readonly id: string;
  /** The select list and the tables of a shown row: after `select` and before `where`, with the keys joined as `at`. */
  readonly shown: { readonly columns: string; readonly from: string; readonly keyedFrom: string; readonly carried: string | null };
}

export type ListBinds = { first: number; afterValue: string | null; afterId: number | null; counted: number };

/** As the statement answers it. */
export interface ListedRows<R> {
  readonly rows: readonly (R & { readonly id: number; readonly place: string | null })[];
  readonly hasMore: boolean;
  readonly counted: number;
}

/** A text that is not there has its order too: rows with and without it are sorted as one. */
const TYPES: Readonly<Record<SortKind, string>> = {
  text: 'text collate natural_order',
  day: 'date',
  instant: 'timestamptz',
  int: 'integer',
  decimal: 'numeric',
};

const cursorText = (kind: SortKind): string =>
  kind === 'instant' ? `to_char(key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : 'key::text';

export const whereOf = (conditions: readonly Condition[]): string =>
  conditions.length === 0 ? 'true' : conditions.map(({ sql }) => `(${sql})`).join(' and ');

export const bindsOf = (conditions: readonly Condition[]): Record<string, unknown> =>
  Object.fromEntries(conditions.flatMap(({ bind }) => Object.entries(bind ?? {})));

export const cursorBinds = (first: number, after: ListCursor | null): ListBinds => ({
  first,
  afterValue: after?.value ?? null,
  afterId: after?.id ?? null,
  counted: after?.counted ?? 0,
});

/** Those that the apps ask for. */
const USUAL_PAGES: readonly number[] = [50, 100];
const ASKED_ROWS = '$first::integer';

/**
 * How many rows a page has, as a number where it is a usual one: behind a bind, a plan for every size is made for a tenth of the table, looks dearer than one for this size,
 * and the statement is planned anew each time, which takes as long as its rows where a table has many partitions. Other sizes have one text.
 */
const pageRows = (first: number): string => (USUAL_PAGES.includes(first) ? String(first) : ASKED_ROWS);

interface KeyedPage {
  readonly after: ListCursor | null;
  readonly carried: string | null;
  readonly rows: string;
}

/** The keys of a page and one more, with a value and then without. */
function keysOf({ from, conditions, column, descending, id }: ListStatement, { after, carried, rows }: KeyedPage): string {
  const { sql: key, kind, isNullable } = column;
  const [order, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
  const where = whereOf(conditions);
  const along = carried === null ? '' : `, ${carried} as carried`;
  const valued = `select ${id} as id, ${key} as key${along} from ${from} where ${where}${isNullable ? ` and ${key} is not null` : ''}
      ${after === null ? '' : `and (${key}, ${id}) ${beyond} ($afterValue::${TYPES[kind]}, $afterId::integer)`}
      order by ${key} ${order}, ${id} ${order} limit ${rows} + 1`;
  const empty = (
    isLater: string,
  ): string => `select ${id} as id, null::${TYPES[kind]} as key${along} from ${from} where ${where} and ${key} is null
      ${isLater} order by ${id} ${order} limit ${rows} + 1`;
  if (!isNullable) return `keys as materialized (${valued})`;
  if (after !== null && after.value === null) return `keys as materialized (${empty(`and ${id} ${beyond} $afterId::integer`)})`;
  // looked for only where the page has room for them
  return `valued as materialized (${valued}), empty as (${empty(`and (select count(*) from valued) <= ${rows}`)}),
    keys as materialized (select * from valued union all select * from empty)`;
}

const pageOf = ({ column, descending }: ListStatement, carried: string | null): string => {
  const order = descending ? 'desc' : 'asc';
  return `page as materialized (select id, ${cursorText(column.kind)} as place, row_number() over (order by key is null, key ${order}, id ${order}) as n${carried === null ? '' : ', carried'} from keys)`;
};

/**
 * How many rows there are, no further than a list counts. Binds: those of the conditions.
 * @param along an order that an index of the conditions has: without one the planner reads the table from its start for the first rows that fit, and all of it where
 * few do
 */
export const countSql = (from: string, conditions: readonly Condition[], along: string | null = null): string =>
  `(select count(*)::integer from (select from ${from} where ${whereOf(conditions)}${along === null ? '' : ` order by ${along}`} limit ${MOST_COUNTED + 1}) counted)`;

/** Binds: those of its conditions, of cursorBinds, and those of `shown`. */
export function listSql(list: ListStatement, after: ListCursor | null, first: number): string {
  const { from, conditions, shown } = list;
  const rows = pageRows(first);
  const counted = after === null ? countSql(from, conditions) : '$counted::integer';
  return `with ${keysOf(list, { after, carried: shown.carried, rows })}, ${pageOf(list, shown.carried)}
  select ${jsonList(`select ${shown.columns}, at.place from (select * from page where n <= ${rows}) at ${shown.from} order by at.n`)} as rows,
    (select count(*) from page) > ${rows} as "hasMore", ${counted} as counted`;
}

export interface ListedKeys {
  readonly ids: readonly number[];
  /** Of the last of them. */
  readonly place: string | null;
  readonly hasMore: boolean;
}

/** The keys alone, for a reader of the shown columns part by part. Binds: those of its conditions and of cursorBinds. */
export const listKeysSql = (
  list: ListStatement,
  after: ListCursor | null,
): string => `with ${keysOf(list, { after, carried: null, rows: ASKED_ROWS })}, ${pageOf(list, null)}
  select coalesce(array_agg(id::integer order by n) filter (where n <= $first::integer), '{}') as ids,
    max(place) filter (where n = $first::integer) as place, count(*) > $first::integer as "hasMore" from page`;

/**
 * The rows of these keys in their order; one that no longer matches the conditions is left out. Rows, not JSON: of a thousand at a time the
 * database would take longer to write that than to read them. Every column is text, a number of 32 bits, a flag, a day or JSON, which come alike either
 * way. Binds: $ids, those of its conditions, and what `shown` asks for.
 */
export const keyedRowsSql = ({ from, id, conditions, shown }: Omit<ListStatement, 'descending'>): string => `with page as materialized (
    select asked.id, asked.n from unnest($ids::integer[]) with ordinality asked(id, n)
      where exists (select from ${from} where ${id} = asked.id and ${whereOf(conditions)}))
  select ${shown.columns} from page at ${shown.keyedFrom} order by at.n`;
