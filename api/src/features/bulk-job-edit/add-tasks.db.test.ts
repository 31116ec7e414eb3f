// One task from a template for several jobs: a verdict for each, own and foreign rows side by side, one event a task, statements that do not grow.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { addTasksInput } from '@lotline/schema/domain/job/job-tasks.input';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { statementsOf } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';
import { addTasks } from './add-tasks.command.ts';

let api: BootedApi;
const FAR = 1_999_999_999;
const NOW = new Date('2026-11-20T02:10:00.000Z');

beforeAll(async () => {
  api = await bootApi({ now: () => NOW });
  for (const [workType, names] of [
    ['Lead-in', ['Survey', 'Splice']],
    ['MDU', ['Riser']],
  ] as const) {
    const templates = names.map((taskName) => ({
      ...{ taskName, leadDays: 7, groupName: taskName === 'Splice' ? 'Crew North' : null },
      items: taskName === 'Splice' ? [{ code: 'CON-20', quantity: '20' }, { code: 'PIT-450' }, { code: 'MDU-DB' }] : [],
    }));
    await api.sequelize.query(`insert into system_setting (name, work_type, config) values ('Task Templates', $workType, $config::jsonb)`, {
      bind: { workType, config: JSON.stringify({ templates }) },
    });
  }
});
afterAll(() => api.stop());

const job = async (group: string, workType = 'Lead-in'): Promise<number> =>
  (await insertTask(api.sequelize, { group, workType })).constructionId;

interface Row {
  readonly id: number;
  readonly name: string;
  readonly groupId: number | null;
  readonly resource: string | null;
  readonly due: string | null;
  readonly issued: Date | null;
}
const newTasks = (constructionId: number) =>
  api.sequelize.query<Row>(
    `select id, name, group_id as "groupId", resource, due_date::text as due, issued_date as issued from schedule
      where construction_id = $constructionId and name in ('Survey', 'Splice', 'Riser') order by id`,
    { bind: { constructionId }, type: QueryTypes.SELECT },
  );
const eventsOf = (scheduleId: number) =>
  api.sequelize.query<{ move: string; after: unknown }>(
    `select move, after from event where entity = 'schedule' and entity_id = $scheduleId`,
    {
      bind: { scheduleId },
      type: QueryTypes.SELECT,
    },
  );

interface Verdict {
  readonly id: number;
  readonly workOrder: string;
  readonly isAllowed: boolean;
  readonly code: string | null;
  readonly sentence: string | null;
}
async function add(by: PersonName, input: object, client?: { id: string }): Promise<Verdict[]> {
  const { data, errors } = await api.gql(
    by,
    'mutation ($input: AddTasksInput!, $client: ClientMutation) { addTasks(input: $input, client: $client) { id workOrder isAllowed code sentence } }',
    { input, client },
  );
  if (errors[0] !== undefined) throw new Error(errors[0].extensions.code);
  return (data as { addTasks: Verdict[] }).addTasks;
}

test('each job is judged by the templates of its own work type; the task is as its template has it, and the office’s until it is issued', async () => {
  const [takes, other] = [await job('Coastal Comms'), await job('Coastal Comms', 'MDU')];
  const verdicts = await add('office', { ids: [other, FAR, takes], template: 'splice' });
  expect(verdicts.map(({ id, code, sentence }) => [id, code, sentence])).toEqual([
    [other, 'TEMPLATE_MISSING', 'This work type has no template splice. It has: Riser.'],
    [FAR, 'NOT_FOUND', 'This could not be found, or it is not shared with your group.'],
    [takes, null, null],
  ]);
  expect(await newTasks(other)).toEqual([]);
  const [task] = await newTasks(takes);
  expect(task).toMatchObject({ name: 'Splice', groupId: GROUPS.crewNorth, resource: 'Crew North', due: '2026-11-27', issued: null });
  expect(await eventsOf(task?.id ?? 0)).toEqual([
    { move: 'addTask', after: { name: 'Splice', groupId: GROUPS.crewNorth, dueDate: '2026-11-27', constructionId: takes } },
  ]);
});

/** What each line has, of how much, and what the newest task is to do of it. */
const linesOf = (constructionId: number) =>
  api.sequelize.query<object>(
    `select b.code, b.assigned_qty::text as assigned, i.quantity::text as given from boq b
       left join schedule_item i on i.boq_id = b.id and i.schedule_id = (select max(s.id) from schedule s where s.construction_id = $constructionId)
      where b.construction_id = $constructionId order by b.code`,
    { bind: { constructionId }, type: QueryTypes.SELECT },
  );

