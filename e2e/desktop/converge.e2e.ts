// The desktop's cache beside the real API: random histories of office changes, rights, pulls that are cut, restarts and kills, after which the cache has what the API
// says this person may see, column by column; and kills in the middle of a write, after which nothing is half. `npm run soak` lives 500 and kills 50 times.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import pg from 'pg';
import { JOB_LIST } from '../../schema/domain/job/job.columns.ts';
import { runs, sized } from '../../schema/testing/random-runs.ts';
import { fetchToken } from '../../scripts/sign-in/fetch-token.mjs';
import { startSeededServer, type RunningServer } from '../support/running-server.ts';
import { expect, test as base } from '../support/test.ts';
import { CacheProcess, NOTHING_HALF } from './cache-process.ts';

// each history has a cut, a kill and a change of rights; what the cache and the server make of thousands by themselves show `desktop converge` and `db pulls-converge`
const HISTORIES = runs({ least: 4, soak: 500 });
/** So many jobs the demo data has at least. */
const ROWS = 40;
/** One of a fill, one of a later change of every job. */
const KILLS = sized({ least: 2, soak: 50 });
const PERSON = 'scheduler@lotline.example';
const COLUMNS = Object.entries(JOB_LIST.columns).map(([key, { kind }]) =>
  kind === 'parts' ? `${key} { scheduleId name group isOnsite }` : key,
);
const QUERY = `query ($after: String) { jobs(first: 200, after: $after, filter: {view: "all"}, sort: {field: "id", descending: false}) { rows { ${COLUMNS.join(' ')} } after } }`;

const JOB = fc.nat({ max: 40 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('suburb', 'status', 'scheduler', 'due', 'value'), job: JOB }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('contact', 'said', 'cost', 'task', 'person'), job: JOB }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('create'), job: JOB }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), job: JOB }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('group', 'money', 'list'), job: JOB }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync'), job: JOB }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cut'), job: fc.nat({ max: 60_000 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('kill', 'killWithin', 'restart'), job: JOB }) },
);
type Step = { readonly kind: string; readonly job: number };

const PLACE = fc.nat({ max: 99 });
const history = fc.record({
  steps: fc.array(step, { minLength: 6, maxLength: 13 }),
  cut: fc.record({ kind: fc.constant('cut'), job: fc.nat({ max: 60_000 }) }),
  kill: fc.record({ kind: fc.constantFrom('kill', 'killWithin'), job: JOB }),
  places: fc.record({ cut: PLACE, kill: PLACE, right: PLACE }),
});
type History = typeof history extends fc.Arbitrary<infer Found> ? Found : never;

/**
 * In every history something is cut and the program is killed; a right changes where there is something to take away: the money, and in the next one the list.
 * Where it is the money the list stays, so that not all of them end with nothing to compare.
 */
function stepsOf({ steps, cut, kill, places }: History, turn: number): Step[] {
  const all: Step[] = steps.filter(({ kind }) => turn % 2 === 1 || kind !== 'list');
  all.splice(places.cut % all.length, 0, cut);
  all.splice(places.kill % all.length, 0, kill);
  const half = Math.ceil(all.length / 2);
  all.splice(half + (places.right % half), 0, { kind: 'sync', job: 0 }, { kind: turn % 2 === 0 ? 'money' : 'list', job: 0 });
  return all;
}

/** What the office and the administrator do, as SQL; $1 is one of the jobs. */
const CHANGES: Readonly<Record<string, string>> = {
  suburb: `update construction set suburb = 'Suburb ' || (random() * 1e6)::int, version = version + 1 where id = $1`,
  status: `update construction set status = (array['Issued', 'Complete', 'On Hold', 'Closed'])[1 + (random() * 3)::int], version = version + 1 where id = $1`,
  scheduler: `update construction set scheduler = case when scheduler is null then 'Rob Castellano' end, version = version + 1 where id = $1`,
  due: `update construction set updated_due_date = current_date + (random() * 30)::int, version = version + 1 where id = $1`,
  value: `update boq set quantity = quantity + 1 where construction_id = $1`,
  contact: `insert into site_contact (construction_id, name, description, sort_order) values ($1, 'Contact ' || (random() * 1e6)::int, '', 9)`,
  said: `insert into internal_comment (construction_id, user_id, comments, created_utc) select $1, min(id), 'Said ' || random(), now() from app_user`,
  cost: `insert into job_cost (construction_id, kind, code, supplier, quantity, unit_cost, created_by_user_id)
    select $1, 'bom', 'C-1', 'Reece', 1, (random() * 100)::numeric(10, 2), min(id) from app_user`,
  task: `update schedule set comments = 'Task ' || (random() * 1e6)::int, version = version + 1 where construction_id = $1`,
  person: `update app_user set last_name = 'Name ' || (random() * 1e6)::int
    where id = (select t.user_id from task_user t join schedule s on s.id = t.schedule_id where s.construction_id = $1 limit 1)`,
  create: `insert into construction (work_order, status, work_type, address) select 'NEW-' || (random() * 1e9)::bigint, 'Issued', 'MDU', 'New Street' where $1 > 0`,
  remove: `delete from construction where work_order like 'NEW-%' and $1 > 0`,
  group: `update work_group set name = name || '+' where id = (select group_id from schedule where construction_id = $1 and group_id is not null limit 1)`,
};
const CLAIMS: Readonly<Record<string, string>> = { money: 'CAN_VIEW_FINANCIAL_INFORMATION', list: 'CAN_ACCESS_CONSTRUCTION' };

