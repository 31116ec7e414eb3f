// The real server for tests, on TEST_DATABASE_URL and a free port, with the people of world.ts. Tokens are signed by its own key.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importJWK, SignJWT } from 'jose';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { createApp, type RunningApp } from '../src/app.ts';
import { LOCAL_AUDIENCE, LOCAL_SCOPE, LOCAL_TENANT } from '../src/platform/auth/identity.ts';
import { loadSigningKey } from '../src/platform/auth/signing-key.ts';
import { parseConfig } from '../src/platform/config/config.ts';
import { connectDatabase } from '../src/platform/db/database.ts';
import type { Rests } from '../src/platform/http/bounds.ts';
import { createLog } from '../src/platform/http/request-log.ts';
import type { Every } from '../src/platform/lifetime/every.ts';
import { closeServer, listen } from '../src/platform/lifetime/listen.ts';
import type { Files } from '../src/platform/storage/open-store.ts';
import { BANK_SECRET } from './bank-changes.ts';
import { PATIENT } from './connect-test-database.ts';
import { createPeople, emailOf, type PersonName } from './world.ts';

const TOKEN_SECONDS = 300;
const NO_RESTS: Rests = { largeBody: 0, paper: 0 };
const connections = new Agent({ keepAlive: true });

export interface GraphQLAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly {
    message: string;
    path?: readonly (string | number)[];
    extensions: { code: string; details: Record<string, unknown>; requestId: string };
  }[];
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface BootedApi {
  readonly app: Express;
  readonly url: string;
  readonly sequelize: Sequelize;
  readonly dataDir: string;
  readonly running: RunningApp;
  readonly files: Files;
  tokenFor(person: PersonName, seconds?: number): Promise<string>;
  gql(person: PersonName, query: string, variables?: Record<string, unknown>): Promise<GraphQLAnswer>;
  rest(person: PersonName, method: string, path: string, body?: unknown): Promise<RestAnswer>;
  stop(): Promise<void>;
}

export interface BootOptions {
  readonly now?: () => Date;
  readonly every?: Every;
  readonly env?: Readonly<Record<string, string>>;
  readonly databaseUrl?: string;
  /** Of another API that goes on living: two processes with the same files and keys. */
  readonly dataDir?: string;
  readonly log?: Logger;
  /** The product's own waits and limits, for tests of what is late; else they are five times as long. */
  readonly hasProductWaits?: boolean;
  /** None, unless a test asks for it. */
  readonly rests?: Partial<Rests>;
  /** As main.ts starts it: not ready before `running.warmUp()`, and its connections stay open. */
  readonly startsCold?: boolean;
}

