// Reading people page by page, by name (quality.md §3: keyset pages).
import { z } from 'zod';
import { lineOf, optionalIdInput, pageOf } from '../kernel/input.ts';

export const MAX_PEOPLE_PAGE = 200;

export const peopleInput = z.object({
  claim: lineOf(100)
    .nullish()
    .transform((claim) => claim ?? null),
  first: pageOf(MAX_PEOPLE_PAGE, MAX_PEOPLE_PAGE),
  /** The last person of the page before. */
  after: optionalIdInput,
});
export type PeoplePage = Omit<z.output<typeof peopleInput>, 'claim'>;

const MOST_TYPED = 200;
const MOST_FOUND = 20;
/** More words only make it find less. */
const MOST_WORDS = 8;

export const findPeopleInput = z
  .object({
    search: lineOf(MOST_TYPED).transform((text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '')
        .slice(0, MOST_WORDS),
    ),
    first: pageOf(MOST_FOUND, MOST_FOUND),
  })
  .transform(({ search, first }) => ({ words: search, first }));
export type FindPeopleInput = z.output<typeof findPeopleInput>;
