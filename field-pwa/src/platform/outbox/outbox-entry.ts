// An action as it is stored until the server has answered it (decision 035).
import type { ErrorDetails } from '@lotline/schema/errors/catalogue';
import type { ActionRow } from '@lotline/web-session/device/outbox-storage';
import type { ApiErrorCode } from '@lotline/web-session/api-error';
import type { AnyAction, NewAction } from './action-input.ts';
import { ACTION_TOASTS } from './action-toasts.ts';

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

export interface ActionOrigin {
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
  readonly action: AnyAction;
  readonly state: EntryState;
  /** The page where the action was made: it opens again, with the draft, when the action is refused. */
  readonly from: ActionOrigin;
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

export function newEntry(action: AnyAction, from: ActionOrigin, rest: Partial<Entry> = {}): Entry {
  const about = { task: null, job: null };
  return {
    action,
    state: WAITING,
    from,
    about,
    tries: 0,
    lastTriedAt: null,
    sendAfter: null,
    place: 'keeping',
    order: BEHIND_ALL,
    ...rest,
  };
}

/** Shown as done: all that are not refused. */
export const isOnItsWay = ({ state }: Pick<Entry, 'state'>): boolean => state.kind !== 'refused';

/** A person decides about it. */
export const isSettled = ({ state }: Pick<Entry, 'state'>): boolean => state.kind === 'refused';

type Subject = Pick<AnyAction, 'subject'>;
export const laneOf = ({ subject }: Subject): string => `${subject.kind} ${String(subject.id)}`;

/** The same action once more. */
export const isSameAction = (a: NewAction, b: NewAction): boolean =>
  a.name === b.name && laneOf(a) === laneOf(b) && JSON.stringify(a.input) === JSON.stringify(b.input);

/** As it lies on the device, and as tabs send it to each other: phones that hold work know the action as `press`. */
export interface StoredEntry extends Omit<Entry, 'action'> {
  readonly press: AnyAction;
}

export const storedOf = ({ action, ...entry }: Entry): StoredEntry => ({ ...entry, press: action });
export const ofStored = ({ press, ...entry }: StoredEntry): Entry => ({ ...entry, action: press });

export function rowOf({ order, ...entry }: Entry): ActionRow {
  const { place: _place, order: _order, ...stored } = storedOf({ ...entry, order });
  return { id: entry.action.id, order, entry: stored };
}

/** Null for what this version of the app cannot read: it stays stored. */
export function entryOf({ id, order, entry }: ActionRow): Entry | null {
  const { press: action, ...kept } = (entry ?? {}) as Partial<StoredEntry>;
  const { state, from } = kept;
  const isReadable =
    action?.id === id &&
    Object.hasOwn(ACTION_TOASTS, action.name) &&
    typeof action.subject?.kind === 'string' &&
    state !== undefined &&
    from !== undefined;
  if (!isReadable) return null;
  return { ...newEntry(action, from), ...kept, place: 'device', order };
}
