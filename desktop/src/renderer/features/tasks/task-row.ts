// A task as its list shows it: whether it is late.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { GetTasksQuery } from '@lotline/schema/generated/operations';

export type TaskRow = GetTasksQuery['tasks']['rows'][number];

/** Of a job that has ended nothing is late any more, nor is what is set aside. */
export const isTaskLate = (
  { dueDate, completedDate, ignored, jobStatus }: Pick<TaskRow, 'dueDate' | 'completedDate' | 'ignored' | 'jobStatus'>,
  today: CalendarDay,
): boolean => dueDate !== null && dueDate < today && completedDate === null && !ignored && !isJobEnded({ status: jobStatus });
