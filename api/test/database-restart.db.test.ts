// PostgreSQL restarted under load (quality.md §1, case 2): the API stays up, says 503 with Retry-After meanwhile, and comes back by itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { PATIENT } from './connect-test-database.ts';
import { EventReader } from './read-events.ts';
import { pause, until } from './until.ts';
import { createJobs } from './world.ts';

interface Cluster {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}
interface Launcher {
  ensurePostgres(options: { dataDir: string; name: string; port?: number; flags?: string[] }): Promise<Cluster>;
}

/** Of each kind of call, before the database goes, while it is away and after it is back. */
const CALLS = 20;

let launcher: Launcher;
let cluster: Cluster;
let dataDir: string;
let api: BootedApi;

beforeAll(async () => {
  launcher = (await import(new URL('../../scripts/postgres/launcher.mjs', import.meta.url).href)) as Launcher;
  dataDir = await mkdtemp(path.join(tmpdir(), 'lotline-restart-'));
  cluster = await launcher.ensurePostgres({ dataDir, name: 'restart' });
  const sequelize = connectDatabase({ url: cluster.url, pool: 2, waits: PATIENT });
  await migrate(sequelize, cluster.url);
  await sequelize.close();
  api = await bootApi({ databaseUrl: cluster.url, hasProductWaits: true });
  await createJobs(api.sequelize);
});
afterAll(async () => {
  await api?.stop();
  await cluster?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Call {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Calls one after the other until it is told to stop; a call that fails to connect counts as status 0. */
function load(calls: Call[], send: () => Promise<{ status: number; headers: Headers }>): () => Promise<void> {
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const { status, headers } = await send().catch(() => ({ status: 0, headers: new Headers() }));
      calls.push({ status, retryAfter: headers.get('retry-after') });
      await pause();
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

/** So many more of that status than there are now. */
function answersOf(calls: readonly Call[], status: number): () => boolean {
  const count = () => calls.filter((call) => call.status === status).length;
  const wanted = count() + CALLS;
  return () => count() >= wanted;
}

test('three restarts under load: every call is answered, by 200 or 503 and nothing else, and all are 200 again by themselves, events too', async () => {
  const calls: Call[] = [];
  const ends = [
    ...Array.from({ length: 4 }, () => load(calls, () => api.gql('sub', '{ me { id } construction(id: 1) { id } }'))),
    load(calls, () => api.rest('office', 'GET', '/api/dashboard/fieldwork')),
    load(calls, () => api.rest('field', 'POST', '/auth/signin')),
    load(calls, () => fetch(`${api.url}/readyz`)),
  ];
  let events = await EventReader.open(api.url, await api.tokenFor('office'));
  let told = 0;
  // as the apps do: a stream whose person could not be read again was ended, and is opened once more
  const tellsAgain = async () => {
    if (events.isEnded) {
      events = await EventReader.open(api.url, await api.tokenFor('office'));
      told = 0;
    }
    return events.events.length > told;
  };
  for (let restart = 0; restart < 3; restart++) {
    await until('calls are answered', answersOf(calls, 200));
    told = events.events.length;
    await cluster.stop();
    await until('calls are refused', answersOf(calls, 503));
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    cluster = await launcher.ensurePostgres({ dataDir, name: 'restart', port: cluster.port });
    await until('every call is answered again', () => {
      const last = calls.slice(-CALLS);
      return last.length === CALLS && last.every(({ status }) => status === 200);
    });
    await until('the stream tells again', tellsAgain);
  }
  await Promise.all(ends.map((end) => end()));
  events.close();

  const statuses = [...new Set(calls.map(({ status }) => status))].sort();
  expect(statuses).toEqual([200, 503]);
  expect(calls.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '2')).toEqual([]);
});
