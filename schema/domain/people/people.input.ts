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
