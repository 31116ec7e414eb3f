// Each way into a status plans where the settings lead on from it, once, and takes back what they had planned before; a hold stops it (decision 056).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { EVENT_SHAPES } from '@lotline/schema/domain/history/event-shapes';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { sendSetting } from '../../../test/setting-saves.ts';
import { replaceStatusOfJobs } from '../../jobs/replace-status.ts';

const AT = new Date('2026-11-20T02:10:00Z');
const DUE = '2026-12-04T02:10:00.000Z';
const status = (statusName: string, sortOrder: number, more: object = {}) => ({
  ...{ statusName, sortOrder, fieldOrder: sortOrder, fieldEdit: true, isHold: false, colour: null, ...more },
});
const goesOn = { delay: { afterDays: 14, to: 'Paid' } };
const PAID = status('Paid', 20);
const REST = [PAID, status('On Hold', 30, { isHold: true })];
const CLAIMED = status('Claimed', 10, goesOn);

let api: BootedApi;
let workType = '';
let id = 0;
beforeAll(async () => {
  api = await bootApi({ now: () => AT });
});
afterAll(() => api.stop());
beforeEach(async () => {
  workType = `Type ${randomUUID()}`;
  await save(workType, [CLAIMED, ...REST]);
  id = await jobIn({ status: 'Paid' });
});

const rows = <Row extends object>(sql: string, bind: Record<string, unknown> = { id }) =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
const ADDRESS = { address: '1 Ferry St, Ryde', street_number: '1', street_name: 'Ferry', suburb: 'Ryde', state: 'NSW', post_code: '2112' };
const jobIn = (columns: Readonly<Record<string, string>>): Promise<number> =>
  insertRow(api.sequelize, 'construction', { work_order: randomUUID(), work_type: workType, ...ADDRESS, ...columns });

async function save(of: string, statuses: readonly object[], version = 0, replaced: { from: string; to: string }[] = []): Promise<void> {
  const wish = { name: 'Job Status Settings', workType: of, config: { statuses }, version, replaced };
  expect((await sendSetting(api, wish)).code).toBe('OK');
}

