// From the action to its answer: stored and shown at once, sent by one tab in order for each subject, and its result shown (specification 1 §8;
// decision 035).
import type { OutboxStorage } from '@lotline/web-session/device/outbox-storage';
import { textAside } from './handed-text.ts';
import { keepProblem } from './keep-problem.ts';
import { blockerOf, undoWindowMs, UNDO_MS } from './next-in-lane.ts';
import { createNextTries, type NextTries } from './next-tries.ts';
import { isSameAction, isSettled, laneOf, newEntry, ofStored, storedOf, WAITING } from './outbox-entry.ts';
import type { About, Entry, ActionOrigin, Reason, RemovedEntry, StoredEntry } from './outbox-entry.ts';
import type { AnyAction, NewAction, ActionName } from './action-input.ts';
import { createRunner, type Runner, type RunnerParts } from './outbox-sender.ts';
import type { ActionAnswer } from './send-action.ts';
import type { OutboxStore } from './outbox-store.ts';
import { readerOf, type Reader } from './until-read.ts';

export interface OutboxParts extends Omit<RunnerParts, 'onAnswer' | 'onRefusing' | 'onRefused' | 'nextTries'> {
  readonly outbox: Pick<OutboxStorage, 'channel' | 'lead'>;
  readonly freshId: () => string;
  readonly aboutOf: (action: AnyAction) => About;
  /** In the tab that sends: writes the answer to what this device holds, before the action is let go of. */
  readonly keepAnswer: (entry: Entry, answer: ActionAnswer) => Promise<void>;
  /** In every tab: puts the answer in the place of what is shown. */
  readonly onAnswer: (action: AnyAction, answer: ActionAnswer | null) => Promise<void>;
  /** In every tab, before it shows: the draft is where its form will look for it. */
  readonly onRefusing: (entry: Entry) => void;
  /** In every tab: the screen may show old data. */
  readonly onRefused: (entry: Entry) => void;
  /** In the tab where the action was made: its toast. */
  readonly onMessage: (entry: Entry, what: OutboxMessage) => void;
  /** It is on the device, with its draft. */
  readonly onKept: (entry: Entry) => void;
}

export interface DeviceWork {
  readonly unanswered: readonly Entry[];
  readonly removed: readonly RemovedEntry[];
  /** What another version of the app has stored, as it is stored. */
  readonly unreadable: readonly unknown[];
}

export type OutboxMessage = { readonly kind: 'done' } | { readonly kind: 'empty' } | ({ readonly kind: 'refused' } & Reason);

