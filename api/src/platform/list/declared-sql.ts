// What a declared list is in SQL: one description beside its declaration, complete by type. From it the statement of a page, of the keys and of the values
// that filters offer (declared-list.ts).
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type {
  AnyList,
  ColumnKind,
  DayKey,
  DaysFilter,
  FilterKey,
  FilterOf,
  NamesKey,
  OwnEmptyKey,
  ReadKey,
} from '@lotline/schema/domain/list/list-declaration';
import type { RequestContext } from '../command/request-context.ts';
import { instantText } from '../db/wire-columns.ts';
import type { SortKind } from './list-cursor.ts';
import { bindsOf, whereOf, type Condition, type SortColumn } from './list-statement.ts';

export interface RequestedFilter<K extends string = string> {
  /** A name for its value as a bind. */
  readonly bind: string;
  readonly isGiven: (filter: K) => boolean;
}

/** The conditions of a filter that is given. */
export type FilterSql<V, K extends string> = (value: V, asked: RequestedFilter<K>) => readonly Condition[];

/** Shown and sorted alike, or each in its own way. */
export type ColumnSql = string | { readonly shown: string; readonly sorted: string };

export type ListSql<L extends AnyList> = ListParts<L> &
  ([OwnEmptyKey<L>] extends [never] ? unknown : { readonly empty: Readonly<Record<OwnEmptyKey<L>, string>> });

export interface ListParts<L extends AnyList> {
  /** Tables of the filter and of the sort; as a function of the conditions and the sort, where some are joined only for those. */
  readonly from: string | ((asked: string) => string);
  /** The id of a row in `from`. */
  readonly id: string;
  readonly scope: (actor: Actor) => readonly Condition[];
  /**
   * Tables of a shown row, with the keys joined as `at`. Of a partitioned table a page's keys carry the row itself (`carried`, an alias of `from`; there
   * `at.carried`): it is not looked for in every month a second time.
   */
  readonly shownFrom: string | { readonly page: string; readonly keyed: string; readonly carried: string };
  readonly columns: { readonly [K in ReadKey<L>]: ColumnSql };
  /** The column of which some values are ticked. */
  readonly named: { readonly [K in NamesKey<L>]: string };
  readonly filters: { readonly [K in Exclude<FilterKey<L>, NamesKey<L>>]: FilterSql<NonNullable<FilterOf<L>[K]>, FilterKey<L>> };
  readonly days: { readonly [K in DayKey<L>]: string };
  /** When a row has nothing there, for a filter that is of no column above. */
  readonly empty?: Readonly<Record<string, string>>;
  /** Of a sort by one of these columns, beside `binds`. */
  readonly sortBinds?: Readonly<Record<string, (context: RequestContext) => Promise<Readonly<Record<string, unknown>>>>>;
  /** Of all of the above. */
  readonly binds: (context: RequestContext) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
}

/** Any of the values. */
export const among =
  (column: string, type: 'text' | 'int') =>
  (values: readonly (string | number)[], { bind }: Pick<RequestedFilter, 'bind'>): Condition[] => [
    { sql: `${column} = any($${bind}::${type}[])`, bind: { [bind]: [...values] } },
  ];

/** Rows of which the condition holds, or all others. */
export const flagged =
  <K extends string>(condition: string | ((isGiven: (filter: K) => boolean) => string)) =>
  (flag: boolean, { isGiven }: Pick<RequestedFilter<K>, 'isGiven'>): Condition[] => {
    const sql = typeof condition === 'string' ? condition : condition(isGiven);
    return [{ sql: flag ? sql : `(${sql}) is not true` }];
  };

/** Each value has its condition. */
export const chosen =
  <V extends string>(conditions: Readonly<Record<V, string>>) =>
  (value: V): Condition[] => [{ sql: conditions[value] }];

export const anyChosen =
  <V extends string>(conditions: Readonly<Record<V, string>>) =>
  (values: readonly V[]): Condition[] => [{ sql: values.map((value) => `(${conditions[value]})`).join(' or ') }];

