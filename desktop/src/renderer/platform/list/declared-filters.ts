// The filters of a declared list as its screen has them, and what they ask of the server (decision 079).
import {
  canBeEmpty,
  canBeNegated,
  isNamesKey,
  keysOf,
  ownLabel,
  type AnyList,
  type DaysFilter,
  type Filter,
  type FilterKey,
  type FilterOf,
  type LabelOf,
  type NamesKey,
} from '@lotline/schema/domain/list/list-declaration';
import { filterKey, type FilterOperator } from './filter-operators.ts';
import { daysAsked, settingOf, type FilterDefinition, type FilterOption, type ListQuery } from './list-query.ts';

const VALUED: readonly FilterOperator[] = ['is', 'not'];
const YES = 'yes';
const YES_NO: readonly FilterOption[] = [
  { value: YES, label: 'Yes' },
  { value: 'no', label: 'No' },
];

type Addressed = Exclude<Filter, { kind: 'search' | 'rows' }>;
type FilterId<L extends AnyList> =
  | Extract<L['filters'][keyof L['filters']], { readonly id: string }>['id']
  | L['days'][keyof L['days']]['id'];

/** Every filter that has a name in the address. */
const addressedOf = ({ filters }: AnyList): readonly (readonly [string, Addressed])[] =>
  Object.entries(filters).flatMap(([key, filter]) => (filter.kind === 'search' || filter.kind === 'rows' ? [] : [[key, filter] as const]));

/** @param ids in the order of the screen */
export function filterDefinitions<L extends AnyList>(
  list: L,
  ids: readonly FilterId<L>[],
  labelOf: LabelOf = ownLabel,
): FilterDefinition[] {
  const known = new Map<string, FilterDefinition>([
    ...addressedOf(list).map(([, filter]) => [filter.id, definitionOf(filter, labelOf)] as const),
    ...Object.values<DaysFilter>(list.days).map((days) => [days.id, daysDefinition(days, labelOf)] as const),
  ]);
  return ids.flatMap((id) => known.get(id) ?? []);
}

const emptyOperators = (filter: Filter | DaysFilter): readonly FilterOperator[] => (canBeEmpty(filter) ? ['empty', 'filled'] : []);
const operatorsOf = (filter: Filter | DaysFilter, isNegated: boolean): readonly FilterOperator[] => [
  'is',
  ...(isNegated ? (['not'] as const) : []),
  ...emptyOperators(filter),
];

const daysDefinition = (days: DaysFilter, labelOf: LabelOf): FilterDefinition => ({
  ...{ id: days.id, label: labelOf(days), kind: 'days' },
  operators: operatorsOf(days, false),
});

function definitionOf(filter: Addressed, labelOf: LabelOf): FilterDefinition {
  const named = { id: filter.id, label: labelOf(filter), operators: operatorsOf(filter, canBeNegated(filter)) };
  switch (filter.kind) {
    case 'names':
    case 'groups':
      return { ...named, kind: 'many' };
    case 'some':
      return { ...named, kind: 'many', options: filter.values.map((value) => ({ value, label: value })) };
    case 'flag':
      return { ...named, kind: 'one', options: YES_NO };
    case 'one':
      return { ...named, kind: 'one', options: Object.entries(filter.choices).map(([value, label]) => ({ value, label })) };
  }
}

/** Filters whose options the server tells, by its name for them. */
export const offeredBy = <L extends AnyList>(list: L): Readonly<Record<string, NamesKey<L>>> =>
  Object.fromEntries(addressedOf(list).flatMap(([key, { id }]) => (isNamesKey(list, key) ? [[id, key] as const] : [])));

type Wire<V> = V extends readonly (infer One)[] ? One[] : V;
/** As the server is asked: what is not set is left out. */
export type RequestedFilter<L extends AnyList> = { [K in FilterKey<L>]?: Wire<NonNullable<FilterOf<L>[K & keyof FilterOf<L>]>> } & {
  dates?: { field: string; from: string | null; to: string | null }[];
  isNot?: string[];
  isEmpty?: string[];
  isNotEmpty?: string[];
};

/** Only what is set: the same filter for the list, "select all" and the file. */
export function requestedFilter<L extends AnyList>(list: L, { search, filters, today }: ListQuery): RequestedFilter<L> {
  const addressed = addressedOf(list);
  const given = addressed.flatMap(([key, filter]) => {
    const setting = settingOf({ filters }, { id: filter.id, operators: VALUED });
    const value = valueOf(filter, setting?.values ?? []);
    return value === null ? [] : [[key, value] as const];
  });
  const all = [...addressed, ...Object.entries<DaysFilter>(list.days)];
  const keysSet = (operator: FilterOperator, to: string) => {
    const keys = all.flatMap(([key, { id }]) => (filters[filterKey(id, operator)] === undefined ? [] : [key]));
    return keys.length === 0 ? {} : { [to]: keys };
  };
  const dates = Object.entries<DaysFilter>(list.days).flatMap(([field, { id }]) => {
    const [from = '', to = ''] = daysAsked(filters[id] ?? [], today);
    return from === '' && to === '' ? [] : [{ field, from: from === '' ? null : from, to: to === '' ? null : to }];
  });
  const asked: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(given),
    ...(search === '' ? {} : { search }),
    ...(dates.length === 0 ? {} : { dates }),
    ...{ ...keysSet('not', 'isNot'), ...keysSet('empty', 'isEmpty'), ...keysSet('filled', 'isNotEmpty') },
  };
  if (!isAskedOf(list, asked)) throw new Error(`${list.name} is asked by a filter that it has not`);
  return asked;
}

const isAskedOf = <L extends AnyList>({ filters }: L, asked: Readonly<Record<string, unknown>>): asked is RequestedFilter<L> => {
  const known: ReadonlySet<string> = new Set([...keysOf(filters), 'dates', 'isNot', 'isEmpty', 'isNotEmpty']);
  return Object.keys(asked).every((key) => known.has(key));
};

/** An address by hand may name what there is not. */
function valueOf(filter: Addressed, values: readonly string[]): string | boolean | string[] | number[] | null {
  if (values.length === 0) return null;
  switch (filter.kind) {
    case 'names':
      return [...values];
    case 'some':
      return orNull(filter.values.filter((value) => values.includes(value)));
    case 'groups':
      return orNull(values.map(Number).filter(Number.isInteger));
    case 'flag':
      return values[0] === YES;
    case 'one':
      return values[0] ?? null;
  }
}

const orNull = <T>(values: T[]): T[] | null => (values.length === 0 ? null : values);