export interface Outbox {
  readonly store: OutboxStore;
  readonly nextTries: NextTries['shown'];
  /** Returns at once: the result shows in the store, and in what is shown. */
  readonly enqueue: (made: NewAction, from: ActionOrigin) => AnyAction;
  /** Until it is sent. False when it was too late. */
  readonly undo: (id: string) => Promise<boolean>;
  /** The app is left: what could still be undone is sent. */
  readonly release: () => void;
  /** Made in this tab. */
  readonly isOwn: (id: string) => boolean;
  /** Without waiting for the next look. */
  readonly sendNow: () => void;
  /** The person removes these: stored apart for 30 days. Not what is being sent at this moment. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** A refused one is sent again, upon the server's present state. Returns why not, where the shared rule refuses. */
  readonly keepMine: (id: string) => Promise<Reason | null>;
  /** Why a refused one cannot be sent again; null where it may. */
  readonly keepRefusal: (id: string) => Reason | null;
  /** The refused one that must be decided before this one may be sent; null where none blocks it. */
  readonly blockedBy: (id: string) => Entry | null;
  /** Removed ones wait again. */
  readonly putBack: (id: string) => Promise<void>;
  /** Drops a refused one: the server's value stays. */
  readonly takeTheirs: (id: string) => Promise<void>;
  /** Everything of this person that is not answered or was removed. */
  readonly everything: () => Promise<DeviceWork>;
  /** Resolves when the device has been read. Listens to the other tabs until `stop`. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** An action that ends something is sent a little later, so that it can be undone. */
const UNDOABLE: readonly ActionName[] = ['decline', 'complete', 'completePartially', 'submit'];

interface Message {
  readonly kind?: 'changed' | 'push' | 'answered' | 'refusing' | 'refused';
  readonly entry?: StoredEntry;
  readonly answer?: ActionAnswer | null;
}

export const createOutbox = (parts: OutboxParts): Outbox => new DeviceOutbox(parts);

class DeviceOutbox implements Outbox {
  readonly store: OutboxStore;
  readonly nextTries: NextTries['shown'];
  readonly #nextTries: NextTries;
  readonly #parts: OutboxParts;
  readonly #runner: Runner;
  /** Made in this tab. */
  readonly #own = new Set<string>();
  readonly #reader: Reader;
  #stops: (() => void)[] = [];

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.store = parts.store;
    this.#reader = readerOf(parts);
    this.#nextTries = createNextTries(parts.outbox.channel);
    this.nextTries = this.#nextTries.shown;
    this.#runner = createRunner({
      ...parts,
      nextTries: this.#nextTries,
      onAnswer: async (entry, answer) => {
        if (answer !== null) await parts.keepAnswer(entry, answer);
        this.#post({ kind: 'answered', entry: storedOf(entry), answer });
        await this.#answered(entry, answer);
      },
      onRefusing: (entry) => {
        this.#post({ kind: 'refusing', entry: storedOf(entry) });
        parts.onRefusing(entry);
      },
      onRefused: (entry) => {
        this.#post({ kind: 'refused', entry: storedOf(entry) });
        this.#refused(entry);
      },
    });
  }

  readonly isOwn = (id: string): boolean => this.#own.has(id);
  readonly release = (): void => this.#release(({ action }) => this.#own.has(action.id));
  readonly takeTheirs = (id: string): Promise<void> => this.remove([id]);

  readonly enqueue = (made: NewAction, from: ActionOrigin): AnyAction => {
    const { freshId, now, aboutOf, keepsWork } = this.#parts;
    const known = this.store.read();
    const lost = known.find(
      (entry) => entry.state.kind === 'unanswered' && isSameAction(made, entry.action) && isAgain(made, entry, known),
    );
    if (lost !== undefined) {
      // it may have arrived: the same action again keeps its id, and is sent until it is answered
      this.sendNow();
      return lost.action;
    }
    const unsent = known.findLast((entry) => isOvertaken(entry, made));
    const action = { ...made, ...baseOf(unsent), id: freshId(), occurredAt: now().toISOString() } as AnyAction;
    const sendAfter = keepsWork && UNDOABLE.includes(action.name) ? new Date(now().getTime() + UNDO_MS).toISOString() : null;
    const before = known.find((entry) => isSettled(entry) && takesPlaceOf(made, from, entry)) ?? unsent;
    const inPlaceOf = before?.inPlaceOf ?? before?.action.id;
    this.#own.add(action.id);
    // the device has it before anything else happens: a tab that ends now loses nothing
    void this.#keep(newEntry(action, withText(from), { sendAfter, inPlaceOf, about: aboutOf(action) }), before);
    // whoever continues in this task has seen the result of the last action
    this.#release((entry) => entry.action.id !== action.id && laneOf(entry.action) === laneOf(action));
    return action;
  };

  readonly undo = async (id: string): Promise<boolean> => {
    const { now } = this.#parts;
    const { gone = [] } = await this.store.change([id], (entries) => ({
      gone: entries.filter((entry) => entry.tries === 0 && undoWindowMs(entry, now()) > 0).map(({ action }) => action.id),
    }));
    this.#runner.push();
    return gone.length > 0;
  };

  readonly sendNow = (): void => {
    this.#post({ kind: 'push' });
    this.#runner.pushNow();
  };

  readonly remove = async (ids: readonly string[]): Promise<void> => {
    await this.store.change(ids, (entries) => ({ aside: entries.filter(({ state }) => state.kind !== 'sending') }));
    for (const id of ids) this.#own.delete(id);
    this.sendNow();
  };

  readonly keepMine = async (id: string): Promise<Reason | null> => {
    const entry = this.#entry(id);
    if (entry === undefined || !isSettled(entry)) return null;
    const action = uponTheirs(entry);
    const no = this.keepRefusal(id);
    if (no !== null) return no;
    this.#own.add(id);
    await this.store.change([id], (entries) => ({
      put: entries.filter(isSettled).map((now) => ({ ...now, action, state: WAITING, tries: 0 })),
    }));
    this.sendNow();
    return null;
  };

  readonly keepRefusal = (id: string): Reason | null => {
    const entry = this.#entry(id);
    return entry === undefined || !isSettled(entry) ? null : keepProblem(entry, this.#parts.refusalOf(uponTheirs(entry)));
  };

  readonly blockedBy = (id: string): Entry | null => {
    const entry = this.#entry(id);
    return entry === undefined ? null : blockerOf(entry, this.store.read(), this.#parts.known);
  };

  readonly putBack = async (id: string): Promise<void> => {
    if (await this.store.putBack(id)) this.sendNow();
  };

  readonly everything = async (): Promise<DeviceWork> => {
    const removed = await this.store.removed().catch(() => []);
    return { unanswered: this.store.read(), removed, unreadable: this.store.unreadable() };
  };

  readonly start = async (): Promise<void> => {
    const { outbox, onKept, onRefusing } = this.#parts;
    this.#reader.begin();
    this.#runner.start();
    this.#stops = [outbox.channel.follow(this.#hear), outbox.lead(this.#runner.lead), this.#runner.stop, this.#reader.end];
    await this.#reader.read();
    // an earlier life of this tab may have ended before the one that sends was told
    if (this.store.read().length > 0) this.#post({ kind: 'changed' });
    for (const entry of this.store.read()) {
      onKept(entry);
      if (isSettled(entry)) onRefusing(entry);
    }
    this.#runner.push();
  };

  readonly stop = (): void => {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  };

  readonly #hear = (message: unknown): void => {
    if (this.#nextTries.hear(message)) return;
    const { kind, entry: stored, answer = null } = message as Message;
    const entry = stored === undefined ? undefined : ofStored(stored);
    if (kind === 'changed') void this.#reader.read().then(this.#runner.push);
    else if (kind === 'push') this.#runner.pushNow();
    else if (entry === undefined) return;
    else if (kind === 'answered') void this.#answered(entry, answer);
    else if (kind === 'refusing') this.#parts.onRefusing(entry);
    else if (kind === 'refused') this.#refused(entry);
  };

  #entry(id: string): Entry | undefined {
    return this.store.read().find(({ action }) => action.id === id);
  }

  #post(message: Message): void {
    this.#parts.outbox.channel.post(message);
  }

  #notify(entry: Entry, what: OutboxMessage): void {
    if (this.#own.delete(entry.action.id)) this.#parts.onMessage(entry, what);
  }

  async #answered(entry: Entry, answer: ActionAnswer | null): Promise<void> {
    await this.#parts.onAnswer(entry.action, answer);
    this.#notify(entry, { kind: answer === null ? 'empty' : 'done' });
  }

  #refused(entry: Entry): void {
    this.#parts.onRefused(entry);
    if (entry.state.kind === 'refused') this.#notify(entry, { ...entry.state });
  }

  async #keep(entry: Entry, inPlaceOf: Entry | undefined): Promise<void> {
    await this.store.add(entry, inPlaceOf);
    const kept = this.store.read().find(({ action }) => action.id === entry.action.id);
    if (kept?.place === 'device') this.#parts.onKept(kept);
    this.#runner.push();
  }

  #release(isMeant: (entry: Entry) => boolean): void {
    const undoable = this.store.read().filter((entry) => entry.sendAfter !== null && isMeant(entry));
    if (undoable.length === 0) return;
    const ids = undoable.map(({ action }) => action.id);
    const release = (entries: readonly Entry[]) => ({ put: entries.map((entry) => ({ ...entry, sendAfter: null })) });
    void this.store.change(ids, release).then(this.#runner.push);
  }
}

