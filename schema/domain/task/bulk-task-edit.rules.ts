// Which of several tasks take a change that is made on all of them: each is judged as if it were changed alone (decision 052).
import type { Actor } from '../kernel/actor.ts';
import type { Verdict } from '../kernel/verdict.ts';
import { canIssue, canMoveDue, canReassign, canRemind, isIssued, type HolderFacts } from './office-moves.ts';
import type { TaskChange } from './bulk-task-edit.input.ts';

export interface ListedTaskState extends HolderFacts {
  readonly dueDate: string | null;
  readonly reminderDate: string | null;
  readonly reminderComments: string | null;
}

/** A task that is with that group already is allowed, as one of many: it is left alone. What its items are paid at is asked after this (item-rates). */
export function canChangeTask(actor: Actor, task: ListedTaskState, change: TaskChange): Verdict {
  switch (change.of) {
    case 'group':
      return canReassign(actor, task);
    case 'issue':
      return canIssue(actor, task);
    case 'dueDate':
      return canMoveDue(actor, task);
    case 'reminder':
      return canRemind(actor, task);
  }
}

/** A task that is so already is allowed and left alone. */
export function changesTask(task: ListedTaskState, change: TaskChange): boolean {
  switch (change.of) {
    case 'group':
      return task.groupId !== change.groupId;
    case 'issue':
      return true;
    case 'dueDate':
      return task.dueDate !== change.dueDate;
    case 'reminder':
      return task.reminderDate !== change.reminderDate || task.reminderComments !== change.reminderComments;
  }
}

/** The group by whose rates its items are priced with this change; null where they keep what they have. */
export function pricedFor(task: HolderFacts, change: TaskChange): number | null {
  if (change.of === 'issue') return task.groupId;
  // what was not issued is priced when it is, and what was completed stays at the rates of who did it
  return change.of === 'group' && change.groupId !== task.groupId && isIssued(task) && task.completedDate === null ? change.groupId : null;
}
