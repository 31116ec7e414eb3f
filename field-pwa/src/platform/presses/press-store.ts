// Where presses are kept until they are answered. In this page's memory; a store that outlives the page takes its place behind the same functions.
import type { ErrorDetails } from '@lotline/schema/errors/catalogue';
import type { ApiErrorCode } from '@lotline/web-session/api-error';
import { createStore } from '@lotline/web-session/store';
import type { AnyPress } from './press-input.ts';

/**
 * waiting: kept, and sent when those before it are answered. refused: the server, or the page, said no. unanswered: nobody knows whether it
 * arrived; the same press again is sent under the same id.
 */
export type EntryState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' | 'unanswered'; readonly code: ApiErrorCode; readonly sentence: string; readonly details: ErrorDetails };

export interface Entry {
  readonly press: AnyPress;
  readonly state: EntryState;
  /** Where the person was when they pressed: what is to be opened again, with what was typed, when it is refused. */
  readonly from: PressedFrom;
}

export interface PressedFrom {
  /** A form that closed when it handed its press over. */
  readonly isSheet: boolean;
  /** The name under which its typed text is kept. */
  readonly draft: string | null;
  /** Pressed in the list: its toasts are its own (specification 2 §8). */
  readonly at?: 'list' | undefined;
}

export interface PressStore {
  /** All that are not answered, oldest first: the same list until something changes. */
  readonly read: () => readonly Entry[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (entry: Entry) => Promise<void>;
  /** Another state, or a newer base. */
  readonly change: (id: string, part: Partial<Pick<Entry, 'press' | 'state'>>) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

export function pressesInMemory(): PressStore {
  const { get, set, subscribe } = createStore<readonly Entry[]>([]);
  const put = (entries: readonly Entry[]): Promise<void> => {
    set(entries);
    return Promise.resolve();
  };
  return {
    read: get,
    subscribe,
    add: (entry) => put([...get(), entry]),
    change: (id, part) => put(get().map((entry) => (entry.press.id === id ? { ...entry, ...part } : entry))),
    remove: (ids) => put(get().filter(({ press }) => !ids.includes(press.id))),
  };
}
