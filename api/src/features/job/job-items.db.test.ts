// What the office plans of a job: items of the catalogue, amounts by claim, room, Duplicate, and what tasks have of them (screens.md §2.6).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertTask } from '../../../test/task-rows.ts';

let api: BootedApi;
let rockId: number;
let oldId: number;
beforeAll(async () => {
  api = await bootApi();
  const item = (row: object) => insertRow(api.sequelize, 'field_item', { name: 'Rock', unit_of_measure: 'h', unit_amount: 96, ...row });
  rockId = await item({ code: 'ROCK-9' });
  oldId = await item({ code: 'OLD-9', is_archived: true });
});
afterAll(() => api.stop());

const newJob = async (): Promise<number> => Number((await insertTask(api.sequelize, { group: 'Crew North' })).constructionId);
const lines = (constructionId: number) =>
  api.sequelize.query<{
    id: number;
    code: string;
    quantity: string;
    amount: string | null;
    comments: string | null;
    assigned: string | null;
  }>(
    `select id, code, quantity::text, unit_amount::text as amount, comments, assigned_qty::text as assigned from boq
      where construction_id = $constructionId order by id`,
    { bind: { constructionId }, type: QueryTypes.SELECT },
  );
const add = (by: 'office' | 'admin', id: number, items: string) =>
  api.gql(by, `mutation { addJobItems(input: { constructionId: ${String(id)}, items: [${items}] }) { id } }`);

test('several items are added at once, all or none, with the catalogue’s name, unit and amount', async () => {
  const id = await newJob();
  const before = (await lines(id)).length;
  const refused = await add('office', id, `{ itemId: ${String(rockId)}, quantity: "2" }, { itemId: ${String(oldId)}, quantity: "1" }`);
  expect(refused.errors[0]?.extensions.code).toBe('ITEM_ARCHIVED');
  expect(await lines(id)).toHaveLength(before);
  await add(
    'office',
    id,
    `{ itemId: ${String(rockId)}, quantity: "2.5", comments: "north" }, { itemId: ${String(rockId)}, quantity: "1" }`,
  );
  expect((await lines(id)).slice(before)).toEqual([
    expect.objectContaining({ code: 'ROCK-9', quantity: '2.500', amount: '96.00', comments: 'north' }),
    expect.objectContaining({ code: 'ROCK-9', quantity: '1.000', amount: '96.00', comments: null }),
  ]);
});

