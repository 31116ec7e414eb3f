// What every list of the console takes: a sort from a closed list, ranges of days, names that were ticked (screens.md §2.0). The cursor is the
// server's own word and is read there.
import { z } from 'zod';
import { dayInput, flagInput, idInput, lineOf, optionalLineOf, pageOf } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { MOST_LISTED_IDS } from './list.limits.ts';

export const MAX_LIST_PAGE = 200;
const USUAL_LIST_PAGE = 50;

const MOST_SEARCH_CHARACTERS = 200;
const MOST_NAME_CHARACTERS = 200;
/** A cursor repeats the value that its page ended with. */
const MOST_CURSOR_CHARACTERS = 4_000;
const MOST_RANGES = 20;

export interface ListSort<F extends string = string> {
  readonly field: F;
  readonly descending: boolean;
}

export const sortOf = <F extends string>(fields: readonly F[]) =>
  z
    .strictObject({ field: z.enum(fields), descending: flagInput })
    .nullish()
    .transform((sort): ListSort<F> | null =>
      sort === null || sort === undefined ? null : { field: sort.field, descending: sort.descending },
    );

const optionalDay = dayInput.nullish().transform((day) => day ?? null);

/** Both ends count; one of them may be left open. */
export const dateRangesOf = <F extends string>(fields: readonly F[]) =>
  z
    .array(
      z
        .strictObject({ field: z.enum(fields), from: optionalDay, to: optionalDay })
        .refine(({ from, to }) => from !== null || to !== null, { error: 'need a first or a last day.' }),
    )
    .max(MOST_RANGES)
    .nullish()
    .transform((ranges) => ranges ?? []);

export const searchInput = optionalLineOf(MOST_SEARCH_CHARACTERS);

/** Nothing ticked is no filter. */
export const tickedNames = z
  .array(lineOf(MOST_NAME_CHARACTERS))
  .max(entryLimit('statuses'))
  .nullish()
  .transform((names) => (names === null || names === undefined || names.length === 0 ? null : names));

const idsOf = (name: string) => z.array(idInput).max(entryLimit(name)).nullish();

export const tickedGroups = idsOf('groupIds').transform((ids) => (ids === null || ids === undefined || ids.length === 0 ? null : ids));

/** Rows by their numbers; an empty list finds none. */
export const namedRowsOf = (name: string) => idsOf(name).transform((ids) => ids ?? null);
export const namedRows = namedRowsOf('ids');

export const optionalFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? null);

export const listPageInput = {
  first: pageOf(USUAL_LIST_PAGE, MAX_LIST_PAGE),
  after: z
    .string()
    .max(MOST_CURSOR_CHARACTERS)
    .nullish()
    .transform((after) => after ?? null),
};

export const listedIdsInput = pageOf(MOST_LISTED_IDS, MOST_LISTED_IDS);
