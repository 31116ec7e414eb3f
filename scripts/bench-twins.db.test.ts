// A small twin of each bench that compares: the same comparison on the demo data, so that a statement that lags behind the API is found here and not
// after a quarter of an hour of seeding.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { readChangedRecords } from '../api/src/features/change/changed-records.queries.ts';
import { seedDemo } from '../api/src/seed/seed-demo.ts';
import { allReadable } from '../api/test/all-readable.ts';
import { bootApi, type BootedApi } from '../api/test/booted-api.ts';
import { insertAttachment } from '../api/test/file-rows.ts';
import { connectTestDatabase } from '../api/test/connect-test-database.ts';
import { PEOPLE, type PersonName } from '../api/test/world.ts';
import { mustAnswerAlike } from './bench/alike.mjs';
import { benchPeople } from './bench/bench-databases.mjs';
import * as changes from './bench/changes.mjs';
import * as constructionQuery from './bench/construction-query.mjs';
import * as constructionView from './bench/construction-view.mjs';
import * as exported from './bench/export.mjs';
import * as fieldList from './bench/field-list.mjs';
import * as jobRows from './bench/job-rows.mjs';
import * as jobSearch from './bench/job-search.mjs';
import { SEARCHES } from './bench/job-search-statements.mjs';
import { closeConnections, send } from './bench/measure.mjs';
import * as logs from './bench/logs.mjs';
import * as settingsPreview from './bench/settings-preview.mjs';
import * as moves from './bench/moves.mjs';
import * as pull from './bench/pull.mjs';
import { serverOf, statementAnswers } from './bench/statement-answers.mjs';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const BEHIND = 10;
/** Of the shape that the searches are written for. */
const JOBS = 500;

interface Person {
  readonly id: number;
  readonly email: string;
  readonly groupId: number;
  readonly jobIds: readonly number[];
}

let api: BootedApi;
let pool: pg.Pool;
let peer: Server;
let people: readonly Person[];
let origins: Readonly<Record<'api' | 'statement' | 'postgraphile', string>>;
const tokens = new Map<string, string>();

const isNamed = (name: string): name is PersonName => Object.hasOwn(PEOPLE, name);
const nameOf = ({ email }: Person): string => email.split('@')[0] ?? '';

/** What the demo has of nobody's job, so that nothing is alike for being empty. */
async function fillJob({ id, jobIds: [jobId] }: Person): Promise<void> {
  await pool.query(`update construction set hold_reason = 'No power yet', hold_until = current_date + 7 where id = $1`, [jobId]);
  const taken = { position_latitude: -33.8, position_longitude: 151.2, position_accuracy_m: 4.5, taken_at: new Date(), folder: 'Pits' };
  await insertAttachment(api.sequelize, { owner_user_id: id, construction_id: jobId, tags: 'Photos', ...taken }, { previews: 'made' });
}

beforeAll(async () => {
  const seeding = connectTestDatabase(2);
  await seedDemo(seeding, { size: 'small', today: new Date().toISOString().slice(0, 10) });
  await seeding.close();
  api = await bootApi();
  pool = new pg.Pool({ connectionString: url, max: 2 });
  const statements = statementAnswers(pool);
  peer = serverOf(async (pathname, query) =>
    pathname === '/reader'
      ? JSON.stringify(
          await readChangedRecords({ sequelize: api.sequelize, actor: { userId: Number(query.get('person')) } }, query.get('since') ?? ''),
        )
      : statements(pathname, query),
  );
  peer.listen(0, '127.0.0.1');
  await once(peer, 'listening');
  const own = `http://127.0.0.1:${String((peer.address() as AddressInfo).port)}`;
  origins = { api: api.url, statement: own, postgraphile: own };
  people = ((await benchPeople(url, 2)) as Person[]).filter((person) => isNamed(nameOf(person)));
  for (const person of people) await fillJob(person);
  for (const person of people) {
    const name = nameOf(person);
    if (isNamed(name)) tokens.set(person.email, await api.tokenFor(name));
  }
});
afterAll(async () => {
  closeConnections();
  peer.close();
  await pool.end();
  await api.stop();
});

test('there is somebody to ask for', () => expect(people.length).toBeGreaterThan(0));

test.each([constructionQuery, fieldList])('load, $title: the API and the statement answer alike', async (it) => {
  for (const person of people)
    for (const round of person.jobIds.keys()) {
      const asks = it.asksFor({ person, origins, token: tokens.get(person.email), round });
      await mustAnswerAlike(it, asks, `${person.email}, ask ${String(round)}`);
    }
});

