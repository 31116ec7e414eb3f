// The one next step of the opened task, for the bar at the bottom: Accept, I'm Onsite, Is Complete, Confirm, Submit (look.md §2; spec 1 §4).
import { sayError } from '@lotline/schema/errors/catalogue';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { hasConfirmed, openVisit, type Move } from '@lotline/schema/domain/task/task.lifecycle';
import { itemCode, type Task, type TaskItem } from './page-data.ts';
import type { May } from './task-facts.ts';

export type StepKind = 'accept' | 'goOnsite' | 'complete' | 'confirm' | 'submit' | 'correct';

export interface NextStep {
  readonly kind: StepKind;
  readonly label: string;
  /** Why it cannot be pressed now, in words; null when it can. */
  readonly refusedBecause: string | null;
  /** What comes after it, when that is not plain. */
  readonly why: string | null;
  /** 'correct' only: the rejected item. */
  readonly item: TaskItem | null;
}

interface StepFacts {
  readonly task: Task;
  readonly isSubcontracted: boolean;
  readonly userId: number;
  readonly may: May;
}

/** Null when nothing is left to do here, or nothing that this person could do. */
export function nextStep({ task, isSubcontracted, userId, may }: StepFacts): NextStep | null {
  if (task.declinedDate !== null || task.ignored) return null;
  if (task.completedDate === null || task.isReopened) {
    if (isSubcontracted && task.acceptedDate === null) return step('accept', 'Accept', may('accept'));
    return openVisit(task, userId) === undefined
      ? step('goOnsite', 'I’m Onsite', may('goOnsite'), expiredWarning(task))
      : step('complete', 'Is Complete', may('complete'));
  }
  const rejected = task.items.find((item) => item.rejectedDate !== null);
  if (rejected !== undefined) return correction(rejected, { may, isSubmitted: task.submittedDate !== null });
  if (task.submittedDate !== null) return null;
  if (task.items.length > 0 && !hasConfirmed({ userId }, task)) {
    return step('confirm', 'Confirm', may('confirm'), 'Submit opens when quantities are confirmed.');
  }
  return step('submit', 'Submit', may('submit'));
}

/** Work that was accepted goes on; who comes onsite is told once more what the office waits for. */
const expiredWarning = ({ expiredDocument }: Task): string | null =>
  expiredDocument == null ? null : `${expiredDocument} has expired. Send the new one to the office.`;

function correction(item: TaskItem, { may, isSubmitted }: { readonly may: May; readonly isSubmitted: boolean }): NextStep | null {
  const made = step(
    'correct',
    `Correct ${itemCode(item)}`,
    may('changeItem'),
    isSubmitted ? null : 'Submit opens when the quantity is corrected.',
  );
  return made === null ? null : { ...made, item };
}

function step(kind: StepKind, label: string, verdict: Verdict, why: string | null = null): NextStep | null {
  if (isOutOfReach(verdict)) return null;
  return { kind, label, refusedBecause: verdict.ok ? null : sayError(verdict.code, verdict.details), why, item: null };
}

/** A refusal that the person can do nothing about: then nothing is offered. */
export function isOutOfReach(verdict: Verdict): boolean {
  return !verdict.ok && (verdict.code === 'TASK_LEFT' || verdict.code === 'CLAIM_REQUIRED' || verdict.code === 'TASK_IGNORED');
}

/** Submit, with nothing but the confirmation missing: it opens 'Please Confirm item quantities' first. Spec 1 §4. */
export function asksToConfirmFirst(task: Task, userId: number): boolean {
  return task.submittedDate === null && task.items.length > 0 && !hasConfirmed({ userId }, task);
}

export type OtherMove = Extract<Move, 'completePartially' | 'goOffsite' | 'confirm' | 'submit' | 'comment'> | 'startCard';

/** What stands in 'More' beside the next step, in the order drawn. */
export function otherMoves({ task, userId, may }: StepFacts, next: NextStep | null): OtherMove[] {
  const isOnsite = openVisit(task, userId) !== undefined;
  const isDone = task.completedDate !== null && task.submittedDate === null;
  const offered: Readonly<Record<OtherMove, boolean>> = {
    completePartially: isOnsite && may('completePartially').ok,
    goOffsite: may('goOffsite').ok,
    startCard: may('goOffsite').ok && task.externalJobLink !== null,
    confirm: next?.kind !== 'confirm' && task.items.length > 0 && may('confirm').ok,
    submit: isDone && next !== null && next.kind !== 'submit',
    // Before the answer to an offer there is nothing to comment on.
    comment: next?.kind !== 'accept' && may('comment').ok,
  };
  const order: readonly OtherMove[] = ['completePartially', 'goOffsite', 'startCard', 'confirm', 'submit', 'comment'];
  return order.filter((move) => offered[move]);
}
