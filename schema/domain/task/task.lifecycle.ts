// Who may make which move on a task, in which state: the one place that decides (specification 1 §4, §5; domain.md §2).
// Pure: facts in, verdict out. The button explains itself with it, the command decides with it.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { isAssignedToTask, mustBeAssigned } from './assignment.rules.ts';
import { gateRefusal, type UnmetGate } from './onsite-gates.rules.ts';

/** Only whether an instant is set matters here, so any representation of one will do. */
export type MaybeInstant = string | Date | null;

export interface VisitFacts {
  readonly userId: number;
  readonly onSiteUtc: MaybeInstant;
  readonly offSiteUtc: MaybeInstant;
  readonly completedUtc: MaybeInstant;
  readonly confirmItemQtys: boolean;
  /** The person's comment, the reason of a partial completion among them. */
  readonly comments?: string | null;
}

export interface ItemFacts {
  readonly code: string | null;
  readonly rejectedDate: MaybeInstant;
}

export interface TaskFacts {
  readonly groupId: number | null;
  /** The group's isSubcontractor flag: the task must be accepted before work. */
  readonly isSubcontracted: boolean;
  readonly acceptedDate: MaybeInstant;
  readonly declinedDate: MaybeInstant;
  readonly onsiteDate: MaybeInstant;
  readonly completedDate: MaybeInstant;
  readonly submittedDate: MaybeInstant;
  readonly isReopened: boolean;
  readonly ignored: boolean;
  readonly items: readonly ItemFacts[];
  /** All people's visits, oldest first. */
  readonly taskUsers: readonly VisitFacts[];
  readonly hasApprovedPayment: boolean;
  /** The mandatory document of the contractor that has expired, if any. */
  readonly expiredDocument: string | null;
  /** What the work type asks for before I'm Onsite and is missing; left out where nobody goes onsite by these facts. */
  readonly onsiteGate?: UnmetGate | null;
}

export const MOVES = [
  'accept',
  'decline',
  'goOnsite',
  'goOffsite',
  'complete',
  'completePartially',
  'confirm',
  'submit',
  'addItem',
  'changeItem',
  'comment',
  'saveTicket',
  'resetTicket',
  'reopen',
] as const;
export type Move = (typeof MOVES)[number];

/** The person's visit that has begun and neither ended nor been completed. At most one exists: the database says so too. */
export function openVisit<T extends VisitFacts>(task: { readonly taskUsers: readonly T[] }, userId: number): T | undefined {
  return task.taskUsers.find((v) => v.userId === userId && v.onSiteUtc !== null && v.offSiteUtc === null && v.completedUtc === null);
}

/** Whether this person has still to go: the task is open, and they are not onsite. A visit that ended may be followed by another. */
export function isVisitToCome(task: Pick<TaskFacts, 'completedDate' | 'submittedDate' | 'taskUsers'>, userId: number): boolean {
  return task.completedDate === null && task.submittedDate === null && openVisit(task, userId) === undefined;
}

/** The person's newest record on the task: the last in the order of their births, which is the order of the list. */
export function latestVisit<T extends VisitFacts>(task: { readonly taskUsers: readonly T[] }, userId: number): T | undefined {
  return task.taskUsers.findLast((visit) => visit.userId === userId);
}

export function isRejected(task: Pick<TaskFacts, 'items'>): boolean {
  return task.items.some((item) => item.rejectedDate !== null);
}

