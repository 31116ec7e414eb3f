// An action as it is stored until the server has answered it (decision 035).
import type { ErrorDetails } from '@lotline/schema/errors/catalogue';
import type { PressRow } from '@lotline/web-session/kept/kept-outbox';
import type { ApiErrorCode } from '@lotline/web-session/api-error';
import type { AnyPress, NewPress } from './press-input.ts';
import { PRESS_TOASTS } from './press-toasts.ts';

export interface Reason {
  readonly code: ApiErrorCode;
  readonly sentence: string;
  /** As the server sent them: for a clash, its own values. */
  readonly details: ErrorDetails;
}

/**
 * waiting: not sent. sending: on its way for the first time. unanswered: was sent, and nobody knows whether it arrived; sent again by itself under the
 * same id. refused: the rule, or the server, refused it; a person decides.
 */
export type EntryState =
  | { readonly kind: 'waiting'; readonly reason?: Reason }
  | { readonly kind: 'sending' }
  | ({ readonly kind: 'unanswered' } & Reason)
  | ({ readonly kind: 'refused' } & Reason);

export interface PressedFrom {
  /** The form that closed when it was sent. */
  readonly isSheet: boolean;
  /** The name under which its draft is stored. */
  readonly draft: string | null;
  /** The draft as the form stores it: it is restored when the action is refused. */
  readonly text?: string | null;
  /** Made in the list, which has its own toasts (specification 2 §8). */
  readonly at?: 'list' | undefined;
}

/** Its name for people, away from its page. */
export interface About {
  readonly task: string | null;
  readonly job: string | null;
}

export interface Entry {
  readonly press: AnyPress;
  readonly state: EntryState;
  /** The page where the action was made: it opens again, with the draft, when the action is refused. */
  readonly from: PressedFrom;
  readonly about: About;
  /** How often it was sent. */
  readonly tries: number;
  /** By the device's clock, for people to read: nothing depends on it. */
  readonly lastTriedAt: string | null;
  /** The id of the first one that it replaces: actions that wait for that one wait for this. */
  readonly inPlaceOf?: string | undefined;
  /** Until then it may be undone; null once it may be sent. */
  readonly sendAfter: string | null;
  /** keeping: being written. device: survives the page. memory: the device could not store it; it is sent as long as this page is open. */
  readonly place: 'keeping' | 'device' | 'memory';
  /** Position among all of this person; those that the device does not store come after these. */
  readonly order: number;
}

/** What is stored of one that the person removed. */
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

/** A person decides about it. */
export const isSettled = ({ state }: Pick<Entry, 'state'>): boolean => state.kind === 'refused';

type Subject = Pick<AnyPress, 'subject'>;
export const laneOf = ({ subject }: Subject): string => `${subject.kind} ${String(subject.id)}`;

/** The same action once more. */
export const isSamePress = (a: NewPress, b: NewPress): boolean =>
  a.name === b.name && laneOf(a) === laneOf(b) && JSON.stringify(a.input) === JSON.stringify(b.input);

export const rowOf = ({ place: _place, order, ...entry }: Entry): PressRow => ({ id: entry.press.id, order, entry });

/** Null for what this version of the app cannot read: it stays stored. */
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
