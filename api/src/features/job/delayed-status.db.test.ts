// A status that jobs leave by themselves after some days: planned as they come, taken back as they go, judged by what the next one needs, and never in the place of
// what a person planned (decision 056).
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask } from '../../../test/task-rows.ts';
import type { PersonName } from '../../../test/world.ts';

const AT = new Date('2026-11-20T02:10:00Z');
const DUE = '2026-12-04T02:10:00.000Z';
const WORK_TYPE = 'Goes by itself';
const status = (statusName: string, sortOrder: number, more: object = {}) => ({
  ...{ statusName, sortOrder, fieldOrder: sortOrder, fieldEdit: true, ...more },
});
const STATUSES = [
  status('Scheduled', 10),
  status('Claimed', 20, { delay: { afterDays: 14, to: 'Paid' } }),
  status('Paid', 30, { delay: { afterDays: 30, to: 'Closed' } }),
  status('Closed', 40, { requirements: ['reviewedLines'] }),
  status('Free', 50),
];

let api: BootedApi;
let id = 0;
beforeAll(async () => {
  api = await bootApi({ now: () => AT });
  await run('insert into system_setting (name, work_type, config) values ($name, $workType, $config::jsonb)', {
    ...{ name: 'Job Status Settings', workType: WORK_TYPE, config: JSON.stringify({ statuses: STATUSES }) },
  });
});
afterAll(() => api.stop());
const newJob = async () => (await insertTask(api.sequelize, { group: 'Crew North', workType: WORK_TYPE })).constructionId;
beforeEach(async () => {
  id = await newJob();
});

const run = (sql: string, bind: Record<string, unknown>) => api.sequelize.query(sql, { bind, type: QueryTypes.RAW });
async function set(to: string, by: PersonName = 'office'): Promise<void> {
  const { errors } = await api.gql(by, 'mutation ($id: Int!, $status: String!) { updateJobStatus(id: $id, status: $status) { id } }', {
    ...{ id, status: to },
  });
  expect(errors).toEqual([]);
}
const planned = async (of = id) =>
  (await api.gql('office', `{ plannedStatus(constructionId: ${of}) { status at setBy refusedBecause } }`)).data?.['plannedStatus'];
const rows = (sql: string) => api.sequelize.query<Record<string, unknown>>(sql, { bind: { id }, type: QueryTypes.SELECT });
const moves = async () => (await rows(`select move from event where construction_id = $id order by id`)).map(({ move }) => move);
const row = async () =>
  (await rows('select status, planned_status as planned, status_change_hangfire_id as queued from construction where id = $id'))[0];
const isQueued = async (queued: unknown) =>
  (await api.sequelize.query('select id from graphile_worker.jobs where id = $queued', { bind: { queued }, type: QueryTypes.SELECT }))
    .length === 1;

/** Once more than it was added: what it finds done it leaves alone. */
async function runQueue(now: string): Promise<void> {
  await run(`select graphile_worker.add_job('set_planned_status', $payload::json)`, { payload: JSON.stringify({ constructionId: id }) });
  await runJobsOf(api, { now: () => new Date(now) });
}

test('it is planned by whoever brings the job there, and goes on from status to status', async () => {
  await set('Claimed', 'field');
  expect(await planned()).toEqual({ status: 'Paid', at: DUE, setBy: 'Job status settings', refusedBecause: null });
  expect(await moves()).toEqual(['setJobStatus', 'planStatus']);
  expect(await isQueued((await row())?.['queued'])).toBe(true);
  await runQueue('2026-12-04T02:10:01Z');
  expect(await row()).toMatchObject({ status: 'Paid', planned: 'Closed' });
  expect(await planned()).toMatchObject({ status: 'Closed', at: '2027-01-03T02:10:01.000Z' });
  expect((await moves()).slice(2)).toEqual(['setPlannedStatus', 'planStatus']);
});

test('it is taken back when the job goes elsewhere before, with its place in the queue', async () => {
  await set('Claimed');
  const queued = (await row())?.['queued'];
  await set('Free');
  expect([await planned(), await row(), await isQueued(queued)]).toEqual([null, { status: 'Free', planned: null, queued: null }, false]);
  expect((await moves()).slice(2)).toEqual(['setJobStatus', 'cancelPlannedStatus']);
  await runQueue('2026-12-04T02:10:01Z');
  expect(await row()).toMatchObject({ status: 'Free' });
});

test('what a person planned stands', async () => {
  const input = { id, status: 'Free', at: '2026-12-24T00:00:00.000Z' };
  const plan = await api.gql('office', 'mutation ($input: PlanConstructionStatusInput!) { planConstructionStatus(input: $input) { id } }', {
    input,
  });
  expect(plan.errors).toEqual([]);
  await set('Claimed');
  expect(await planned()).toMatchObject({ status: 'Free', setBy: 'Olive Hart' });
  expect(await moves()).toEqual(['planStatus', 'setJobStatus']);
});

test('refused for what is missing it stays, says so at the job and is not tried again; the next status takes it away', async () => {
  await set('Paid');
  await runQueue('2027-01-01T00:00:00Z');
  expect(await row()).toEqual({ status: 'Paid', planned: 'Closed', queued: null });
  expect(await planned()).toMatchObject({ status: 'Closed', refusedBecause: 'Lines not reviewed yet: 2.' });
  const told = await moves();
  await runQueue('2027-01-02T00:00:00Z');
  expect(await moves()).toEqual(told);
  expect(told.at(-1)).toBe('refusePlannedStatus');
  await set('Free');
  expect(await planned()).toBeNull();
});

test('where the job left the status by another way, or the settings say otherwise by then, it is dropped', async () => {
  await set('Claimed');
  await run(`update construction set status = 'Free' where id = $id`, { id });
  await runQueue('2026-12-04T02:10:01Z');
  expect(await row()).toEqual({ status: 'Free', planned: null, queued: null });
  expect((await moves()).at(-1)).toBe('cancelPlannedStatus');
});

test('of several at once each is planned, and the change is undone with its plan', async () => {
  const other = await newJob();
  const client = { id: '6f4d7f0e-6a3c-4a0e-9d5d-0b1f8f8f2d11', occurredAt: AT.toISOString(), sentAt: AT.toISOString() };
  const changed = await api.gql(
    'office',
    'mutation ($input: ChangeJobsInput!, $client: ClientMutation) { changeJobs(input: $input, client: $client) { isAllowed } }',
    { input: { ids: [id, other], status: 'Claimed' }, client },
  );
  expect(changed.data?.['changeJobs']).toEqual([{ isAllowed: true }, { isAllowed: true }]);
  for (const one of [id, other]) expect(await planned(one)).toMatchObject({ status: 'Paid', at: DUE });
  const undone = await api.gql(
    'office',
    'mutation ($input: UndoJobChangesInput!) { undoJobChanges(input: $input) { isAllowed sentence } }',
    {
      input: { ids: [id, other], clientIds: [client.id] },
    },
  );
  expect(undone.data?.['undoJobChanges']).toEqual([
    { isAllowed: true, sentence: null },
    { isAllowed: true, sentence: null },
  ]);
  expect(await row()).toMatchObject({ status: 'Scheduled', planned: null });
  expect(await planned(other)).toBeNull();
});
