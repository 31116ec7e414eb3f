// The outbox for people: what, on which task, since when, and why it is still there.
import { isSettled, type Entry, type RemovedEntry } from './outbox-entry.ts';
import type { ActionName } from './action-input.ts';

export interface QueueLine {
  readonly id: string;
  readonly what: string;
  /** Null where its name is not known. */
  readonly task: string | null;
  readonly job: string | null;
  readonly jobId: number | null;
  /** Null where it is about the job. */
  readonly taskId: number | null;
  /** ISO, by the device's clock. */
  readonly pressedAt: string;
  readonly state: 'undoable' | 'waiting' | 'sending' | 'unanswered' | 'needsYou';
  /** Null without a reason: it is next. */
  readonly why: string | null;
  readonly tries: number;
  /** The device could not store it: it is lost with the page. */
  readonly isOnlyHere: boolean;
}

const WHAT: Readonly<Record<ActionName, string>> = {
  accept: 'Accept task',
  decline: 'Decline task',
  goOnsite: 'I’m onsite',
  goOffsite: 'Go offsite',
  complete: 'Is complete',
  completePartially: 'Is partially complete',
  comment: 'Comment on the visit',
  confirm: 'Confirm quantities',
  submit: 'Submit task',
  addItem: 'Add unplanned item',
  changeItem: 'Change item quantity',
  saveTicket: 'Ticket of Work',
  resetTicket: 'Reset Ticket of Work',
  setStatus: 'Change job status',
  setDeveloper: 'Developer and site contact',
  setContacts: 'Site contacts',
  addComment: 'Field comment',
  editComment: 'Edit field comment',
  deleteComment: 'Delete field comment',
  tick: 'Tick custom task',
  sendRequest: 'Builder approval requested',
  sendPotentialJobRequest: 'Builder approval requested',
  savePotentialJob: 'Potential job',
};

const NOT_KEPT = 'This phone is full and could not keep it: leave Lotline open until it is sent.';

function stateOf({ state, sendAfter, tries }: Entry): QueueLine['state'] {
  if (state.kind === 'refused') return 'needsYou';
  return state.kind === 'waiting' && sendAfter !== null && tries === 0 ? 'undoable' : state.kind;
}

const whyOf = (entry: Entry): string | null => {
  if (entry.place === 'memory') return NOT_KEPT;
  const { state } = entry;
  if (state.kind === 'waiting') return state.reason?.sentence ?? null;
  return state.kind === 'sending' ? null : state.sentence;
};

export function queueLine(entry: Entry): QueueLine {
  const { action, about, tries, place } = entry;
  const { kind, id, jobId } = action.subject;
  const taskId = kind === 'task' ? id : null;
  const facts = { id: action.id, what: WHAT[action.name], ...about, jobId, taskId, pressedAt: action.occurredAt };
  return { ...facts, state: stateOf(entry), why: whyOf(entry), tries, isOnlyHere: place === 'memory' };
}

export interface RemovedLine extends QueueLine {
  /** In milliseconds. */
  readonly removedAt: number;
}

export const removedLine = ({ entry, removedAt }: RemovedEntry): RemovedLine => ({ ...queueLine(entry), removedAt });

/** Of all that is not answered. */
export interface QueueSum {
  readonly count: number;
  readonly needsYou: number;
  /** ISO; null when nothing is there. */
  readonly since: string | null;
}

export function sumOf(parts: readonly QueueSum[]): QueueSum {
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    needsYou: parts.reduce((sum, { needsYou }) => sum + needsYou, 0),
    since: parts.flatMap(({ since }) => since ?? []).sort()[0] ?? null,
  };
}

export function queueSum(entries: readonly Entry[]): QueueSum {
  const since = entries.map(({ action }) => action.occurredAt).sort()[0] ?? null;
  return { count: entries.length, needsYou: entries.filter(isSettled).length, since };
}
