// The parsers of a declared list: its filter, a page of it, all that a filter finds by id.
import { z } from 'zod';
import {
  emptyKeysOf,
  keysOf,
  negatedKeysOf,
  sortKeysOf,
  type AnyList,
  type DayKey,
  type Filter,
  type FilterOf,
} from './list-declaration.ts';
import {
  dateRangesOf,
  listedIdsInput,
  listPageInput,
  namedRowsOf,
  optionalFlag,
  searchInput,
  sortOf,
  tickedGroups,
  tickedNames,
} from './list.input.ts';

const anyOf = (values: readonly string[]) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .nullish()
    .transform((chosen) => (chosen === null || chosen === undefined || chosen.length === 0 ? null : chosen));

/** Filters by their keys; none is what nobody asked for. */
const keysAmong = (keys: readonly string[]) => anyOf(keys).transform((chosen) => chosen ?? []);

const oneOf = (values: readonly string[], otherwise: string | null) =>
  z
    .enum(values)
    .nullish()
    .transform((chosen) => chosen ?? otherwise);

function parserOf(key: string, filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'search':
      return searchInput;
    case 'rows':
      return namedRowsOf(key);
    case 'names':
      return tickedNames;
    case 'groups':
      return tickedGroups;
    case 'flag':
      return optionalFlag;
    case 'one':
      return oneOf(keysOf(filter.choices), filter.otherwise ?? null);
    case 'some':
      return anyOf(filter.values);
  }
}

/** What the parser of every declared filter has answered. */
const isFilterOf = <L extends AnyList>({ filters }: L, parsed: Readonly<Record<string, unknown>>): parsed is FilterOf<L> =>
  ['dates', 'isNot', 'isEmpty', 'isNotEmpty', ...keysOf(filters)].every((key) => key in parsed);

function filterInput<L extends AnyList>(list: L) {
  const shape = Object.fromEntries(Object.entries(list.filters).map(([key, filter]) => [key, parserOf(key, filter)]));
  const empty = keysAmong(emptyKeysOf(list));
  const whole = z.strictObject({
    ...{ ...shape, dates: dateRangesOf(daysOf(list)) },
    ...{ isNot: keysAmong(negatedKeysOf(list)), isEmpty: empty, isNotEmpty: empty },
  });
  const parsed = whole.transform((filter, issues): FilterOf<L> => {
    const given: Readonly<Record<string, unknown>> = filter;
    if (isFilterOf(list, given)) return given;
    issues.addIssue({ code: 'custom', message: 'is not whole.' });
    return z.NEVER;
  });
  return z.preprocess((given) => given ?? {}, parsed);
}

const daysOf = <L extends AnyList>({ days }: L): readonly DayKey<L>[] => keysOf(days);

export function listInputs<L extends AnyList>(list: L) {
  const filter = filterInput(list);
  return {
    filter,
    page: z.strictObject({ filter, sort: sortOf(sortKeysOf(list)), ...listPageInput }),
    ids: z.strictObject({ filter, first: listedIdsInput }),
  };
}

export type ListInputs<L extends AnyList> = ReturnType<typeof listInputs<L>>;
