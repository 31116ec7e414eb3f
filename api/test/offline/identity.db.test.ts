// What a device brings into being is known by the id of its press, before and after the server has numbered it (domain.md §3; decision 033).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { statementsOf } from '../count-statements.ts';
import { insertTask, type TaskRows } from '../task-rows.ts';
import { PEOPLE, type PersonName } from '../world.ts';

let api: BootedApi;
let catalogueId = 0;
let task: TaskRows;

beforeAll(async () => {
  api = await bootApi();
  const [item] = await rows<{ id: number }>(`insert into field_item (code, name, unit_amount) values ('ROCK-H', 'Rock', 96) returning id`);
  catalogueId = item?.id ?? 0;
});
beforeEach(async () => {
  task = await insertTask(api.sequelize, { group: 'Crew North' });
});
afterAll(() => api.stop());

function rows<Row extends object = Record<string, unknown>>(sql: string, bind: Record<string, unknown> = {}): Promise<Row[]> {
  return api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
}

async function send(call: string, id: string = randomUUID(), by: PersonName = 'field') {
  const { data, errors } = await api.gql(by, `mutation { answer: ${call.replace('$client', `client: { id: "${id}" }`)} }`);
  return { code: errors[0]?.extensions.code ?? 'OK', answer: data?.['answer'] as Record<string, unknown> | null | undefined };
}

const addItem = () =>
  `updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${task.scheduleId}, itemId: ${catalogueId}, quantity: "0.5", reason: "rock" }, $client) {
     boqs { id version clientId } schedules { items { id version clientId } } }`;
const changeItem = (clientId: string, quantity = '2') =>
  `updateConstructionScheduleItemCompletion(item: { id: 0, clientId: "${clientId}", completedQty: "${quantity}", variationReason: "more" }, $client) { id }`;
const comment = (facts: string, comments = 'on site') =>
  `updateFieldComment(fieldComment: { ${facts}, comments: "${comments}" }, $client) { id version clientId comments }`;
const ofTask = () => `id: 0, scheduleId: ${task.scheduleId}`;

test('visits, items, job lines, comments and ticks carry the press’s id and their version, in GraphQL and in the list', async () => {
  const [onsite, added, said, ticked] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const visit = await send(
    `updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }, $client) { schedules { taskUsers { clientId version } } }`,
    onsite,
  );
  expect(visit.answer).toEqual({ schedules: [{ taskUsers: [{ clientId: onsite, version: 0 }] }] });
  const { answer } = await send(addItem(), added);
  expect(answer).toMatchObject({
    boqs: expect.arrayContaining([expect.objectContaining({ clientId: added, version: 0 })]) as unknown,
    schedules: [
      {
        items: [
          { clientId: null, version: 0 },
          { clientId: null, version: 0 },
          { clientId: added, version: 0 },
        ],
      },
    ],
  });
  expect((await send(comment(ofTask()), said)).answer).toMatchObject({ clientId: said, version: 0 });
  const [given] = await rows<{ id: number }>(`insert into custom_task (name, user_id) values ('Keys', $userId) returning id`, {
    userId: PEOPLE.field,
  });
  const tick = (isCompleted: boolean) =>
    `updateCustomTasks(tasks: [{ id: ${given?.id}, isCompleted: ${isCompleted} }], $client) { clientId version }`;
  expect((await send(tick(true), ticked)).answer).toEqual([{ clientId: ticked, version: 1 }]);
  expect((await send(tick(false))).answer).toEqual([{ clientId: null, version: 2 }]);
  const list = (await api.rest('field', 'GET', '/api/dashboard/fieldwork')).body as {
    customTasks: unknown[];
    workSchedule: { id: number; isSubcontracted: boolean; fieldComments: unknown[] }[];
  };
  const row = list.workSchedule.find(({ id }) => id === task.scheduleId);
  expect([row?.isSubcontracted, row?.fieldComments]).toEqual([false, [expect.objectContaining({ clientId: said, version: 0 })]]);
  expect(list.customTasks).toContainEqual(expect.objectContaining({ id: given?.id, clientId: null, version: 2 }));
});

