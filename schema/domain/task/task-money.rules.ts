// Whether this person sees the amounts of this task: the claim sees all, a subcontractor those of its own groups' tasks (specification 1 §6,
// quality.md §2). A completed task's money is the business of the group that completed it, also after the task has moved on.
import { hasClaim, type Actor } from '../kernel/actor.ts';

export interface TaskGroups {
  readonly groupId: number | null;
  /** The group that completed the task, when it has since moved on. */
  readonly completedGroupId: number | null;
}

export function seesTaskMoney(actor: Actor, task: TaskGroups): boolean {
  if (hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION')) return true;
  const paidGroupId = task.completedGroupId ?? task.groupId;
  return actor.isSubcontractor && paidGroupId !== null && actor.groupIds.has(paidGroupId);
}