/** The claim is lost, or is there again. */
async function toggle(database: pg.Client, claim: string): Promise<void> {
  const roles = `select role_id from user_role r join app_user u on u.id = r.user_id where u.email = '${PERSON}'`;
  const { rowCount } = await database.query(`delete from role_claim where claim_value = $1 and role_id in (${roles})`, [claim]);
  if (rowCount === 0)
    await database.query(`insert into role_claim (role_id, claim_value) ${roles.replace('role_id', 'distinct role_id, $1')}`, [claim]);
  await tellOfRole(database);
}

const tellOfRole = (database: pg.Client): Promise<unknown> =>
  database.query(`select pg_notify('lotline_change', $1)`, [JSON.stringify({ entity: 'role', id: 1, constructionId: null, version: 0 })]);

interface World {
  readonly server: RunningServer;
  readonly database: pg.Client;
  readonly token: string;
  readonly jobs: readonly number[];
}

/** One server for the file: what the tests do to its database no other may meet. */
const test = base.extend<object, { readonly world: World }>({
  world: [
    async ({}, use) => {
      const server = await startSeededServer();
      const world = await worldOf(server);
      await use(world);
      await world.database.end();
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ timeout: sized({ least: 180_000, soak: 7_200_000 }) });

async function worldOf(server: RunningServer): Promise<World> {
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: number }>('select id from construction order by id limit 41');
  const { accessToken: token } = await fetchToken(server.url, PERSON);
  return { server, database, token, jobs: rows.map(({ id }) => id) };
}

/** What this person may see now; none without the claim. */
async function listOf({ server, token }: World): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let after: string | null = null, more = true; more;) {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { after } }),
    });
    const { data, errors } = (await answer.json()) as Page;
    if (data?.jobs == null) {
      expect(errors?.[0]?.extensions.code).toBe('CLAIM_REQUIRED');
      return [];
    }
    rows.push(...data.jobs.rows);
    after = data.jobs.after;
    more = after !== null;
  }
  return rows;
}
interface Page {
  readonly data: { readonly jobs: { readonly rows: readonly unknown[]; readonly after: string | null } | null } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const syncOf = ({ server, token }: World, more: { cutAt?: number; killAfter?: number } = {}) => ({
  ...{ do: 'sync' as const, url: server.url, token, cutAt: more.cutAt ?? null, killAfter: more.killAfter ?? null },
});

async function live(world: World, cache: CacheProcess, { kind, job }: Step): Promise<void> {
  const sql = CHANGES[kind];
  const claim = CLAIMS[kind];
  if (sql !== undefined) await world.database.query(sql, [world.jobs[job % world.jobs.length]]);
  else if (claim !== undefined) await toggle(world.database, claim);
  else if (kind === 'sync') await cache.tell(syncOf(world));
  else if (kind === 'cut') await cache.tell(syncOf(world, { cutAt: job }));
  else if (kind === 'restart') expect(await cache.reopen()).toBeNull();
  else {
    if (kind === 'killWithin') await cache.tell(syncOf(world, { killAfter: job })).catch(() => undefined);
    expect(await cache.kill()).toBeNull();
  }
}

const inFolder = async (run: (folder: string) => Promise<void>): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-converge-'));
  await run(folder);
  fs.rmSync(folder, { recursive: true });
};