/** The draft is stored with its action: it survives the tab of its form. */
const withText = (from: ActionOrigin): ActionOrigin => (from.draft === null ? from : { ...from, text: textAside(from.draft) });

/** Pressed once more, and not anew: after another of the same subject the same means something else. A comment says the same wherever it stands. */
function isAgain(made: NewAction, before: Entry, known: readonly Entry[]): boolean {
  const isLast = known.findLast(({ action }) => laneOf(action) === laneOf(made)) === before;
  return isLast || made.name === 'addComment';
}

/** A ticket is saved whole: an unsent save of the same task is superseded. */
const isOvertaken = ({ action, state, tries, place }: Entry, made: NewAction): boolean =>
  made.name === 'saveTicket' &&
  action.name === 'saveTicket' &&
  laneOf(action) === laneOf(made) &&
  state.kind === 'waiting' &&
  tries === 0 &&
  place !== 'memory';

/** The version that was seen at the first of them. */
const baseOf = (unsent: Entry | undefined): Pick<AnyAction, 'base'> | null => (unsent === undefined ? null : { base: unsent.action.base });

/** The same action again, or the restored form saved again: this decides about the refused one. */
function takesPlaceOf(made: NewAction, from: ActionOrigin, { action, from: before }: Entry): boolean {
  if (made.name !== action.name || laneOf(made) !== laneOf(action)) return false;
  return (
    isSameAction(made, action) ||
    (from.isSheet && before.isSheet && from.draft === before.draft) ||
    (from.draft !== null && from.draft === before.draft)
  );
}

/** A clash names the server's version: whoever drops their own has seen it. */
function uponTheirs({ action, state }: Entry): AnyAction {
  const version = state.kind === 'refused' ? state.details['version'] : undefined;
  if (typeof version !== 'number' || action.base === null || !('version' in action.base)) return action;
  return { ...action, base: { ...action.base, version } } as AnyAction;
}
