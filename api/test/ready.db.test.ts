// Ready means ready: a process says so when its connections are open and its largest reads are planned on each of them (decision 010).
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from './booted-api.ts';

const POOL = 8;
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ startsCold: true, hasProductWaits: true, env: { DATABASE_POOL: String(POOL) } });
});
afterAll(() => api.stop());

const isReady = async () => {
  const answer = await fetch(`${api.url}/readyz`);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
};
const connections = () =>
  api.sequelize.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'lotline-api' order by pid`,
    { type: QueryTypes.SELECT },
  );

/** Of each connection of the pool, which statements it has planned. */
async function plannedOnEach(): Promise<string[]> {
  const open = [];
  const planned: string[] = [];
  while (open.length < POOL) {
    const transaction = await api.sequelize.transaction();
    open.push(transaction);
    const names = await api.sequelize.query<{ name: string }>(
      `select name from pg_prepared_statements where name in ('field-work', 'field-work-of-all', 'construction') order by name`,
      { type: QueryTypes.SELECT, transaction },
    );
    planned.push(names.map(({ name }) => name).join(' '));
  }
  await Promise.all(open.map((transaction) => transaction.rollback()));
  return planned;
}

test('says that it is not ready before it is warm, and opens no connection for the first calls after (issue 20 §3)', async () => {
  expect(await isReady()).toMatchObject({ status: 503, retryAfter: '2', body: { code: 'UNAVAILABLE', details: { what: 'warm-up' } } });

  await api.running.warmUp();
  expect(await isReady()).toMatchObject({ status: 200, body: { ok: true } });
  expect(api.running.cachedReads.drops).toBeGreaterThan(0);
  const before = await connections();
  expect(before).toHaveLength(POOL);

  const calls = Array.from({ length: POOL }, (_, at) =>
    at % 2 === 0
      ? api.rest('office', 'GET', '/api/dashboard/fieldwork')
      : api.gql('office', '{ me { id } construction(id: 1) { id } groups { id } }'),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(await connections()).toEqual(before);
  expect(await plannedOnEach()).toEqual(before.map(() => 'construction field-work field-work-of-all'));
});
