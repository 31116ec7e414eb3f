// Sends the outbox: in order for each subject, several subjects side by side, and again without an answer, with growing pauses. Only
// the leading tab may send.
import { isNotBegun, isRefusal } from '@lotline/web-session/action-refusal';
import { ApiError, NOT_SENT_SENTENCE, UNKNOWN_WORDS, type ApiErrorCode } from '@lotline/web-session/api-error';
import { backoffMs } from '@lotline/web-session/backoff';
import type { Versions } from '@lotline/web-session/gql';
import { logProblem } from '@lotline/web-session/log';
import { carriedOn } from './carry-on.ts';
import { isSettled, laneOf, type Entry, type EntryState, type Reason } from './outbox-entry.ts';
import type { AnyAction } from './action-input.ts';
import type { ActionAnswer, Answered } from './send-action.ts';
import type { OutboxStore } from './outbox-store.ts';
import { undoWindowMs, lanesOf, nextInLane } from './next-in-lane.ts';
import type { NextTries } from './next-tries.ts';
import { untilRead } from './until-read.ts';
import type { Known } from './waits-behind.ts';

/** Each lane has one on its way; more at once would only wait in the server. */
const MOST_AT_ONCE = 4;
/** While something waits, the sender looks at least so often. */
const LOOK_MS = 5_000;

export interface RunnerParts {
  readonly store: OutboxStore;
  /** The app's own files that sending needs; rejects while they cannot be loaded. */
  readonly prepare: () => Promise<unknown>;
  /** Null: the server did it and sent nothing back. @throws ApiError */
  readonly send: (action: AnyAction, sentAt: Date) => Promise<Answered | null>;
  /** False: what cannot be sent at once, or is not answered, is refused. */
  readonly keepsWork: boolean;
  /** Whether a call can leave the device, and somebody is signed in. */
  readonly canSend: () => boolean;
  readonly now: () => Date;
  /** Runs it once, later; returns how to cancel that. */
  readonly schedule: (run: () => void, ms: number) => () => void;
  readonly chance: () => number;
  readonly known: Known;
  /** The shared rule's refusal on what the server last sent; null where that is not known. */
  readonly refusalOf: (action: AnyAction) => Reason | null;
  /** Reads the record: what the server would have answered where it says already what the person wanted. Null: they are asked. */
  readonly heldAlready: (action: AnyAction, reason: Reason) => Promise<ActionAnswer | null>;
  /** Updates what is shown with the answer, before the action is deleted. */
  readonly onAnswer: (entry: Entry, answer: ActionAnswer | null) => Promise<void>;
  /** Before it shows: the draft is where its form will look for it. */
  readonly onRefusing: (entry: Entry) => void;
  readonly onRefused: (entry: Entry) => void;
  /** The time of the next try of each failed action, without those that are being tried or are done. */
  readonly nextTries: Pick<NextTries, 'set' | 'end' | 'endAll'>;
}

export interface Runner {
  readonly start: () => void;
  /** Sends what may be sent now. */
  readonly push: () => void;
  /** The same, without waiting for the end of a back-off. */
  readonly pushNow: () => void;
  /** This tab is the one that sends. */
  readonly lead: () => void;
  readonly stop: () => void;
}

interface Lane {
  isSending: boolean;
  failures: number;
  endRest: (() => void) | null;
}

export const createRunner = (parts: RunnerParts): Runner => new LaneRunner(parts);

