// The whole server, assembled: one Express app on one origin. main.ts starts it, tests start it the same way.
import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { PreviewedRoles, RolePreview } from '@lotline/schema/domain/task/role-preview.rules';
import type { CountedPage, PreviewPage } from '@lotline/schema/domain/task/setting-preview';
import { CheckTurns, turnTiming } from './features/attachment/check-turns.ts';
import { ChangeFollower } from './features/change/change-follower.ts';
import { CachedActorDirectory } from './features/people/actor-directory.ts';
import { ServerErrors } from './features/log/server-errors.ts';
import { keepRefusedSignIn } from './features/people/sign-in-log.ts';
import { localPeople } from './features/people/local-people.ts';
import { heldSettings, type HeldSettings } from './features/setting/held-setting.ts';
import { ThreadedTicketSaving } from './features/task/ticket-saving.ts';
import { TicketPapers } from './features/ticket/ticket-papers.ts';
import { addressGate, keepToAddresses } from './platform/auth/allowed-addresses.ts';
import { authenticate } from './platform/auth/authenticate.ts';
import { machineFacts } from './platform/server/machine-facts.ts';
import { eitherKind, impersonationSecret, impersonationTokens } from './platform/auth/impersonation-token.ts';
import { keepToAllowed } from './platform/auth/while-impersonating.ts';
import { openSharedSignIns } from './platform/auth/shared-sign-ins.ts';
import { keepToSessionLength } from './platform/auth/session-length.ts';
import { createSignIn, type SignIn } from './platform/auth/sign-in.ts';
import { keepingVerified } from './platform/auth/verified-tokens.ts';
import { describeBuild } from './platform/config/build.ts';
import type { Config } from './platform/config/config.ts';
import { CachedReads } from './platform/db/cached-reads.ts';
import { tellPresence } from './features/presence/presence.routes.ts';
import { ChangeListener } from './platform/events/change-listener.ts';
import { ChangeStreams } from './platform/events/change-streams.ts';
import { eventsRoutes } from './platform/events/events.routes.ts';
import { buildApiSchema } from './platform/graphql/build-schema.ts';
import { startGraphQL, type GraphQLServer } from './platform/graphql/graphql-server.ts';
import { createBounds, RESTS, type Bounds, type Rests } from './platform/http/bounds.ts';
import { ConnectionWatch } from './platform/http/connection-watch.ts';
import { showBounds, showCuts } from './platform/http/edge-metrics.ts';
import { errorHandler, unknownPath } from './platform/http/error-handler.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { byAddress, byLink, byPerson, byPersonOrAddress, acquireSlot } from './platform/http/acquire-slot.ts';
import { boundLargeAnswers } from './platform/http/large-answers.ts';
import { limitLargeBodies } from './platform/http/large-bodies.ts';
import { showOldestWriter } from './platform/db/oldest-writer.ts';
import { isCompressible, noStore } from './platform/http/answer-headers.ts';
import { createMetrics, type Metrics } from './platform/http/metrics.ts';
import { oneOrigin } from './platform/http/one-origin.ts';
import { limitByAddress, limitByPerson } from './platform/http/rate-limit.ts';
import { jsonBody } from './platform/http/request-body.ts';
import { logRequests } from './platform/http/request-log.ts';
import { openRequestScope } from './platform/http/request-scope.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { SharedCounts } from './platform/http/shared-counts.ts';
import { staticApps } from './platform/http/static-apps.ts';
import { mustBeSmallOrTicket, mustHoldFewValues } from './platform/http/ticket-body.ts';
import { requestMs, timeLimit } from './platform/http/time-limit.ts';
import { everyInterval, type Every } from './platform/lifetime/every.ts';
import { Readiness } from './platform/lifetime/readiness.ts';
import { onceAtATime } from './platform/lifetime/once-at-a-time.ts';
import { showQueue } from './platform/queue/queue-metrics.ts';
import { openBankSeal, type BankSeal } from './platform/seal/bank-seal.ts';
import { gatewayName } from './platform/sms/open-gateway.ts';
import { openFiles, type Files } from './platform/storage/open-store.ts';
import { openXeroGateway } from './platform/xero/open-gateway.ts';
import { countingThread, type CountingThread } from './platform/threads/counting-thread.ts';
import { LIVE, resolvers, routersAt, type RouteParts } from './features.ts';
import { initModels } from './models.ts';
import { warmUp } from './warm-up.ts';

