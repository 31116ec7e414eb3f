// What the office may do with a task, and in which state: given to a crew, taken back, set aside, reviewed (domain.md §2; decision 047). Pure, as the
// moves of the field are (task.lifecycle.ts): facts in, verdict out.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { isAssignedToTask, mustBeAssigned } from './assignment.rules.ts';
import type { MaybeInstant, TaskFacts } from './task.lifecycle.ts';

export const OFFICE_MOVES = ['issueTask', 'reassignTask', 'ignoreTask', 'restoreTask', 'remindTask', 'reviewTask'] as const;
export type OfficeMove = (typeof OFFICE_MOVES)[number];

export interface OfficeFacts extends TaskFacts {
  readonly issuedDate: MaybeInstant;
}

/** Of who holds a task, and where it stands. */
export type HolderFacts = Pick<
  OfficeFacts,
  'groupId' | 'issuedDate' | 'declinedDate' | 'completedDate' | 'submittedDate' | 'ignored' | 'taskUsers'
>;

const mustHoldTask = (actor: Actor, task: HolderFacts) => mustBeAssigned(isAssignedToTask(actor, task), 'task');
const mustEdit = (actor: Actor) => unless(hasClaim(actor, 'CAN_EDIT_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_EDIT_CONSTRUCTION' });
const mustBeOffice = (actor: Actor, task: HolderFacts) => all(mustHoldTask(actor, task), mustEdit(actor));
const mustNotBeIgnored = (task: HolderFacts) => unless(!task.ignored, 'TASK_IGNORED');
const mustNotBeSubmitted = (task: HolderFacts) => unless(task.submittedDate === null, 'TASK_SUBMITTED');
const mustBeUnpaid = (task: OfficeFacts) => unless(!task.hasApprovedPayment, 'PAYMENT_APPROVED');

/** Who went onsite and has neither left nor completed: their work would be taken from under their hands. */
function mustBeEmpty(task: HolderFacts): Verdict {
  const onsite = task.taskUsers.filter((v) => v.onSiteUtc !== null && v.offSiteUtc === null && v.completedUtc === null);
  return unless(onsite.length === 0, 'SOMEBODY_ONSITE', { userIds: onsite.map(({ userId }) => userId) });
}

/** A task that was declined is issued anew: that is how it comes back. */
export const isIssued = (task: Pick<HolderFacts, 'issuedDate' | 'declinedDate'>): boolean =>
  task.issuedDate !== null && task.declinedDate === null;

/** Issue to the field: to a group, once. Whether every item has a rate is the contractor's codes to say (rates.rules.ts). */
export function canIssue(actor: Actor, task: HolderFacts): Verdict {
  return all(
    mustBeOffice(actor, task),
    mustNotBeIgnored(task),
    unless(task.completedDate === null, 'TASK_COMPLETED'),
    unless(!isIssued(task), 'ALREADY_ISSUED'),
    unless(task.groupId !== null, 'GROUP_REQUIRED'),
  );
}

/** Reassign to another group, also one that was declined or completed; never under somebody's hands, never after it was submitted. */
export function canReassign(actor: Actor, task: HolderFacts, groupId: number | null = null): Verdict {
  return all(
    mustBeOffice(actor, task),
    mustNotBeSubmitted(task),
    mustBeEmpty(task),
    unless(groupId === null || groupId !== task.groupId, 'INVALID_INPUT', {
      field: 'groupId',
      sentence: 'The task is with this group already. Choose another.',
    }),
  );
}

/** Set aside: it leaves the field's lists, and nothing can be done on it. */
export function canIgnore(actor: Actor, task: HolderFacts): Verdict {
  return all(mustBeOffice(actor, task), mustNotBeIgnored(task), mustNotBeSubmitted(task), mustBeEmpty(task));
}

/** Back to the field as it was. */
export function canRestore(actor: Actor, task: OfficeFacts): Verdict {
  return all(mustBeOffice(actor, task), unless(task.ignored, 'TASK_NOT_IGNORED'));
}

/** A day to look at it again: the office's own note, in any state. */
export function canRemind(actor: Actor, task: HolderFacts): Verdict {
  return mustBeOffice(actor, task);
}

/** What it is to do of the job's items: the office's to say until the group has it, with the rates of that day. */
export function canPlanItems(actor: Actor, task: HolderFacts): Verdict {
  return all(
    mustBeOffice(actor, task),
    mustNotBeIgnored(task),
    unless(task.completedDate === null, 'TASK_COMPLETED'),
    unless(!isIssued(task), 'ALREADY_ISSUED'),
  );
}

/** Another due day, until it is submitted. */
export function canMoveDue(actor: Actor, task: HolderFacts): Verdict {
  return all(mustBeOffice(actor, task), mustNotBeIgnored(task), mustNotBeSubmitted(task));
}

/** Review what was submitted: the office, and who approves payments; until the payment is approved. */
export function canReview(actor: Actor, task: OfficeFacts): Verdict {
  const mayReview = hasClaim(actor, 'CAN_EDIT_CONSTRUCTION') || hasClaim(actor, 'CAN_APPROVE_PAYMENTS');
  return all(
    mustHoldTask(actor, task),
    unless(mayReview, 'CLAIM_REQUIRED', { claim: 'CAN_EDIT_CONSTRUCTION' }),
    mustNotBeIgnored(task),
    unless(task.submittedDate !== null, 'TASK_NOT_SUBMITTED'),
    mustBeUnpaid(task),
  );
}

/** Decide on what the field asked for beyond the plan; anew as often as need be. */
export function canDecideVariation(actor: Actor, line: { readonly code: string; readonly variationQty: string | null }): Verdict {
  return all(mustEdit(actor), line.variationQty === null ? refused('NO_VARIATION', { code: line.code }) : allowed);
}

/** One verdict a move. What a person still has to choose or type does not count against offering the move. */
export const OFFICE_RULES: Readonly<Record<OfficeMove, (actor: Actor, task: OfficeFacts) => Verdict>> = {
  issueTask: canIssue,
  reassignTask: (actor, task) => canReassign(actor, task),
  ignoreTask: canIgnore,
  restoreTask: canRestore,
  remindTask: canRemind,
  reviewTask: canReview,
};

/** Sent along with each task beside the moves of the field. */
export function allowedOfficeMoves(actor: Actor, task: OfficeFacts): OfficeMove[] {
  return OFFICE_MOVES.filter((move) => OFFICE_RULES[move](actor, task).ok);
}
