// The queue with real processes (decision 031): no job in two at once, one that is killed runs again, one that never succeeds
// ends after its tries and is listed, a stop is in order, and a database that is away ends no process.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Registry } from 'prom-client';
import { QueryTypes, type Sequelize } from 'sequelize';
import { childProgram } from '../../../test/child-program.ts';
import { connectTestDatabase, PATIENT } from '../../../test/connect-test-database.ts';
import { until } from '../../../test/until.ts';
import { connectDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { addJob } from './add-job.ts';
import { listFailedJobs, retryFailedJobs } from './failed-jobs.queries.ts';
import { MOST_TRIES } from './job.ts';
import { showQueue } from './queue-metrics.ts';

const URL_OF_TESTS = process.env['TEST_DATABASE_URL'] ?? '';
const CHILD = new URL('../../../test/queue-child.ts', import.meta.url);
const API = fileURLToPath(new URL('../../../', import.meta.url));
const children: ChildProcess[] = [];
let sequelize: Sequelize;

beforeAll(async () => {
  sequelize = connectTestDatabase(6);
  await sequelize.query(`create table job_trace (id serial primary key, job integer, process integer, what text);
    create table job_release (id integer)`);
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await sequelize.query('truncate job_trace, job_release; delete from graphile_worker._private_jobs; delete from queue_runner');
});
afterAll(() => sequelize.close());

async function child(): Promise<ChildProcess> {
  const started = spawn(process.execPath, [await childProgram(CHILD)], {
    cwd: API,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(started);
  await once(started.stdout, 'data');
  return started;
}

async function kill(one: ChildProcess): Promise<void> {
  if (one.exitCode !== null || one.signalCode !== null) return;
  one.kill('SIGKILL');
  await once(one, 'exit');
}

interface Trace {
  readonly job: number;
  readonly process: number;
  readonly what: string;
}
const traces = (): Promise<Trace[]> =>
  sequelize.query<Trace>('select job, process, what from job_trace where job > 0 order by id', { type: QueryTypes.SELECT });
const whats = async (what: string): Promise<number> => (await traces()).filter((trace) => trace.what === what).length;
const add = (job: string, id: number, key?: string): Promise<void> =>
  sequelize.transaction((transaction) => addJob(sequelize, transaction, { job, payload: { id }, ...(key === undefined ? {} : { key }) }));
/** Of the test's own jobs: those that come with each start run whenever. */
const waiting = async (): Promise<number> =>
  (
    await sequelize.query(`select 1 from graphile_worker.jobs where attempts < max_attempts and task_identifier <> 'each_start'`, {
      type: QueryTypes.SELECT,
    })
  ).length;
/** A failed job need not rest while a test waits. */
const hurry = () => sequelize.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');

test('a job exists exactly when the command’s transaction does, and once under a key', async () => {
  await expect(
    sequelize.transaction(async (transaction) => {
      await addJob(sequelize, transaction, { job: 'count', payload: { id: 1 } });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await add('count', 2, 'the same');
  await add('count', 3, 'the same');
  await child();
  await until('the job is done', async () => (await whats('end')) === 1);
  expect(await traces()).toMatchObject([
    { job: 2, what: 'start' },
    { job: 2, what: 'end' },
  ]);
});

test('two processes share 64 jobs, and none is begun twice', async () => {
  const [one, two] = await Promise.all([child(), child()]);
  // each does two at once: four that wait for us are two of each
  await Promise.all([1, 2, 3, 4].map((id) => add('hold', id)));
  await until('four have begun', async () => (await whats('start')) === 4);
  const held = (await traces()).map((trace) => trace.process);
  expect(held.sort()).toEqual([one.pid, one.pid, two.pid, two.pid].sort());
  await Promise.all(Array.from({ length: 60 }, (_, at) => add('count', at + 5)));
  await sequelize.query('insert into job_release values (1)');
  await until('all are done', async () => (await whats('end')) === 64);
  const starts = (await traces()).filter(({ what }) => what === 'start').map(({ job }) => job);
  expect(starts.sort((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
  const atStart = await sequelize.query('select 1 from job_trace where job = 0', { type: QueryTypes.SELECT });
  expect(atStart.length).toBeGreaterThan(0);
});

test('a killed process’s job is run again by another, without the library’s four hours', async () => {
  const first = await child();
  await add('hold', 1);
  await until('the job has begun', async () => (await whats('start')) === 1);
  const second = await child();
  await kill(first);
  await sequelize.query('insert into job_release values (1)');
  await until('the job was done', async () => (await whats('end')) === 1);
  expect(await traces()).toEqual([
    { job: 1, process: first.pid, what: 'start' },
    { job: 1, process: second.pid, what: 'start' },
    { job: 1, process: second.pid, what: 'end' },
  ]);
  await until('nothing waits', async () => (await waiting()) === 0);
});

test('while a process reports that it lives, its long job stays its own', async () => {
  const first = await child();
  await add('hold', 1);
  await until('the job has begun', async () => (await whats('start')) === 1);
  await child();
  const seen = async () =>
    (
      await sequelize.query<{ beats: number }>(
        "select count(*)::int as beats from queue_runner where seen_at > now() - interval '1 second'",
        { type: QueryTypes.SELECT },
      )
    )[0]?.beats;
  const [{ since } = { since: '' }] = await sequelize.query<{ since: string }>('select now()::text as since', { type: QueryTypes.SELECT });
  // far longer than a silent runner is waited for, by the database's own clock
  await until('three seconds are over', async () => {
    const [row] = await sequelize.query<{ over: boolean }>(`select now() > $since::timestamptz + interval '3 seconds' as over`, {
      bind: { since },
      type: QueryTypes.SELECT,
    });
    return row?.over === true;
  });
  expect(await seen()).toBe(2);
  await sequelize.query('insert into job_release values (1)');
  await until('the job was done', async () => (await whats('end')) === 1);
  expect(await traces()).toMatchObject([
    { process: first.pid, what: 'start' },
    { process: first.pid, what: 'end' },
  ]);
});

test('a frozen process whose job was taken over is told to stop when it continues, and takes nothing back', async () => {
  const first = await child();
  await add('hold', 1);
  await until('the job has begun', async () => (await whats('start')) === 1);
  const second = await child();
  first.kill('SIGSTOP');
  await until('another has begun it', async () => (await whats('start')) === 2);
  first.kill('SIGCONT');
  await until('the first was told to stop', async () => (await whats('told to stop')) === 1);
  await sequelize.query('insert into job_release values (1)');
  await until('the job was done', async () => (await whats('end')) === 1);
  expect(await traces()).toEqual([
    { job: 1, process: first.pid, what: 'start' },
    { job: 1, process: second.pid, what: 'start' },
    { job: 1, process: first.pid, what: 'told to stop' },
    { job: 1, process: second.pid, what: 'end' },
  ]);
  await until('nothing waits', async () => (await waiting()) === 0);
});

test('a job that never succeeds ends after its tries, and is listed, counted and retried on request', async () => {
  await child();
  await add('poison', 1);
  await until('it is given up', async () => {
    await hurry();
    return (await listFailedJobs(sequelize)).length === 1;
  });
  expect(await whats('start')).toBe(MOST_TRIES);
  const [failed] = await listFailedJobs(sequelize);
  expect(failed).toMatchObject({ job: 'poison', tries: MOST_TRIES, error: 'this job never succeeds' });
  const registry = new Registry();
  showQueue(registry, sequelize);
  expect(await registry.metrics()).toContain('lotline_jobs{state="failed"} 1');
  expect(await listFailedJobs(sequelize, failed?.id)).toEqual([]);
  expect(await retryFailedJobs(sequelize, [failed?.id ?? '', '999999'])).toBe(1);
  await until('it is tried again', async () => (await whats('start')) > MOST_TRIES);
});

test('a job that kills its process ends after its tries too', async () => {
  await add('deadly', 1);
  for (let died = 1; died <= MOST_TRIES; died += 1) {
    const one = await child();
    await once(one, 'exit');
  }
  await child();
  // the jobs beside it lost their tries too: the job of each start may be listed with it
  const deadly = async () => (await listFailedJobs(sequelize)).find(({ job }) => job === 'deadly');
  await until('it is listed', async () => (await deadly()) !== undefined);
  expect(await deadly()).toMatchObject({ tries: MOST_TRIES, error: null });
  expect(await whats('start')).toBe(MOST_TRIES);
});

test('a stopping process lets its job end or gives it back, and another runs it at once', async () => {
  const first = await child();
  await add('hold', 1);
  await until('the job has begun', async () => (await whats('start')) === 1);
  first.kill('SIGTERM');
  const [code] = (await once(first, 'exit')) as [number];
  expect(code).toBe(0);
  expect(await whats('told to stop')).toBe(1);
  expect(await waiting()).toBe(1);
  expect(await sequelize.query('select 1 from queue_runner', { type: QueryTypes.SELECT })).toEqual([]);
  await sequelize.query('insert into job_release values (1)');
  await child();
  await until('the job was done', async () => {
    await hurry();
    return (await whats('end')) === 1;
  });
});

test('a database that refuses connections for a while ends no process: the same one runs the next job', async () => {
  const one = await child();
  await add('count', 1);
  await until('the first job is done', async () => (await whats('end')) === 1);
  const admin = connectDatabase({ url: process.env['TEST_ADMIN_URL'] ?? '', pool: 1, waits: PATIENT });
  const name = new URL(URL_OF_TESTS).pathname.slice(1);
  await sequelize.close();
  await admin.query(`alter database ${name} with allow_connections false`);
  const others = async () =>
    (
      await admin.query<{ pid: number }>('select pid from pg_stat_activity where datname = $name', {
        bind: { name },
        type: QueryTypes.SELECT,
      })
    ).length;
  await until('every connection is gone', async () => {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $name', { bind: { name } });
    return (await others()) === 0;
  });
  await admin.query(`alter database ${name} with allow_connections true`);
  await admin.close();
  sequelize = connectTestDatabase(6);
  await add('count', 2);
  await until('the second job is done', async () => (await whats('end')) === 2);
  expect(new Set((await traces()).map((trace) => trace.process))).toEqual(new Set([one.pid]));
});

test('two processes that migrate an empty database at the same moment both find the queue’s tables', async () => {
  const admin = connectDatabase({ url: process.env['TEST_ADMIN_URL'] ?? '', pool: 1, waits: PATIENT });
  const name = `${new URL(URL_OF_TESTS).pathname.slice(1)}_empty`;
  await admin.query(`create database ${name}`);
  const url = new URL(URL_OF_TESTS);
  url.pathname = `/${name}`;
  const both = [1, 2].map(() => connectDatabase({ url: url.href, pool: 4, waits: PATIENT }));
  await Promise.all(both.map((one) => migrate(one, url.href)));
  for (const one of both) {
    expect(await one.query('select 1 from graphile_worker.jobs', { type: QueryTypes.SELECT })).toEqual([]);
    await one.close();
  }
  await admin.query(`drop database ${name} with (force)`);
  await admin.close();
});
