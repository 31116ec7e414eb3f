// What typing finds among the filters of a list: filters by their name, and values of any of them ('overdue', 'north', 'last month').
import { DAY_PRESETS } from '@lotline/schema/domain/list/day-presets';
import type { FilterDefinition, FilterOption } from './list-query.ts';

export interface FoundFilter {
  readonly definition: FilterDefinition;
  /** Null: the filter itself, which is then opened. */
  readonly value: FilterOption | null;
}

/** More nobody reads; who types on has fewer. */
const MOST_FOUND = 30;
/** One letter is in most values. */
const LEAST_FOR_VALUES = 2;
const PRESETS: readonly FilterOption[] = Object.entries(DAY_PRESETS).map(([value, label]) => ({ value, label }));

const small = (text: string): string => text.toLowerCase().trim();

/** @param valuesOf null while they are not here */
export function foundFilters(
  typed: string,
  definitions: readonly FilterDefinition[],
  valuesOf: (definition: FilterDefinition) => readonly FilterOption[] | null,
): readonly FoundFilter[] {
  const wanted = small(typed);
  const has = (label: string): boolean => small(label).includes(wanted);
  const begins = (label: string): number => (small(label).startsWith(wanted) ? 0 : 1);
  const filters = definitions.filter(({ label }) => has(label)).toSorted((one, other) => begins(one.label) - begins(other.label));
  const values = wanted.length < LEAST_FOR_VALUES ? [] : definitions.flatMap((definition) => valuesIn(definition, has, valuesOf));
  return [...filters.map((definition) => ({ definition, value: null })), ...values].slice(0, MOST_FOUND);
}

/** Yes and No mean something with their filter's name alone. */
function valuesIn(
  definition: FilterDefinition,
  has: (label: string) => boolean,
  valuesOf: (definition: FilterDefinition) => readonly FilterOption[] | null,
): readonly FoundFilter[] {
  const values = definition.kind === 'days' ? PRESETS : (valuesOf(definition) ?? []);
  const isNamed = definition.kind === 'one' && has(definition.label);
  return values.filter(({ label }) => isNamed || has(label)).map((value) => ({ definition, value }));
}