export interface AppDeps {
  readonly config: Config;
  readonly sequelize: Sequelize;
  readonly log: Logger;
  /** The server's clock; tests set their own. */
  readonly now?: () => Date;
  readonly every?: Every;
  /** The product's own, but for tests. */
  readonly rests?: Rests;
  /** /readyz says no until `warmUp` has ended. Absent: ready at once. */
  readonly startsCold?: boolean;
}

export interface RunningApp extends Threads {
  readonly app: Express;
  readonly files: Files;
  readonly bounds: Bounds;
  readonly connections: ConnectionWatch;
  readonly faults: ServerErrors;
  readonly turns: CheckTurns;
  readonly cachedReads: CachedReads;
  /** Opens and prepares what the first calls need; /readyz says yes from then on. @throws what the database refuses */
  warmUp(): Promise<void>;
  /** Ends the streams and lets go of the database's notices; requests that are under way finish. */
  stop(): Promise<void>;
}

/**
 * For a ticket of work of 1 MB alone (domain.md §2): each quote of it is four characters when it stands in a query's own text, which is JSON
 * again. Every other body is small (ticket-body.ts).
 */
const GRAPHQL_BODY_KB = 4 * 1024 + 64;
const REST_BODY_KB = 200;
/** Of one call; a statement's own waits are shorter, and made longer by the same setting. */
const requestLimit = (config: Config) => timeLimit(requestMs(config.DATABASE_WAIT_FACTOR));

export async function createApp(deps: AppDeps): Promise<RunningApp> {
  const { config, sequelize, log, now = () => new Date(), rests = RESTS } = deps;
  initModels(sequelize);
  const changes = new ChangeStreams(deps.every ?? everyInterval);
  const directory = new CachedActorDirectory(sequelize, now);
  const counts = new SharedCounts(sequelize, now);
  const metrics = createMetrics(sequelize, () => changes.size);
  showQueue(metrics.registry, sequelize);
  showOldestWriter(metrics.registry, sequelize);
  const edge: Edge = { metrics, bounds: createBounds(), connections: new ConnectionWatch() };
  const { bounds, connections } = edge;
  const version = describeBuild();
  const signIn = await createSignIn({ config, people: localPeople(sequelize), signIns: openSharedSignIns(sequelize), version, log });
  const keys = await openKeys(config, log, now);
  const faults = new ServerErrors({ sequelize, log, now, version, count: metrics.countError });
  const graphql = await startGraphQL(await buildApiSchema(resolvers), faults.onError);
  const files = await openFiles(config, log);
  const threads = openThreads(files, bounds, log);
  const turns = new CheckTurns(sequelize, turnTiming(config.DATABASE_WAIT_FACTOR));
  const cachedReads = new CachedReads(now);
  const held = heldSettings({ sequelize, log }, now);
  const following = followChanges(deps, { changes, directory, cachedReads, held });

  const facts = { config, sequelize, log, now, timeZone: config.COMPANY_TIME_ZONE };
  const parts = { ...facts, ...threads, ...keys, files, turns, bounds, rests, counts };
  const readiness = new Readiness(deps.startsCold !== true);
  const app = openEdge(deps, edge, files.store.uploadOrigin);
  app.use(healthRoutes(sequelize, files.store, metrics, readiness));
  openRoutes(app, { ...parts, signIn, version });
  app.use(['/api', '/graphql', '/auth', '/idp'], limitByAddress(counts, config.REQUESTS_PER_MINUTE), noStore);
  const holdPage = acquireSlot(bounds.pages, byAddress);
  if (signIn.localRoutes !== null) app.use('/idp', holdPage, requestLimit(config), signIn.localRoutes);
  app.use('/idp', unknownPath);
  callRoutes(app, { ...parts, cachedReads, directory, signIn, graphql, changes, held });
  if (config.allowsLocalSignIn) app.use(oneOrigin(config.PUBLIC_URL));
  app.use(holdPage, staticApps(config));
  app.use(errorHandler(faults.onError));

  return {
    app,
    files,
    ...threads,
    ...{ bounds, connections, faults, turns },
    cachedReads,
    warmUp: () => warmUp({ sequelize, pool: config.DATABASE_POOL, heard: following.heard, readiness }),
    stop: async () => {
      connections.stop();
      changes.closeAll();
      await Promise.all([following.stop(), faults.settled(), graphql.stop(), ...stopEach(threads)]);
    },
  };
}

