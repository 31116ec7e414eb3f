// One change of several jobs: a verdict for each, own and foreign rows side by side, statements that do not grow with the rows, one event a job.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { addDays, dayInZone } from '@lotline/schema/domain/kernel/dates';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { statementsOf } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';
import { changeJobs } from './change-jobs.command.ts';

let api: BootedApi;
const FAR = 1_999_999_999;

beforeAll(async () => {
  api = await bootApi();
  for (const [workType, names] of [
    ['Lead-in', ['Scheduled', 'Closed']],
    ['MDU', ['Scheduled', 'Archived']],
    ['Civil', ['Scheduled', 'Closed', 'On Hold', 'On Hold - power', 'Paused']],
  ] as const) {
    const statuses = names.map((statusName, at) => ({
      ...{ statusName, sortOrder: at, fieldOrder: at, fieldEdit: at === 1 },
      ...(statusName === 'Paused' ? { isHold: true } : {}),
    }));
    await api.sequelize.query(
      `insert into system_setting (name, work_type, config) values ('Job Status Settings', $workType, $config::jsonb)`,
      {
        bind: { workType, config: JSON.stringify({ statuses }) },
      },
    );
  }
});
afterAll(() => api.stop());

const job = async (group: string, workType = 'Lead-in'): Promise<number> =>
  (await insertTask(api.sequelize, { group, workType })).constructionId;

interface Row {
  readonly status: string;
  readonly scheduler: string | null;
  readonly due: string | null;
  readonly version: number;
}
const rowOf = async (id: number): Promise<Row | undefined> => {
  const [row] = await api.sequelize.query<Row>(
    'select status, scheduler, updated_due_date::text as due, version from construction where id = $id',
    { bind: { id }, type: QueryTypes.SELECT },
  );
  return row;
};
const eventsOf = (id: number) =>
  api.sequelize.query<{ move: string; why: string | null }>(
    `select move, why from event where entity = 'construction' and entity_id = $id order by id`,
    { bind: { id }, type: QueryTypes.SELECT },
  );

interface Verdict {
  readonly id: number;
  readonly workOrder: string;
  readonly isAllowed: boolean;
  readonly code: string | null;
  readonly sentence: string | null;
}
async function change(by: PersonName, input: object, client?: { id: string }): Promise<Verdict[]> {
  const { data, errors } = await api.gql(
    by,
    'mutation ($input: ChangeJobsInput!, $client: ClientMutation) { changeJobs(input: $input, client: $client) { id workOrder isAllowed code sentence } }',
    { input, client },
  );
  if (errors[0] !== undefined) throw new Error(errors[0].extensions.code);
  return (data as { changeJobs: Verdict[] }).changeJobs;
}

test('each job is judged by the settings of its own work type, and what is refused stays', async () => {
  const [closes, stays] = [await job('Coastal Comms'), await job('Coastal Comms', 'MDU')];
  const verdicts = await change('office', { ids: [stays, FAR, closes], status: 'Closed', reason: 'season ends' });
  expect(verdicts.map(({ id, isAllowed, code, sentence }) => [id, isAllowed, code, sentence])).toEqual([
    [stays, false, 'STATUS_NOT_ALLOWED', 'The status can be set to: Archived.'],
    [FAR, false, 'NOT_FOUND', 'This could not be found, or it is not shared with your group.'],
    [closes, true, null, null],
  ]);
  expect(await rowOf(closes)).toMatchObject({ status: 'Closed', version: 1 });
  expect(await rowOf(stays)).toMatchObject({ status: 'Scheduled', version: 0 });
  expect(await eventsOf(closes)).toEqual([{ move: 'setJobStatus', why: 'season ends' }]);
  expect(await eventsOf(stays)).toEqual([]);
});

test('of own and foreign jobs it touches its own alone, and does not name the others', async () => {
  const [own, foreign] = [await job('Ridgeway Cabling'), await job('Coastal Comms')];
  const verdicts = await change('sub', { ids: [own, foreign], status: 'Closed' });
  expect(verdicts).toMatchObject([
    { id: own, isAllowed: true },
    { id: foreign, workOrder: '', isAllowed: false, code: 'NOT_FOUND' },
  ]);
  expect((await rowOf(own))?.status).toBe('Closed');
  expect((await rowOf(foreign))?.status).toBe('Scheduled');
  for (const by of ['sub', 'finance'] as const)
    for (const asked of [{ scheduler: 'Me' }, { updatedDueDate: '2026-12-01', reason: 'rain' }])
      expect(await change(by, { ids: [own], ...asked })).toMatchObject([{ isAllowed: false, code: 'CLAIM_REQUIRED' }]);
});