/** What is typed stands for itself, anywhere in these columns. */
export const typedIn =
  (columns: string) =>
  (text: string, { bind }: Pick<RequestedFilter, 'bind'>): Condition[] => [
    { sql: `concat_ws(' ', ${columns}) ilike $${bind}::text`, bind: { [bind]: `%${text.replace(/[\\%_]/g, '\\$&')}%` } },
  ];

/** Both days count; an instant is of the company's day ($timeZone). */
export function dayConditions(
  column: string,
  kind: DaysFilter['kind'],
  { from, to }: { from: string | null; to: string | null },
  n: number,
) {
  const startOf = (day: string): string => (kind === 'instant' ? `((${day})::timestamp at time zone $timeZone::text)` : `(${day})`);
  const [first, last] = [`from${String(n)}`, `to${String(n)}`];
  return [
    ...(from === null ? [] : [{ sql: `${column} >= ${startOf(`$${first}::date`)}`, bind: { [first]: from } }]),
    ...(to === null ? [] : [{ sql: `${column} < ${startOf(`$${last}::date + 1`)}`, bind: { [last]: to } }]),
  ];
}

/** What has nothing where a column is empty is left in: it is not the value either. */
export const negated = (conditions: readonly Condition[]): Condition[] =>
  conditions.length === 0 ? [] : [{ sql: `(${whereOf(conditions)}) is not true`, bind: bindsOf(conditions) }];

/** A text of no letters is nothing too. @throws Error for a filter that nothing says this of */
export function emptyCondition<L extends AnyList>(sql: ListSql<L>, key: string): string {
  const [names, days]: readonly Readonly<Record<string, string>>[] = [sql.named, sql.days];
  const name = names?.[key];
  if (name !== undefined) return `${name} is null or ${name} = ''`;
  const day = days?.[key];
  const own = sql.empty?.[key];
  if (day !== undefined) return `${day} is null`;
  if (own === undefined) throw new Error(`nothing says when ${key} is empty`);
  return own;
}

/** A text as people sort it. Migration 0064. */
export const inNaturalOrder = (text: string): string => `(${text} collate natural_order)`;

const SORT_KINDS: Readonly<Record<ColumnKind | 'parts', SortKind | null>> = {
  text: 'text',
  phone: 'text',
  number: 'int',
  quantity: 'decimal',
  amount: 'decimal',
  day: 'day',
  instant: 'instant',
  flag: null,
  parts: null,
};

function placeAmong(values: readonly string[], sql: string, isNullable: boolean): string {
  const place = `array_position(array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}]::text[], ${sql})`;
  return isNullable ? place : `coalesce(${place}, ${String(values.length + 1)})`;
}

/** @throws Error for a kind that has no order */
export function sortColumn({ columns }: AnyList, key: string, sql: ColumnSql): SortColumn {
  const column = columns[key];
  const kind = column === undefined ? null : SORT_KINDS[column.kind];
  if (column === undefined || column.kind === 'parts' || kind === null) throw new Error(`column ${key} has no order`);
  const sorted = typeof sql === 'string' ? sql : sql.sorted;
  const isNullable = column.isNullable === true;
  // what has its values in an order is sorted in it, as the filter offers them
  if (column.kind !== 'amount' && column.values !== undefined)
    return { sql: placeAmong(column.values, sorted, isNullable), kind: 'int', isNullable };
  return { sql: kind === 'text' ? inNaturalOrder(sorted) : sorted, kind, isNullable };
}

/** In text or JSON as the wire has it: amounts keep their places, instants are ISO 8601. */
export function shownColumn({ columns }: AnyList, key: string, sql: ColumnSql): string {
  const shown = typeof sql === 'string' ? sql : sql.shown;
  const kind = columns[key]?.kind;
  const wire = kind === 'amount' || kind === 'quantity' ? `(${shown})::text` : kind === 'instant' ? instantText(shown) : shown;
  return `${wire} as "${key}"`;
}
