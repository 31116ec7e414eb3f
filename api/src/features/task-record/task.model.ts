// A task as a move has it: its own columns, its items and everybody's visits, and the facts that the lifecycle asks for, in one value that the
// shared rules and effects take as it is (schema/domain/task).
import type { ItemState, TaskState, VisitState } from '@lotline/schema/domain/task/task.effects';
import type { CountLimits } from '@lotline/schema/domain/item/item-limits.rules';
import type { OfficeTask } from '@lotline/schema/domain/task/office.effects';
import type { CountedLine, ReviewState } from '@lotline/schema/domain/task/review.rules';
import type { ItemFacts, TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';

export interface TaskItem extends ItemState<Date>, ItemFacts, CountedLine, ReviewState<Date>, CountLimits {
  readonly id: number;
  readonly code: string | null;
  readonly quantity: string;
  readonly completedQty: string | null;
  readonly rejectedDate: Date | null;
  readonly rejectedBy: string | null;
  readonly rejectReason: string | null;
  readonly scheduleId: number;
  /** Whose press brought it; null where it was planned. */
  readonly createdByUserId: number | null;
  readonly version: number;
}

export interface TaskVisit extends VisitState<Date> {
  readonly version: number;
}

export interface LoadedTask
  extends
    TaskState<Date>,
    Omit<OfficeTask<Date>, 'items'>,
    Pick<TaskFacts, 'isSubcontracted' | 'ignored' | 'hasApprovedPayment' | 'expiredDocument'> {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly name: string;
  readonly completedGroupId: number | null;
  readonly groupId: number | null;
  readonly acceptedDate: Date | null;
  readonly declinedDate: Date | null;
  readonly completedDate: Date | null;
  readonly ignored: boolean;
  readonly items: readonly TaskItem[];
  /** All people's, in the order of their births. */
  readonly taskUsers: readonly TaskVisit[];
}
