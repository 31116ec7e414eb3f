// What each move makes of a task: the one place that says it (specification 1 §4, §5; domain.md §2). The command writes what these say, a screen
// shows what they say before the server answered. Pure: facts, input, who, when and a fresh id in; new facts out. Whether a move may be made is the
// lifecycle's to say (task.lifecycle.ts). A row that a move leaves alone stays the same object, so that whoever writes sees what changed.
import type { Instant, Pressed } from '../kernel/effect.ts';
import { latestVisit, openVisit } from './task.lifecycle.ts';

/** A row that was born on a phone and not yet answered has no number of the server. */
export const NOT_NUMBERED = 0;

export interface VisitState<I extends Instant> {
  /** NOT_NUMBERED until the server has. */
  readonly id: number;
  readonly clientId: string | null;
  readonly userId: number;
  readonly onSiteUtc: I | null;
  readonly offSiteUtc: I | null;
  readonly completedUtc: I | null;
  readonly confirmItemQtys: boolean;
  readonly comments: string | null;
}

export interface ItemState<I extends Instant> {
  /** NOT_NUMBERED until the server has. */
  readonly id: number;
  readonly clientId: string | null;
  readonly boqId: number | null;
  readonly childCode: string | null;
  readonly quantity: string;
  readonly completedQty: string | null;
  readonly variationReason: string | null;
  readonly rejectedDate: I | null;
  readonly rejectedBy: string | null;
  readonly rejectReason: string | null;
  readonly approvedQty: string | null;
  readonly approvedBy: string | null;
  readonly reviewReason: string | null;
  readonly rate: string | null;
}

/** What the moves change of a task, and what they need to know for it. */
export interface TaskState<I extends Instant> {
  readonly groupId: number | null;
  readonly acceptedDate: I | null;
  readonly declinedDate: I | null;
  readonly onsiteDate: I | null;
  readonly completedDate: I | null;
  readonly submittedDate: I | null;
  readonly isPartial: boolean;
  readonly isReopened: boolean;
  /** All people's visits, oldest first. */
  readonly taskUsers: readonly VisitState<I>[];
  readonly items: readonly ItemState<I>[];
}

/** Accept. */
export function accept<I extends Instant, T extends TaskState<I>>(task: T, { at }: Pressed<I>): T {
  return { ...task, acceptedDate: at };
}

/** Decline: it leaves the worker's list, and the office sees that it needs somebody else. */
export function decline<I extends Instant, T extends TaskState<I>>(task: T, reason: string | null, { at }: Pressed<I>): T {
  return { ...task, declinedDate: at, declineReason: reason };
}

/**
 * I'm Onsite opens a visit; a record that holds only a comment becomes the visit. The first visit dates the task; of two that begin at once the one
 * with the earlier instant does.
 */
export function goOnsite<I extends Instant, T extends TaskState<I>>(task: T, performed: Pressed<I>): T {
  const { actor, at } = performed;
  const latest = latestVisit(task, actor.userId);
  const isBlank = latest !== undefined && latest.onSiteUtc === null && latest.completedUtc === null && !latest.confirmItemQtys;
  const taskUsers = isBlank
    ? replaced(task.taskUsers, latest, { ...latest, onSiteUtc: at })
    : [...task.taskUsers, { ...blankVisit(performed), onSiteUtc: at }];
  return { ...task, taskUsers, onsiteDate: task.onsiteDate === null || isBefore(at, task.onsiteDate) ? at : task.onsiteDate };
}

/** I'm Offsite ends the person's own open visit. */
export function goOffsite<I extends Instant, T extends TaskState<I>>(task: T, { actor, at }: Pressed<I>): T {
  const visit = openVisit(task, actor.userId);
  if (visit === undefined) return task;
  return { ...task, taskUsers: replaced(task.taskUsers, visit, { ...visit, offSiteUtc: notBefore(at, visit.onSiteUtc) }) };
}

export interface Completion {
  readonly partial: boolean;
  /** The reason, when partial; null: what stands on the visit stays. */
  readonly comments: string | null;
}

/** Is Complete and Is Partially Complete end the visit and complete the task for its group. */
export function complete<I extends Instant, T extends TaskState<I>>(task: T, input: Completion, { actor, at }: Pressed<I>): T {
  const visit = openVisit(task, actor.userId);
  if (visit === undefined) return task;
  const end = notBefore(at, visit.onSiteUtc);
  const ended = { ...visit, completedUtc: end, offSiteUtc: end, comments: input.comments ?? visit.comments };
  return {
    ...task,
    taskUsers: replaced(task.taskUsers, visit, ended),
    completedDate: end,
    completedGroupId: task.groupId,
    isPartial: input.partial,
    isReopened: false,
  };
}

