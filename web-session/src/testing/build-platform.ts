// A platform without a server, for component tests: somebody is signed in, and the test gives answers, time and ids.
import type { Clock } from '../clock.ts';
import { createConnection } from '../connection.ts';
import { draftInBrowser } from '../draft-message.ts';
import type { Ask, Gql, GqlChange } from '../gql.ts';
import type { UploadsOf } from '../device/upload-storage.ts';
import type { OutboxOf } from '../device/outbox-storage.ts';
import type { PhotosOf } from '../device/photo-storage.ts';
import { formDraftsOnDevice } from '../device/form-drafts.ts';
import { raisedJobsOnDevice } from '../device/raised-jobs.ts';
import { ticketDraftsOnDevice } from '../device/ticket-drafts.ts';
import type { ReadsOf } from '../device/persisted-queries.ts';
import type { Platform } from '../platform.ts';
import type { PullerOf } from '../sync/puller.ts';
import type { StoredReceipts, ReceiptsOf } from '../sync/receipt-sync.ts';
import type { Rest } from '../rest.ts';
import type { SessionState } from '../session-state.ts';
import { createStore } from '../store.ts';
import { outboxInMemory } from './outbox-in-memory.ts';
import { photosInMemory } from './photos-in-memory.ts';

const SIGNED_IN: SessionState = {
  status: 'signed-in',
  person: null,
  email: 'sub@lotline.example',
  mustSignInAgain: false,
  isShutOut: false,
  problem: null,
  impersonation: null,
};
const NO_PERSISTED_QUERIES: ReadsOf = () => ({
  find: () => Promise.resolve(null),
  keep: () => Promise.resolve(),
  letGo: () => Promise.resolve(),
  clear: () => Promise.resolve(),
});
const NO_RECEIPTS: StoredReceipts = {
  pull: () => Promise.resolve(null),
  newest: () => Promise.resolve([]),
  one: () => Promise.resolve(null),
  ofTask: () => Promise.resolve([]),
  all: () => Promise.resolve([]),
  keys: () => Promise.resolve([]),
  subscribe: () => () => undefined,
};
const NO_UPLOADS: UploadsOf = () => ({ all: () => Promise.resolve([]), put: () => Promise.resolve(), remove: () => Promise.resolve() });
const NO_SERVER = () => Promise.reject(new Error('There is no server in this test'));

interface Given {
  readonly state?: Partial<SessionState>;
  /** Answers of a mock, of whatever type the call asks for. */
  readonly gql?: (...asked: Parameters<Gql>) => Promise<unknown>;
  readonly rest?: (...asked: Parameters<Rest>) => Promise<unknown>;
  /** Left out, it is the machine's time, or the test's own timers. */
  readonly clock?: Clock;
  /** Left out, nothing is stored. */
  readonly readsOf?: ReadsOf;
  /** Left out, actions are stored for this platform alone. */
  readonly outboxOf?: OutboxOf;
  /** Left out, photos are stored for this platform alone. */
  readonly photosOf?: PhotosOf;
  /** Left out, there is no sync. */
  readonly pullerOf?: PullerOf | null;
  /** Left out, there are none. */
  readonly receiptsOf?: ReceiptsOf;
  /** Left out, it does. */
  readonly keepsWork?: boolean;
}

export interface BuiltPlatform extends Platform {
  readonly session: Platform['session'] & { readonly signIn: jest.Mock<Promise<void>, [returnTo: string]> };
}

const changeBy = (gql: (...asked: Parameters<Gql>) => Promise<unknown>): GqlChange =>
  (async (...asked: Parameters<Gql>) => ({ data: await gql(...asked), versions: {} })) as GqlChange;

const askBy = (gql: (...asked: Parameters<Gql>) => Promise<unknown>): Ask =>
  (async (...[document, variables]: Parameters<Ask>) => ({ data: await gql(document, variables), versions: {} })) as Ask;

/** Ids are 'id-1', 'id-2' and so on. */
export function buildPlatform({
  state = {},
  gql = NO_SERVER,
  rest = NO_SERVER,
  clock = { now: () => new Date() },
  readsOf = NO_PERSISTED_QUERIES,
  outboxOf = outboxInMemory(),
  photosOf = photosInMemory(),
  pullerOf = null,
  receiptsOf = () => NO_RECEIPTS,
  keepsWork = true,
}: Given = {}): BuiltPlatform {
  const store = createStore<SessionState>({ ...SIGNED_IN, ...state });
  let made = 0;
  return {
    session: {
      get: store.get,
      subscribe: store.subscribe,
      start: () => Promise.resolve(),
      signIn: jest.fn<Promise<void>, [returnTo: string]>(() => Promise.resolve()),
      signOut: () => Promise.resolve(),
      getToken: () => Promise.resolve('token'),
      onRefused: () => store.set({ ...store.get(), mustSignInAgain: true }),
      know: (person) => store.set({ ...store.get(), person }),
      lastsWithoutServer: () => undefined,
      shutOut: () => store.set({ ...store.get(), person: null, isShutOut: true }),
    },
    connection: createConnection(),
    reach: { tryNow: () => Promise.resolve(false), watch: () => () => undefined },
    calls: { ask: askBy(gql), gql: gql as Gql, gqlChange: changeBy(gql), rest: rest as Rest, send: NO_SERVER },
    sending: createStore(0),
    underWay: (work) => work(),
    reportError: () => undefined,
    lastError: () => null,
    followChanges: () => () => undefined,
    clock,
    ids: { fresh: () => `id-${String((made += 1))}` },
    draftMessage: draftInBrowser,
    files: { save: () => undefined, fetch: () => undefined },
    readsOf,
    outboxOf,
    photosOf,
    ticketDraftsOf: ticketDraftsOnDevice,
    formDraftsOf: formDraftsOnDevice,
    raisedJobsOf: raisedJobsOnDevice,
    uploadsOf: NO_UPLOADS,
    keepsWork,
    pullerOf,
    receiptsOf,
  };
}
