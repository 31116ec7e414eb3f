// A task as a move has it: its own columns, its items and everybody's visits, and the facts that the lifecycle asks for, in one value that the
// shared rules and effects take as it is (schema/domain/task).
import type { ItemState, TaskState, VisitState } from '@lotline/schema/domain/task/task.effects';
import type { ItemFacts, TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';

export interface TaskItem extends ItemState<Date>, ItemFacts {
  readonly rejectedDate: Date | null;
  readonly scheduleId: number;
  /** Whose press brought it; null where it was planned. */
  readonly createdByUserId: number | null;
  readonly version: number;
}

export interface TaskVisit extends VisitState<Date> {
  readonly version: number;
}

export interface LoadedTask
  extends TaskState<Date>, Pick<TaskFacts, 'isSubcontracted' | 'ignored' | 'hasApprovedPayment' | 'expiredDocument'> {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly name: string;
  readonly completedGroupId: number | null;
  readonly declineReason: string | null;
  readonly issuedDate: Date | null;
  readonly items: readonly TaskItem[];
  /** All people's, in the order of their births. */
  readonly taskUsers: readonly TaskVisit[];
}