/** What this server's own secrets open. */
const openKeys = async (config: Config, log: Logger, now: () => Date): Promise<Pick<CallParts, 'impersonation' | 'bankSeal'>> => ({
  impersonation: impersonationTokens(await impersonationSecret(config, log), config.PUBLIC_URL, now),
  bankSeal: await openBankSeal(config, log),
});

interface Threads {
  readonly papers: TicketPapers;
  readonly ticketSaving: ThreadedTicketSaving;
  readonly effectsCounting: CountingThread<PreviewPage, CountedPage>;
  readonly rolesCounting: CountingThread<PreviewedRoles, RolePreview>;
}

/** What would hold everybody up: each begins its thread with its first task (decision 077). */
const openThreads = ({ store }: Files, bounds: Bounds, log: Logger): Threads => ({
  papers: new TicketPapers({ store, log }),
  ticketSaving: new ThreadedTicketSaving({ places: bounds.tickets, log }),
  effectsCounting: countingThread('features/setting-edit/setting-preview', { places: bounds.previews, log }),
  rolesCounting: countingThread('features/rights/role-preview', { places: bounds.previews, log }),
});

const stopEach = (threads: Threads) => Object.values(threads).map((one: { stop(): Promise<void> }) => one.stop());

interface Edge {
  readonly metrics: Metrics;
  readonly bounds: Bounds;
  readonly connections: ConnectionWatch;
}

/** The app with what every request passes first. */
function openEdge({ config, log }: AppDeps, { metrics, bounds, connections }: Edge, uploadOrigin: string | null): Express {
  showBounds(metrics.registry, bounds);
  showCuts(metrics.registry, connections);
  const app = express();
  app.disable('x-powered-by');
  // answers are not kept by anybody (noStore), so hashing them is for nothing; files have tags of their own
  app.set('etag', false);
  app.set(
    'trust proxy',
    config.TRUSTED_PROXIES.split(',').map((proxy) => proxy.trim()),
  );
  app.set('query parser', 'simple');
  app.use(
    openRequestScope(log),
    connections.follow,
    logRequests,
    metrics.measure,
    securityHeaders(config, uploadOrigin),
    compression({ filter: isCompressible }),
    boundLargeAnswers(bounds.answerBytes, byPersonOrAddress),
  );
  return app;
}

interface Following {
  readonly changes: ChangeStreams;
  readonly directory: CachedActorDirectory;
  readonly cachedReads: CachedReads;
  readonly held: HeldSettings;
}

interface FollowedChanges {
  /** The first connection stands. */
  readonly heard: Promise<void>;
  stop(): Promise<void>;
}

/** What is known here of people, rights and groups, or of settings, is not true any more. */
const OF_PEOPLE = 'app_user';
const OF_SETTINGS = 'system_setting';

function followChanges({ config, log }: AppDeps, { changes, directory, cachedReads, held }: Following): FollowedChanges {
  const touches = new ChangeFollower(log, {
    ask: (query, values) => listener.ask(query, values),
    onChanged: (changed, readers, partsFor) => (LIVE.has(changed.entity) ? changes.send(changed, readers, partsFor) : undefined),
    onFlood: () => changes.sendReady(),
  });
  // a directory that is brought in person by person tells of each of them; the beat of the streams goes on by itself
  const refreshStreams = onceAtATime(() => changes.refreshPeople());
  const readPeopleAgain = (): void => {
    directory.forgetAll();
    refreshStreams();
  };
  let sayHeard: () => void;
  const heard = new Promise<void>((resolve) => (sayHeard = resolve));
  const listener = new ChangeListener({
    databaseUrl: config.DATABASE_URL,
    log,
    onConnected: () => {
      sayHeard();
      cachedReads.open();
      held.forget();
      readPeopleAgain();
      touches.forget();
      changes.sendReady();
    },
    onNotice: (kind) => {
      if (kind === OF_PEOPLE || kind === OF_SETTINGS) cachedReads.drop();
      if (kind === OF_SETTINGS) held.forget();
      if (kind === OF_PEOPLE) readPeopleAgain();
    },
    onChanged: (tx) => touches.heard(tx),
    onPresence: (record) => tellPresence(changes, record),
    onLost: () => cachedReads.close(),
  });
  return {
    heard,
    stop: () => {
      touches.stop();
      return listener.stop();
    },
  };
}