/** Confirm the item quantities, on the person's newest record. */
export function confirm<I extends Instant, T extends TaskState<I>>(task: T, performed: Pressed<I>): T {
  return onOwnRecord(task, performed, { confirmItemQtys: true });
}

/** The completions comment, on the person's newest record. */
export function comment<I extends Instant, T extends TaskState<I>>(task: T, comments: string | null, performed: Pressed<I>): T {
  return onOwnRecord(task, performed, { comments });
}

export function submit<I extends Instant, T extends TaskState<I>>(task: T, { at }: Pressed<I>): T {
  return { ...task, submittedDate: at };
}

export interface ItemChange {
  readonly completedQty: string;
  readonly variationReason: string;
}

/** Another quantity was decided on. */
const UNDECIDED = { approvedQty: null, approvedBy: null, reviewReason: null } as const;

/** Change a quantity: a rejection is answered by it. An item that the task does not have leaves it as it is. */
export function changeItem<I extends Instant, T extends TaskState<I>>(
  task: T,
  isMeant: (item: T['items'][number]) => boolean,
  { completedQty, variationReason }: ItemChange,
): T {
  const item = task.items.find(isMeant);
  if (item === undefined) return task;
  const changed = { ...item, ...UNDECIDED, completedQty, variationReason, rejectedDate: null, rejectedBy: null, rejectReason: null };
  return { ...task, items: replaced(task.items, item, changed) };
}

/** The catalogue's item as it is added: the contractor's own code and rate where the task is subcontracted. */
export interface UnplannedItem {
  readonly childCode: string | null;
  readonly rate: string | null;
  readonly quantity: string;
  readonly reason: string;
}

/** Add an unplanned item: planned nothing, done what was counted. Its line of the job comes with it, from the server. */
export function addItem<I extends Instant, T extends TaskState<I>>(task: T, added: UnplannedItem, { id }: Pressed<I>): T {
  const item: ItemState<I> = {
    id: NOT_NUMBERED,
    clientId: id,
    boqId: null,
    childCode: added.childCode,
    quantity: '0',
    completedQty: added.quantity,
    variationReason: added.reason,
    rejectedDate: null,
    rejectedBy: null,
    rejectReason: null,
    ...UNDECIDED,
    rate: added.rate,
  };
  return { ...task, items: [...task.items, item] };
}

/** Reopen: open again from its last visit on; nobody's confirmation stands. */
export function reopen<I extends Instant, T extends TaskState<I>>(task: T): T {
  return {
    ...task,
    isReopened: true,
    completedDate: null,
    completedGroupId: null,
    submittedDate: null,
    isPartial: false,
    taskUsers: task.taskUsers.map((record) => (record.confirmItemQtys ? { ...record, confirmItemQtys: false } : record)),
  };
}

/** Save the ticket of work, or reset it: the text of a JSON object takes the place of the one that was there. */
export function saveTicket<T extends { readonly ticketOfWork: string | null }>(
  task: T,
  ticketOfWork: string,
): T & { readonly ticketOfWork: string } {
  return { ...task, ticketOfWork };
}

/** Who was never onsite gets a record without times, to hold a confirmation or a comment (domain.md §2). */
function onOwnRecord<I extends Instant, T extends TaskState<I>>(task: T, performed: Pressed<I>, change: Partial<VisitState<I>>): T {
  const latest = latestVisit(task, performed.actor.userId);
  const taskUsers =
    latest === undefined
      ? [...task.taskUsers, { ...blankVisit(performed), ...change }]
      : replaced(task.taskUsers, latest, { ...latest, ...change });
  return { ...task, taskUsers };
}

function blankVisit<I extends Instant>({ actor, id }: Pressed<I>): VisitState<I> {
  return {
    id: NOT_NUMBERED,
    clientId: id,
    userId: actor.userId,
    onSiteUtc: null,
    offSiteUtc: null,
    completedUtc: null,
    confirmItemQtys: false,
    comments: null,
  };
}

function replaced<Row>(rows: readonly Row[], old: Row, by: Row): Row[] {
  return rows.map((row) => (row === old ? by : row));
}

const isBefore = (a: Instant, b: Instant): boolean => new Date(a).getTime() < new Date(b).getTime();

/** Clocks differ by a little; a visit never ends before it began. */
export function notBefore<I extends Instant>(at: I, start: I | null): I {
  return start !== null && isBefore(at, start) ? start : at;
}
