// Which of several tasks take a change that is made on all of them: each is judged as if it were changed alone (decision 052).
import { canUndoChange } from '../job/bulk-job-edit.rules.ts';
import type { Actor } from '../kernel/actor.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { ItemRate } from './office.effects.ts';
import { canIgnore, canIssue, canMoveDue, canReassign, canRemind, isIssued, type HolderFacts } from './office-moves.ts';
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
    case 'aside':
      return canIgnore(actor, task);
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
    case 'aside':
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

export const TASK_EFFECTS = ['changes', 'finished', 'reprices', 'taken', 'same'] as const;
/**
 * What becomes of a task that takes the change: it is changed though its work is completed, it is paid at other rates, the crew that has it loses it, it is
 * changed and nothing of that, or it is so already.
 */
export type TaskEffect = (typeof TASK_EFFECTS)[number];

interface PricedTask extends ListedTaskState {
  readonly items: readonly { readonly id: number; readonly childCode: string | null; readonly rate: string | null }[];
}

/** @param rates of who is given it; none where they stay */
export function effectOnTask(task: PricedTask, change: TaskChange, rates: readonly ItemRate[]): TaskEffect {
  if (!changesTask(task, change)) return 'same';
  // what is said to whom it was never given, or who looks at it when, is the office's own
  if (change.of === 'issue' || change.of === 'reminder') return 'changes';
  if (task.completedDate !== null) return 'finished';
  if (change.of === 'dueDate') return 'changes';
  const isRepriced = rates.some(({ itemId, childCode, rate }) =>
    task.items.some((item) => item.id === itemId && (item.childCode !== childCode || item.rate !== rate)),
  );
  if (isRepriced) return 'reprices';
  return isIssued(task) && task.groupId !== null ? 'taken' : 'changes';
}

const NEEDS_REASON: ReadonlySet<string> = new Set<TaskEffect>(['finished', 'reprices', 'taken']);
/** Of what is told as an effect: whether it is done for a reason. */
export const needsReason = (effect: string): boolean => NEEDS_REASON.has(effect);

/** Completed work, what is paid and who has the work change for a reason, which the history keeps. Refusals: REASON_REQUIRED. */
export const canChangeSeveralTasks = (effects: readonly TaskEffect[], reason: string | null): Verdict =>
  unless(reason !== null || !effects.some(needsReason), 'REASON_REQUIRED', {
    sentence: 'Give a reason for changing completed work, rates or who has the work.',
  });

/** Taking a change back: the office's, while the task is as the change left it. Refusals: those of the office’s moves, STALE_VERSION. */
export const canUndoTaskChange = (
  actor: Actor,
  task: HolderFacts & { readonly version: number },
  change: { readonly version: number },
): Verdict => all(canRemind(actor, task), canUndoChange(task, change));
