// What a status needs first, by every way that leads there: set alone, by a bulk change, as a hold, by a plan whose time has come; told from the whole job, whoever
// asks, and not asked of a status that needs nothing (screens.md §2.7).
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { statementsOf } from '../../../test/count-statements.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask, type TaskRows } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

const AT = new Date('2026-11-20T02:10:00Z');
const WORK_TYPE = 'Needs first';
let api: BootedApi;
let task: TaskRows;
const status = (statusName: string, sortOrder: number, more: object = {}) => ({
  ...{ statusName, sortOrder, fieldOrder: sortOrder, fieldEdit: true, ...more },
});
const SETTINGS = {
  'Job Status Settings': {
    statuses: [
      status('Scheduled', 10),
      status('Field complete', 20, { requirements: ['photos'] }),
      status('Claimed', 30, { requirements: ['address', 'items', 'bookedTask', 'reviewedLines'] }),
      status('On Hold', 40, { requirements: ['photos'] }),
      status('Free', 50),
    ],
  },
  'Expected Photos': { shots: [{ title: 'Trench', count: 2, required: true }] },
};

beforeAll(async () => {
  api = await bootApi({ now: () => AT });
  for (const [name, config] of Object.entries(SETTINGS))
    await run('insert into system_setting (name, work_type, config) values ($name, $workType, $config::jsonb)', {
      ...{ name, workType: WORK_TYPE, config: JSON.stringify(config) },
    });
});
afterAll(() => api.stop());
beforeEach(async () => {
  task = await insertTask(api.sequelize, { group: 'Crew North', workType: WORK_TYPE });
});

const run = (sql: string, bind: Record<string, unknown>) => api.sequelize.query(sql, { bind, type: QueryTypes.RAW });
const photo = (number: number, row: object = {}) =>
  insertAttachment(
    api.sequelize,
    {
      owner_user_id: PEOPLE.field,
      construction_id: task.constructionId,
      schedule_id: task.scheduleId,
      title: `Trench-${String(number)}.jpg`,
      ...row,
    },
    {},
  );
async function set(to: string, by: PersonName = 'office'): Promise<string> {
  const { errors } = await api.gql(by, 'mutation ($id: Int!, $status: String!) { updateJobStatus(id: $id, status: $status) { id } }', {
    ...{ id: task.constructionId, status: to },
  });
  return errors[0] === undefined ? 'OK' : `${String(errors[0].extensions.code)} ${errors[0].message}`;
}
async function statusNow(): Promise<unknown> {
  const [row] = await api.sequelize.query<{ status: string }>('select status from construction where id = $id', {
    bind: { id: task.constructionId },
    type: QueryTypes.SELECT,
  });
  return row?.status;
}

test('alone: refused with what is missing, for the office and the crew, until it is there', async () => {
  for (const by of ['office', 'field'] as const) expect(await set('Field complete', by)).toBe('STATUS_NEEDS_FIRST Photos are missing: 2.');
  await photo(1);
  await photo(2, { is_doc_attachment: true });
  expect(await set('Field complete', 'field')).toBe('STATUS_NEEDS_FIRST Photos are missing: 1.');
  expect(await statusNow()).toBe('Scheduled');
  await photo(2);
  expect(await set('Field complete', 'field')).toBe('OK');
});

test('each fact is the database’s: address, items, a booked task, reviewed lines', async () => {
  const id = task.constructionId;
  expect(await set('Claimed')).toBe('STATUS_NEEDS_FIRST Lines not reviewed yet: 2.');
  await run(`update schedule_item set approved_qty = quantity, approved_date = now(), approved_by = 'Olive Hart' where schedule_id = $id`, {
    id: task.scheduleId,
  });
  await run('update schedule set scheduled_start_time = null where id = $id', { id: task.scheduleId });
  expect(await set('Claimed')).toBe('STATUS_NEEDS_FIRST No task is issued and booked yet.');
  await run('update schedule set scheduled_start_time = now() where id = $id', { id: task.scheduleId });
  await run(`update construction set street_name = null, post_code = null where id = $id`, { id });
  expect(await set('Claimed')).toBe('STATUS_NEEDS_FIRST Address without street, postcode.');
  const { constructionId: bare } = await insertTask(api.sequelize, { group: 'Crew North', workType: WORK_TYPE });
  await run('delete from schedule_item where schedule_id in (select id from schedule where construction_id = $bare)', { bare });
  await run('delete from boq where construction_id = $bare', { bare });
  task = { ...task, constructionId: bare };
  expect(await set('Claimed')).toBe('STATUS_NEEDS_FIRST No items yet.');
});

test('several at once: the dry run and the change name those that lack something and why, whatever their number', async () => {
  const lacking = task;
  task = await insertTask(api.sequelize, { group: 'Crew North', workType: WORK_TYPE });
  await photo(1);
  await photo(2);
  const ids = [lacking.constructionId, task.constructionId];
  const asked = (isTrial: boolean, of = ids) =>
    api.gql('office', 'mutation ($input: ChangeJobsInput!) { changeJobs(input: $input) { id isAllowed code sentence } }', {
      input: { ids: of, status: 'Field complete', isTrial },
    });
  const expected = [
    { id: ids[0], isAllowed: false, code: 'STATUS_NEEDS_FIRST', sentence: 'Photos are missing: 2.' },
    { id: ids[1], isAllowed: true, code: null, sentence: null },
  ];
  expect((await asked(true)).data?.['changeJobs']).toEqual(expected);
  const one = await statementsOf(api.sequelize, () => asked(true, ids.slice(0, 1)));
  expect(await statementsOf(api.sequelize, () => asked(true))).toHaveLength(one.length);
  expect((await asked(false)).data?.['changeJobs']).toEqual(expected);
  expect(await statusNow()).toBe('Field complete');
});

test('as a hold, and by a plan: planned whatever is missing, refused in words when its time has come', async () => {
  const { constructionId: id } = task;
  const hold = await api.gql('office', `mutation { holdConstruction(input: { id: ${id}, reason: "rain", until: "2026-12-01" }) { id } }`);
  expect(hold.errors[0]?.message).toBe('Photos are missing: 2.');
  const input = { id, status: 'Field complete', at: '2026-11-21T00:00:00.000Z' };
  const plan = await api.gql('office', 'mutation ($input: PlanConstructionStatusInput!) { planConstructionStatus(input: $input) { id } }', {
    input,
  });
  expect(plan.errors).toEqual([]);
  await run(`select graphile_worker.add_job('set_planned_status', $payload::json)`, { payload: JSON.stringify({ constructionId: id }) });
  await runJobsOf(api, { now: () => new Date('2026-11-21T00:00:01Z') });
  expect(await statusNow()).toBe('Scheduled');
  const { data } = await api.gql('office', `{ plannedStatus(constructionId: ${id}) { refusedBecause } }`);
  expect(data?.['plannedStatus']).toEqual({ refusedBecause: 'Photos are missing: 2.' });
});
