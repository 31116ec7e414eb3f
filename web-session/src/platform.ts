// What every screen needs, created once for a page by the app's root: the session, calls with the token, live changes, the clock,
// ids and files. Screens get it from usePlatform(), so that a test or another shell can provide another one.
import { isFailedCall, type ApiError } from './api-error.ts';
import type { AppPaths } from './app-paths.ts';
import { systemClock, type Clock } from './clock.ts';
import { createConnection, type ConnectionWatch } from './connection.ts';
import type { Impersonated } from './impersonated.ts';
import { draftInBrowser, type DraftMessage } from './draft-message.ts';
import { createErrorReports, type ReportError } from './error-reports.ts';
import { browserFiles, type Files } from './files.ts';
import { createGql, type Ask, type Gql, type GqlChange } from './gql.ts';
import { randomIds, type Ids } from './ids.ts';
import { readsOnDevice, type ReadsOf } from './device/persisted-queries.ts';
import { formDraftsOnDevice, type FormDraftsOf } from './device/form-drafts.ts';
import { raisedJobsOnDevice, type RaisedJobsOf } from './device/raised-jobs.ts';
import { outboxOnDevice, type OutboxOf } from './device/outbox-storage.ts';
import { photosOnDevice, type PhotosOf } from './device/photo-storage.ts';
import { uploadsOnDevice, type UploadsOf } from './device/upload-storage.ts';
import { followChanges, type ChangeListener } from './live-changes.ts';
import { ticketDraftsOnDevice, type TicketDraftsOf } from './device/ticket-drafts.ts';
import { createPullerOf, type PullerOf } from './sync/puller.ts';
import { createReceiptsOf, type ReceiptsOf } from './sync/receipt-sync.ts';
import { createReach, type Reach } from './reach.ts';
import { createRest, type Rest } from './rest.ts';
import { createSend, type Send, type TokenSource } from './send.ts';
import { createSession, type Session, type SessionParts } from './session.ts';
import { shareChanges } from './shared-changes.ts';
import type { Readable } from './store.ts';
import { APP_VERSION } from './version.ts';
import { countUnderWay, type UnderWay } from './under-way.ts';

export interface Calls {
  readonly gql: Gql;
  /** A mutation, with the versions that it made. */
  readonly gqlChange: GqlChange;
  /** A query that can be cancelled, for a client that caches what is read. */
  readonly ask: Ask;
  readonly rest: Rest;
  /** The bare call, for what is neither typed GraphQL nor our REST. */
  readonly send: Send;
}

export interface Platform {
  readonly session: Session;
  readonly connection: ConnectionWatch;
  /** Probes whether the server can be reached again. */
  readonly reach: Reach;
  readonly calls: Calls;
  /** How many changes are on their way: no reload while it is not 0. */
  readonly sending: Readable<number>;
  /** Counts this change while it lasts. */
  readonly underWay: UnderWay;
  /** Listens to the changes of others until the returned function is called: one stream for all listeners. */
  readonly followChanges: (listener: ChangeListener) => () => void;
  /** Sends an error that the app has caught to the office’s log. */
  readonly reportError: ReportError;
  /** The last of them on this page, in words; null: none. */
  readonly lastError: () => string | null;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: Files;
  /** How a drafted message leaves. */
  readonly draftMessage: DraftMessage;
  /** The person's persisted queries on this device. */
  readonly readsOf: ReadsOf;
  /** The actions that the server has not answered yet, on this device. */
  readonly outboxOf: OutboxOf;
  /** The photos that the office does not have yet, on this device. */
  readonly photosOf: PhotosOf;
  /** The drafts of tickets of work on this device. */
  readonly ticketDraftsOf: TicketDraftsOf;
  /** The form drafts on this device. */
  readonly formDraftsOf: FormDraftsOf;
  /** The numbers of the potential jobs that were added on this device. */
  readonly raisedJobsOf: RaisedJobsOf;
  /** The uploads from this device. */
  readonly uploadsOf: UploadsOf;
  /** False: nothing is stored on this device; what is done is sent at once or refused. */
  readonly keepsWork: boolean;
  /** The person's replica; null in an app that reads what it shows. */
  readonly pullerOf: PullerOf | null;
  /** The person's receipts on this device. */
  readonly receiptsOf: ReceiptsOf;
}

