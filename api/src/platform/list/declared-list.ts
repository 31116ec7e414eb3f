// The reads of a declared list: a page, all that a filter finds by id, the whole for a file, and the values that its filters offer (decision 079).
import { QueryTypes } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { listInputs, type ListInputs } from '@lotline/schema/domain/list/declared-inputs';
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import {
  defaultSortOf,
  keysOf,
  usualSortOf,
  type AnyList,
  type FilterKey,
  type FilterOf,
  type NamesKey,
  type ReadRowOf,
  type SortKey,
} from '@lotline/schema/domain/list/list-declaration';
import type { RequestContext } from '../command/request-context.ts';
import { among, dayConditions, emptyCondition, negated, shownColumn, sortColumn, type ListParts, type ListSql } from './declared-sql.ts';
import { bindsOf, whereOf, type Condition } from './list-statement.ts';
import { mustSortBy } from './must-read-list.ts';
import { keyedList, readList, type BoundList, type KeyedList, type ListPage } from './read-list.ts';

export interface ListRequest<L extends AnyList> {
  readonly filter: FilterOf<L>;
  readonly sort: ListSort<SortKey<L>> | null;
}
export interface PageRequest<L extends AnyList> extends ListRequest<L> {
  readonly first: number;
  readonly after: string | null;
}

export interface DeclaredList<L extends AnyList> {
  readonly list: L;
  readonly inputs: ListInputs<L>;
  /** Binds beside their own: those of the description. */
  readonly conditions: (filter: FilterOf<L>, actor: Actor) => Condition[];
  /** The select list of a shown row. */
  readonly shown: string;
  /** Of the person's scope; whether they are given the list is for who asks (must-read-list). @throws RefusalError CLAIM_REQUIRED for a sort by what is hidden, INVALID_INPUT for a cursor of another sort. */
  readonly page: (context: RequestContext, asked: PageRequest<L>) => Promise<ListPage<ReadRowOf<L>>>;
  /** In the order of their ids. */
  readonly ids: (context: RequestContext, filter: FilterOf<L>, first: number) => Promise<number[]>;
  /** For a file. @throws as a page does */
  readonly all: (context: RequestContext, asked: ListRequest<L>) => KeyedList<ReadRowOf<L>>;
}

export function declaredList<L extends AnyList>(list: L, sql: ListSql<L>): DeclaredList<L> {
  const shown = keysOf(sql.columns)
    .map((key) => shownColumn(list, key, sql.columns[key]))
    .join(', ');
  const conditions = (filter: FilterOf<L>, actor: Actor) => [...sql.scope(actor), ...filterConditions(list, sql, filter)];
  const boundTo = (context: RequestContext, filter: FilterOf<L>, field: SortKey<L>): BoundList => {
    mustSortBy(context, list, field);
    return {
      ...listParts(list, sql, conditions(filter, context.actor), field),
      shown: { columns: shown, ...tablesOf(sql.shownFrom) },
      binds: sortedBinds(sql, context, field),
    };
  };
  const sortFor = ({ filter, sort }: ListRequest<L>): ListSort<SortKey<L>> =>
    sort ?? { field: usualSortOf(list, filter), descending: list.isNewestFirst === true };
  return {
    list,
    inputs: listInputs(list),
    conditions,
    shown,
    page: async (context, asked) => {
      const sort = sortFor(asked);
      return readList<ReadRowOf<L>>(context, { sort, first: asked.first, after: asked.after }, boundTo(context, asked.filter, sort.field));
    },
    ids: async (context, filter, first) => {
      const { from, id, conditions: where, binds } = boundTo(context, filter, defaultSortOf(list));
      const [found] = await context.sequelize.query<{ ids: number[] }>(
        `select coalesce(array_agg(id order by id), '{}') as ids from (select ${id} as id from ${from} where ${whereOf(where)} order by ${id} limit $first) found`,
        { bind: { ...bindsOf(where), ...(await binds), first }, type: QueryTypes.SELECT },
      );
      return found?.ids ?? [];
    },
    all: (context, asked) => {
      const sort = sortFor(asked);
      return keyedList<ReadRowOf<L>>(context, sort, boundTo(context, asked.filter, sort.field));
    },
  };
}