test('an item is named by its press where its number is not known; an unknown and another person’s are not there', async () => {
  await send(`updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }, $client) { id }`);
  const [mine, theirs] = [randomUUID(), randomUUID()];
  expect([(await send(addItem(), mine)).code, (await send(addItem(), theirs, 'office')).code]).toEqual(['OK', 'OK']);
  expect((await send(changeItem(mine))).code).toBe('OK');
  expect((await send(changeItem(theirs))).code).toBe('NOT_FOUND');
  expect((await send(changeItem(randomUUID()))).code).toBe('NOT_FOUND');
  expect(
    await rows('select client_id, completed_qty from schedule_item where schedule_id = $id and client_id is not null order by id', {
      id: task.scheduleId,
    }),
  ).toEqual([
    { client_id: mine, completed_qty: '2.000' },
    { client_id: theirs, completed_qty: '0.500' },
  ]);
});

test.each<[string, (clientId: string) => string]>([
  ['an item', changeItem],
  ['an edited comment', (id) => comment(`id: 0, clientId: "${id}"`)],
  ['a deleted comment', (id) => `deleteFieldComment(id: 0, clientId: "${id}", $client)`],
])('%s: an unknown press and another person’s take the same way', async (_, call) => {
  const theirs = randomUUID();
  await send(addItem(), theirs, 'office');
  const said = randomUUID();
  await send(comment(ofTask()), said, 'office');
  const ways: string[][] = [];
  for (const named of [theirs, said, randomUUID()]) {
    await send(call(named));
    ways.push(await statementsOf(api.sequelize, async () => expect((await send(call(named))).code).toBe('NOT_FOUND')));
  }
  expect(ways[0]).toEqual(ways[2]);
  expect(ways[1]).toEqual(ways[2]);
});

test('two people whose devices chose one id do not meet', async () => {
  const id = randomUUID();
  expect([(await send(addItem(), id)).code, (await send(addItem(), id, 'office')).code]).toEqual(['OK', 'OK']);
  expect((await send(changeItem(id, '7'), randomUUID(), 'office')).code).toBe('OK');
  expect(await rows('select created_by_user_id as by, completed_qty from schedule_item where client_id = $id order by id', { id })).toEqual(
    [
      { by: PEOPLE.field, completed_qty: '0.500' },
      { by: PEOPLE.office, completed_qty: '7.000' },
    ],
  );
});

test('an item named by no number and no press is refused with its sentence', async () => {
  const { code } = await send(
    `updateConstructionScheduleItemCompletion(item: { id: 0, completedQty: "1", variationReason: "x" }, $client) { id }`,
  );
  expect(code).toBe('INVALID_INPUT');
});

test('a comment is edited and deleted by its press; an edit of one that is not there makes none', async () => {
  const id = randomUUID();
  await send(comment(ofTask(), 'first'), id);
  expect((await send(comment(`id: 0, clientId: "${id}"`, 'second'))).answer).toMatchObject({
    clientId: id,
    version: 1,
    comments: 'second',
  });
  expect((await send(comment(`${ofTask()}, clientId: "${id}"`, 'third'))).answer).toMatchObject({
    clientId: id,
    version: 2,
    comments: 'third',
  });
  expect((await send(comment(`id: 0, clientId: "${id}"`, 'mine?'), randomUUID(), 'office')).code).toBe('NOT_FOUND');
  expect((await send(comment(`${ofTask()}, clientId: "${randomUUID()}"`, 'lost'))).code).toBe('NOT_FOUND');
  expect((await send(`deleteFieldComment(id: 0, clientId: "${id}", $client)`, randomUUID(), 'office')).code).toBe('NOT_FOUND');
  expect((await send(`deleteFieldComment(id: 0, clientId: "${id}", $client)`)).code).toBe('OK');
  expect((await send(comment(`id: 0, clientId: "${id}"`, 'too late'))).code).toBe('NOT_FOUND');
  expect((await send(`deleteFieldComment(id: 0, $client)`)).code).toBe('INVALID_INPUT');
  const own = randomUUID();
  expect((await send(comment(`id: 0, clientId: "${own}"`, 'of nothing'), own)).code).toBe('COMMENT_TARGET');
  expect(
    await rows('select comments, deleted_utc is not null as deleted from field_comment where schedule_id = $id', { id: task.scheduleId }),
  ).toEqual([{ comments: 'third', deleted: true }]);
});

