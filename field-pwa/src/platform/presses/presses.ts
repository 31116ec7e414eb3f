// From the press to its answer: kept and shown at once, sent by one tab in order for each subject, and what came back told (specification 1 §8;
// decision 035).
import type { KeptOutbox } from '@lotline/web-session/kept/kept-outbox';
import { textAside } from './handed-text.ts';
import { keepProblem } from './keep-problem.ts';
import { blockerOf, heldForMs, UNDO_MS } from './next-in-lane.ts';
import { isSamePress, isSettled, laneOf, newEntry, WAITING } from './press-entry.ts';
import type { About, Entry, PressedFrom, Reason, RemovedEntry } from './press-entry.ts';
import type { AnyPress, NewPress, PressName } from './press-input.ts';
import { createRunner, type RunnerParts } from './press-runner.ts';
import type { PressAnswer } from './press-send.ts';
import type { PressStore } from './press-store.ts';

export interface PressesParts extends Omit<RunnerParts, 'onAnswer' | 'onRefusing' | 'onRefused'> {
  readonly outbox: Pick<KeptOutbox, 'channel' | 'lead'>;
  readonly freshId: () => string;
  readonly aboutOf: (press: AnyPress) => About;
  /** Puts the answer in the place of what is shown. */
  readonly onAnswer: (press: AnyPress, answer: PressAnswer | null) => Promise<void>;
  /** In every tab, before it shows: what was typed stands where its form will look for it. */
  readonly onRefusing: (entry: Entry) => void;
  /** In every tab: what is on the screen may be no longer so. */
  readonly onRefused: (entry: Entry) => void;
  /** In the tab in which it was pressed: what a toast says. */
  readonly onTold: (entry: Entry, what: Told) => void;
  /** It is on the device, with all that was typed. */
  readonly onKept: (entry: Entry) => void;
}

export interface KeptWork {
  readonly unanswered: readonly Entry[];
  readonly removed: readonly RemovedEntry[];
  /** What another version of the app has kept, as it lies there. */
  readonly unreadable: readonly unknown[];
}

export type Told = { readonly kind: 'done' } | { readonly kind: 'empty' } | ({ readonly kind: 'refused' } & Reason);