test('a template brings its items, never more than remains of each; a second task has what is left', async () => {
  const [one, other] = [await job('Crew North'), await job('Crew North')];
  await api.sequelize.query(
    `with planned as (update boq set assigned_qty = case code when 'CON-20' then 5 else quantity end where construction_id = any($ids::int[]) returning id)
     update schedule_item i set quantity = 5 from boq b where b.id = i.boq_id and b.code = 'CON-20' and b.construction_id = any($ids::int[])`,
    { bind: { ids: [one, other] } },
  );
  await add('office', { ids: [other, one], template: 'Splice', isTrial: true });
  const untouched = [
    { code: 'CON-20', assigned: '5.000', given: '5.000' },
    { code: 'PIT-450', assigned: '2.000', given: '2.000' },
  ];
  expect(await linesOf(one)).toEqual(untouched);
  await add('office', { ids: [other, one], template: 'Splice' });
  for (const id of [one, other])
    expect(await linesOf(id)).toEqual([
      { code: 'CON-20', assigned: '25.000', given: '20.000' },
      { code: 'PIT-450', assigned: '2.000', given: null },
    ]);
  const [task] = await newTasks(one);
  const told = await api.sequelize.query<object>(`select move, before, after from event where schedule_id = $id and entity = 'boq'`, {
    bind: { id: task?.id },
    type: QueryTypes.SELECT,
  });
  expect(told).toEqual([{ move: 'assignLine', before: { assignedQty: '5.000' }, after: { assignedQty: '25.000' } }]);
  await api.sequelize.query('update schedule set ignored = true where id = $id', { bind: { id: task?.id } });
  await add('office', { ids: [one], template: 'Splice' });
  expect(await linesOf(one)).toMatchObject([{ assigned: '35.000', given: '10.000' }, { given: null }]);
});

test('a group and a day that are chosen hold for all; a group that is not there is refused before anything is written', async () => {
  const id = await job('Crew North');
  await add('admin', { ids: [id], template: 'Survey', groupId: GROUPS.ridgeway, dueDate: '2026-12-24' });
  expect(await newTasks(id)).toMatchObject([{ groupId: GROUPS.ridgeway, resource: 'Ridgeway Cabling', due: '2026-12-24' }]);
  await expect(add('office', { ids: [id], template: 'Splice', groupId: FAR })).rejects.toThrow('NOT_FOUND');
});

test('a job that has the task open already is left alone, until that one is set aside', async () => {
  const id = await job('Crew North');
  await add('office', { ids: [id], template: 'Survey' });
  expect(await add('office', { ids: [id], template: 'Survey' })).toMatchObject([
    { isAllowed: false, code: 'TASK_THERE', sentence: 'The job already has Survey, and it is still open.' },
  ]);
  await api.sequelize.query(`update schedule set ignored = true where construction_id = $id and name = 'Survey'`, { bind: { id } });
  expect(await add('office', { ids: [id], template: 'Survey' })).toMatchObject([{ isAllowed: true }]);
  expect(await newTasks(id)).toHaveLength(2);
});

test('of own and foreign jobs, and of those of who may not, none is touched nor named', async () => {
  const [own, foreign] = [await job('Ridgeway Cabling'), await job('Coastal Comms')];
  expect(await add('sub', { ids: [own, foreign], template: 'Survey' })).toMatchObject([
    { id: own, code: 'CLAIM_REQUIRED' },
    { id: foreign, workOrder: '', code: 'NOT_FOUND' },
  ]);
  expect([await newTasks(own), await newTasks(foreign)]).toEqual([[], []]);
});

test('who edits jobs of their own groups alone adds to those alone', async () => {
  const [own, foreign] = [await job('Ridgeway Cabling'), await job('Coastal Comms')];
  const context = directContext(api.sequelize, { userId: PEOPLE.sub, claims: ['CAN_EDIT_CONSTRUCTION'], groupIds: [GROUPS.ridgeway] });
  const verdicts = await addTasks(context, addTasksInput.parse({ ids: [own, foreign], template: 'Survey' }), null);
  expect(verdicts.map(({ code }) => code)).toEqual([null, 'NOT_FOUND']);
  expect([(await newTasks(own)).length, (await newTasks(foreign)).length]).toEqual([1, 0]);
});

test('a dry run answers the same and writes nothing', async () => {
  const ids = [await job('Crew North'), await job('Crew North', 'MDU')];
  const tried = await add('office', { ids, template: 'Survey', isTrial: true }, { id: randomUUID() });
  expect(await newTasks(ids[0] ?? 0)).toEqual([]);
  expect(await add('office', { ids, template: 'Survey' })).toEqual(tried);
});

test('sent again under one id it is done once', async () => {
  const ids = [await job('Crew North')];
  const client = { id: randomUUID() };
  const first = await add('office', { ids, template: 'Survey' }, client);
  expect(await add('office', { ids, template: 'Survey' }, client)).toEqual(first);
  expect(await newTasks(ids[0] ?? 0)).toHaveLength(1);
});