test('a dry run answers the same and writes nothing', async () => {
  const [closes, stays] = [await job('Crew North'), await job('Crew North', 'MDU')];
  const input = { ids: [closes, stays], status: 'Closed' };
  const tried = await change('office', { ...input, isTrial: true }, { id: randomUUID() });
  expect([(await rowOf(closes))?.version, (await eventsOf(closes)).length]).toEqual([0, 0]);
  expect(await change('office', input)).toEqual(tried);
  expect((await rowOf(closes))?.version).toBe(1);
});

test('a scheduler is given and taken away, a due day is moved with a reason', async () => {
  const id = await job('Crew North');
  await change('scheduler', { ids: [id], scheduler: 'Sam Doyle' });
  expect((await rowOf(id))?.scheduler).toBe('Sam Doyle');
  await change('scheduler', { ids: [id], scheduler: '' });
  expect((await rowOf(id))?.scheduler).toBeNull();
  await change('office', { ids: [id], updatedDueDate: '2026-12-01', reason: 'rain' });
  expect(await rowOf(id)).toMatchObject({ due: '2026-12-01', version: 3 });
  expect(await eventsOf(id)).toEqual([
    { move: 'setScheduler', why: null },
    { move: 'setScheduler', why: null },
    { move: 'setDueDate', why: 'rain' },
  ]);
});

test('what is so already is allowed and leaves no trace', async () => {
  const id = await job('Crew North');
  expect(await change('office', { ids: [id, id], status: 'Scheduled' })).toMatchObject([{ id, isAllowed: true }]);
  expect([(await rowOf(id))?.version, await eventsOf(id)]).toEqual([0, []]);
});

test('sent again under one id it answers the same and is done once', async () => {
  const id = await job('Crew North');
  const client = { id: randomUUID() };
  const input = { ids: [id], status: 'Closed' };
  const first = await change('office', input, client);
  await api.sequelize.query(`update construction set status = 'Scheduled' where id = $id`, { bind: { id } });
  expect(await change('office', input, client)).toEqual(first);
  expect((await rowOf(id))?.status).toBe('Scheduled');
  await expect(change('office', { ...input, status: 'Scheduled' }, client)).rejects.toThrow('IDEMPOTENCY_MISMATCH');
});

const UNTIL = addDays(dayInZone(new Date().toISOString(), 'Australia/Sydney'), 7);

/** Everything that a hold leaves: the row, what is told, its place in the queue. */
async function holdOf(id: number): Promise<unknown> {
  const [row] = await api.sequelize.query(
    `select c.status, c.hold_reason, c.hold_until::text, c.status_before_hold, c.planned_status, c.planned_status_at, c.version,
       (select json_build_array(j.task_identifier, q.payload ->> 'until', (q.payload ->> 'constructionId')::int = c.id, q.run_at, q.max_attempts)
          from graphile_worker.jobs j join graphile_worker._private_jobs q on q.id = j.id where j.id::text = c.status_change_hangfire_id) as queue,
       (select json_agg(json_build_array(e.move, e.why, e.version, e.before - 'statusChangeHangfireId' - 'plannedStatusAt', e.after - 'statusChangeHangfireId') order by e.id)
          from event e where e.entity = 'construction' and e.entity_id = c.id) as events
     from construction c where c.id = $id`,
    { bind: { id }, type: QueryTypes.SELECT },
  );
  return row;
}

