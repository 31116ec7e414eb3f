// A status for later, from the press to the queue: set once, at its time, not when it was taken back; refused with a sentence that its planner reads.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

const AT = new Date('2026-11-20T02:10:00Z');
const DUE = '2026-11-24T22:00:00.000Z';
const AFTER = new Date('2026-11-24T22:00:01Z');

let api: BootedApi;
let id = 0;
beforeAll(async () => {
  api = await bootApi({ now: () => AT });
  const config = {
    statuses: ['Received', 'Scheduled', 'On Hold'].map((statusName, at) => ({
      statusName,
      sortOrder: at,
      fieldOrder: at,
      fieldEdit: false,
    })),
  };
  await run(`insert into system_setting (name, config) values ('Job Status Settings', $config::jsonb)`, { config: JSON.stringify(config) });
});
beforeEach(async () => {
  ({ constructionId: id } = await insertTask(api.sequelize, { group: 'Crew North' }));
});
afterAll(() => api.stop());

const run = (sql: string, bind: Record<string, unknown>) => api.sequelize.query(sql, { bind });
async function one(sql: string, bind: Record<string, unknown>): Promise<Record<string, unknown>> {
  const [found] = await api.sequelize.query<Record<string, unknown>>(sql, { bind, type: QueryTypes.SELECT });
  return found ?? {};
}
const row = () =>
  one(
    'select status, planned_status as planned, planned_status_refused as refused, status_change_hangfire_id as queued from construction where id = $id',
    { id },
  );
const isQueued = async (queued: unknown) =>
  (await one('select count(*)::integer as waiting from graphile_worker.jobs where id = $queued', { queued }))['waiting'] === 1;

async function plan(status: string, at = DUE, by: PersonName = 'office') {
  const { errors } = await api.gql(by, `mutation ($input: PlanConstructionStatusInput!) { planConstructionStatus(input: $input) { id } }`, {
    input: { id, status, at },
  });
  return errors[0]?.message ?? 'OK';
}
const cancel = () => api.gql('office', `mutation { cancelPlannedStatus(input: { id: ${id} }) { id } }`);

async function planned(by: PersonName = 'office') {
  const { data } = await api.gql(by, `{ plannedStatus(constructionId: ${id}) { status at setBy refusedBecause } }`);
  return data?.['plannedStatus'];
}
async function refusedOf(by: PersonName): Promise<unknown[]> {
  const { data } = await api.gql(by, '{ refusedPlans { constructionId status refusedBecause } }');
  const told: unknown = data?.['refusedPlans'];
  return Array.isArray(told) ? told.filter((line: { constructionId: number }) => line.constructionId === id) : [];
}

/** The queue's job as if its time had come, however often it was added. */
async function runQueue(now: Date): Promise<void> {
  await run(`select graphile_worker.add_job('set_planned_status', $payload::json)`, { payload: JSON.stringify({ constructionId: id }) });
  await run(`select graphile_worker.add_job('set_planned_status', $payload::json)`, { payload: JSON.stringify({ constructionId: id }) });
  await runJobsOf(api, { now: () => now });
}

test('it waits in the queue until its instant, and is set then, once', async () => {
  expect(await plan('Received')).toBe('OK');
  expect(await planned('scheduler')).toEqual({ status: 'Received', at: DUE, setBy: 'Olive Hart', refusedBecause: null });
  const { queued } = await row();
  expect(await one('select run_at from graphile_worker.jobs where id = $queued', { queued })).toEqual({ run_at: new Date(DUE) });
  await runQueue(new Date('2026-11-24T21:59:59Z'));
  expect(await row()).toMatchObject({ status: 'Scheduled', planned: 'Received' });
  await runQueue(AFTER);
  expect(await row()).toEqual({ status: 'Received', planned: null, refused: null, queued: null });
  const told = await api.sequelize.query(
    `select actor_kind, request_id, detail from event where construction_id = $id and move = 'setPlannedStatus'`,
    { bind: { id }, type: QueryTypes.SELECT },
  );
  expect(told).toEqual([{ actor_kind: 'system', request_id: 'set_planned_status', detail: { setBy: 'Olive Hart' } }]);
});

test('a second plan takes the place of the first; taken back, the queue has nothing left of it', async () => {
  await plan('Received');
  const first = await row();
  await plan('Received', '2026-12-01T00:00:00.000Z');
  const second = await row();
  expect([await isQueued(first['queued']), await isQueued(second['queued'])]).toEqual([false, true]);
  await runQueue(AFTER);
  expect(await row()).toMatchObject({ status: 'Scheduled', planned: 'Received' });
  expect((await cancel()).errors).toEqual([]);
  expect(await isQueued(second['queued'])).toBe(false);
  await runQueue(new Date('2026-12-02T00:00:00Z'));
  expect(await row()).toEqual({ status: 'Scheduled', planned: null, refused: null, queued: null });
  expect((await cancel()).errors[0]?.message).toBe('No status is planned for this job any more.');
});

test('a hold takes the plan with it, and its own release stays in the queue', async () => {
  await plan('Received');
  const { queued } = await row();
  await api.gql('office', `mutation { holdConstruction(input: { id: ${id}, reason: "no power", until: "2026-12-01" }) { id } }`);
  const held = await row();
  expect(held).toMatchObject({ status: 'On Hold', planned: null });
  expect([await isQueued(queued), await isQueued(held['queued'])]).toEqual([false, true]);
  expect(await plan('Received')).toBe('The job is already on hold. Release it first.');
});

test('refused when its time has come, it says why, to who planned it and at the job, until somebody takes it away', async () => {
  await plan('Received');
  await run(`update construction set status = 'On Hold' where id = $id`, { id });
  await runQueue(AFTER);
  const because = 'The job is already on hold. Release it first.';
  expect(await row()).toMatchObject({ status: 'On Hold', planned: 'Received', queued: null });
  expect(await planned()).toMatchObject({ status: 'Received', refusedBecause: because });
  expect(await refusedOf('office')).toEqual([{ constructionId: id, status: 'Received', refusedBecause: because }]);
  expect(await refusedOf('admin')).toEqual([]);
  await cancel();
  expect([await planned(), await refusedOf('office')]).toEqual([null, []]);
});

test('who may no longer change the status has nothing set in their name', async () => {
  await plan('Received', DUE, 'finance');
  const roles = await api.sequelize.query('delete from user_role where user_id = $id returning role_id', {
    bind: { id: PEOPLE.finance },
    type: QueryTypes.SELECT,
  });
  await runQueue(AFTER);
  expect(await row()).toMatchObject({ status: 'Scheduled' });
  expect(await planned()).toMatchObject({
    refusedBecause: expect.stringMatching(/ may no longer change the status of this job\.$/) as unknown,
  });
  for (const role of roles)
    await run('insert into user_role (user_id, role_id) select $id, role_id from jsonb_to_record($role::jsonb) r(role_id int)', {
      id: PEOPLE.finance,
      role: JSON.stringify(role),
    });
});

test('each refusal has its sentence', async () => {
  expect(await plan('Received', '2026-11-20T02:10:00Z')).toBe('Choose a time in the future.');
  expect(await plan('Received', '2029-11-20T02:10:00Z')).toBe('A status can be planned at most two years ahead.');
  expect(await plan('Lost')).toBe('The status can be set to: Received.');
  expect(await plan('On Hold')).toBe('Give a reason for the hold, and the day it ends.');
  expect(await row()).toMatchObject({ planned: null, queued: null });
});
