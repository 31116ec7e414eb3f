// The administrators' tasks in a real database (screens.md §2.22): the queue by state, steps by the queue's own functions, what needs a look.
import { dayInZone, isoWeekStart } from '@lotline/schema/domain/kernel/dates';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { QUEUE_JOB_LABELS } from '@lotline/schema/domain/log/queue.rules';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const select = <Row extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
const add = async (job: string): Promise<number> =>
  (await select<{ id: number }>('select (graphile_worker.add_job($job)).id::integer as id', { job }))[0]?.id ?? 0;
const fail = (id: number, error: string) =>
  select('select (graphile_worker.permanently_fail_jobs(array[$id::bigint], $error)).id', { id, error });
/** As a runner has it while it runs. */
const lock = (id: number) =>
  select(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'test' where id = $id returning id`, { id });
const jobs = async (state: string) => {
  const { data } = await api.gql('admin', 'query($state: String!) { queueJobs(state: $state) { id label state tries mostTries error } }', {
    state,
  });
  return data?.['queueJobs'] as { id: number; label: string; state: string; tries: number; error: string | null }[];
};
const move = async (person: PersonName, how: string, ids: number[], why: string | null = 'The store is back') => {
  const { errors, data } = await api.gql(person, 'mutation($input: MoveQueueJobsInput!) { moveQueueJobs(input: $input) }', {
    input: { move: how, ids, why },
  });
  return errors[0]?.extensions.code ?? data?.['moveQueueJobs'];
};

test('every kind of job has a name that people read', () => {
  const unused = (): never => {
    throw new Error('no job runs here');
  };
  const deps = new Proxy<Parameters<typeof createJobs>[0]>(Object.create(null), { get: unused });
  expect(Object.keys(createJobs(deps)).sort()).toEqual(Object.keys(QUEUE_JOB_LABELS).sort());
});

test('a failed job is listed with its error and without its secrets, is tried again, and then waits with all its tries', async () => {
  const id = await add('make_previews');
  await fail(id, 'postgres://planted:pw@db went away');
  expect(await jobs('failed')).toMatchObject([{ id, label: 'Create thumbnails', error: 'postgres://[redacted]@db went away' }]);
  expect(await move('admin', 'retry', [id])).toEqual([id]);
  expect(await jobs('failed')).toEqual([]);
  expect((await jobs('waiting')).find((job) => job.id === id)).toMatchObject({ tries: 0 });
});

test('a waiting job that is given up stands among the failed with the reason, and is forgotten when it is taken off the list', async () => {
  const id = await add('issue_receipt');
  expect(await move('admin', 'giveUp', [id], 'Its task is gone')).toEqual([id]);
  expect(await jobs('failed')).toMatchObject([{ id, error: 'Given up by hand: Its task is gone' }]);
  expect(await move('admin', 'dismiss', [id])).toEqual([id]);
  expect(await select('select id from graphile_worker.jobs where id = $id', { id })).toEqual([]);
});

test('a job that runs is left alone, and with it every other one of the same step', async () => {
  const [running, failed] = [await add('case'), await add('case')];
  await fail(failed, 'No');
  await lock(running);
  expect(await move('admin', 'retry', [failed, running])).toBe('QUEUE_JOB_CHANGED');
  expect((await jobs('failed')).map(({ id }) => id)).toContain(failed);
  expect((await jobs('running')).map(({ id }) => id)).toEqual([running]);
});

test('without a reason, or without the claim, nothing is done', async () => {
  const id = await add('case');
  expect(await move('admin', 'giveUp', [id], ' ')).toBe('REASON_REQUIRED');
  expect(await move('office', 'giveUp', [id])).toBe('CLAIM_REQUIRED');
  expect((await jobs('waiting')).map((job) => job.id)).toContain(id);
});

test('a scheduled task is run now once, and says how it ended the last times, the newest first', async () => {
  const run = () => api.gql('admin', 'mutation { runScheduledTask(input: { task: "keep_records", why: "After the repair" }) }');
  await Promise.all([run(), run()]);
  await run();
  expect(await select(`select id from graphile_worker.jobs where task_identifier = 'keep_records'`)).toHaveLength(1);
  const ended = { job: 'keep_records', started_at: '2026-11-20T00:47:00Z' };
  await insertRow(api.sequelize, 'job_run', { ...ended, ended_at: '2026-11-20T00:47:01Z', counts: { answers: 1200, months: 0 } });
  await insertRow(api.sequelize, 'job_run', { ...ended, ended_at: '2026-11-20T01:47:01Z', error: 'No room' });
  const { data } = await api.gql(
    'admin',
    '{ adminTasks { scheduled { task isQueued runs { did error } } health { runners filesNotReceived } } }',
  );
  const { scheduled } = data?.['adminTasks'] as { scheduled: { task: string }[] };
  expect(scheduled.find(({ task }) => task === 'keep_records')).toEqual({
    ...{ task: 'keep_records', isQueued: true },
    runs: [
      { did: '', error: 'No room' },
      { did: '1,200 answers', error: null },
    ],
  });
});

test('ends of holds and planned statuses: how many are planned, when the next one is, and what came of the last ones, by the hour', async () => {
  const planned = async () =>
    (await api.gql('admin', '{ adminTasks { planned { task planned nextAt runs { endedAt did error } } } }')).data?.['adminTasks'];
  const none = { planned: 0, nextAt: null, runs: [] };
  expect(await planned()).toEqual({
    planned: [
      { ...none, task: 'release_hold' },
      { ...none, task: 'set_planned_status' },
    ],
  });
  const at = (day: string) => `select graphile_worker.add_job('set_planned_status', run_at := '${day}T13:00:00Z')`;
  await api.sequelize.query([at('2099-12-02'), at('2099-12-01'), at('2099-12-03')].join(';'));
  // one that was given up is no longer planned
  await fail(await add('set_planned_status'), 'No');
  const run = (ended: string, counts: object | null, error: string | null = null) =>
    insertRow(api.sequelize, 'job_run', { job: 'set_planned_status', started_at: ended, ended_at: ended, counts, error });
  await run('2026-11-19T13:00:01Z', { jobs: 1 });
  for (const second of [1, 2, 3]) await run(`2026-11-20T13:00:0${String(second)}Z`, { jobs: 1 });
  await run('2026-11-20T13:01:00Z', { 'refused plans': 1 });
  await run('2026-11-20T13:02:00Z', null, 'No room');
  const runs = [
    { endedAt: '2026-11-20T13:02:00.000Z', did: '3 jobs, 1 failure, 1 refused plan', error: 'No room' },
    { endedAt: '2026-11-19T13:00:01.000Z', did: '1 job', error: null },
  ];
  expect(await planned()).toEqual({
    planned: [
      { ...none, task: 'release_hold' },
      { task: 'set_planned_status', planned: 3, nextAt: '2099-12-01T13:00:00.000Z', runs },
    ],
  });
});

test('what needs a look is counted for whom its page opens, and for nobody else', async () => {
  const claims =
    "insert into role_claim (role_id, claim_value) values (4, 'CAN_ACCESS_ADMINISTRATION'), (4, 'CAN_ACCESS_ADMINISTRATOR_TASKS')";
  await changeWithEvent(api.sequelize, claims, [api]);
  await fail(await add('case'), 'No');
  const health = async (person: PersonName) =>
    (
      await api.gql(
        person,
        '{ adminHealth { failedJobs appErrors peopleWithoutRole peopleWithoutGroup codesWithoutRate settingsChanged } }',
      )
    ).data?.['adminHealth'];
  const nothing = { appErrors: null, peopleWithoutRole: null, peopleWithoutGroup: null, codesWithoutRate: null, settingsChanged: null };
  const failed = (await jobs('failed')).length;
  expect(await health('office')).toEqual({ ...nothing, failedJobs: failed });
  await api.rest('field', 'POST', '/api/client-errors', {
    app: 'field',
    kind: 'error',
    name: 'Error',
    message: 'No',
    path: '/',
    version: '1',
  });
  await api.sequelize.query('delete from user_role where user_id = 7');
  await api.sequelize.query("insert into child_code (code, is_archived) values ('UNRATED', false), ('UNRATED-OLD', true)");
  const counted = {
    failedJobs: failed,
    appErrors: 1,
    peopleWithoutRole: 1,
    peopleWithoutGroup: 0,
    codesWithoutRate: 1,
    settingsChanged: 0,
  };
  expect(await health('admin')).toEqual(counted);
  // the crew's one person of the field leaves it, and a setting is saved
  await api.sequelize.query(`delete from group_member where user_id = ${String(PEOPLE.field)}`);
  const setting = `input: { name: "Address Type", workType: "Civil", version: 0, why: "Now", config: { addressSetting: { addressType: "free" } } }`;
  expect((await api.gql('admin', `mutation { saveSetting(${setting}) { version } }`)).errors).toEqual([]);
  expect(await health('admin')).toEqual({ ...counted, peopleWithoutGroup: 1, settingsChanged: 1 });
  // who cannot sign in, works in the office or has ended is in no count, nor in the list that the count leads to
  await api.sequelize
    .query(`update app_user set can_log_in = false where id = 7; delete from group_member where user_id = ${String(PEOPLE.office)};
    insert into resource_document (independent_contractor_id, kind, expires_on)
      select id, 'publicLiability', '2020-01-01' from independent_contractor;
    update independent_contractor set status = 'ended' where id = (select min(id) from independent_contractor)`);
  await api.sequelize
    .query(`insert into client_error (app, kind, message, path, app_version, user_ids, last_user_id, fingerprint, first_at, last_at)
    select app, kind, message, path, app_version, user_ids, last_user_id, 'long ago', first_at - interval '30 days', last_at - interval '30 days' from client_error`);
  // a setting that was saved before this week, and what Lotline did with one itself
  const told = { entity: 'system_setting', entity_id: 1 };
  const earlier = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await insertRow(api.sequelize, 'event', { ...told, move: 'saveSetting', actor_user_id: PEOPLE.admin, recorded_at: earlier });
  await insertRow(api.sequelize, 'event', { ...told, move: 'letFormsGo', actor_kind: 'system' });
  const monday = isoWeekStart(dayInZone(new Date().toISOString(), 'Australia/Sydney'));
  const listed = {
    settingsChanged: `activityLog(filter: { record: "system_setting", sender: "person", dates: [{ field: "recordedAt", from: "${monday}" }] })`,
    appErrors: `errorLog(filter: { dates: [{ field: "lastAt", from: "${monday}" }] })`,
    expiredContractors: 'contractorList(filter: { expired: true })',
    peopleWithoutRole: 'people(filter: { withoutRole: true })',
    peopleWithoutGroup: 'people(filter: { withoutGroup: true })',
    codesWithoutRate: 'childCodes(filter: { unrated: true, archived: false })',
  };
  const adminHealth = (await api.gql('admin', `{ adminHealth { ${Object.keys(listed).join(' ')} } }`)).data?.['adminHealth'];
  const counts = Object.entries(listed).map(async ([name, list]) => {
    const { data } = await api.gql('admin', `{ list: ${list} { count } }`);
    return [name, (data?.['list'] as { count: number }).count] as const;
  });
  expect(Object.fromEntries(await Promise.all(counts))).toEqual(adminHealth);
  expect(adminHealth).toMatchObject({ settingsChanged: 1, appErrors: 1, peopleWithoutRole: 0, peopleWithoutGroup: 1, codesWithoutRate: 1 });
});
