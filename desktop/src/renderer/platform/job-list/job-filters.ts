// What the jobs are filtered by, and how the address says it (screens.md §2.5): the declared filters, in the order of the screen.
import { isJobField } from '@lotline/schema/domain/job/job.fields';
import type { NameOfField } from '@lotline/schema/domain/job/job-field-names';
import type { JobView } from '@lotline/schema/domain/job/job-list.input';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { sortKeysOf, type LabelOf } from '@lotline/schema/domain/list/list-declaration';
import { requestedFilter, filterDefinitions, offeredBy } from '../list/declared-filters.ts';
import { formatListQuery, isNarrowed, withFilter, type FilterDefinition, type ListQuery } from '../list/list-query.ts';

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
const VIEW = JOB_LIST.filters.view;
const VIEWS_IN_ORDER = ['open', 'overdue', 'week', 'hold', 'mine', 'all'] as const;

/** One of them is always chosen: they stand in the rail or as tabs, not as chips. */
export const VIEWS = VIEWS_IN_ORDER.map((value) => ({ value, label: VIEW.choices[value] }));
/** The address without a search or a filter shows the work that is open (issue: lists open on current work). */
export const OPEN_JOBS = { [VIEW.id]: ['open'] };
export const JOB_VIEWS: readonly FilterDefinition[] = filterDefinitions(JOB_LIST, ['view']);
export const JOB_ADDRESS: readonly FilterDefinition[] = [...JOB_VIEWS, ...JOB_FILTERS];

/** A search or a filter without a view looks through all jobs. */
export const viewOf = ({ filters }: ListQuery): JobView => VIEWS_IN_ORDER.find((view) => view === filters[VIEW.id]?.[0]) ?? 'all';

/** The address of a view's tab. Of the first one it is the bare address, as the rail leads to it: a search there looks through all jobs. */
export function withView(query: ListQuery, view: JobView): string {
  const bare = withFilter(query, VIEW.id, []);
  const isFirst = OPEN_JOBS[VIEW.id]?.[0] === view && !isNarrowed(bare);
  return formatListQuery(isFirst ? bare : withFilter(query, VIEW.id, [view]), JOB_ADDRESS).toString();
}

export const OPTIONS_OF = offeredBy(JOB_LIST);
export const SORT_FIELDS: readonly string[] = sortKeysOf(JOB_LIST);

/** As the work types call the fields. */
export const jobLabels =
  (nameOf: NameOfField): LabelOf =>
  ({ label, field }) =>
    field !== undefined && isJobField(field) ? nameOf(field) : label;

export const namedFilters = (labelOf: LabelOf): readonly FilterDefinition[] => definitions(labelOf);

export const toJobFilter = (query: ListQuery) => requestedFilter(JOB_LIST, query);
