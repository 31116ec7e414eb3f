// What the projects are filtered by, and how the address says it (screens.md §2.24).
import { PROJECT_SORTS } from '@lotline/schema/domain/project/project-list.input';
import { PROJECT_HEALTHS } from '@lotline/schema/domain/project/project.rules';
import type { ProjectFilterInput } from '@lotline/schema/generated/operations';
import type { FilterDefinition, ListQuery } from '../../platform/list/list-query.ts';

/** Filters whose options the server tells, by its name for them. */
export const OPTIONS_OF = { customer: 'customers', region: 'regions', manager: 'managers' } as const;
const DAYS = { start: 'startDate', finish: 'finishDate' } as const;

export const PROJECT_FILTERS: readonly FilterDefinition[] = [
  { id: 'health', label: 'Health', kind: 'many', options: PROJECT_HEALTHS.map((health) => ({ value: health, label: health })) },
  { id: 'customer', label: 'Customer', kind: 'many' },
  { id: 'region', label: 'Region', kind: 'many' },
  { id: 'manager', label: 'Manager', kind: 'many' },
  { id: 'start', label: 'Start', kind: 'days' },
  { id: 'finish', label: 'Finish', kind: 'days' },
];
export const SORT_FIELDS: readonly string[] = PROJECT_SORTS;

/** Only what is set: the same filter for the list and the export. */
export function toProjectFilter({ search, filters }: ListQuery): ProjectFilterInput {
  const names = Object.entries(OPTIONS_OF).flatMap(([id, field]) =>
    filters[id] === undefined ? [] : [[field, [...filters[id]]] as const],
  );
  const healths = (filters['health'] ?? []).filter((health) => PROJECT_HEALTHS.some((known) => known === health));
  const dates = Object.entries(DAYS).flatMap(([id, field]) => {
    const [from = '', to = ''] = filters[id] ?? [];
    return from === '' && to === '' ? [] : [{ field, from: from === '' ? null : from, to: to === '' ? null : to }];
  });
  return {
    ...Object.fromEntries(names),
    ...(search === '' ? {} : { search }),
    ...(healths.length === 0 ? {} : { healths }),
    ...(dates.length === 0 ? {} : { dates }),
  };
}
