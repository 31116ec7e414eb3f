// What the jobs are filtered by, and how the address says it (screens.md §2.5): the declared filters, in the order of the screen.
import { isJobField } from '@lotline/schema/domain/job/job.fields';
import type { NameOfField } from '@lotline/schema/domain/job/job-field-names';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { sortKeysOf, type LabelOf } from '@lotline/schema/domain/list/list-declaration';
import { requestedFilter, filterDefinitions, offeredBy } from '../list/declared-filters.ts';
import type { FilterDefinition, ListQuery } from '../list/list-query.ts';

const definitions = (labelOf?: LabelOf) =>
  filterDefinitions(
    JOB_LIST,
    [
      ...(['status', 'due', 'customer', 'type', 'state', 'region', 'group', 'scheduler', 'overdue', 'accelerated', 'received'] as const),
      ...(['rejected', 'photos', 'builder', 'contract', 'partner', 'pm', 'developer', 'booked', 'dbyd', 'released', 'onsite'] as const),
      ...(['integration', 'crq', 'lase', 'completed'] as const),
    ],
    labelOf,
  );

export const JOB_FILTERS: readonly FilterDefinition[] = definitions();
export const OPTIONS_OF = offeredBy(JOB_LIST);
export const SORT_FIELDS: readonly string[] = sortKeysOf(JOB_LIST);

/** As the work types call the fields. */
export const jobLabels =
  (nameOf: NameOfField): LabelOf =>
  ({ label, field }) =>
    field !== undefined && isJobField(field) ? nameOf(field) : label;

export const namedFilters = (labelOf: LabelOf): readonly FilterDefinition[] => definitions(labelOf);

export const toJobFilter = (query: ListQuery) => requestedFilter(JOB_LIST, query);
