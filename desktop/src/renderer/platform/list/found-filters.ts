// What typing finds among the filters of a list: filters by their name, and values of any of them ('overdue', 'north', 'last month').
import { DAY_PRESETS } from '@lotline/schema/domain/list/day-presets';
import { OPERATOR_LABELS, SET, takesValues, type FilterOperator } from './filter-operators.ts';
import type { FilterDefinition, FilterOption } from './list-query.ts';

export interface FoundFilter {
  readonly definition: FilterDefinition;
  /** Null: the filter itself, which is then opened. */
  readonly value: FilterOption | null;
  readonly operator: FilterOperator;
}

/** More nobody reads; who types on has fewer. */
const MOST_FOUND = 30;
/** One letter is in most values. */
const LEAST_FOR_VALUES = 2;
const PRESETS: readonly FilterOption[] = Object.entries(DAY_PRESETS).map(([value, label]) => ({ value, label }));

const small = (text: string): string => text.toLowerCase().trim();

type ValuesOf = (definition: FilterDefinition) => readonly FilterOption[] | null;
type Has = (label: string) => boolean;

const NOT = /^(?:is )?not (?=\S)/;

/** @param valuesOf null while they are not here */
export function foundFilters(typed: string, definitions: readonly FilterDefinition[], valuesOf: ValuesOf): readonly FoundFilter[] {
  const wanted = small(typed);
  const has: Has = (label) => small(label).includes(wanted);
  const begins = (label: string): number => (small(label).startsWith(wanted) ? 0 : 1);
  const filters = definitions.filter(({ label }) => has(label)).toSorted((one, other) => begins(one.label) - begins(other.label));
  if (wanted.length < LEAST_FOR_VALUES) return filters.map(itself).slice(0, MOST_FOUND);
  return [
    ...filters.map(itself),
    ...definitions.flatMap((definition) => valuesIn(definition, hasIn(wanted, definition), valuesOf)),
    ...negatedIn(wanted, definitions, valuesOf),
    ...definitions.flatMap((definition) => emptyIn(wanted, definition)),
  ].slice(0, MOST_FOUND);
}

const itself = (definition: FilterDefinition): FoundFilter => ({ definition, value: null, operator: 'is' });

/** In a value's words, or one word after the other in those of the filter and the value: 'status scheduled'. */
function hasIn(wanted: string, { label }: FilterDefinition): Has {
  const typed = wanted.split(/\s+/);
  const isNamed = typed.length > 1 && typed.some((word) => small(label).includes(word));
  return (value) => small(value).includes(wanted) || (isNamed && typed.every((word) => small(`${label} ${value}`).includes(word)));
}

/** Yes and No mean something with their filter's name alone. */
function valuesIn(definition: FilterDefinition, has: Has, valuesOf: ValuesOf): readonly FoundFilter[] {
  const values = definition.kind === 'days' ? PRESETS : (valuesOf(definition) ?? []);
  const isNamed = definition.kind === 'one' && has(definition.label);
  return values.filter(({ label }) => isNamed || has(label)).map((value) => ({ definition, value, operator: 'is' }));
}

/** 'not closed' */
function negatedIn(wanted: string, definitions: readonly FilterDefinition[], valuesOf: ValuesOf): readonly FoundFilter[] {
  const rest = wanted.replace(NOT, '');
  if (rest === wanted || rest.length < LEAST_FOR_VALUES) return [];
  return definitions
    .filter(({ operators }) => operators.includes('not'))
    .flatMap((definition) => valuesIn(definition, (label) => small(label).includes(rest), valuesOf))
    .map((found) => ({ ...found, operator: 'not' }));
}

/** 'empty' finds each that may be, 'region empty' one of them. */
function emptyIn(wanted: string, definition: FilterDefinition): readonly FoundFilter[] {
  const typed = wanted.split(/\s+/);
  return definition.operators.flatMap((operator) => {
    if (takesValues(operator)) return [];
    const label = OPERATOR_LABELS[operator].toLowerCase();
    const isMeant = typed.some((word) => word.length >= LEAST_FOR_VALUES && label.split(' ').some((one) => one.startsWith(word)));
    const all = `${small(definition.label)} ${label}`;
    return isMeant && typed.every((word) => all.includes(word)) ? [{ definition, operator, value: { value: SET[0] ?? '', label } }] : [];
  });
}