test('as many statements for many jobs as for one', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 9; n++) ids.push(await job('Crew North'));
  const context = directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS });
  const count = async (some: readonly number[]) =>
    (await statementsOf(api.sequelize, () => addTasks(context, addTasksInput.parse({ ids: some, template: 'Splice' }), null))).length;
  const forOne = await count(ids.slice(0, 1));
  expect(await count(ids.slice(1))).toBe(forOne);
});

test.each([
  ['no job', { ids: [], template: 'Survey' }],
  ['too many jobs', { ids: Array.from({ length: 501 }, (_, n) => n + 1), template: 'Survey' }],
  ['no template', { ids: [1], template: ' ' }],
  ['a day that is none', { ids: [1], template: 'Survey', dueDate: '2026-02-30' }],
])('refuses %s', async (_name, input) => {
  await expect(add('office', input)).rejects.toThrow('INVALID_INPUT');
});

async function undo(
  by: PersonName,
  ids: readonly number[],
  clientId: string,
): Promise<readonly { isAllowed: boolean; code: string | null }[]> {
  const { data } = await api.gql(by, 'mutation ($input: UndoJobChangesInput!) { undoAddedTasks(input: $input) { isAllowed code } }', {
    input: { ids, clientIds: [clientId] },
  });
  return (data as { undoAddedTasks: { isAllowed: boolean; code: string | null }[] }).undoAddedTasks;
}
const assignedOf = (constructionId: number) =>
  api.sequelize.query<{ assigned: string; given: string }>(
    `select b.assigned_qty as assigned, (select sum(i.quantity) from schedule_item i where i.boq_id = b.id) as given
       from boq b where b.construction_id = $constructionId order by b.id`,
    { bind: { constructionId }, type: QueryTypes.SELECT },
  );

test('added tasks are taken back: what they were to do remains again, and the history names them', async () => {
  const id = await job('Crew North');
  const given = async () => (await assignedOf(id)).map((line) => line.given);
  const before = await given();
  const client = { id: randomUUID() };
  await add('office', { ids: [id], template: 'Splice' }, client);
  const [made] = await newTasks(id);
  expect(await given()).not.toEqual(before);
  // what another person added is theirs to take back
  expect(await undo('scheduler', [id], client.id)).toEqual([{ isAllowed: false, code: 'NOT_FOUND' }]);
  expect(await undo('office', [id], client.id)).toEqual([{ isAllowed: true, code: null }]);
  expect(await newTasks(id)).toEqual([]);
  expect(await given()).toEqual(before);
  for (const line of await assignedOf(id)) expect(line.assigned).toBe(line.given);
  expect((await eventsOf(made?.id ?? 0)).map(({ move }) => move)).toEqual(['addTask', 'removeTask']);
});

test('the history of each job offers the way back until its task is gone', async () => {
  const ids = [await job('Crew North'), await job('Crew North')];
  const client = { id: randomUUID() };
  await add('office', { ids, template: 'Survey' }, client);
  const ofMany = async (id: number) => {
    const asked = `{ jobEvents(constructionId: ${String(id)}) { events { move ofMany { actionId undoneBy count } } } }`;
    const { data } = await api.gql('office', asked);
    return (data as { jobEvents: { events: { move: string; ofMany: unknown }[] } }).jobEvents.events.find((e) => e.move === 'addTask');
  };
  const offered = { ofMany: { actionId: client.id, undoneBy: 'undoAddedTasks', count: 2 } };
  for (const id of ids) expect(await ofMany(id)).toMatchObject(offered);
  await undo('office', ids.slice(0, 1), client.id);
  expect(await ofMany(ids[0] ?? 0)).toMatchObject({ ofMany: null });
  expect(await ofMany(ids[1] ?? 0)).toMatchObject(offered);
});

test.each([
  ['issued', 'update schedule set issued_date = now(), version = version + 1 where id = $id'],
  [
    'written of',
    `insert into internal_comment (construction_id, schedule_id, user_id, comments) select construction_id, id, 2, 'ring' from schedule where id = $id`,
  ],
])('a task that was %s meanwhile stays', async (_done, sql) => {
  const id = await job('Crew North');
  const client = { id: randomUUID() };
  await add('office', { ids: [id], template: 'Survey' }, client);
  const [made] = await newTasks(id);
  await api.sequelize.query(sql, { bind: { id: made?.id } });
  expect(await undo('office', [id], client.id)).toEqual([{ isAllowed: false, code: 'STALE_VERSION' }]);
  expect(await newTasks(id)).toHaveLength(1);
});