test('an amount is written only by who sees amounts, and stays as it is where somebody else edits the item', async () => {
  const id = await newJob();
  const priced = `{ itemId: ${String(rockId)}, quantity: "1", unitAmount: "50" }`;
  expect((await add('office', id, priced)).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
  await add('admin', id, priced);
  const line = (await lines(id)).at(-1);
  expect(line?.amount).toBe('50.00');
  await api.gql('office', `mutation { editJobItem(input: { boqId: ${String(line?.id)}, quantity: "3" }) { id } }`);
  expect((await lines(id)).at(-1)).toMatchObject({ quantity: '3.000', amount: '50.00' });
  await api.gql('admin', `mutation { editJobItem(input: { boqId: ${String(line?.id)}, quantity: "3" }) { id } }`);
  expect((await lines(id)).at(-1)?.amount).toBeNull();
});

test('a job takes 1,000 items and not one more', async () => {
  const id = await newJob();
  await api.sequelize.query(
    `insert into boq (construction_id, code, quantity)
     select $id, 'MANY', 1 from generate_series(1, 999 - (select count(*) from boq where construction_id = $id)::int)`,
    { bind: { id } },
  );
  const one = `{ itemId: ${String(rockId)}, quantity: "1" }`;
  expect((await add('office', id, `${one}, ${one}`)).errors[0]?.extensions.code).toBe('JOB_FULL');
  expect((await add('office', id, one)).errors).toEqual([]);
  expect(await lines(id)).toHaveLength(1000);
});

test('an item that a task has is not removed, by a sentence that names the task; one that no task has goes', async () => {
  const id = await newJob();
  await add('office', id, `{ itemId: ${String(rockId)}, quantity: "1" }`);
  const all = await lines(id);
  const remove = (ids: readonly number[]) =>
    api.gql('office', `mutation { removeJobItems(input: { constructionId: ${String(id)}, ids: [${ids.join(', ')}] }) { id } }`);
  const { errors } = await remove(all.map((line) => line.id));
  expect(errors[0]?.extensions.code).toBe('ITEM_IN_TASK');
  expect(errors[0]?.message).toMatch(/is on .+\. Remove it from there first\./);
  expect(await lines(id)).toHaveLength(all.length);
  await remove([Number(all.at(-1)?.id)]);
  expect(await lines(id)).toEqual(all.slice(0, -1));
});

test('what was removed is put back whole, by who removed it, unless the job ended, its item went out of use, or it was added again', async () => {
  const id = await newJob();
  const codes = ['BACK-1', 'BACK-2', 'BACK-3'];
  const [plain = 0, archived = 0, again = 0] = await Promise.all(
    codes.map((code) => insertRow(api.sequelize, 'field_item', { code, name: 'Rock', unit_of_measure: 'h', unit_amount: 96 })),
  );
  await add(
    'office',
    id,
    [plain, archived, again].map((itemId) => `{ itemId: ${String(itemId)}, quantity: "2", comments: "verge" }`).join(', '),
  );
  const whole = () =>
    api.sequelize.query<{ id: number }>(
      `select (to_jsonb(b) - 'version') as row, b.id from boq b where construction_id = $id and code like 'BACK-%' order by id`,
      { bind: { id }, type: QueryTypes.SELECT },
    );
  const before = await whole();
  const ids = before.map((line) => line.id);
  const remove = async () => {
    const actionId = randomUUID();
    const input = `{ constructionId: ${String(id)}, ids: [${ids.join(', ')}] }`;
    expect((await api.gql('office', `mutation { removeJobItems(input: ${input}, client: { id: "${actionId}" }) { id } }`)).errors).toEqual(
      [],
    );
    return actionId;
  };
  const undo = async (actionId: string, by: 'office' | 'admin' = 'office') => {
    const input = `{ ids: [${ids.join(', ')}], clientIds: ["${actionId}"] }`;
    const { data } = await api.gql(by, `mutation { undoRemovedItems(input: ${input}) { itemCode code sentence } }`);
    return (data?.['undoRemovedItems'] as { code: string | null; sentence: string | null }[]).map(({ code, sentence }) => code ?? sentence);
  };
  const offers = async () => {
    const { data } = await api.gql(
      'office',
      `{ jobEvents(constructionId: ${String(id)}) { events { move ofMany { actionId undoneBy count } } } }`,
    );
    return (data?.['jobEvents'] as { events: { ofMany: object | null }[] }).events.flatMap(({ ofMany }) => ofMany ?? []);
  };
  const stands = (status: string) =>
    api.sequelize.query('update construction set status = $status where id = $id', { bind: { id, status } });
  const first = await remove();
  expect(await whole()).toEqual([]);
  expect(await undo(first, 'admin')).toEqual(ids.map(() => 'NOT_FOUND'));
  const offer = { actionId: first, undoneBy: 'undoRemovedItems', count: 3 };
  expect(await offers()).toEqual([offer, offer, offer]);
  // it stood so when they were removed: nothing has happened to the job since
  await stands('Closed');
  expect(await undo(first)).toEqual([null, null, null]);
  expect(await whole()).toEqual(before);
  await stands('Scheduled');
  expect(await offers()).toEqual([]);
  expect(await undo(first)).toEqual(ids.map(() => 'STALE_VERSION'));
  const second = await remove();
  // the first removal is not what took them off the job this time
  expect(await undo(first)).toEqual(ids.map(() => 'STALE_VERSION'));
  await stands('Closed');
  const ended = `insert into event (recorded_at, actor_kind, request_id, entity, entity_id, construction_id, version, move, before, after)
    values (now(), 'system', 'test', 'construction', $id, $id, 1, 'setJobStatus', '{"status": "Scheduled"}', '{"status": "Closed"}')`;
  await api.sequelize.query(ended, { bind: { id } });
  expect(await undo(second)).toEqual(ids.map(() => 'JOB_ENDED_SINCE'));
  await stands('Scheduled');
  await api.sequelize.query('update field_item set is_archived = true where id = $archived', { bind: { archived } });
  await add('office', id, `{ itemId: ${String(again)}, quantity: "1" }`);
  expect(await undo(second)).toEqual([null, 'ITEM_ARCHIVED', 'ITEM_ADDED_AGAIN']);
  expect((await whole())[0]).toEqual(before[0]);
});

test('a duplicate has the planned items at their amounts, and nothing that tasks or the field made of them', async () => {
  const id = await newJob();
  await api.sequelize.query(
    `insert into boq (construction_id, code, quantity, variation_qty, completed_qty) values ($id, 'FIELD-1', 0, 2, 2)`,
    { bind: { id } },
  );
  await add('admin', id, `{ itemId: ${String(rockId)}, quantity: "4", unitAmount: "80", comments: "verge" }`);
  const { data } = await api.gql(
    'office',
    `mutation { duplicateConstruction(input: { id: ${String(id)}, workOrder: "COPY-${String(id)}" }) { id } }`,
  );
  const copied = await lines(Number(/"id":(\d+)/.exec(JSON.stringify(data))?.[1]));
  const planned = (await lines(id)).filter(({ code }) => code !== 'FIELD-1');
  const plan = (rows: typeof planned) => rows.map(({ code, quantity, amount, comments }) => ({ code, quantity, amount, comments }));
  expect(plan(copied)).toEqual(plan(planned));
  expect(copied.every(({ assigned }) => assigned === null)).toBe(true);
});

test('what tasks are to do of an item is summed anew as it is planned, beyond what there is too', async () => {
  const { scheduleId, constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  await api.sequelize.query('update schedule set issued_date = null where id = $scheduleId', { bind: { scheduleId } });
  await add('office', Number(constructionId), `{ itemId: ${String(rockId)}, quantity: "4" }`);
  const boqId = Number((await lines(Number(constructionId))).at(-1)?.id);
  const plan = (quantity: string) =>
    api.gql(
      'scheduler',
      `mutation { planTaskItems(input: { scheduleId: ${String(scheduleId)}, items: [{ boqId: ${String(boqId)}, quantity: "${quantity}" }] }) { id } }`,
    );
  const assigned = async () => (await lines(Number(constructionId))).at(-1)?.assigned;
  expect((await plan('3')).errors).toEqual([]);
  expect(await assigned()).toBe('3.000');
  await plan('6');
  expect(await assigned()).toBe('6.000');
  await plan('0');
  expect(await assigned()).toBeNull();
});

test('two who plan other lines of one task keep both; of one line the second is told who was first, and what it is now may be replaced', async () => {
  const { scheduleId, constructionId, version } = await insertTask(api.sequelize, { group: 'Crew North' }).then(async (task) => {
    const bind = { id: task.scheduleId };
    const [row] = await api.sequelize.query<{ version: number }>(
      'update schedule set issued_date = null where id = $id returning version',
      { bind, type: QueryTypes.SELECT },
    );
    return { ...task, version: Number(row?.version) };
  });
  const job = Number(constructionId);
  await add('office', job, `{ itemId: ${String(rockId)}, quantity: "4" }, { itemId: ${String(rockId)}, quantity: "5" }`);
  const [first, second] = (await lines(job)).slice(-2).map(({ id }) => Number(id));
  const plan = (by: 'office' | 'scheduler', boqId: number | undefined, quantity: string, seen: string) => {
    const at = new Date().toISOString();
    const client = `{ id: "${randomUUID()}", occurredAt: "${at}", sentAt: "${at}", expectedVersion: ${String(version)} }`;
    const items = `[{ boqId: ${String(boqId)}, quantity: "${quantity}", seen: "${seen}" }]`;
    return api.gql(
      by,
      `mutation { planTaskItems(input: { scheduleId: ${String(scheduleId)}, items: ${items} }, client: ${client}) { id } }`,
    );
  };
  expect((await plan('scheduler', first, '3', '0')).errors).toEqual([]);
  expect((await plan('office', second, '2', '0')).errors).toEqual([]);
  expect((await lines(job)).slice(-2).map(({ assigned }) => assigned)).toEqual(['3.000', '2.000']);
  const [late] = (await plan('office', first, '1', '0')).errors;
  expect(late?.extensions).toMatchObject({ code: 'STALE_VERSION', details: { changedBy: expect.any(String) } });
  expect((await plan('office', first, '1', '3')).errors).toEqual([]);
  expect((await lines(job)).at(-2)?.assigned).toBe('1.000');
});

test('items are found by their codes whatever case and spaces, archived ones too, amounts by claim', async () => {
  const find = async (by: 'office' | 'admin') =>
    (await api.gql(by, '{ itemsByCode(codes: ["rock - 9", "old-9", "NONE"]) { code isArchived unitAmount } }')).data;
  expect(await find('office')).toEqual({
    itemsByCode: [
      { code: 'OLD-9', isArchived: true, unitAmount: null },
      { code: 'ROCK-9', isArchived: false, unitAmount: null },
    ],
  });
  expect(JSON.stringify(await find('admin'))).toContain('96.00');
});

test('a task is added with items that the job does not have yet: they become its lines, planned for that task', async () => {
  const id = await newJob();
  const before = await lines(id);
  const { errors } = await api.gql(
    'scheduler',
    `mutation { addTask(input: { constructionId: ${String(id)}, name: "Rock", newItems: [{ itemId: ${String(rockId)}, quantity: "3" }] }) { id } }`,
  );
  expect(errors).toEqual([]);
  expect((await lines(id)).slice(before.length)).toEqual([
    expect.objectContaining({ code: 'ROCK-9', quantity: '3.000', amount: '96.00', assigned: '3.000' }),
  ]);
});