test.each(['On Hold', 'On Hold - power', 'Paused'])(
  'to %s goes each as by its own hold: reason, end, the queue’s job; a plan ends with it',
  async (status) => {
    const civil = () => job('Crew North', 'Civil');
    const [planned, alonePlanned, plain, alone] = await Promise.all([civil(), civil(), civil(), civil()]);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    for (const id of [planned, alonePlanned])
      await api.gql('office', `mutation { planConstructionStatus(input: { id: ${id}, status: "Closed", at: "${at}" }) { id } }`);
    const input = { ids: [planned, plain], status, holdUntil: UNTIL };
    expect(await change('office', { ...input, isTrial: true })).toMatchObject([{ isAllowed: true }, { isAllowed: true }]);
    expect(await change('office', { ...input, reason: 'no power' })).toMatchObject([{ isAllowed: true }, { isAllowed: true }]);
    for (const id of [alonePlanned, alone]) {
      const hold = `id: ${id}, status: "${status}", until: "${UNTIL}", reason: "no power"`;
      expect((await api.gql('office', `mutation { holdConstruction(input: { ${hold} }) { id } }`)).errors).toEqual([]);
    }
    expect(await holdOf(planned)).toEqual(await holdOf(alonePlanned));
    expect(await holdOf(plain)).toEqual(await holdOf(alone));
    expect(await holdOf(plain)).toMatchObject({ status, hold_reason: 'no power', hold_until: UNTIL, status_before_hold: 'Scheduled' });
    // and from one hold to another it is a status alone
    const other = status === 'On Hold' ? 'On Hold - power' : 'On Hold';
    expect(await change('office', { ids: [plain], status: other })).toMatchObject([{ isAllowed: true }]);
    expect(await holdOf(plain)).toMatchObject({ status: other, hold_reason: 'no power', status_before_hold: 'Scheduled' });
  },
);

test('a hold needs its reason, its end and the right to edit jobs', async () => {
  const ids = [await job('Ridgeway Cabling', 'Civil')];
  const hold = { ids, status: 'On Hold', holdUntil: UNTIL, reason: 'no power' };
  expect(await change('office', { ids, status: 'On Hold', reason: 'no power' })).toMatchObject([{ code: 'REASON_REQUIRED' }]);
  await expect(change('office', { ...hold, reason: ' ' })).rejects.toThrow('REASON_REQUIRED');
  await expect(change('office', { ids, scheduler: 'Sam', holdUntil: UNTIL })).rejects.toThrow('INVALID_INPUT');
  expect(await change('office', { ...hold, holdUntil: '2020-01-01' })).toMatchObject([{ code: 'INVALID_INPUT' }]);
  expect(await change('finance', hold)).toMatchObject([{ code: 'CLAIM_REQUIRED' }]);
  expect(await rowOf(ids[0] ?? 0)).toMatchObject({ status: 'Scheduled', version: 0 });
});

test('as many statements for many jobs as for one', async () => {
  const ids = [];
  for (let n = 0; n < 12; n++) ids.push(await job('Crew North'));
  const context = directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS });
  const count = async (some: readonly number[]) => {
    const input = { ids: [...some], change: { of: 'status' as const, status: 'Closed', hold: null }, reason: null, isTrial: false };
    return (await statementsOf(api.sequelize, () => changeJobs(context, input, null))).length;
  };
  const forOne = await count(ids.slice(0, 1));
  expect(await count(ids.slice(1))).toBe(forOne);
});

test('two people who change the same jobs in other orders both come through', async () => {
  const ids = [];
  for (let n = 0; n < 8; n++) ids.push(await job('Crew North'));
  await Promise.all([
    change('office', { ids, status: 'Closed' }),
    change('scheduler', { ids: ids.toReversed(), scheduler: 'Sam Doyle' }),
    change('admin', { ids, updatedDueDate: '2026-12-02', reason: 'rain' }),
  ]);
  for (const id of ids) expect(await rowOf(id)).toEqual({ status: 'Closed', scheduler: 'Sam Doyle', due: '2026-12-02', version: 3 });
});

test.each([
  ['nothing to change', { ids: [1] }, 'INVALID_INPUT'],
  ['two changes', { ids: [1], status: 'Closed', scheduler: 'Sam' }, 'INVALID_INPUT'],
  ['a due day without a reason', { ids: [1], updatedDueDate: '2026-12-01' }, 'REASON_REQUIRED'],
  ['a due day that is none', { ids: [1], updatedDueDate: '2026-02-30', reason: 'rain' }, 'INVALID_INPUT'],
  ['no job', { ids: [], status: 'Closed' }, 'INVALID_INPUT'],
  ['too many jobs', { ids: Array.from({ length: 501 }, (_, n) => n + 1), status: 'Closed' }, 'INVALID_INPUT'],
  ['a status that is too long', { ids: [1], status: 'x'.repeat(101) }, 'INVALID_INPUT'],
  ['a reason that is too long', { ids: [1], status: 'Closed', reason: 'x'.repeat(1001) }, 'INVALID_INPUT'],
])('refuses %s', async (_name, input, code) => {
  await expect(change('office', input)).rejects.toThrow(code);
});