export async function bootApi({
  now,
  every,
  env = {},
  databaseUrl = process.env['TEST_DATABASE_URL'],
  log = createLog('silent'),
  dataDir: sharedDir,
  rests = {},
  hasProductWaits = false,
  startsCold = false,
}: BootOptions = {}): Promise<BootedApi> {
  const dataDir = sharedDir ?? (await dirWithKey());
  const place = await holdPort();
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: String(place.port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '1000000',
    BANK_SECRET,
    // each connection plans each large read once: more of them take a twentieth of these tests' processor
    DATABASE_POOL: '4',
    DATABASE_WAIT_FACTOR: hasProductWaits ? '1' : '5',
    ...env,
  });
  const sequelize = connectDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    staysOpen: startsCold,
    ...(hasProductWaits ? {} : { waits: PATIENT }),
  });
  await createPeople(sequelize);
  const running = await createApp({
    config,
    sequelize,
    log,
    rests: { ...NO_RESTS, ...rests },
    startsCold,
    ...(now === undefined ? {} : { now }),
    ...(every === undefined ? {} : { every }),
  });
  await place.release();
  const server = await listen(running.app, config.PORT, config.HOST);
  const url = `http://127.0.0.1:${config.PORT}`;
  const tokenFor = await tokenMaker(dataDir, `${config.PUBLIC_URL}/idp`, log);

  return {
    app: running.app,
    url,
    sequelize,
    dataDir,
    running,
    files: running.files,
    tokenFor,
    gql: async (person, query, variables) => {
      const { status, headers, body } = await sendJson(`${url}/graphql`, 'POST', await tokenFor(person), { query, variables });
      const answer = body as { data?: GraphQLAnswer['data']; errors?: GraphQLAnswer['errors'] };
      return { status, headers, data: answer.data, errors: answer.errors ?? [] };
    },
    rest: async (person, method, at, body) => sendJson(`${url}${at}`, method, await tokenFor(person), body),
    stop: async () => {
      const closed = closeServer(server);
      await running.stop();
      server.closeAllConnections();
      await closed;
      await sequelize.close();
      if (sharedDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const freshDir = () => mkdtemp(path.join(tmpdir(), 'lotline-test-'));
let keyDir: Promise<string> | null = null;

/** With the signing key of this test process: a key takes longer to make than all else that a server's start does. */
async function dirWithKey(): Promise<string> {
  keyDir ??= freshDir().then(async (dir) => {
    await loadSigningKey(dir, createLog('silent'));
    process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
    return dir;
  });
  const dataDir = await freshDir();
  await cp(await keyDir, dataDir, { recursive: true });
  return dataDir;
}

/** Signs as the local provider does; the flow through its own page has a test of its own. */
async function tokenMaker(dataDir: string, issuer: string, log: Logger): Promise<BootedApi['tokenFor']> {
  const { privateJwk } = await loadSigningKey(dataDir, log);
  const key = await importJWK(privateJwk, 'RS256');
  const sign = (person: PersonName, seconds: number): Promise<string> => {
    const email = emailOf(person);
    const end = Math.floor(Date.now() / 1000) + seconds;
    return new SignJWT({ tid: LOCAL_TENANT, email, scope: LOCAL_SCOPE, auth_time: Math.floor(Date.now() / 1000) })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(privateJwk.kid === undefined ? {} : { kid: privateJwk.kid }) })
      .setIssuer(issuer)
      .setAudience(LOCAL_AUDIENCE)
      .setSubject(email)
      .setIssuedAt()
      .setExpirationTime(end)
      .sign(key);
  };
  const kept = new Map<PersonName, { readonly token: Promise<string>; readonly until: number }>();
  // As an app does, a person uses one token for many calls; one of another length is asked for by itself.
  return (person, seconds) => {
    if (seconds !== undefined) return sign(person, seconds);
    const known = kept.get(person);
    if (known !== undefined && known.until > Date.now()) return known.token;
    const token = sign(person, TOKEN_SECONDS);
    kept.set(person, { token, until: Date.now() + (TOKEN_SECONDS * 1000) / 2 });
    return token;
  };
}

/** By node's own client: fetch costs as much as many a call that it carries. */
async function sendJson(url: string, method: string, token: string, body: unknown): Promise<RestAnswer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const length = text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const sent = request(url, { method, agent: connections, headers: { authorization: `Bearer ${token}`, accept: '*/*', ...length } });
  sent.end(text);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const said = Buffer.concat(chunks).toString();
  const headers = new Headers(
    Object.entries(answer.headers).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one] as [string, string])),
  );
  return {
    status: answer.statusCode ?? 0,
    headers,
    body: headers.get('content-type')?.includes('json') === true ? JSON.parse(said) : said,
  };
}

/**
 * From below the range that systems lend to outgoing connections: the pools of other tests would take such a one meanwhile. Held until the server is
 * about to listen, since the tests of another worker look for theirs at the same time.
 */
function holdPort(): Promise<{ readonly port: number; readonly release: () => Promise<void> }> {
  return new Promise((resolve) => {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const holder = createServer();
    holder.once('error', () => resolve(holdPort()));
    holder.listen(port, '127.0.0.1', () => resolve({ port, release: () => new Promise((closed) => void holder.close(() => closed())) }));
  });
}
