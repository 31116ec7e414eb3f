// What the tasks are filtered by, and how the address says it (screens.md §2.24).
import { TASK_SORTS } from '@lotline/schema/domain/task/task-list.input';
import { STAGES } from '@lotline/schema/domain/task/task.stage';
import type { TaskFilterInput } from '@lotline/schema/generated/operations';
import type { FilterDefinition, ListQuery } from '../../platform/list/list-query.ts';

/** One of them is always chosen: they stand as tabs, not as chips. */
export const VIEWS = [
  { value: 'mine', label: 'Mine' },
  { value: 'group', label: 'My groups' },
  { value: 'unassigned', label: 'Unassigned' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'review', label: 'Awaiting review' },
  { value: 'all', label: 'All' },
] as const;

const VIEW = 'view';
const DAYS = {
  due: 'dueDate',
  issued: 'issuedDate',
  start: 'scheduledStartTime',
  completed: 'completedDate',
  submitted: 'submittedDate',
} as const;

export const TASK_FILTERS: readonly FilterDefinition[] = [
  { id: 'stage', label: 'Stage', kind: 'many', options: STAGES.map((stage) => ({ value: stage, label: stage })) },
  { id: 'group', label: 'Group', kind: 'many' },
  { id: 'type', label: 'Work type', kind: 'many' },
  { id: 'due', label: 'Due', kind: 'days' },
  { id: 'issued', label: 'Issued', kind: 'days' },
  { id: 'start', label: 'Start', kind: 'days' },
  { id: 'completed', label: 'Completed', kind: 'days' },
  { id: 'submitted', label: 'Submitted', kind: 'days' },
];
export const TASK_ADDRESS: readonly FilterDefinition[] = [{ id: VIEW, label: 'View', kind: 'one', options: VIEWS }, ...TASK_FILTERS];
export const SORT_FIELDS: readonly string[] = TASK_SORTS;

export const viewOf = ({ filters }: ListQuery, otherwise: string): string => filters[VIEW]?.[0] ?? otherwise;

export function toTaskFilter({ search, filters }: ListQuery, view: string): TaskFilterInput {
  const { stage = [], group = [], type = [] } = filters;
  const groupIds = group.map(Number).filter(Number.isInteger);
  const dates = Object.entries(DAYS).flatMap(([id, field]) => {
    const [from = '', to = ''] = filters[id] ?? [];
    return from === '' && to === '' ? [] : [{ field, from: from === '' ? null : from, to: to === '' ? null : to }];
  });
  return {
    view,
    ...(search === '' ? {} : { search }),
    ...(stage.length === 0 ? {} : { statuses: [...stage] }),
    ...(groupIds.length === 0 ? {} : { groupIds }),
    ...(type.length === 0 ? {} : { workTypes: [...type] }),
    ...(dates.length === 0 ? {} : { dates }),
  };
}