/** The same whole, read anew: `db pull-jobs` holds that to what the pages themselves read. Addresses of files hold the hour. */
async function pagesOf({ server, token }: World): Promise<unknown[]> {
  const pages: unknown[] = [];
  for (let since: string | null = null, more = true; more;) {
    const query = since === null ? '' : `?since=${encodeURIComponent(since)}`;
    const answer = await fetch(`${server.url}/api/sync/jobs${query}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status === 403) return [];
    for (const line of (await answer.text()).trimEnd().split('\n')) {
      const read = JSON.parse(line) as { page?: unknown; cursor?: string; more?: boolean };
      if (read.page !== undefined) pages.push(read.page);
      if (read.cursor !== undefined) [since, more] = [read.cursor, read.more === true];
    }
  }
  return pages;
}
const withoutHour = (pages: unknown): unknown => JSON.parse(JSON.stringify(pages).replaceAll(/\/api\/files\/[^"]*/g, 'a file'));

/** Others may still be told of the last change while it is read: both are read until they agree. */
async function agrees(world: World, cache: CacheProcess, steps: unknown): Promise<void> {
  await expect
    .poll(
      async () => {
        await cache.tell(syncOf(world));
        const [here, there] = [await cache.tell({ do: 'rows' }), await listOf(world)];
        if (!isDeepStrictEqual(here, there)) return firstOther(here as unknown[], there);
        const [pages, fresh] = [withoutHour(await cache.tell({ do: 'pages' })), withoutHour(await pagesOf(world))];
        return isDeepStrictEqual(pages, fresh) ? null : firstOther(pages as unknown[], fresh as unknown[]);
      },
      { message: `the cache equals the list after ${JSON.stringify(steps)}` },
    )
    .toBeNull();
  expect(await cache.tell({ do: 'half' })).toEqual(NOTHING_HALF);
}

const firstOther = (here: readonly unknown[], there: readonly unknown[]): string => {
  const at = there.findIndex((row, place) => !isDeepStrictEqual(row, here[place]));
  return `${String(here.length)} and ${String(there.length)} rows: ${JSON.stringify([here[at], there[at]])}`;
};

/** A history before may have ended without the list: then the next would have nothing to show. */
async function seesJobs({ database }: World): Promise<void> {
  await database.query(
    `insert into role_claim (role_id, claim_value) select distinct role_id, $1 from user_role r join app_user u on u.id = r.user_id
       where u.email = '${PERSON}' on conflict do nothing`,
    ['CAN_ACCESS_CONSTRUCTION'],
  );
  await tellOfRole(database);
}

test('after any history the cache has what the API says this person may see', async ({ world }) => {
  const histories = fc.sample(history, HISTORIES).map(stepsOf);
  let seen = 0;
  let pages = 0;
  const cache = CacheProcess.start();
  for (const steps of histories)
    await inFolder(async (folder) => {
      await seesJobs(world);
      await cache.openIn(folder);
      for (const one of steps) await live(world, cache, one);
      await agrees(world, cache, steps);
      seen += ((await cache.tell({ do: 'rows' })) as unknown[]).length;
      pages += ((await cache.tell({ do: 'pages' })) as unknown[]).length;
    });
  await cache.stop();
  expect([seen > histories.length, pages > histories.length]).toEqual([true, true]);
});

test('killed in the middle of a write it opens again with nothing half, and goes on to the same end', async ({ world }) => {
  await seesJobs(world);
  const places = fc.sample(fc.nat({ max: 90 }), { numRuns: KILLS, seed: HISTORIES.seed });
  const cache = CacheProcess.start();
  for (const [round, place] of places.entries())
    await inFolder(async (folder) => {
      // of a fill amid the rows, which are nothing without their cursor; of a change anywhere
      const killAfter = round % 2 === 0 ? 1 + (place % ROWS) : place;
      await cache.openIn(folder);
      // a fill that is broken off, or a later change of every job
      if (round % 2 === 1) {
        await cache.tell(syncOf(world));
        await world.database.query(`update construction set suburb = 'Round ' || $1, version = version + 1`, [String(round)]);
      }
      // what was committed can be read a moment later: until then the process has nothing to write
      const write = () =>
        cache.tell(syncOf(world, { killAfter })).then(
          () => 'went on',
          () => 'ended',
        );
      await expect.poll(write).toBe('ended');
      expect(await cache.kill()).toBeNull();
      expect(await cache.tell({ do: 'half' })).toEqual(NOTHING_HALF);
      await agrees(world, cache, { round, killAfter });
    });
  await cache.stop();
});
