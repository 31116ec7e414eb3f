// What a computer holds of the answers of the server, where the program around the page has a cache of its own (decision 085). A browser has none: nothing of it
// is in the browser's bundle but these types.
import { createContext, type ComponentType } from 'react';
import type { ApolloClient, ApolloLink } from '@apollo/client';
import type { OutboxStorage } from '@lotline/web-session/device/outbox-storage';
import type { OfficeOutbox } from '../outbox/office-outbox.ts';
import type { Followed } from './follows.ts';

export interface LocalAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  /** When the server had it so; null: not known. */
  readonly asOf: string | null;
}

/** What is to be said of an answer that stands on a screen and is not the server's of now. */
export interface LocalNote {
  readonly asOf: string | null;
  /** Why only the server can answer. */
  readonly cannot: string | null;
}

export interface LocalStore {
  /** The same link with this computer before it: its answer at once, then the server's; without a network its answer alone. */
  readonly over: (server: ApolloLink) => ApolloLink;
  /** Null: it has none, or cannot know. */
  readonly find: (operation: string, variables: Readonly<Record<string, unknown>>) => Promise<LocalAnswer | null>;
  /** Null: what is shown of this operation is the server's. */
  readonly noteOf: (operation: string, variables: Readonly<Record<string, unknown>>) => LocalNote | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Somebody changed something: the cache follows. */
  readonly onChanges: () => void;
  /** Has the server answer what screens need that were not opened yet, so that they can be opened without a network; again with each right that changes. */
  readonly prepare: (client: ApolloClient) => void;
}

export interface LocalWish {
  /** As jobs name who schedules them. */
  readonly personName: string;
  readonly claims: readonly string[];
  readonly isOnline: () => boolean;
}

export interface OutboxWish {
  readonly client: ApolloClient;
  readonly storage: OutboxStorage;
  readonly personId: number;
  readonly isOnline: () => boolean;
  readonly now: () => Date;
  /** Its records are read again. */
  readonly onSent: (touched: readonly Followed[]) => void;
}

export interface SavedExport {
  /** From this computer's copy, as it was then; null: from the server. */
  readonly copyOf: string | null;
}

/** What the program adds to the page. */
export interface Local {
  readonly open: (wish: LocalWish) => LocalStore;
  /** What the office does without a network waits there. */
  readonly openOutbox: (wish: OutboxWish) => OfficeOutbox;
  /** A list to disk by the system's dialog. @returns null: the person chose not to. @throws ApiError */
  readonly saveExport: (path: string, fileName: string) => Promise<SavedExport | null>;
  /** In the bar at the top: how old the copy is, and how far it is filled. */
  readonly State: ComponentType;
}

export const LocalContext = createContext<Local | null>(null);