export interface Presses {
  readonly store: PressStore;
  /** Returns at once: what becomes of it shows in the store, and in what is shown. */
  readonly hand: (made: NewPress, from: PressedFrom) => AnyPress;
  /** Until it is sent. False when it was too late. */
  readonly undo: (id: string) => Promise<boolean>;
  /** The app is left: what could still be undone goes. */
  readonly release: () => void;
  /** Pressed in this tab. */
  readonly isOwn: (id: string) => boolean;
  /** Without waiting for the next look. */
  readonly sendNow: () => void;
  /** The person lets go of these: kept apart for 30 days. Not of what is being sent at this moment. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** A refused one is sent again, upon what the server has by now. Returns why not, where the shared rule says no. */
  readonly keepMine: (id: string) => Promise<Reason | null>;
  /** Why a refused one cannot be kept; null where it may be sent again. */
  readonly keepRefusal: (id: string) => Reason | null;
  /** The refused one that must be decided before this one may be sent; null where none stands in its way. */
  readonly blockedBy: (id: string) => Entry | null;
  /** What was let go of waits again. */
  readonly putBack: (id: string) => Promise<void>;
  /** Lets go of a refused one: what the server has stands. */
  readonly takeTheirs: (id: string) => Promise<void>;
  /** Everything of this person that is not answered or was let go of. */
  readonly everything: () => Promise<KeptWork>;
  /** Resolves when what lies on the device has been read. Follows the other tabs until `stop`. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** What ends something is sent a little later, so that it can be undone. */
const HELD: readonly PressName[] = ['decline', 'complete', 'completePartially', 'submit'];

interface Message {
  readonly kind?: 'changed' | 'push' | 'answered' | 'refusing' | 'refused';
  readonly entry?: Entry;
  readonly answer?: PressAnswer | null;
}

export function createPresses(parts: PressesParts): Presses {
  const { store, outbox, now } = parts;
  const { channel } = outbox;
  /** Pressed in this tab, or found by it on the device before any other could tell of them. */
  const own = new Set<string>();
  let stops: (() => void)[] = [];

  const tell = (entry: Entry, what: Told): void => {
    if (own.delete(entry.press.id)) parts.onTold(entry, what);
  };
  const answered = async (entry: Entry, answer: PressAnswer | null): Promise<void> => {
    await parts.onAnswer(entry.press, answer);
    tell(entry, { kind: answer === null ? 'empty' : 'done' });
  };
  const refused = (entry: Entry): void => {
    parts.onRefused(entry);
    if (entry.state.kind === 'refused') tell(entry, { ...entry.state });
  };

  const runner = createRunner({
    ...parts,
    onAnswer: async (entry, answer) => {
      channel.post({ kind: 'answered', entry, answer } satisfies Message);
      await answered(entry, answer);
    },
    onRefusing: (entry) => {
      channel.post({ kind: 'refusing', entry } satisfies Message);
      parts.onRefusing(entry);
    },
    onRefused: (entry) => {
      channel.post({ kind: 'refused', entry } satisfies Message);
      refused(entry);
    },
  });

  const hear = (message: unknown): void => {
    const { kind, entry, answer = null } = message as Message;
    if (kind === 'changed') void store.refresh().then(runner.push);
    else if (kind === 'push') runner.pushNow();
    else if (kind === 'answered' && entry !== undefined) void answered(entry, answer);
    else if (kind === 'refusing' && entry !== undefined) parts.onRefusing(entry);
    else if (kind === 'refused' && entry !== undefined) refused(entry);
  };

  const sendNow = (): void => {
    channel.post({ kind: 'push' } satisfies Message);
    runner.pushNow();
  };

  const keep = async (entry: Entry, inPlaceOf: Entry | undefined): Promise<void> => {
    await store.add(entry, inPlaceOf);
    const kept = store.read().find(({ press }) => press.id === entry.press.id);
    if (kept?.place === 'device') parts.onKept(kept);
    runner.push();
  };

  const releaseOf = (isMeant: (entry: Entry) => boolean): void => {
    const held = store.read().filter((entry) => entry.sendAfter !== null && isMeant(entry));
    if (held.length === 0) return;
    const ids = held.map(({ press }) => press.id);
    void store.change(ids, (entries) => ({ put: entries.map((entry) => ({ ...entry, sendAfter: null })) })).then(runner.push);
  };

  const remove = async (ids: readonly string[]): Promise<void> => {
    await store.change(ids, (entries) => ({ aside: entries.filter(({ state }) => state.kind !== 'sending') }));
    for (const id of ids) own.delete(id);
    sendNow();
  };

  const keepRefusal = (id: string): Reason | null => {
    const entry = store.read().find(({ press }) => press.id === id);
    return entry === undefined || !isSettled(entry) ? null : keepProblem(entry, parts.refusalOf(uponTheirs(entry)));
  };

  return {
    store,
    sendNow,
    remove,
    keepRefusal,
    blockedBy: (id) => {
      const entry = store.read().find(({ press }) => press.id === id);
      return entry === undefined ? null : blockerOf(entry, store.read(), parts.known);
    },
    putBack: async (id) => {
      if (await store.putBack(id)) sendNow();
    },
    hand: (made, from) => {
      const known = store.read();
      const lost = known.find(({ press, state }) => state.kind === 'unanswered' && isSamePress(made, press));
      if (lost !== undefined) {
        // it may have arrived: the same press again is the same one, which is sent under its id until it is answered
        sendNow();
        return lost.press;
      }
      const press = { ...made, id: parts.freshId(), occurredAt: now().toISOString() } as AnyPress;
      // who goes on in this task has seen what came of the last press
      releaseOf((entry) => laneOf(entry.press) === laneOf(press));
      const sendAfter = HELD.includes(press.name) ? new Date(now().getTime() + UNDO_MS).toISOString() : null;
      own.add(press.id);
      void keep(
        newEntry(press, withText(from), { sendAfter, about: parts.aboutOf(press) }),
        known.find((entry) => isSettled(entry) && takesPlaceOf(made, from, entry)),
      );
      return press;
    },
    undo: async (id) => {
      const { gone = [] } = await store.change([id], (entries) => ({
        gone: entries.filter((entry) => entry.tries === 0 && heldForMs(entry, now()) > 0).map(({ press }) => press.id),
      }));
      runner.push();
      return gone.length > 0;
    },
    isOwn: (id) => own.has(id),
    release: () => releaseOf(({ press }) => own.has(press.id)),
    keepMine: async (id) => {
      const entry = store.read().find(({ press }) => press.id === id);
      if (entry === undefined || !isSettled(entry)) return null;
      const press = uponTheirs(entry);
      const no = keepRefusal(id);
      if (no !== null) return no;
      own.add(id);
      await store.change([id], (entries) => ({
        put: entries.filter(isSettled).map((now) => ({ ...now, press, state: WAITING, tries: 0 })),
      }));
      sendNow();
      return null;
    },
    takeTheirs: (id) => remove([id]),
    everything: async () => {
      const removed = await store.removed().catch(() => []);
      return { unanswered: store.read(), removed, unreadable: store.unreadable() };
    },
    start: async () => {
      stops = [channel.follow(hear), outbox.lead(runner.lead), runner.stop];
      runner.start();
      await store.refresh();
      for (const entry of store.read()) {
        parts.onKept(entry);
        if (isSettled(entry)) parts.onRefusing(entry);
      }
      runner.push();
    },
    stop: () => {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}

/** What was typed is kept with its press: it outlives the tab in which its form stood. */
const withText = (from: PressedFrom): PressedFrom => (from.draft === null ? from : { ...from, text: textAside(from.draft) });

/** The same pressed again, or the form that came back with it saved again: what becomes of the refused one is decided thereby. */
function takesPlaceOf(made: NewPress, from: PressedFrom, { press, from: before }: Entry): boolean {
  if (made.name !== press.name || laneOf(made) !== laneOf(press)) return false;
  return (
    isSamePress(made, press) ||
    (from.isSheet && before.isSheet && from.draft === before.draft) ||
    (from.draft !== null && from.draft === before.draft)
  );
}

/** A clash names the version that the server has: whoever keeps theirs has seen it. */
function uponTheirs({ press, state }: Entry): AnyPress {
  const version = state.kind === 'refused' ? state.details['version'] : undefined;
  if (typeof version !== 'number' || press.base === null || !('version' in press.base)) return press;
  return { ...press, base: { ...press.base, version } } as AnyPress;
}
