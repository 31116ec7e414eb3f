// A session without a server, for component tests: somebody is signed in, and the test says what calls answer.
import { createConnection } from '../connection.ts';
import type { Gql } from '../gql.ts';
import type { SessionState } from '../session-state.ts';
import { createStore } from '../store.ts';
import type { WebSession } from '../web-session.ts';

const SIGNED_IN: SessionState = { status: 'signed-in', email: 'sub@lotline.example', mustSignInAgain: false, problem: null };
const NO_SERVER = () => Promise.reject(new Error('There is no server in this test'));

export function fakeWeb({ gql = NO_SERVER, state = {} }: { gql?: Gql; state?: Partial<SessionState> } = {}) {
  const store = createStore<SessionState>({ ...SIGNED_IN, ...state });
  const signIn = jest.fn(() => Promise.resolve());
  const web: WebSession = {
    session: {
      get: store.get,
      subscribe: store.subscribe,
      start: () => undefined,
      signIn,
      signOut: () => Promise.resolve(),
      getToken: () => Promise.resolve('token'),
      onRefused: () => store.set({ ...store.get(), mustSignInAgain: true }),
    },
    connection: createConnection(),
    send: NO_SERVER,
    gql,
    rest: NO_SERVER,
    followChanges: () => () => undefined,
    keepTokenFresh: () => () => undefined,
  };
  return { web, signIn };
}
