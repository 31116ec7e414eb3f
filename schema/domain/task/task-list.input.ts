// The list of tasks: what it is filtered and sorted by, each from a closed list (screens.md §2.24).
import { z } from 'zod';
import {
  dateRangesOf,
  listedIdsInput,
  listPageInput,
  namedRows,
  namedRowsOf,
  searchInput,
  sortOf,
  tickedGroups,
  tickedNames,
} from '../list/list.input.ts';
import { STAGES } from './task.stage.ts';

/**
 * mine: the person owns it or has been onsite · group: of the person's groups · unassigned: of no group · overdue: its day has passed and it is not
 * completed · review: submitted with an item that nobody has decided on, none of them rejected, no approved payment. All but `all` leave out what is set aside, and but `review` what is submitted.
 */
export const TASK_VIEWS = ['all', 'mine', 'group', 'unassigned', 'overdue', 'review'] as const;
export type TaskView = (typeof TASK_VIEWS)[number];

export const TASK_SORTS = [
  'dueDate',
  'issuedDate',
  'scheduledStartTime',
  'acceptedDate',
  'declinedDate',
  'onsiteDate',
  'completedDate',
  'submittedDate',
  'name',
  'group',
  'workOrder',
  'address',
  'jobStatus',
  'workType',
  'id',
] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

/** Days of a task that a range may be of; of an instant the company's day. */
export const TASK_DATES = [
  'dueDate',
  'issuedDate',
  'scheduledStartTime',
  'acceptedDate',
  'declinedDate',
  'onsiteDate',
  'completedDate',
  'submittedDate',
] as const;
export type TaskDate = (typeof TASK_DATES)[number];

const taskFilterInput = z.strictObject({
  search: searchInput,
  ids: namedRows,
  /** The jobs whose tasks they are. */
  constructionIds: namedRowsOf('constructionIds'),
  view: z
    .enum(TASK_VIEWS)
    .nullish()
    .transform((view) => view ?? 'all'),
  groupIds: tickedGroups,
  statuses: z
    .array(z.enum(STAGES))
    .max(STAGES.length)
    .nullish()
    .transform((stages) => (stages === null || stages === undefined || stages.length === 0 ? null : stages)),
  workTypes: tickedNames,
  dates: dateRangesOf(TASK_DATES),
});
export type TaskFilter = z.output<typeof taskFilterInput>;

const filter = z.preprocess((given) => given ?? {}, taskFilterInput);

export const taskListInput = z.strictObject({ filter, sort: sortOf(TASK_SORTS), ...listPageInput });
export const taskIdsInput = z.strictObject({ filter, first: listedIdsInput });
export type TaskListInput = z.output<typeof taskListInput>;