class LaneRunner implements Runner {
  readonly #parts: RunnerParts;
  readonly #lanes = new Map<string, Lane>();
  #isLeading = false;
  #isStopped = true;
  #endLook: (() => void) | null = null;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  readonly start = (): void => {
    this.#isStopped = false;
    this.push();
  };

  readonly lead = (): void => {
    this.#isLeading = true;
    void takeOver(this.#parts, () => this.#isStopped).then(this.push);
  };

  readonly stop = (): void => {
    this.#isStopped = true;
    this.#isLeading = false;
    this.#endLook?.();
    this.#endLook = null;
    this.pushNow();
  };

  readonly pushNow = (): void => {
    for (const lane of this.#lanes.values()) {
      lane.endRest?.();
      lane.endRest = null;
    }
    this.#parts.nextTries.endAll();
    this.push();
  };

  readonly push = (): void => {
    const { store, now, known, canSend, keepsWork } = this.#parts;
    const entries = store.read();
    if (this.#isStopped || entries.every(isSettled)) return;
    let soonest = LOOK_MS;
    let underWay = [...this.#lanes.values()].filter(({ isSending }) => isSending).length;
    const maySend = canSend() || !keepsWork;
    for (const [key, lane] of lanesOf(entries, laneOf)) {
      const state = this.#laneAt(key);
      if (state.isSending || state.endRest !== null) continue;
      const next = nextInLane(lane, now(), { all: entries, ...known });
      if (next.kind === 'held') soonest = Math.min(soonest, next.forMs);
      if (next.kind !== 'send' || !maySend || underWay >= MOST_AT_ONCE) continue;
      // what the device could not store is known to this page alone
      if (!this.#isLeading && next.entry.place !== 'memory') continue;
      underWay += 1;
      state.isSending = true;
      void this.#send(next.entry, state);
    }
    this.#look(soonest);
  };

  #laneAt(key: string): Lane {
    const lane = this.#lanes.get(key) ?? { isSending: false, failures: 0, endRest: null };
    this.#lanes.set(key, lane);
    return lane;
  }

  async #send(entry: Entry, lane: Lane): Promise<void> {
    const outcome = await tryToSend(this.#parts, entry);
    lane.isSending = false;
    lane.failures = outcome === 'again' ? lane.failures + 1 : 0;
    if (outcome === 'again' && !this.#isStopped) this.#rest(lane, entry.action.id);
    this.push();
  }

  #rest(lane: Lane, id: string): void {
    const { schedule, chance, nextTries, now } = this.#parts;
    const ms = backoffMs(lane.failures - 1, chance());
    nextTries.set(id, now().getTime() + ms);
    lane.endRest = schedule(() => {
      lane.endRest = null;
      nextTries.end(id);
      this.push();
    }, ms);
  }

  #look(forMs: number): void {
    this.#endLook?.();
    this.#endLook = this.#parts.schedule(() => {
      this.#endLook = null;
      this.push();
    }, forMs);
  }
}

/** The tab that led before, or this page before its reload, may have sent these. */
async function takeOver({ store, schedule, chance }: RunnerParts, isOver: () => boolean): Promise<void> {
  await untilRead({ refresh: store.refresh, schedule, chance, isOver });
  const begun = store.read().filter((entry) => isUnsure(entry) && entry.place === 'device');
  if (begun.length === 0) return;
  await store.change(
    begun.map(({ action }) => action.id),
    (entries) => ({
      put: entries.filter(isUnsure).map((entry) => ({ ...entry, state: unknown('OFFLINE', {}) })),
    }),
  );
}

/** On its way when its tab ended; or asked about after a fault by an earlier version of the app, though nobody had refused it. */
const isUnsure = ({ state }: Entry): boolean => state.kind === 'sending' || (state.kind === 'refused' && state.code === 'FAULT');

const unknown = (code: ApiErrorCode, details: Reason['details']): EntryState => ({
  kind: 'unanswered',
  code,
  sentence: `${UNKNOWN_WORDS}.`,
  details,
});

/** done: it is no longer in the lane, or is refused there. again: it is still to be sent. */
type Outcome = 'done' | 'again';