const idShape = z.object({ id: z.number() });
/** @returns the id of the job that it answers */
async function send(mutation: string, input: object): Promise<number> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await api.gql('office', `mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input });
  expect(errors).toEqual([]);
  return idShape.parse(data?.[mutation]).id;
}
async function set(to: string): Promise<void> {
  const asked = await api.gql('office', 'mutation ($id: Int!, $to: String!) { updateJobStatus(id: $id, status: $to) { id } }', { id, to });
  expect(asked.errors).toEqual([]);
}
async function runQueue(job: string, payload: object, now: string): Promise<void> {
  await rows('select id from graphile_worker.add_job($job, $payload::json)', { job, payload: JSON.stringify(payload) });
  await runJobsOf(api, { now: () => new Date(now) });
}

const planned = async () =>
  (await api.gql('office', `{ plannedStatus(constructionId: ${String(id)}) { status at setBy } }`)).data?.['plannedStatus'];
const moves = async () =>
  (await rows<{ move: string }>('select move from event where construction_id = $id order by id')).map(({ move }) => move);
/** Of the queue's jobs for this one, with the one that its row names. */
const queued = () =>
  rows<{ isNamed: boolean }>(
    `select j.id::text = c.status_change_hangfire_id as "isNamed" from construction c join graphile_worker._private_jobs j
      on (j.payload ->> 'constructionId')::integer = c.id join graphile_worker._private_tasks t on t.id = j.task_id
     where c.id = $id and t.identifier = 'set_planned_status'`,
  );

const HOLD = { reason: 'no power', until: '2026-11-23' };
/** A hold for which the job left Claimed: its plan is gone. */
async function hold(until = HOLD.until): Promise<void> {
  await set('Claimed');
  expect(await queued()).toHaveLength(1);
  await send('holdConstruction', { id, ...HOLD, until });
  expect([await planned(), await queued()]).toEqual([null, []]);
}

interface Way {
  readonly move: string;
  readonly how: string;
  /** Brings the job to Claimed. */
  readonly go: () => Promise<void>;
  /** When that is, where the queue does it. */
  readonly due?: string;
}

const WAYS: readonly Way[] = [
  { move: 'setJobStatus', how: 'set by hand', go: () => set('Claimed') },
  {
    ...{ move: 'setPlannedStatus', how: 'planned by a person, when its time has come', due: '2026-12-08T00:00:00.000Z' },
    go: async () => {
      await send('planConstructionStatus', { id, status: 'Claimed', at: '2026-11-24T00:00:00.000Z' });
      await runQueue('set_planned_status', { constructionId: id }, '2026-11-24T00:00:00Z');
    },
  },
  { move: 'createJob', how: 'new', go: async () => void (id = await send('createConstruction', { values: newJob() })) },
  {
    ...{ move: 'createJob', how: 'like another', due: DUE },
    go: async () => void (id = await send('duplicateConstruction', { id, workOrder: randomUUID() })),
  },
  {
    ...{ move: 'releaseJob', how: 'released by hand' },
    go: async () => {
      await hold();
      await send('releaseConstruction', { id });
    },
  },
  {
    ...{ move: 'releaseJob', how: 'released by the queue', due: '2026-12-06T13:00:01.000Z' },
    go: async () => {
      await hold();
      await runQueue('release_hold', { constructionId: id, until: HOLD.until }, '2026-11-22T13:00:01Z');
    },
  },
  {
    ...{ move: 'resetJob', how: 'reset' },
    go: async () => {
      const [job] = await rows<{ typed: string }>('select work_order as typed from construction where id = $id');
      await send('resetConstruction', { id, typed: job?.typed, reason: 'wrong site' });
    },
  },
  {
    ...{ move: 'updateJob', how: 'of another work type, in which its status goes on' },
    go: async () => {
      const other = `Other ${workType}`;
      await save(other, [status('Claimed', 10), ...REST]);
      id = await jobIn({ status: 'Claimed', work_type: other });
      await send('updateConstruction', { id, base: { workType: other }, changes: { workType }, isConfirmed: true });
    },
  },
  {
    ...{ move: 'replaceStatus', how: 'put there as its status goes' },
    go: async () => {
      await save(workType, [CLAIMED, status('Old', 15), ...REST], 1);
      await rows(`update construction set status = 'Old' where id = $id returning id`);
      await save(workType, [CLAIMED, ...REST], 2, [{ from: 'Old', to: 'Claimed' }]);
    },
  },
  {
    ...{ move: 'replaceStatus', how: 'put there by the queue' },
    go: async () => {
      id = await jobIn({ status: 'Gone' });
      const payload = { from: 'Gone', to: 'Claimed', workType, why: 'Because', userId: 1 };
      await replaceStatusOfJobs({ sequelize: api.sequelize, now: () => AT }, payload, new AbortController().signal);
    },
  },
];
const newJob = () => ({ workOrder: randomUUID(), workType, streetName: 'Fig', suburb: 'Box Hill' });

test.each(WAYS)('$move: $how, it is planned once, and goes as the job leaves', async ({ go, move, due = DUE }) => {
  await go();
  expect(await planned()).toEqual({ status: 'Paid', at: due, setBy: 'Job status settings' });
  expect((await moves()).slice(-2)).toEqual([move, 'planStatus']);
  expect(await queued()).toEqual([{ isNamed: true }]);
  await set('Paid');
  expect([await planned(), await queued()]).toEqual([null, []]);
});

test('every event that writes a job’s status is among them', () => {
  const writes = [...EVENT_SHAPES].filter(
    ([, { entity, after }]) => entity === 'construction' && after instanceof z.ZodObject && 'status' in after.shape,
  );
  // of a hold nothing is planned
  expect(new Set(writes.map(([move]) => move))).toEqual(new Set(['holdJob', ...WAYS.map(({ move }) => move)]));
});

test('reset where it began it begins again, and what was planned is planned once', async () => {
  await set('Claimed');
  await WAYS.find(({ move }) => move === 'resetJob')?.go();
  expect((await moves()).slice(-3)).toEqual(['cancelPlannedStatus', 'resetJob', 'planStatus']);
  expect(await queued()).toEqual([{ isNamed: true }]);
});

test('on hold it does not go on, also where the queue asks', async () => {
  await hold('2027-02-01');
  await runQueue('set_planned_status', { constructionId: id }, '2026-12-05T00:00:00Z');
  expect(await rows('select status, planned_status as planned from construction where id = $id')).toEqual([
    { status: 'On Hold', planned: null },
  ]);
});

test('a new name of the status leaves its jobs’ days as they are; another way on begins anew', async () => {
  await set('Claimed');
  await rows(`update construction set planned_status_at = '2026-11-30T00:00:00Z' where id = $id returning id`);
  await save(workType, [status('Invoiced', 10, goesOn), ...REST], 1, [{ from: 'Claimed', to: 'Invoiced' }]);
  expect(await planned()).toMatchObject({ status: 'Paid', at: '2026-11-30T00:00:00.000Z' });
  const closed = [status('Sent', 10, { delay: { afterDays: 14, to: 'Closed' } }), status('Closed', 40), ...REST];
  await save(workType, closed, 2, [{ from: 'Invoiced', to: 'Sent' }]);
  expect(await planned()).toMatchObject({ status: 'Closed', at: DUE });
  expect(await queued()).toEqual([{ isNamed: true }]);
});
