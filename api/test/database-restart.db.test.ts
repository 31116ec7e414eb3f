// PostgreSQL restarted under load (quality.md §1, case 2): the API stays up, says 503 with Retry-After meanwhile, and is back within 2 s.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { EventReader } from './read-events.ts';
import { createJobs } from './world.ts';

interface Cluster {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}
interface Launcher {
  ensurePostgres(options: { dataDir: string; name: string; port?: number; flags?: string[] }): Promise<Cluster>;
}

const RECOVERY_MS = 2_000;
const LONGEST_ANSWER_MS = 5_000;

let launcher: Launcher;
let cluster: Cluster;
let dataDir: string;
let api: BootedApi;

beforeAll(async () => {
  launcher = (await import(new URL('../../scripts/postgres/launcher.mjs', import.meta.url).href)) as Launcher;
  dataDir = await mkdtemp(path.join(tmpdir(), 'lotline-restart-'));
  cluster = await launcher.ensurePostgres({ dataDir, name: 'restart' });
  const sequelize = connectDatabase({ url: cluster.url, pool: 2 });
  await migrate(sequelize);
  await sequelize.close();
  api = await bootApi({ databaseUrl: cluster.url });
  await createJobs(api.sequelize);
}, 60_000);
afterAll(async () => {
  await api?.stop();
  await cluster?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Call {
  readonly at: number;
  readonly status: number;
  readonly milliseconds: number;
  readonly retryAfter: string | null;
}

/** Calls one after the other until it is told to stop; a call that fails to connect counts as status 0. */
function load(calls: Call[], send: () => Promise<{ status: number; headers: Headers }>): () => Promise<void> {
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const at = Date.now();
      const { status, headers } = await send().catch(() => ({ status: 0, headers: new Headers() }));
      calls.push({ at, status, milliseconds: Date.now() - at, retryAfter: headers.get('retry-after') });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

test('three restarts under load: only 200 and 503, no wait beyond its limit, back within 2 seconds, events too', async () => {
  const calls: Call[] = [];
  const ends = [
    ...Array.from({ length: 4 }, () => load(calls, () => api.gql('sub', '{ me { id } construction(id: 1) { id } }'))),
    load(calls, () => api.rest('office', 'GET', '/api/dashboard/fieldwork')),
    load(calls, () => api.rest('field', 'POST', '/auth/signin')),
    load(calls, () => fetch(`${api.url}/readyz`)),
  ];
  const events = await EventReader.open(api.url, await api.tokenFor('office'));
  for (let restart = 0; restart < 3; restart++) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const ready = events.events.length;
    await cluster.stop();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    cluster = await launcher.ensurePostgres({ dataDir, name: 'restart', port: cluster.port });
    const upAt = Date.now();
    await new Promise((resolve) => setTimeout(resolve, RECOVERY_MS));
    const late = calls.filter(({ at, status }) => at > upAt + RECOVERY_MS / 2 && status !== 200);
    expect(late).toEqual([]);
    await events.until((heard) => heard.length > ready, RECOVERY_MS);
  }
  await Promise.all(ends.map((end) => end()));
  events.close();

  const statuses = [...new Set(calls.map(({ status }) => status))].sort();
  expect(statuses).toEqual([200, 503]);
  expect(calls.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '2')).toEqual([]);
  expect(calls.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
  expect(Math.max(...calls.map(({ milliseconds }) => milliseconds))).toBeLessThan(LONGEST_ANSWER_MS);
}, 90_000);