interface PlatformWish {
  readonly isPulling?: boolean;
  /** Where the page itself does not sign in: the desktop's window. */
  readonly openSignIn?: SessionParts['openSignIn'];
  /** Where another program opens a drafted message: the desktop's. */
  readonly draftMessage?: DraftMessage;
  /** Where people work in several windows: what is typed in one is its own. */
  readonly formDraftsOf?: FormDraftsOf;
  /** Somebody is signed in as somebody else in this tab. */
  readonly impersonated?: Impersonated | null;
}

const appOf = ({ base }: AppPaths): 'console' | 'field' => (base === '/' ? 'console' : 'field');

/** @param session which is made with what sends, so it is asked for later */
function openSend(connection: ConnectionWatch, paths: AppPaths, session: () => Session): Send {
  const tokens: TokenSource = { getToken: (options) => session().getToken(options), onRefused: () => session().onRefused() };
  return createSend(tokens, connection, appOf(paths));
}

/** What every page has of its browser, and of what a person has on this device. */
const OF_BROWSER = {
  clock: systemClock,
  ids: randomIds,
  files: browserFiles,
  readsOf: readsOnDevice,
  outboxOf: outboxOnDevice,
  uploadsOf: uploadsOnDevice,
  ticketDraftsOf: ticketDraftsOnDevice,
  raisedJobsOf: raisedJobsOnDevice,
  photosOf: photosOnDevice,
};

export function createPlatform(
  paths: AppPaths,
  {
    isPulling = false,
    openSignIn = null,
    draftMessage = draftInBrowser,
    formDraftsOf = formDraftsOnDevice,
    impersonated = null,
  }: PlatformWish = {},
): Platform {
  const connection = createConnection();
  const send = openSend(connection, paths, () => session);
  const handle = ({ code }: ApiError) => {
    if (code === 'CANNOT_LOG_IN' || code === 'IMPERSONATION_ENDED') session.shutOut();
  };
  const rest = createRest(send, handle);
  const session = openSession({ paths, rest, openSignIn }, impersonated);
  const keepsWork = session.get().impersonation === null;
  const { ask, gql, gqlChange: change } = createGql(send, handle);
  const { gqlChange, sending, underWay } = countUnderWay(change);
  const isHere = (personId: number): boolean => session.get().person?.id === personId;
  const errors = createErrorReports({
    app: appOf(paths),
    version: APP_VERSION,
    rest,
    connection,
    isSignedIn: () => session.get().status === 'signed-in' && !session.get().isShutOut,
    isHarmless: isFailedCall,
    path: () => window.location.pathname,
  });
  return {
    session,
    connection,
    reach: createReach(send, connection),
    calls: { ask, gql, gqlChange, rest, send },
    sending,
    underWay,
    followChanges: shareChanges((listener) => followChanges({ send, connection, onFailure: handle }, listener)),
    reportError: errors.report,
    lastError: errors.last,
    ...OF_BROWSER,
    draftMessage,
    formDraftsOf,
    keepsWork,
    pullerOf: isPulling && keepsWork ? createPullerOf({ rest, clock: systemClock, isHere }) : null,
    receiptsOf: createReceiptsOf({ rest, isHere }),
  };
}

/** The person’s own, or that of a tab in which somebody is signed in as somebody else: such a page keeps nothing. */
function openSession(parts: Required<Pick<SessionParts, 'paths' | 'rest' | 'openSignIn'>>, impersonated: Impersonated | null): Session {
  if (impersonated !== null) return impersonated.open({ given: impersonated.given, rest: parts.rest, clock: systemClock, leave: leaveTab });
  return createSession({ ...parts, clock: systemClock, dropReads: (personId) => readsOnDevice(personId).clear() });
}

/** A tab that was opened for it closes; another one shows the administrator's own console. */
function leaveTab(): void {
  window.close();
  window.location.replace('/');
}
