// The query of a list in its address: search, filters, sort. The address can be sent to somebody, and "back" returns to the one before.
import { isDay, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { isDayPreset, presetDays } from '@lotline/schema/domain/list/day-presets';
import type { GridSort } from '../grid/grid-column.ts';
import { FILTER_OPERATORS, filterKey, SET, takesValues, type FilterOperator } from './filter-operators.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** `many`: any that are ticked · `one`: one of a few · `days`: from and to, one of them may be open. */
export interface FilterDefinition {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'many' | 'one' | 'days';
  /** Of `one`: the choices; of `many`: labels that differ from the value itself. */
  readonly options?: readonly FilterOption[];
  /** How it compares: `is` stands first. */
  readonly operators: readonly FilterOperator[];
}

export interface ListQuery {
  readonly search: string;
  /** By filter and operator (filterKey); of days the first and the last, '' where it is open, or the name of a range (day-presets) alone. A filter that is not set is left out. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: GridSort | null;
  /** By which named ranges of days are read. */
  readonly today?: CalendarDay;
}

export const EMPTY_QUERY: ListQuery = { search: '', filters: {}, sort: null };

const MOST_CHARACTERS = 200;
const SEARCH = 'q';
const SORT = 'sort';
const OPEN_END = '..';

/** Unknown filters and values are left out: an address may be old or typed by hand. */
export function parseListQuery(params: URLSearchParams, definitions: readonly FilterDefinition[], sorts: readonly string[]): ListQuery {
  const filters = definitions.flatMap((definition) => {
    const set = definition.operators.flatMap((operator) => {
      const key = filterKey(definition.id, operator);
      const values = takesValues(operator) ? parseValues(definition, params.getAll(key)) : params.has(key) ? SET : null;
      return values === null ? [] : [[key, values] as const];
    });
    // one at a time is shown and edited
    return set.slice(0, 1);
  });
  return {
    search: (params.get(SEARCH) ?? '').slice(0, MOST_CHARACTERS),
    filters: Object.fromEntries(filters),
    sort: parseSort(params.get(SORT), sorts),
  };
}

function parseValues({ kind, options }: FilterDefinition, given: readonly string[]): readonly string[] | null {
  if (kind === 'days') return parseDays(given[0] ?? '');
  const values = [...new Set(given)].filter(
    (value) =>
      value !== '' && value.length <= MOST_CHARACTERS && (kind === 'many' || options?.some((option) => option.value === value) === true),
  );
  if (values.length === 0) return null;
  return kind === 'one' ? values.slice(0, 1) : values;
}

function parseDays(text: string): readonly string[] | null {
  if (isDayPreset(text)) return [text];
  const [from = '', to = ''] = text.split(OPEN_END);
  const days = [from, to].map((day) => (isDay(day) ? day : ''));
  return days.every((day) => day === '') ? null : days;
}

/** The first and the last day of a filter's values: of a named range as today has it, and of none where no day is known. */
export function daysAsked(values: readonly string[], today: CalendarDay | undefined): readonly string[] {
  const [first = ''] = values;
  if (!isDayPreset(first)) return values;
  return today === undefined ? [] : presetDays(first, today);
}

function parseSort(text: string | null, sorts: readonly string[]): GridSort | null {
  const field = (text ?? '').replace(/^-/, '');
  return sorts.includes(field) ? { field, isDescending: text?.startsWith('-') === true } : null;
}

/** The same query always has the same text, so it also identifies the list. */
export function formatListQuery({ search, filters, sort }: ListQuery, definitions: readonly FilterDefinition[]): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set(SEARCH, search);
  for (const { id, kind, operators } of definitions) {
    for (const operator of operators) {
      const key = filterKey(id, operator);
      const values = filters[key] ?? [];
      if (kind === 'days' && takesValues(operator)) {
        if (values.some((day) => day !== '')) params.set(key, values.join(OPEN_END));
      } else for (const value of values) params.append(key, value);
    }
  }
  if (sort !== null) params.set(SORT, `${sort.isDescending ? '-' : ''}${sort.field}`);
  return params;
}

/** In place of whatever it was set to. */
export function withFilter(query: ListQuery, id: string, values: readonly string[], operator: FilterOperator = 'is'): ListQuery {
  const before = new Set(FILTER_OPERATORS.map((one) => filterKey(id, one)));
  const others = Object.fromEntries(Object.entries(query.filters).filter(([key]) => !before.has(key)));
  return { ...query, filters: values.every((value) => value === '') ? others : { ...others, [filterKey(id, operator)]: values } };
}

export interface FilterSetting {
  readonly operator: FilterOperator;
  readonly values: readonly string[];
}

/** Null: it is not set. */
export function settingOf(
  { filters }: Pick<ListQuery, 'filters'>,
  { id, operators }: Pick<FilterDefinition, 'id' | 'operators'>,
): FilterSetting | null {
  const operator = operators.find((one) => filters[filterKey(id, one)] !== undefined);
  return operator === undefined ? null : { operator, values: filters[filterKey(id, operator)] ?? [] };
}

/** However it compares: what it is set to is named in its chip. */
export const hasFilter = ({ filters }: Pick<ListQuery, 'filters'>, id: string): boolean =>
  FILTER_OPERATORS.some((operator) => filters[filterKey(id, operator)] !== undefined);

/** The list's own view that is shown, where nothing else narrows it; null: it is more than a view. */
export function viewShown({ search, filters }: ListQuery, id: string, views: readonly FilterOption[]): string | null {
  if (search !== '' || Object.keys(filters).some((key) => key !== id)) return null;
  return views.find(({ value }) => value === filters[id]?.[0])?.label ?? null;
}

export const isNarrowed = (query: ListQuery): boolean => narrowedBy(query) !== null;

export type Narrowing = 'search' | 'filters' | 'both';

/**
 * What of a query hides rows; null: it shows them all.
 * @param tab the filter that stands as tabs, where it does not count
 */
export function narrowedBy({ search, filters }: ListQuery, tab: string | null = null): Narrowing | null {
  const hasFilters = Object.keys(filters).some((id) => id !== tab);
  if (search === '') return hasFilters ? 'filters' : null;
  return hasFilters ? 'both' : 'search';
}