function sortedBinds<L extends AnyList>({ binds, sortBinds }: ListParts<L>, context: RequestContext, field: string): BoundList['binds'] {
  const ofSort = sortBinds?.[field];
  return ofSort === undefined
    ? binds(context)
    : Promise.all([binds(context), ofSort(context)]).then(([own, more]) => ({ ...own, ...more }));
}

function listParts<L extends AnyList>(
  list: L,
  { from, id, columns }: ListSql<L>,
  conditions: readonly Condition[],
  field: SortKey<L>,
): Pick<BoundList, 'from' | 'id' | 'conditions' | 'column'> {
  const sortSql = isReadKey(columns, field) ? columns[field] : null;
  if (sortSql === null) throw new Error(`column ${field} is sorted by and not read`);
  const column = sortColumn(list, field, sortSql);
  const tables = typeof from === 'string' ? from : from([...conditions.map(({ sql }) => sql), column.sql].join(' '));
  return { from: tables, id, conditions, column };
}

const tablesOf = (from: ListParts<AnyList>['shownFrom']) =>
  typeof from === 'string' ? { from, keyedFrom: from, carried: null } : { from: from.page, keyedFrom: from.keyed, carried: from.carried };

const isReadKey = <T extends object>(columns: T, key: string): key is keyof T & string => key in columns;

function filterConditions<L extends AnyList>(list: L, sql: ListSql<L>, filter: FilterOf<L>): Condition[] {
  const isNegated = new Set<string>(filter.isNot);
  const given = new Set(Object.entries(filter).flatMap(([key, value]) => (value === null || isNegated.has(key) ? [] : [key])));
  const isGiven = (key: string): boolean => given.has(key);
  const meant = (key: string, conditions: readonly Condition[]) => (isNegated.has(key) ? negated(conditions) : conditions);
  return [
    ...keysOf(sql.filters).flatMap((key) => meant(key, conditionsOf(sql, filter, key, isGiven))),
    ...keysOf(sql.named).flatMap((key) => meant(key, namesConditions(sql, filter, key))),
    ...filter.isEmpty.map((key) => ({ sql: emptyCondition(sql, key) })),
    ...filter.isNotEmpty.map((key) => ({ sql: `(${emptyCondition(sql, key)}) is not true` })),
    ...filter.dates.flatMap(({ field, from, to }, n) => dayConditions(sql.days[field], list.days[field]?.kind ?? 'day', { from, to }, n)),
  ];
}

type OtherKey<L extends AnyList> = keyof ListParts<L>['filters'] & string;

function conditionsOf<L extends AnyList, K extends OtherKey<L>>(
  { filters }: ListParts<L>,
  filter: FilterOf<L>,
  key: K,
  isGiven: (key: FilterKey<L>) => boolean,
): readonly Condition[] {
  const value = filter[key];
  return value === null || value === undefined ? [] : filters[key](value, { bind: bindOf(key), isGiven });
}

function namesConditions<L extends AnyList>({ named }: ListParts<L>, filter: FilterOf<L>, key: NamesKey<L>): readonly Condition[] {
  const values = filter[key];
  return values === null ? [] : among(named[key], 'text')(values, { bind: bindOf(key) });
}

/** Apart from the binds of scopes, which have names of their own. */
const bindOf = (key: string): string => `${key}Asked`;

/** Of each column; more nobody looks through. */
export const MOST_OPTIONS = 500;

export type OptionsOf<L extends AnyList> = Readonly<Record<NamesKey<L>, readonly string[]>>;

/** The values that each filter of names offers, as one statement reads them. @param valuesOf a subquery that is a list */
export function optionsSql<L extends AnyList>({ named }: Pick<ListSql<L>, 'named'>, valuesOf: (column: string) => string): string {
  return `select ${keysOf(named)
    .map((key) => `(${valuesOf(named[key])}) as "${key}"`)
    .join(', ')}`;
}
