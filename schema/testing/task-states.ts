// Every state a task can be in, seen by one person, with what each move answers there: written out from specification 1 §4, §5 and
// domain.md §2 by hand, so that it can disagree with the code.
import type { Actor } from '../domain/kernel/actor.ts';
import type { Move, TaskFacts } from '../domain/task/task.lifecycle.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { buildActor } from './build-actor.ts';
import { buildItem, buildTask, buildVisit, INSTANT } from './build-task.ts';

export interface TaskState {
  readonly state: string;
  readonly actor: Actor;
  readonly task: TaskFacts;
  /** 'ok' or a code, each with its moves. Together they name every move once. */
  readonly answers: Readonly<Partial<Record<ErrorCode | 'ok', readonly Move[]>>>;
}

const crew = buildActor();
const sub = buildActor({ isSubcontractor: true });
const office = buildActor({
  userId: 2,
  groupIds: [],
  claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION', 'CAN_RESET_TICKET_OF_WORK'],
});

const subcontracted = { isSubcontracted: true };
const accepted = { ...subcontracted, acceptedDate: INSTANT };
const closedVisit = buildVisit({ offSiteUtc: INSTANT });
const doneVisit = buildVisit({ offSiteUtc: INSTANT, completedUtc: INSTANT });
const confirmedVisit = { ...doneVisit, confirmItemQtys: true };
const done = { onsiteDate: INSTANT, completedDate: INSTANT };
const submitted = { ...done, submittedDate: INSTANT, taskUsers: [confirmedVisit] };
const rejectedItems = [buildItem({ code: 'CON-50', rejectedDate: INSTANT }), buildItem()];

const OFFICE_ONLY: readonly Move[] = ['resetTicket', 'reopen'];
const ALL_WORK: readonly Move[] = [
  ...(['accept', 'decline', 'goOnsite', 'goOffsite', 'complete', 'completePartially', 'confirm'] as const),
  ...(['submit', 'addItem', 'changeItem', 'comment', 'saveTicket'] as const),
];

