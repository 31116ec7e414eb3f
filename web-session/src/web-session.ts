// An app's whole talk with the server: one session, one connection, typed calls that carry the token, and the changes of others.
import type { AppPaths } from './app-paths.ts';
import { createConnection, type ConnectionWatch } from './connection.ts';
import { createGql, type Gql } from './gql.ts';
import { followChanges, type ChangeListener } from './live-changes.ts';
import { createRest, type Rest } from './rest.ts';
import { createSend, type Send } from './send.ts';
import { createSession, type Session } from './session.ts';
import { keepTokenFresh } from './token-renewal.ts';

export interface WebSession {
  readonly session: Session;
  readonly connection: ConnectionWatch;
  /** The bare call, for what is neither typed GraphQL nor REST of ours. */
  readonly send: Send;
  readonly gql: Gql;
  readonly rest: Rest;
  /** Both run until the returned function is called. */
  readonly followChanges: (listener: ChangeListener) => () => void;
  readonly keepTokenFresh: () => () => void;
}

/** Made once for a page, by the app's own wiring. */
export function createWebSession(paths: AppPaths): WebSession {
  const connection = createConnection();
  const send = createSend({ getToken: (options) => session.getToken(options), onRefused: () => session.onRefused() }, connection);
  const rest = createRest(send);
  const session = createSession(paths, rest);
  return {
    session,
    connection,
    send,
    gql: createGql(send),
    rest,
    followChanges: (listener) => followChanges({ send, connection }, listener),
    keepTokenFresh: () => keepTokenFresh(session, connection),
  };
}