test('a comment that is sent again after its answer was forgotten is there once, also where it names itself', async () => {
  const id = randomUUID();
  const call = comment(`${ofTask()}, clientId: "${id}"`);
  await send(call, id);
  await api.sequelize.query('delete from idempotency where client_id = $id', { bind: { id } });
  expect((await send(call, id)).answer).toMatchObject({ clientId: id, version: 0 });
  expect(await rows('select id from field_comment where schedule_id = $id', { id: task.scheduleId })).toHaveLength(1);
});

test('an item whose answer was forgotten is not brought twice', async () => {
  const id = randomUUID();
  await send(addItem(), id);
  await api.sequelize.query('delete from idempotency where client_id = $id', { bind: { id } });
  expect((await send(addItem(), id)).code).toBe('ALREADY_TAKEN');
  expect(await rows('select id from schedule_item where client_id = $id', { id })).toHaveLength(1);
});

test('the answer names the versions of what was written, and says the same again', async () => {
  const versionsOf = async (call: string, id: string = randomUUID()): Promise<unknown> => {
    const body = { query: `mutation { ${call.replace('$client', `client: { id: "${id}" }`)} }` };
    const { body: answer } = await api.rest('field', 'POST', '/graphql', body);
    return (answer as { extensions?: { versions?: unknown } }).extensions?.versions;
  };
  const onsite = `updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }, $client) { id }`;
  const id = randomUUID();
  expect(await versionsOf(onsite, id)).toEqual({ schedule: 1, taskUser: 0, construction: 1 });
  expect(await versionsOf(`updateTaskUserOffSite(taskUser: { scheduleId: ${task.scheduleId} }, $client) { id }`)).toEqual({
    schedule: 2,
    taskUser: 1,
  });
  expect(await versionsOf(onsite, id)).toEqual({ schedule: 1, taskUser: 0, construction: 1 });
  const item = `{ id: ${task.itemIds[0]}, completedQty: "1", variationReason: "one" }`;
  expect(await versionsOf(`updateConstructionScheduleItemCompletion(item: ${item}, $client) { id }`)).toEqual({
    schedule: 3,
    scheduleItem: 1,
  });
  expect(await versionsOf(comment(ofTask()))).toEqual({ fieldComment: 0 });
  // a refusal wrote nothing
  expect(await versionsOf(onsite, id)).toEqual({ schedule: 1, taskUser: 0, construction: 1 });
  expect(await versionsOf(`updateTaskUserOffSite(taskUser: { scheduleId: ${task.scheduleId} }, $client) { id }`)).toBeUndefined();
});

test('what a screen cannot know for the rule is told to whom the task’s moves concern', async () => {
  const { scheduleId, constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', completed: true });
  await api.sequelize.query(
    `insert into payment (schedule_id, construction_id, name, state) values ($scheduleId, $constructionId, 'P', 'approved')`,
    {
      bind: { scheduleId, constructionId },
    },
  );
  const factsFor = async (person: PersonName): Promise<unknown> => {
    const query = `{ construction(id: ${constructionId}) { schedules { isSubcontracted hasApprovedPayment expiredDocument } } }`;
    return ((await api.gql(person, query)).data?.['construction'] as { schedules: unknown[] } | null)?.schedules[0];
  };
  const known = { isSubcontracted: true, hasApprovedPayment: true, expiredDocument: null };
  expect([await factsFor('sub'), await factsFor('office')]).toEqual([known, known]);
  // the task went to another crew; who completed it reads it still
  await api.sequelize.query('update schedule set group_id = 1 where id = $scheduleId', { bind: { scheduleId } });
  expect(await factsFor('sub')).toEqual({ isSubcontracted: false, hasApprovedPayment: false, expiredDocument: null });
});
