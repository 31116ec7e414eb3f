// A press as it is kept until the server has answered it (decision 035).
import type { ErrorDetails } from '@lotline/schema/errors/catalogue';
import type { PressRow } from '@lotline/web-session/kept/kept-outbox';
import type { ApiErrorCode } from '@lotline/web-session/api-error';
import type { AnyPress, NewPress } from './press-input.ts';
import { PRESS_TOASTS } from './press-toasts.ts';

export interface Reason {
  readonly code: ApiErrorCode;
  readonly sentence: string;
  /** As the server sent them: of a clash, its own values. */
  readonly details: ErrorDetails;
}

/**
 * waiting: not sent. sending: on its way for the first time. unanswered: was sent, and nobody knows whether it arrived; sent again by itself under the
 * same id. refused: the rule, or the server, said no; a person decides what becomes of it.
 */
export type EntryState =
  | { readonly kind: 'waiting'; readonly reason?: Reason }
  | { readonly kind: 'sending' }
  | ({ readonly kind: 'unanswered' } & Reason)
  | ({ readonly kind: 'refused' } & Reason);

export interface PressedFrom {
  /** A form that closed when it handed its press over. */
  readonly isSheet: boolean;
  /** The name under which its typed text is kept. */
  readonly draft: string | null;
  /** What was typed, as the form keeps it: it stands there again when the press is refused. */
  readonly text?: string | null;
  /** Pressed in the list: its toasts are its own (specification 2 §8). */
  readonly at?: 'list' | undefined;
}

/** What a person calls it by, away from its page. */
export interface About {
  readonly task: string | null;
  readonly job: string | null;
}

export interface Entry {
  readonly press: AnyPress;
  readonly state: EntryState;
  /** Where the person was when they pressed: what is to be opened again, with what was typed, when it is refused. */
  readonly from: PressedFrom;
  readonly about: About;
  /** How often it was sent. */
  readonly tries: number;
  /** By the device's clock, to be read by people: nothing is decided by it. */
  readonly lastTriedAt: string | null;
  /** The id of the first one in whose place it was pressed again: who waits for that one waits for this. */
  readonly inPlaceOf?: string | undefined;
  /** Until then the person may undo it; null once it may go. */
  readonly sendAfter: string | null;
  /** keeping: being written. device: outlives the page. memory: the device could not keep it; it is sent as long as this page is open. */
  readonly place: 'keeping' | 'device' | 'memory';
  /** Among all of this person; of those that the device does not keep, behind these. */
  readonly order: number;
}

/** What is kept of one that a person let go of. */
export interface RemovedEntry {
  readonly entry: Entry;
  readonly removedAt: number;
}

export const BEHIND_ALL = Number.MAX_SAFE_INTEGER;
export const WAITING: EntryState = { kind: 'waiting' };

export function newEntry(press: AnyPress, from: PressedFrom, rest: Partial<Entry> = {}): Entry {
  const about = { task: null, job: null };
  return { press, state: WAITING, from, about, tries: 0, lastTriedAt: null, sendAfter: null, place: 'keeping', order: BEHIND_ALL, ...rest };
}

/** Shown as done: all that are not refused. */
export const isOnItsWay = ({ state }: Pick<Entry, 'state'>): boolean => state.kind !== 'refused';

/** A person decides what becomes of it. */
export const isSettled = ({ state }: Pick<Entry, 'state'>): boolean => state.kind === 'refused';

type Subject = Pick<AnyPress, 'subject'>;
export const laneOf = ({ subject }: Subject): string => `${subject.kind} ${String(subject.id)}`;

/** The same thing pressed once more. */
export const isSamePress = (a: NewPress, b: NewPress): boolean =>
  a.name === b.name && laneOf(a) === laneOf(b) && JSON.stringify(a.input) === JSON.stringify(b.input);

export const rowOf = ({ place: _place, order, ...entry }: Entry): PressRow => ({ id: entry.press.id, order, entry });

/** Null for what this version of the app cannot read: it stays where it is. */
export function entryOf({ id, order, entry }: PressRow): Entry | null {
  const kept = entry as Partial<Entry> | null;
  const { press, state, from } = kept ?? {};
  const isReadable =
    press?.id === id &&
    Object.hasOwn(PRESS_TOASTS, press.name) &&
    typeof press.subject?.kind === 'string' &&
    state !== undefined &&
    from !== undefined;
  if (!isReadable) return null;
  return { ...newEntry(press, from), ...kept, place: 'device', order };
}
