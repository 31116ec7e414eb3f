// What the projects are filtered by, and how the address says it (screens.md §2.24): the declared filters, in the order of the screen.
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { requestedFilter, filterDefinitions, offeredBy } from '../../platform/list/declared-filters.ts';
import type { FilterDefinition, ListQuery } from '../../platform/list/list-query.ts';

export const PROJECT_FILTERS: readonly FilterDefinition[] = filterDefinitions(PROJECT_LIST, [
  ...(['health', 'customer', 'region', 'manager', 'start', 'finish'] as const),
]);
export const OPTIONS_OF = offeredBy(PROJECT_LIST);

export const toProjectFilter = (query: ListQuery) => requestedFilter(PROJECT_LIST, query);