interface CallParts extends RouteParts, Omit<Threads, 'papers'>, Pick<Following, 'changes' | 'held'> {
  readonly cachedReads: CachedReads;
  readonly directory: CachedActorDirectory;
  readonly signIn: SignIn;
  readonly bankSeal: BankSeal;
  readonly graphql: GraphQLServer;
}

/** Who asks is known before a body is read, and files are opened by their signed address before a person is asked for. */
function callRoutes(app: Express, parts: CallParts): void {
  const { config, sequelize, cachedReads, files, now, timeZone, directory, signIn, impersonation, graphql, changes, bounds, counts } =
    parts;
  const gate = addressGate(() => parts.held.addresses.read());
  const base = {
    sequelize,
    cachedReads,
    now,
    timeZone,
    ticketSaving: parts.ticketSaving,
    effectsCounting: parts.effectsCounting,
    rolesCounting: parts.rolesCounting,
    ...{ fileLinks: files.links, fileStore: files.store },
    ...{ builderLinks: files.builderLinks, publicUrl: config.PUBLIC_URL },
    smsGateway: gatewayName(config),
    mailGateway: config.MAIL_GATEWAY === 'none' ? null : config.MAIL_GATEWAY,
    xeroGateway: openXeroGateway(config),
    readMachine: machineFacts(config),
    bankSeal: parts.bankSeal,
  };
  const person = [
    authenticate({
      verify: eitherKind(keepingVerified(signIn.verify), impersonation.verify),
      directory,
      base,
      onShutOut: async (req, identity) => {
        if (req.baseUrl === '/auth') await keepRefusedSignIn(sequelize, req, identity, now());
      },
    }),
    limitByPerson(counts, config.REQUESTS_PER_MINUTE),
    keepToAddresses(gate),
    keepToSessionLength(() => parts.held.security.read()),
    keepToAllowed,
  ];
  const call = [acquireSlot(bounds.calls, byPerson), requestLimit(config)];
  const restBody = jsonBody(REST_BODY_KB, mustHoldFewValues);
  app.use('/auth', ...person, ...call, restBody, ...routersAt('authFirst', parts), ...routersAt('auth', parts), unknownPath);
  const graphqlBody = [limitLargeBodies(bounds.largeBodies, parts.rests.largeBody), jsonBody(GRAPHQL_BODY_KB, mustBeSmallOrTicket)];
  app.use('/graphql', ...person, ...call, ...graphqlBody, graphql.handler);
  app.use(['/api/files', '/api/zips'], acquireSlot(bounds.files, byLink(files.links, now)));
  app.use('/api/receipts/keys', acquireSlot(bounds.pages, byAddress), requestLimit(config));
  app.use('/api', ...routersAt('signed', parts));
  app.use('/api', ...person, eventsRoutes(changes, directory, gate), ...call, restBody, ...routersAt('api', parts), unknownPath);
}

interface OpenParts extends RouteParts, Pick<CallParts, 'signIn'> {
  readonly version: string;
}

/** For everybody; a builder's page by its link. */
function openRoutes(app: Express, parts: OpenParts): void {
  const { config, bounds, signIn, version } = parts;
  app.get('/auth/config', noStore, (_req, res) => {
    res.json(signIn.authConfig);
  });
  app.get('/auth/version', noStore, (_req, res) => {
    res.type('text').send(version);
  });
  const page = [acquireSlot(bounds.pages, byAddress), requestLimit(config)];
  app.use('/builders', ...page, ...routersAt('builders', parts));
  app.use('/sms', ...page, ...routersAt('sms', parts));
}