test('finished jobs are told apart before they are opened again, and are opened for a reason alone', async () => {
  const [closed, open] = [await job('Crew North'), await job('Crew North')];
  await change('office', { ids: [closed], status: 'Closed' });
  const input = { ids: [closed, open], status: 'Scheduled' };
  const effects = async (asked: object) => {
    const { data } = await api.gql('office', 'mutation ($input: ChangeJobsInput!) { changeJobs(input: $input) { id effect } }', {
      input: asked,
    });
    return data;
  };
  expect(await effects({ ...input, isTrial: true })).toEqual({
    changeJobs: [
      { id: closed, effect: 'reopens' },
      { id: open, effect: 'same' },
    ],
  });
  await expect(change('office', input)).rejects.toThrow('REASON_REQUIRED');
  expect((await rowOf(closed))?.status).toBe('Closed');
  await change('office', { ...input, reason: 'wrong site' });
  expect((await rowOf(closed))?.status).toBe('Scheduled');
  expect((await eventsOf(closed)).at(-1)).toEqual({ move: 'setJobStatus', why: 'wrong site' });
});

test('what a change of many did is taken back where the job is still as it left it; what somebody changed since stays', async () => {
  const [one, other] = [await job('Crew North'), await job('Crew North')];
  const client = { id: randomUUID() };
  await change('office', { ids: [one, other], status: 'Closed' }, client);
  await change('scheduler', { ids: [other], scheduler: 'Sam Doyle' });
  const { data } = await api.gql(
    'office',
    'mutation ($input: UndoJobChangesInput!) { undoJobChanges(input: $input) { id isAllowed code } }',
    { input: { ids: [one, other], clientIds: [client.id] } },
  );
  expect(data).toEqual({
    undoJobChanges: [
      { id: one, isAllowed: true, code: null },
      { id: other, isAllowed: false, code: 'STALE_VERSION' },
    ],
  });
  expect(await rowOf(one)).toMatchObject({ status: 'Scheduled', version: 2 });
  expect(await rowOf(other)).toMatchObject({ status: 'Closed', scheduler: 'Sam Doyle' });
  expect((await eventsOf(one)).at(-1)).toEqual({ move: 'setJobStatus', why: 'Undone' });
});

test('the history of each job of a change of many has the action and its jobs, for who made it; a change of one alone has none', async () => {
  const [one, other, alone] = [await job('Crew North'), await job('Crew North'), await job('Crew North')];
  const client = { id: randomUUID() };
  await change('office', { ids: [one, other], status: 'Closed' }, client);
  await change('office', { ids: [alone], status: 'Closed' }, { id: randomUUID() });
  const ofMany = async (by: PersonName, id: number) => {
    const { data } = await api.gql(by, `{ jobEvents(constructionId: ${String(id)}) { events { move ofMany { actionId count } } } }`);
    return (data as { jobEvents: { events: { move: string; ofMany: unknown }[] } }).jobEvents.events.find((e) => e.move === 'setJobStatus');
  };
  expect(await ofMany('office', other)).toMatchObject({ ofMany: { actionId: client.id, count: 2 } });
  expect(await ofMany('office', alone)).toMatchObject({ ofMany: null });
  expect(await ofMany('admin', other)).toMatchObject({ ofMany: null });
});

test('a first due day and a scheduler are taken back to none', async () => {
  const id = await job('Crew North');
  const [due, scheduler] = [{ id: randomUUID() }, { id: randomUUID() }];
  const undo = (clientId: string) =>
    api.gql('office', 'mutation ($input: UndoJobChangesInput!) { undoJobChanges(input: $input) { isAllowed } }', {
      input: { ids: [id], clientIds: [clientId] },
    });
  await change('office', { ids: [id], updatedDueDate: '2026-12-01', reason: 'rain' }, due);
  await undo(due.id);
  await change('office', { ids: [id], scheduler: 'Sam Doyle' }, scheduler);
  await undo(scheduler.id);
  expect(await rowOf(id)).toEqual({ status: 'Scheduled', scheduler: null, due: null, version: 4 });
});