const mustHoldTask = (actor: Actor, task: TaskFacts) => mustBeAssigned(isAssignedToTask(actor, task), 'task');
const mustDoFieldWork = (actor: Actor) =>
  unless(hasClaim(actor, 'CAN_ACCESS_FIELD_WORK'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_FIELD_WORK' });
const mustNotBeIgnored = (task: TaskFacts) => unless(!task.ignored, 'TASK_IGNORED');
const mustNotBeDeclined = (task: TaskFacts) => unless(task.declinedDate === null, 'ALREADY_DECLINED');
const mustBeSubcontracted = (task: TaskFacts) => unless(task.isSubcontracted, 'NOT_SUBCONTRACTED');
// A reopened task is open again, even where its completion still stands (imported rows): it can be visited and completed anew.
const mustNotBeCompleted = (task: TaskFacts) => unless(task.completedDate === null || task.isReopened, 'TASK_COMPLETED');
const mustBeCompleted = (task: TaskFacts) => unless(task.completedDate !== null, 'TASK_NOT_COMPLETED');
const mustNotBeSubmitted = (task: TaskFacts) => unless(task.submittedDate === null, 'TASK_SUBMITTED');
const mustBeAcceptedIfSubcontracted = (task: TaskFacts) => unless(!task.isSubcontracted || task.acceptedDate !== null, 'TASK_NOT_ACCEPTED');
const mustBeOnsite = (actor: Actor, task: TaskFacts) => unless(openVisit(task, actor.userId) !== undefined, 'NOT_ONSITE');
const mustNotBeOnsite = (actor: Actor, task: TaskFacts) => unless(openVisit(task, actor.userId) === undefined, 'ALREADY_ONSITE');
const mustBeWorker = (actor: Actor, task: TaskFacts) => all(mustHoldTask(actor, task), mustDoFieldWork(actor), mustNotBeIgnored(task));

/** Accept: subcontracted tasks only, once, before completion, by a contractor whose documents are current. Spec 1 §4. */
export function canAccept(actor: Actor, task: TaskFacts): Verdict {
  return all(
    mustBeWorker(actor, task),
    mustBeSubcontracted(task),
    unless(task.acceptedDate === null, 'ALREADY_ACCEPTED'),
    mustNotBeDeclined(task),
    mustNotBeCompleted(task),
    unless(task.expiredDocument === null, 'CONTRACTOR_NOT_COMPLIANT', { document: task.expiredDocument }),
  );
}

/** Decline: as Accept, except that a contractor without current documents may always say no. Spec 1 §4. */
export function canDecline(actor: Actor, task: TaskFacts): Verdict {
  return all(
    mustBeWorker(actor, task),
    mustBeSubcontracted(task),
    unless(task.acceptedDate === null, 'ALREADY_ACCEPTED'),
    mustNotBeDeclined(task),
    mustNotBeCompleted(task),
  );
}

/** I'm Onsite. Several people may be onsite on one task; each has at most one open visit. The work type's gates come last. Spec 1 §4. */
export function canGoOnsite(actor: Actor, task: TaskFacts): Verdict {
  return all(
    mustBeWorker(actor, task),
    mustNotBeDeclined(task),
    mustBeAcceptedIfSubcontracted(task),
    mustNotBeCompleted(task),
    mustNotBeOnsite(actor, task),
    task.onsiteGate == null ? allowed : gateRefusal(task.onsiteGate),
  );
}

/** I'm Offsite: ends the person's own open visit. Spec 1 §4. */
export function canGoOffsite(actor: Actor, task: TaskFacts): Verdict {
  return all(mustBeWorker(actor, task), mustBeOnsite(actor, task));
}

/** Is Complete, from an open visit. Spec 1 §4. */
export function canComplete(actor: Actor, task: TaskFacts): Verdict {
  return all(mustBeWorker(actor, task), mustNotBeCompleted(task), mustBeOnsite(actor, task));
}

/** Is Partially Complete: as Is Complete, and the reason must stand on the visit or come with the move. Spec 1 §4, §5. */
export function canCompletePartially(actor: Actor, task: TaskFacts, reason: string): Verdict {
  return all(canComplete(actor, task), unless(reason.trim() !== '', 'COMMENT_REQUIRED'));
}

/** Confirm the item quantities; stricter for a subcontractor. Spec 1 §5. */
export function canConfirm(actor: Actor, task: TaskFacts): Verdict {
  const strict = actor.isSubcontractor
    ? all(mustBeAcceptedIfSubcontracted(task), mustBeCompleted(task), mustNotBeSubmitted(task))
    : allowed;
  return all(mustBeWorker(actor, task), unless(!hasConfirmed(actor, task), 'ALREADY_CONFIRMED'), strict);
}

export function hasConfirmed(actor: Pick<Actor, 'userId'>, task: Pick<TaskFacts, 'taskUsers'>): boolean {
  return latestVisit(task, actor.userId)?.confirmItemQtys ?? false;
}

/** Submit: completed, nothing rejected, and the quantities confirmed by this person where the task has items. Spec 1 §4. */
export function canSubmit(actor: Actor, task: TaskFacts): Verdict {
  const rejected = task.items.filter((item) => item.rejectedDate !== null).map((item) => item.code ?? '');
  return all(
    mustBeWorker(actor, task),
    mustBeCompleted(task),
    mustNotBeSubmitted(task),
    unless(rejected.length === 0, 'ITEMS_REJECTED', { codes: rejected }),
    unless(task.items.length === 0 || hasConfirmed(actor, task), 'ITEM_QTYS_NOT_CONFIRMED'),
  );
}

/**
 * Change a quantity or add an item: not a subcontractor, or something is rejected, or accepted and begun and not submitted (Spec 1 §5); and an
 * approved payment stays what was approved (decision 003).
 */
export function canChangeItems(actor: Actor, task: TaskFacts): Verdict {
  const begun = task.acceptedDate !== null && task.taskUsers.length > 0 && task.submittedDate === null;
  return all(
    mustBeWorker(actor, task),
    unless(!actor.isSubcontractor || isRejected(task) || begun, 'ITEM_CHANGE_NOT_ALLOWED', missingForItems(actor, task)),
    unless(!task.hasApprovedPayment, 'PAYMENT_APPROVED'),
  );
}

/** { missing: 'accept' }: the step before quantities can be changed, while it can be taken; else the sentence says all that is asked. */
function missingForItems(actor: Actor, task: TaskFacts): { readonly missing?: 'accept' | 'onsite' | 'submitted' } {
  if (task.submittedDate !== null) return { missing: 'submitted' };
  if (canGoOnsite(actor, { ...task, onsiteGate: null }).ok && task.acceptedDate !== null) return { missing: 'onsite' };
  return canDecline(actor, task).ok ? { missing: 'accept' } : {};
}

/** The completions comment, on the person's own record. Spec 1 §2. */
export function canComment(actor: Actor, task: TaskFacts): Verdict {
  return mustBeWorker(actor, task);
}

/** Save the ticket of work; locked once the task is submitted. Domain.md §2. */
export function canSaveTicket(actor: Actor, task: TaskFacts): Verdict {
  return all(
    mustBeWorker(actor, task),
    unless(hasClaim(actor, 'CAN_ACCESS_TICKET_OF_WORK'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_TICKET_OF_WORK' }),
    unless(task.submittedDate === null, 'TICKET_LOCKED'),
  );
}

/** Reset the ticket of work to an empty object. Spec 1 §4, §6. */
export function canResetTicket(actor: Actor, task: TaskFacts): Verdict {
  return all(
    mustHoldTask(actor, task),
    unless(hasClaim(actor, 'CAN_RESET_TICKET_OF_WORK'), 'CLAIM_REQUIRED', { claim: 'CAN_RESET_TICKET_OF_WORK' }),
    unless(task.submittedDate === null, 'TICKET_LOCKED'),
  );
}

/** Reopen for corrections or for the rest: the office, with a reason, while no payment is approved. Domain.md §2. */
export function canReopen(actor: Actor, task: TaskFacts, reason: string): Verdict {
  return all(
    mustHoldTask(actor, task),
    unless(hasClaim(actor, 'CAN_EDIT_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_EDIT_CONSTRUCTION' }),
    unless(task.completedDate !== null, 'TASK_NOT_COMPLETED'),
    unless(!task.hasApprovedPayment, 'PAYMENT_APPROVED'),
    reason.trim() === '' ? refused('REASON_REQUIRED', { sentence: 'Give a reason for reopening the task.' }) : allowed,
  );
}

/** One verdict a move. What a person still has to type (a reason) does not count against offering the move. */
export const MOVE_RULES: Readonly<Record<Move, (actor: Actor, task: TaskFacts) => Verdict>> = {
  accept: canAccept,
  decline: canDecline,
  goOnsite: canGoOnsite,
  goOffsite: canGoOffsite,
  complete: canComplete,
  completePartially: (actor, task) => canCompletePartially(actor, task, 'to be typed'),
  confirm: canConfirm,
  submit: canSubmit,
  addItem: canChangeItems,
  changeItem: canChangeItems,
  comment: canComment,
  saveTicket: canSaveTicket,
  resetTicket: canResetTicket,
  reopen: (actor, task) => canReopen(actor, task, 'to be typed'),
};

/** Sent along with each task, so that a screen never guesses. */
export function allowedMoves(actor: Actor, task: TaskFacts): Move[] {
  return MOVES.filter((move) => MOVE_RULES[move](actor, task).ok);
}
