// What the seed wants to be true of one job and its tasks; rows follow from it (write-job, write-task).
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { TaskName } from './data/catalogue.ts';
import type { WorkType } from './data/settings.ts';

/** How far a task has come: each step holds the ones before it. */
export type TaskState =
  | 'new'
  | 'declined'
  | 'accepted'
  | 'inProgress'
  | 'onsite'
  | 'reopened'
  | 'completed'
  | 'submitted'
  | 'approved'
  | 'paid';

export interface TaskPlan {
  readonly name: TaskName;
  readonly groupId: number;
  readonly state: TaskState;
  /** The day it is scheduled for. */
  readonly day: CalendarDay;
  readonly startMinute: number;
  readonly dueDay: CalendarDay;
  readonly itemCount: number;
  readonly isPartial?: boolean;
  /** One item's quantity was rejected. */
  readonly isRejected?: boolean;
  /** Accepted although the crew is our own: it was a subcontractor's before. */
  readonly isAcceptedByOthers?: boolean;
  readonly hasStartCard?: boolean;
  readonly comments?: string;
  /** Lines of chat on the task. */
  readonly chatLines?: number;
}

export interface JobPlan {
  readonly workOrder: string;
  readonly workType: WorkType;
  /** Otherwise it follows from the first task. */
  readonly status?: string;
  readonly approval?: 'sent' | 'approved';
  /** Developer or contact phone is missing: the scoping bonus is still open. */
  readonly isScopingOpen?: boolean;
  readonly tasks: readonly TaskPlan[];
  /** What no task is to do yet. */
  readonly unassigned?: readonly (readonly [code: string, quantity: number])[];
}

/** Whether people have been onsite. */
export function isVisited(state: TaskState): boolean {
  return !['new', 'declined', 'accepted'].includes(state);
}

export function isCompleted(state: TaskState): boolean {
  return ['completed', 'submitted', 'approved', 'paid'].includes(state);
}

export function isSubmitted(state: TaskState): boolean {
  return ['submitted', 'approved', 'paid'].includes(state);
}
