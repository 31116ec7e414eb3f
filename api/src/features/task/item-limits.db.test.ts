// What a catalogue item asks of the field in a real database: a usual count, photos, and the customer's approval first, which the office records (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertTask, type TaskRows } from '../../../test/task-rows.ts';
import type { PersonName } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const ask = async (query: string, person: PersonName) => {
  const { data, errors } = await api.gql(person, query);
  return { data, code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details };
};
const run = (sql: string, bind: Record<string, unknown>) => api.sequelize.query(sql, { bind, type: QueryTypes.SELECT });
let made = 0;
/** A crew's task whose first item is of a catalogue item with these limits. */
async function taskWith(limits: Record<string, unknown>): Promise<TaskRows & { readonly boqId: number; readonly itemId: number }> {
  const task = await insertTask(api.sequelize, { group: 'Crew North' });
  const itemId = await insertRow(api.sequelize, 'field_item', { code: `LIMIT-${String((made += 1))}`, name: 'Pit', ...limits });
  const [line] = await run(
    `update boq set item_id = $itemId, unit_amount = 100 where id = (select boq_id from schedule_item where id = $id) returning id, quantity::text`,
    { itemId, id: task.itemIds[0] },
  );
  return { ...task, itemId, boqId: z.object({ id: z.number() }).parse(line).id };
}
const count = (task: TaskRows, quantity: string, more = '') =>
  ask(
    `mutation { updateConstructionScheduleItemCompletion(item: { id: ${String(task.itemIds[0])}, completedQty: "${quantity}", variationReason: "Counted"${more} }) { id } }`,
    'field',
  );
const seen = async (task: TaskRows, person: PersonName) => {
  const fields = 'id maxQuantity shotList preapproval';
  const { data } = await ask(
    `{ construction(id: ${String(task.constructionId)}) { boqs { id preapproval preapprovedQty preapprovalNote } schedules { items { ${fields} } } } }`,
    person,
  );
  const job = z
    .object({
      construction: z.object({
        boqs: z.array(z.object({ id: z.number() }).loose()),
        schedules: z.array(z.object({ items: z.array(z.object({ id: z.number() }).loose()) })),
      }),
    })
    .parse(data).construction;
  return { item: job.schedules[0]?.items.find(({ id }) => id === task.itemIds[0]), boqs: job.boqs };
};

test('a count beyond the usual is refused until the person says that it is right, for an unplanned item too', async () => {
  const task = await taskWith({ max_quantity: '5', min_quantity: '2' });
  expect(await count(task, '6')).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'completedQty', sentence: expect.stringContaining('at most 5') as string },
  });
  expect((await count(task, '1')).code).toBe('INVALID_INPUT');
  expect((await count(task, '5')).code).toBe('OK');
  expect((await count(task, '0')).code).toBe('OK');
  expect((await count(task, '6', ', isUnusual: true')).code).toBe('OK');
  const add = (more = '') =>
    ask(
      `mutation { updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${String(task.scheduleId)}, itemId: ${String(task.itemId)}, quantity: "9", reason: "Found"${more} }) { id } }`,
      'field',
    );
  expect(await add()).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'quantity' } });
  expect((await add(', isUnusual: true')).code).toBe('OK');
});

test('the phone is told the photos, and that the customer approves first; the office records it, and more than that needs another', async () => {
  const task = await taskWith({ shot_list: 'Pit open, Pit closed', preapproval_over: '150' });
  const preapproval = async (person: PersonName) => (await seen(task, person)).item?.['preapproval'];
  expect((await seen(task, 'field')).item).toMatchObject({ shotList: 'Pit open, Pit closed', preapproval: 'needed' });
  // as an amount: an id may have these digits
  expect(JSON.stringify(await seen(task, 'field'))).not.toMatch(/"150\b/);
  const record = (note: string | null, person: PersonName = 'office') =>
    ask(`mutation { preapproveJobItem(input: { boqId: ${String(task.boqId)}, note: ${JSON.stringify(note)} }) { id } }`, person);
  expect((await record('Mail', 'field')).code).toBe('CLAIM_REQUIRED');
  expect((await record('E-mail of 12 May')).code).toBe('OK');
  expect(await preapproval('field')).toBe('given');
  expect((await seen(task, 'office')).boqs.find(({ id }) => id === task.boqId)).toMatchObject({
    preapproval: 'given',
    preapprovalNote: 'E-mail of 12 May',
  });
  expect((await record('Again')).code).toBe('INVALID_INPUT');
  expect((await count(task, '40')).code).toBe('OK');
  expect(await preapproval('field')).toBe('needed');
  expect((await record('Second mail')).code).toBe('OK');
  expect((await record(null)).code).toBe('OK');
  expect(await preapproval('field')).toBe('needed');
});

test('the limits of the customer’s code of the job’s contract hold before those of the item, in the item’s unit, on its days alone', async () => {
  const task = await taskWith({ max_quantity: '5', preapproval_over: '100000' });
  await run(`update construction set contract = 'NBN 2026' where id = $id returning id`, { id: task.constructionId });
  const code = (limits: Record<string, unknown>) =>
    insertRow(api.sequelize, 'construction_code', { external_code: `L-${String((made += 1))}`, item_id: task.itemId, ...limits });
  // ten metres in one of the item: at most 80 m are 8
  await code({ contract: 'nbn2026', factor: 10, max_quantity: 80, min_quantity: 20, preapproval_over: 50, effective_from: '2020-01-01' });
  await code({ contract: 'Another', max_quantity: 1, effective_from: '2020-01-01' });
  await code({ contract: 'NBN 2026', max_quantity: 1, effective_from: '2020-01-01', effective_to: '2020-12-31' });
  const { item } = await seen(task, 'field');
  expect(item).toMatchObject({ maxQuantity: '8.000', preapproval: 'needed' });
  expect((await count(task, '7')).code).toBe('OK');
  expect(await count(task, '9')).toMatchObject({ details: { sentence: expect.stringContaining('at most 8') as string } });
  expect(await count(task, '1')).toMatchObject({ details: { sentence: expect.stringContaining('at least 2') as string } });
  const offered = await ask(`{ fieldItems(taskId: ${String(task.scheduleId)}) { id minQuantity maxQuantity } }`, 'field');
  const items = z.object({ fieldItems: z.array(z.object({ id: z.number() }).loose()) }).parse(offered.data).fieldItems;
  expect(items.find(({ id }) => id === task.itemId)).toMatchObject({ minQuantity: '2.000', maxQuantity: '8.000' });
  const adding = (quantity: string) =>
    ask(
      `mutation { updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${String(task.scheduleId)}, itemId: ${String(task.itemId)}, quantity: "${quantity}", reason: "Found" }) { id } }`,
      'field',
    );
  expect((await adding('9')).code).toBe('INVALID_INPUT');
  expect((await adding('8')).code).toBe('OK');
  const approval = await ask(
    `mutation { preapproveJobItem(input: { boqId: ${String(task.boqId)}, note: "Anna said yes" }) { id } }`,
    'scheduler',
  );
  expect(approval.code).toBe('OK');
});
