// Merging item codes in a real database: what follows, what stays, what is refused, and what a phone that knows the old code gets (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../../test/booted-api.ts';
import { insertRow } from '../../../../test/insert-row.ts';
import { runJobsOf } from '../../../../test/run-jobs.ts';
import { insertTask } from '../../../../test/task-rows.ts';
import type { PersonName } from '../../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const ask = async (query: string, person: PersonName = 'admin') => {
  const { data, errors } = await api.gql(person, query);
  return { data, code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details };
};
const item = (code: string, more = {}) => insertRow(api.sequelize, 'field_item', { code, name: 'Pit', unit_of_measure: 'each', ...more });
const merge = (fromId: number, intoId: number) =>
  ask(`mutation { mergeItemCodes(input: { fromId: ${String(fromId)}, intoId: ${String(intoId)}, why: "One pit" }) { id usageCount } }`);
const dryRun = async (fromId: number, intoId: number) =>
  (
    await ask(
      `{ itemCodeMerge(fromId: ${String(fromId)}, intoId: ${String(intoId)}) { from into lines jobs childCodes constructionCodes refusal } }`,
    )
  ).data?.['itemCodeMerge'];
const rows = (sql: string, bind: Record<string, unknown>) => api.sequelize.query<object>(sql, { bind, type: QueryTypes.SELECT });
const job = (workOrder: string) =>
  insertRow(api.sequelize, 'construction', { work_order: workOrder, status: 'Scheduled', work_type: 'MDU', address: '1 Ferry St' });
const historyOf = async (entity: string, id: number) =>
  z
    .object({ recordEvents: z.object({ events: z.array(z.object({ move: z.string() }).loose()) }) })
    .parse((await ask(`{ recordEvents(entity: "${entity}", id: ${String(id)}) { events { move before after detail why } } }`)).data)
    .recordEvents.events;

test('lines, child codes and construction codes follow; amounts and quantities of lines stay; the old code is archived and names the other', async () => {
  const [from, into] = [await item('OLD-1', { unit_amount: '9.00' }), await item('NEW-1', { unit_amount: '12.00' })];
  const [first, second] = [await job('MG-1'), await job('MG-2')];
  const line = { item_id: from, code: 'OLD-1', unit_amount: '8.50', quantity: '3' };
  const lineIds = [
    await insertRow(api.sequelize, 'boq', { construction_id: first, ...line }),
    await insertRow(api.sequelize, 'boq', { construction_id: first, ...line }),
    await insertRow(api.sequelize, 'boq', { construction_id: second, ...line }),
  ];
  const child = await insertRow(api.sequelize, 'child_code', { code: 'OLD-1.S', parent_item_id: from });
  const sold = await insertRow(api.sequelize, 'construction_code', { external_code: 'X-1', item_id: from, effective_from: '2026-01-01' });
  const told = { lines: 3, jobs: 2, childCodes: 1, constructionCodes: 1 };
  expect(await dryRun(from, into)).toEqual({ from: 'OLD-1', into: 'NEW-1', ...told, refusal: null });
  expect((await merge(from, into)).data?.['mergeItemCodes']).toEqual({ id: into, usageCount: 3 });
  expect(
    await rows('select item_id, code, unit_amount, quantity from boq where id = any($lineIds::int[]) order by id', { lineIds }),
  ).toEqual(lineIds.map(() => ({ item_id: into, code: 'NEW-1', unit_amount: '8.50', quantity: '3.000' })));
  expect(
    await rows('select c.parent_item_id, k.item_id from child_code c, construction_code k where c.id = $child and k.id = $sold', {
      child,
      sold,
    }),
  ).toEqual([{ parent_item_id: into, item_id: into }]);
  const listed = await ask(`{ itemCodes(filter: { ids: [${String(from)}] }) { rows { isArchived mergedInto usageCount } } }`);
  expect(listed.data?.['itemCodes']).toEqual({ rows: [{ isArchived: true, mergedInto: 'NEW-1', usageCount: 0 }] });
  expect((await historyOf('field_item', from))[0]).toMatchObject({
    move: 'mergeItemCodes',
    why: 'One pit',
    detail: { into: 'NEW-1', lineCount: 3 },
  });
  expect((await historyOf('field_item', into))[0]).toMatchObject({ move: 'takeOverItemCode', detail: { from: 'OLD-1', childCodes: 1 } });
  const ofLine = await rows(`select move, before, after from event where entity = 'boq' and entity_id = $id`, { id: lineIds[0] });
  expect(ofLine).toEqual([{ move: 'followItemCode', before: { itemId: from, code: 'OLD-1' }, after: { itemId: into, code: 'NEW-1' } }]);
});

