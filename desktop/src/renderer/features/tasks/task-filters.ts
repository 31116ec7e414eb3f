// What the tasks are filtered by, and how the address says it (screens.md §2.24): the declared filters, in the order of the screen.
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import type { TaskView } from '@lotline/schema/domain/task/task-list.input';
import { requestedFilter, filterDefinitions } from '../../platform/list/declared-filters.ts';
import type { FilterDefinition, ListQuery } from '../../platform/list/list-query.ts';

const VIEW = TASK_LIST.filters.view;
const IN_ORDER = ['mine', 'group', 'unassigned', 'declined', 'overdue', 'review', 'payment', 'all'] as const;

/** One of them is always chosen: they stand as tabs, not as chips. */
export const VIEWS = IN_ORDER.map((value) => ({ value, label: VIEW.choices[value] }));

export const TASK_FILTERS: readonly FilterDefinition[] = filterDefinitions(TASK_LIST, [
  ...(['stage', 'group', 'type', 'due', 'issued', 'start', 'completed', 'submitted'] as const),
]);
export const TASK_VIEWS: readonly FilterDefinition[] = filterDefinitions(TASK_LIST, ['view']);
export const TASK_ADDRESS: readonly FilterDefinition[] = [...TASK_VIEWS, ...TASK_FILTERS];

export const viewOf = ({ filters }: ListQuery, otherwise: TaskView): TaskView =>
  IN_ORDER.find((view) => view === filters[VIEW.id]?.[0]) ?? otherwise;

export const toTaskFilter = (query: ListQuery, view: TaskView) => ({ ...requestedFilter(TASK_LIST, query), view });