const BEFORE_WORK: readonly TaskState[] = [
  {
    state: 'new, of the own crew',
    actor: crew,
    task: buildTask(),
    answers: {
      ok: ['goOnsite', 'confirm', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      NOT_SUBCONTRACTED: ['accept', 'decline'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_COMPLETED: ['submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'new, subcontracted',
    actor: sub,
    task: buildTask(subcontracted),
    answers: {
      ok: ['accept', 'decline', 'comment', 'saveTicket'],
      TASK_NOT_ACCEPTED: ['goOnsite', 'confirm'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_COMPLETED: ['submit'],
      ITEM_CHANGE_NOT_ALLOWED: ['addItem', 'changeItem'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'new, subcontracted, the contractor’s insurance expired',
    actor: sub,
    task: buildTask({ ...subcontracted, expiredDocument: 'public liability insurance' }),
    answers: {
      ok: ['decline', 'comment', 'saveTicket'],
      CONTRACTOR_NOT_COMPLIANT: ['accept'],
      TASK_NOT_ACCEPTED: ['goOnsite', 'confirm'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_COMPLETED: ['submit'],
      ITEM_CHANGE_NOT_ALLOWED: ['addItem', 'changeItem'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'accepted, not begun',
    actor: sub,
    task: buildTask(accepted),
    answers: {
      ok: ['goOnsite', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_COMPLETED: ['confirm', 'submit'],
      ITEM_CHANGE_NOT_ALLOWED: ['addItem', 'changeItem'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'declined',
    actor: sub,
    task: buildTask({ ...subcontracted, declinedDate: INSTANT }),
    answers: {
      ok: ['comment', 'saveTicket'],
      ALREADY_DECLINED: ['accept', 'decline', 'goOnsite'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_ACCEPTED: ['confirm'],
      TASK_NOT_COMPLETED: ['submit'],
      ITEM_CHANGE_NOT_ALLOWED: ['addItem', 'changeItem'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
];

const AT_WORK: readonly TaskState[] = [
  {
    state: 'onsite, of the own crew',
    actor: crew,
    task: buildTask({ onsiteDate: INSTANT, taskUsers: [buildVisit()] }),
    answers: {
      ok: ['goOffsite', 'complete', 'completePartially', 'confirm', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      NOT_SUBCONTRACTED: ['accept', 'decline'],
      ALREADY_ONSITE: ['goOnsite'],
      TASK_NOT_COMPLETED: ['submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'onsite, subcontracted',
    actor: sub,
    task: buildTask({ ...accepted, onsiteDate: INSTANT, taskUsers: [buildVisit()] }),
    answers: {
      ok: ['goOffsite', 'complete', 'completePartially', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      ALREADY_ONSITE: ['goOnsite'],
      TASK_NOT_COMPLETED: ['confirm', 'submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'a mate onsite, this person not',
    actor: sub,
    task: buildTask({ ...accepted, onsiteDate: INSTANT, taskUsers: [buildVisit({ userId: 8 })] }),
    answers: {
      ok: ['goOnsite', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_COMPLETED: ['confirm', 'submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'offsite, not completed',
    actor: sub,
    task: buildTask({ ...accepted, onsiteDate: INSTANT, taskUsers: [closedVisit] }),
    answers: {
      ok: ['goOnsite', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_COMPLETED: ['confirm', 'submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'reopened',
    actor: sub,
    task: buildTask({ ...accepted, onsiteDate: INSTANT, isReopened: true, taskUsers: [doneVisit] }),
    answers: {
      ok: ['goOnsite', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_COMPLETED: ['confirm', 'submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'reopened while its completion still stands',
    actor: sub,
    task: buildTask({ ...accepted, ...done, isReopened: true, taskUsers: [doneVisit] }),
    answers: {
      ok: ['goOnsite', 'confirm', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      ITEM_QTYS_NOT_CONFIRMED: ['submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
];

const AFTER_WORK: readonly TaskState[] = [
  {
    state: 'completed, quantities not confirmed',
    actor: sub,
    task: buildTask({ ...accepted, ...done, taskUsers: [doneVisit] }),
    answers: {
      ok: ['confirm', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      ITEM_QTYS_NOT_CONFIRMED: ['submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'completed, without items',
    actor: sub,
    task: buildTask({ ...accepted, ...done, items: [], taskUsers: [doneVisit] }),
    answers: {
      ok: ['confirm', 'submit', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'completed and confirmed',
    actor: sub,
    task: buildTask({ ...accepted, ...done, taskUsers: [confirmedVisit] }),
    answers: {
      ok: ['submit', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      ALREADY_CONFIRMED: ['confirm'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'completed by a mate who confirmed, this person never onsite',
    actor: crew,
    task: buildTask({ ...done, taskUsers: [{ ...confirmedVisit, userId: 8 }] }),
    answers: {
      ok: ['confirm', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      NOT_SUBCONTRACTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      ITEM_QTYS_NOT_CONFIRMED: ['submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'completed, a mate’s visit left open',
    actor: buildActor({ userId: 8, isSubcontractor: true }),
    task: buildTask({ ...accepted, ...done, taskUsers: [confirmedVisit, buildVisit({ userId: 8 })] }),
    answers: {
      ok: ['goOffsite', 'confirm', 'addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      ITEM_QTYS_NOT_CONFIRMED: ['submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'submitted, subcontracted',
    actor: sub,
    task: buildTask({ ...accepted, ...submitted }),
    answers: {
      ok: ['comment'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      ALREADY_CONFIRMED: ['confirm'],
      TASK_SUBMITTED: ['submit'],
      ITEM_CHANGE_NOT_ALLOWED: ['addItem', 'changeItem'],
      TICKET_LOCKED: ['saveTicket'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'submitted, of the own crew',
    actor: crew,
    task: buildTask(submitted),
    answers: {
      ok: ['addItem', 'changeItem', 'comment'],
      NOT_SUBCONTRACTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      ALREADY_CONFIRMED: ['confirm'],
      TASK_SUBMITTED: ['submit'],
      TICKET_LOCKED: ['saveTicket'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'submitted, an item rejected',
    actor: sub,
    task: buildTask({ ...accepted, ...submitted, items: rejectedItems }),
    answers: {
      ok: ['addItem', 'changeItem', 'comment'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      ALREADY_CONFIRMED: ['confirm'],
      TASK_SUBMITTED: ['submit'],
      TICKET_LOCKED: ['saveTicket'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
  {
    state: 'completed and confirmed, an item rejected',
    actor: sub,
    task: buildTask({ ...accepted, ...done, taskUsers: [confirmedVisit], items: rejectedItems }),
    answers: {
      ok: ['addItem', 'changeItem', 'comment', 'saveTicket'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      ALREADY_CONFIRMED: ['confirm'],
      ITEMS_REJECTED: ['submit'],
      CLAIM_REQUIRED: OFFICE_ONLY,
    },
  },
];

const ASIDE: readonly TaskState[] = [
  {
    state: 'set aside by the office',
    actor: crew,
    task: buildTask({ ignored: true }),
    answers: { TASK_IGNORED: ALL_WORK, CLAIM_REQUIRED: OFFICE_ONLY },
  },
  {
    state: 'completed here, with another group now',
    actor: buildActor({ groupIds: [3] }),
    task: buildTask(done),
    answers: { TASK_LEFT: [...ALL_WORK, ...OFFICE_ONLY] },
  },
  {
    state: 'of no group, seen by a worker',
    actor: crew,
    task: buildTask({ groupId: null }),
    answers: { TASK_LEFT: [...ALL_WORK, ...OFFICE_ONLY] },
  },
  {
    state: 'seen by finance, who do no field work',
    actor: buildActor({ groupIds: [], onlyClaims: ['CAN_VIEW_ALL_GROUPS', 'CAN_ACCESS_CONSTRUCTION', 'CAN_ACCESS_FINANCE'] }),
    task: buildTask(),
    answers: { CLAIM_REQUIRED: [...ALL_WORK, ...OFFICE_ONLY] },
  },
];

const OFFICE: readonly TaskState[] = [
  {
    state: 'new, seen by the office',
    actor: office,
    task: buildTask(),
    answers: {
      ok: ['goOnsite', 'confirm', 'addItem', 'changeItem', 'comment', 'saveTicket', 'resetTicket'],
      NOT_SUBCONTRACTED: ['accept', 'decline'],
      NOT_ONSITE: ['goOffsite', 'complete', 'completePartially'],
      TASK_NOT_COMPLETED: ['submit', 'reopen'],
    },
  },
  {
    state: 'submitted, seen by the office',
    actor: office,
    task: buildTask({ ...accepted, ...submitted }),
    answers: {
      ok: ['confirm', 'addItem', 'changeItem', 'comment', 'reopen'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      TASK_SUBMITTED: ['submit'],
      TICKET_LOCKED: ['saveTicket', 'resetTicket'],
    },
  },
  {
    state: 'submitted, its payment approved, seen by the office',
    actor: office,
    task: buildTask({ ...accepted, ...submitted, hasApprovedPayment: true }),
    answers: {
      ok: ['confirm', 'comment'],
      ALREADY_ACCEPTED: ['accept', 'decline'],
      TASK_COMPLETED: ['goOnsite', 'complete', 'completePartially'],
      NOT_ONSITE: ['goOffsite'],
      TASK_SUBMITTED: ['submit'],
      TICKET_LOCKED: ['saveTicket', 'resetTicket'],
      PAYMENT_APPROVED: ['addItem', 'changeItem', 'reopen'],
    },
  },
];

export const TASK_STATES: readonly TaskState[] = [...BEFORE_WORK, ...AT_WORK, ...AFTER_WORK, ...ASIDE, ...OFFICE];