test.each(Object.keys(constructionView.TABS))('construction-view, %s: the API and the statement answer alike', async (tab) => {
  const asks = constructionView.asksOf(origins, await api.tokenFor('admin'), { id: PEOPLE.admin });
  for (const { jobIds } of people) await constructionView.mustAgree({ asks, size: 'few' }, tab, jobIds);
});

test('logs: the API and the statement of the bench find the same page', async () => {
  const { ofApi, ofStatement } = logs.asksOf(logs.askWith({ origin: origins.api }, await api.tokenFor('admin')), origins.statement);
  expect(await logs.mustAgree(ofApi(), ofStatement())).toBeGreaterThan(0);
});

test('settings-preview: the API and the statement read the same tasks', async () => {
  const { rows } = await asClient((client) =>
    client.query<{ workType: string }>(
      `select c.work_type as "workType" from schedule s join construction c on c.id = s.construction_id where s.completed_date is null and not s.ignored limit 1`,
    ),
  );
  const workType = rows[0]?.workType ?? '';
  const config = { statuses: [{ statusName: 'Elsewhere', sortOrder: 1, fieldOrder: 1, fieldEdit: true }] };
  const ask = settingsPreview.askWith({ origin: origins.api }, await api.tokenFor('admin'));
  expect(await settingsPreview.mustAgree(ask(workType, config), settingsPreview.statementAsk(origins.statement, workType))).toBeGreaterThan(
    0,
  );
});

test('job-search: the API and the statement find the same', async () => {
  await asClient((client) => jobRows.insertJobs(client, 1, JOBS));
  const ask = jobSearch.askWith({ origin: origins.api }, await api.tokenFor('admin'));
  const { ofApi, ofStatement } = jobSearch.asksOf(ask, origins.statement);
  let found = 0;
  for (const [place, search] of SEARCHES.entries()) found += (await jobSearch.mustAgree(ofApi(search), ofStatement(place), search)) ?? 0;
  expect(found).toBeGreaterThan(0);
});

const listOf = ({ email }: Person, path: string) => ({
  origin: origins.api,
  path,
  headers: { authorization: `Bearer ${tokens.get(email) ?? ''}` },
});

async function asClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

test('export: the API and COPY write as many lines', async () => {
  const region = 'Exported';
  await pool.query('update construction set region = $1 where id = any($2::integer[])', [region, people.flatMap(({ jobIds }) => jobIds)]);
  const ours = await exported.takeExport({ origin: api.url, token: await api.tokenFor('admin') }, region);
  const theirs = await asClient((client) => exported.takeCopy(client, region));
  expect(exported.mustBeAsLong(ours, theirs)).toBeGreaterThan(1);
});

test('changes: the reader and the statement tell the same jobs', async () => {
  for (const person of people) await send(listOf(person, '/api/dashboard/fieldwork'));
  const { tx, seq, cursor } = await asClient(changes.recordEarlier);
  await asClient((client) => changes.recordBehind(client, people, BEHIND));
  await allReadable(api.sequelize);
  const asks = {
    reader: ({ id }: Person) => ({ origin: origins.statement, path: `/reader?person=${String(id)}&since=${String(cursor)}` }),
    statement: ({ groupId }: Person) => ({
      origin: origins.statement,
      path: `/changes?tx=${String(tx)}&seq=${String(seq)}&group=${String(groupId)}`,
    }),
  };
  for (const person of people) expect(await changes.mustAgree(asks, person)).toBeGreaterThan(0);
});

test('pull: who is behind is sent what is meant', async () => {
  const cursors = await asClient((client) =>
    pull.fallBehind(
      client,
      people,
      people.map(({ groupId }) => groupId),
      BEHIND,
    ),
  );
  await allReadable(api.sequelize);
  for (const [key, since] of Object.entries(cursors)) {
    const asks = people.map((person) => listOf(person, `/api/sync/field?since=${String(since)}`));
    expect(await pull.jobsOf(key, asks)).toMatch(key === 'none' ? /^0\.0$/ : /^[1-9]/);
  }
});

test('moves: the API and the transaction by hand write the same rows', async () => {
  const tasks = await asClient((client) => moves.tasksOf(client, people, people.length));
  const written: unknown[] = [];
  for (const key of ['api', 'statement']) {
    const last = await asClient((client) => moves.makeFresh(client, tasks));
    for (const ask of moves.asksOf(key, { origins, tokens: { api: tokens } }, tasks).flat()) {
      const { status, text } = await send(ask);
      expect([status, text.startsWith('{"errors"') ? text : 'fine']).toEqual([200, 'fine']);
    }
    written.push(await asClient((client) => moves.rowsOf(client, tasks, last)));
  }
  expect(written[0]).not.toEqual([]);
  expect(written[0]).toEqual(written[1]);
});