/** Never throws: a failure is stored with the action. */
async function tryToSend(parts: RunnerParts, { action: { id } }: Entry): Promise<Outcome> {
  const { store, now } = parts;
  try {
    await parts.prepare();
  } catch (problem) {
    logProblem('What sends actions could not be loaded', problem);
    return 'again';
  }
  const [claimed] = (await store.change([id], (entries) => ({ put: entries.flatMap((entry) => claim(entry, now())) }))).put ?? [];
  if (claimed === undefined) {
    await store.refresh();
    return 'again';
  }
  const unsent: Reason | null = parts.keepsWork || parts.canSend() ? null : { code: 'OFFLINE', sentence: NOT_SENT_SENTENCE, details: {} };
  const hopeless = unsent ?? (claimed.tries === 1 ? parts.refusalOf(claimed.action) : null);
  if (hopeless !== null) return refuse(parts, { ...claimed, tries: 0 }, hopeless);
  try {
    const pressed = await parts.send(claimed.action, now());
    return await answered(parts, claimed, { answer: pressed?.answer ?? null, versions: pressed?.versions ?? {} });
  } catch (thrown) {
    return fail(parts, claimed, thrown);
  }
}

async function answered(
  { store, onAnswer }: RunnerParts,
  entry: Entry,
  { answer, versions }: { readonly answer: ActionAnswer | null; readonly versions: Versions },
): Promise<Outcome> {
  await onAnswer(entry, answer);
  await letGo(store, entry.action, versions);
  return 'done';
}

/** Written before it is sent, so that whoever finds it knows that it may have arrived. */
function claim(entry: Entry, at: Date): Entry[] {
  if (isSettled(entry) || undoWindowMs(entry, at) > 0) return [];
  const state: EntryState = entry.state.kind === 'unanswered' ? entry.state : { kind: 'sending' };
  return [{ ...entry, state, tries: entry.tries + 1, lastTriedAt: at.toISOString(), sendAfter: null }];
}

/** Answered: deleted, and later actions take the versions over that it made. */
async function letGo(store: OutboxStore, answered: AnyAction, versions: Versions): Promise<void> {
  const lane = store.read().filter(({ action }) => laneOf(action) === laneOf(answered));
  await store.change(
    lane.map(({ action }) => action.id),
    (entries) => ({
      gone: [answered.id],
      received: entries.filter(({ action }) => action.id === answered.id),
      put: entries.flatMap((entry) => (entry.action.id === answered.id ? [] : carriedOn(entry, answered, versions))),
    }),
  );
}

/** Nobody is asked about what the record says already. While that cannot be read, they are: the answer is in the refusal. */
async function refuse(parts: RunnerParts, entry: Entry, reason: Reason): Promise<Outcome> {
  const { store, heldAlready, onRefusing, onRefused } = parts;
  const answer = await heldAlready(entry.action, reason).catch(() => null);
  if (answer !== null) return answered(parts, entry, { answer, versions: {} });
  const refused: Entry = { ...entry, state: { kind: 'refused', ...reason } };
  onRefusing(refused);
  await store.change([entry.action.id], (entries) => ({
    put: entries.map((now) => ({ ...now, tries: refused.tries, state: refused.state })),
  }));
  onRefused(refused);
  return 'done';
}

async function fail(parts: RunnerParts, entry: Entry, thrown: unknown): Promise<Outcome> {
  if (!(thrown instanceof ApiError)) logProblem('An action could not be sent', thrown);
  const error = thrown instanceof ApiError ? thrown : new ApiError({ code: 'FAULT', status: 0 });
  const { code, message: sentence, details } = error;
  if (isRefusal(error) || !parts.keepsWork) return refuse(parts, entry, { code, sentence, details });
  const state = stateAfter(entry, { code, sentence, details });
  await parts.store.change([entry.action.id], (entries) => ({ put: entries.map((now) => ({ ...now, state })) }));
  return 'again';
}

function stateAfter({ state }: Entry, reason: Reason): EntryState {
  if (isNotBegun(reason)) return state.kind === 'unanswered' ? state : { kind: 'waiting', reason };
  return unknown(reason.code, reason.details);
}
