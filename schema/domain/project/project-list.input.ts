// The list of projects: what it is filtered and sorted by, each from a closed list (screens.md §2.24).
import { z } from 'zod';
import { dateRangesOf, listPageInput, namedRows, searchInput, sortOf, tickedNames } from '../list/list.input.ts';
import { PROJECT_HEALTHS } from './project.rules.ts';

export const PROJECT_SORTS = ['name', 'customer', 'fsam', 'region', 'manager', 'startDate', 'finishDate', 'id'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export const PROJECT_DATES = ['startDate', 'finishDate'] as const;
export type ProjectDate = (typeof PROJECT_DATES)[number];

const projectFilterInput = z.strictObject({
  search: searchInput,
  ids: namedRows,
  customers: tickedNames,
  regions: tickedNames,
  managers: tickedNames,
  healths: z
    .array(z.enum(PROJECT_HEALTHS))
    .max(PROJECT_HEALTHS.length)
    .nullish()
    .transform((healths) => (healths === null || healths === undefined || healths.length === 0 ? null : healths)),
  dates: dateRangesOf(PROJECT_DATES),
});
export type ProjectFilter = z.output<typeof projectFilterInput>;

export const projectListInput = z.strictObject({
  filter: z.preprocess((given) => given ?? {}, projectFilterInput),
  sort: sortOf(PROJECT_SORTS),
  ...listPageInput,
});
export type ProjectListInput = z.output<typeof projectListInput>;
