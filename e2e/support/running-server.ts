// The built server as `npm start` runs it, for one test or one worker: a free port, a data folder and a database of its own.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launchApi, untilReady } from '../../scripts/start/api-process.mjs';
import { freePort } from '../../scripts/postgres/launcher.mjs';
import { copyDatabase } from '../../scripts/test/databases.mjs';
import { shortLived } from '../../scripts/test/short-lived.mjs';

export interface RunningServer {
  /** The origin, without a slash at the end. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly people: readonly { readonly email: string; readonly role: string }[];
  /** Process number of the API. */
  readonly pid: number;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A file with the key it signs with. Absent: it makes one, which takes longer than the rest of its start. */
  readonly signingKey?: string | undefined;
}

export const SIGNING_KEY = path.join('secrets', 'local-sign-in-key.json');

function baseEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, TZ } = process.env;
  return {
    PATH,
    HOME,
    TZ: TZ ?? 'UTC',
    NODE_ENV: 'test',
    REQUESTS_PER_MINUTE: '1000000',
    DATABASE_WAIT_FACTOR: '5',
    // a server plans its reads on each connection before it is ready
    DATABASE_POOL: '4',
    LOCAL_TOKEN_SECONDS: '3600',
  };
}

export async function startServer({ databaseUrl, env = {}, signingKey }: ServerOptions): Promise<RunningServer> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lotline-e2e-'));
  if (signingKey !== undefined) await fs.cp(signingKey, path.join(dataDir, SIGNING_KEY));
  const port = String(await freePort());
  const api = launchApi({
    env: { ...baseEnv(), PORT: port, HOST: 'localhost', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env },
    logFile: path.join(dataDir, 'api.log'),
    flags: shortLived(),
  });
  const info = await untilReady(api);
  const stop = async (): Promise<void> => {
    await api.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  };
  return { url: info.url.replace(/\/+$/, ''), databaseUrl, dataDir, people: info.people ?? [], pid: api.mark.pid, stop };
}

/** A server on a fresh copy of the seeded database that prepare.ts made. */
export async function startSeededServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const { TEST_ADMIN_URL, E2E_TEMPLATE, E2E_SIGNING_KEY, TEST_RUN_ID } = process.env;
  const name = `${TEST_RUN_ID}_${randomBytes(4).toString('hex')}`;
  return startServer({ databaseUrl: await copyDatabase(TEST_ADMIN_URL, E2E_TEMPLATE, name), env, signingKey: E2E_SIGNING_KEY });
}