test('more lines than a command moves are moved by the queue, and one that was added meanwhile', async () => {
  const [from, into] = [await item('OLD-2'), await item('NEW-2')];
  const many = await job('MG-3');
  const add = (count: number) =>
    api.sequelize.query(`insert into boq (construction_id, item_id, code) select $many, $from, 'OLD-2' from generate_series(1, $count)`, {
      bind: { many, from, count },
    });
  await add(1_203);
  expect((await merge(from, into)).code).toBe('OK');
  await add(1);
  await runJobsOf(api);
  expect(await rows('select count(*)::int as left from boq where item_id = $from', { from })).toEqual([{ left: 0 }]);
  expect(
    await rows(
      `select count(*)::int as told, count(distinct e.entity_id)::int as lines from event e join boq b on b.id = e.entity_id
        where e.entity = 'boq' and e.move = 'followItemCode' and b.item_id = $into`,
      { into },
    ),
  ).toEqual([{ told: 1_204, lines: 1_204 }]);
});

test('a template that names it, child codes of both and an archived target stand in the way, and nothing is written', async () => {
  const [from, into] = [await item('OLD-3'), await item('NEW-3')];
  await insertRow(api.sequelize, 'child_code', { code: 'OLD-3.S', parent_item_id: from });
  const other = await insertRow(api.sequelize, 'child_code', { code: 'NEW-3.S', parent_item_id: into });
  expect(await merge(from, into)).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'intoId' } });
  await api.sequelize.query('update child_code set is_archived = true where id = $other', { bind: { other } });
  const config = { templates: [{ taskName: 'Haul', leadDays: null, groupName: null, items: [{ code: ' old-3 ', quantity: null }] }] };
  await insertRow(api.sequelize, 'system_setting', { name: 'Task Templates', work_type: 'Merge', config: JSON.stringify(config) });
  expect(await dryRun(from, into)).toMatchObject({ refusal: 'Task templates name OLD-3: Merge. Put NEW-3 there first.' });
  expect(await merge(from, into)).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'fromId' } });
  await api.sequelize.query(`delete from system_setting where work_type = 'Merge'`);
  await ask(`mutation { archiveItemCode(id: ${String(into)}, archived: true) { id } }`);
  expect(await merge(from, into)).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await historyOf('field_item', from)).toEqual([]);
});

test('what was merged does not come back, and an item that a phone still knows by it is added by the other', async () => {
  const [from, between, into] = [await item('OLD-4'), await item('MID-4'), await item('NEW-4')];
  for (const pair of [
    [from, between],
    [between, into],
  ] as const)
    expect((await merge(...pair)).code).toBe('OK');
  expect(await ask(`mutation { archiveItemCode(id: ${String(from)}, archived: false) { id } }`)).toMatchObject({
    ...{ code: 'INVALID_INPUT', details: { field: 'archived' } },
  });
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const added = await ask(
    `mutation { updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${String(scheduleId)}, itemId: ${String(from)}, quantity: "2", reason: "Found" }) { id } }`,
    'field',
  );
  expect(added.code).toBe('OK');
  expect(
    await rows(
      'select b.code, b.item_id from schedule_item i join boq b on b.id = i.boq_id where i.schedule_id = $scheduleId order by i.id desc limit 1',
      {
        scheduleId,
      },
    ),
  ).toEqual([{ code: 'NEW-4', item_id: into }]);
});
