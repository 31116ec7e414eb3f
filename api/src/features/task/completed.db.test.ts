// The completed view: whose tasks of which months, which items, and who sees amounts (specification 2 §3, §6).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CompletedMonths } from '@lotline/schema/domain/task/field-task';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { makeReadWorld, NOW, SECRET_AMOUNT, type ReadWorld } from '../../../test/read-world.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { loadCompleted } from './completed.queries.ts';
import { listedGroups } from './listed-groups.scope.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;

beforeAll(async () => {
  world = await makeReadWorld(sequelize);
  await insertRow(sequelize, 'schedule_item', { schedule_id: world.tasks.subRejected, quantity: '3', rate: SECRET_AMOUNT });
});
afterAll(() => sequelize.close());

function completed(person: PersonFacts, months: CompletedMonths, groupId?: string) {
  const context = directContext(sequelize, person, NOW);
  return loadCompleted(context, listedGroups(context.actor, groupId), months);
}

test('a group keeps what it completed, within the months, newest first', async () => {
  const { subRejected, moved } = world.tasks;
  expect((await completed(world.people.sub, 1)).map(({ id }) => id)).toEqual([subRejected]);
  expect((await completed(world.people.sub, 3)).map(({ id }) => id)).toEqual([subRejected, moved]);
  expect(await completed(world.people.sub2, 12)).toEqual([]);
  expect((await completed(world.people.office, 12, '0')).map(({ id }) => id)).toEqual([subRejected, moved]);
});

test('a subcontractor sees child-coded items only, anyone else the others only', async () => {
  const itemsOf = async (person: PersonFacts, groupId?: string) =>
    (await completed(person, 1, groupId))[0]?.items.map(({ childCode, quantity }) => [childCode, quantity]);
  expect(await itemsOf(world.people.sub)).toEqual([['PIT-450-S', '2.000']]);
  expect(await itemsOf(world.people.office, '0')).toEqual([[null, '3.000']]);
});

test('rates and payments only with sight of this task’s money', async () => {
  const [own] = await completed(world.people.sub, 1);
  expect(own?.items[0]?.rate).toBe(SECRET_AMOUNT);
  expect(own?.payments[0]).toMatchObject({ name: 'Claim', paymentItems: [{ itemCode: 'PIT-450', comments: null }] });
  const [seen] = await completed(world.people.office, 1, '0');
  expect(seen?.items[0]?.rate).toBeNull();
  expect(seen?.payments).toEqual([]);
});

test('a task has every field of the specification, with its items, what they are of, and its claims (Spec 2 §3)', async () => {
  const [task] = await completed(world.people.sub, 1);
  expect(Object.keys(task ?? {}).toSorted()).toEqual(
    [
      ...['id', 'name', 'dp', 'constructionId', 'workOrder', 'workType', 'address', 'completedDate', 'paid', 'approved'],
      ...['isSubcontractor', 'resource', 'owner', 'items', 'boqs', 'payments'],
    ].toSorted(),
  );
  expect(Object.keys(task?.items[0] ?? {}).toSorted()).toEqual([
    'approvedBy',
    'approvedQty',
    'boqId',
    'childCode',
    'completedQty',
    'id',
    'quantity',
    'rate',
    'reviewReason',
    'variationReason',
  ]);
  expect(task?.boqs).toEqual([{ id: task?.items[0]?.boqId, code: 'PIT-450', itemType: 'Civil', unitOfMeasure: 'each', description: null }]);
  expect(Object.keys(task?.payments[0] ?? {}).toSorted()).toEqual(['id', 'name', 'owner', 'paymentItems']);
  expect(task?.isSubcontractor).toBe(true);
});

test('paid and approved follow the payment', async () => {
  const flags = async () => {
    const task = (await completed(world.people.sub, 1))[0];
    return [task?.paid, task?.approved];
  };
  const pay = (state: string) => sequelize.query(`update payment set state = '${state}' where schedule_id = ${world.tasks.subRejected}`);
  expect(await flags()).toEqual([false, false]);
  await pay('approved');
  expect(await flags()).toEqual([false, true]);
  await pay('paid');
  expect(await flags()).toEqual([true, true]);
});

test('at most a thousand, the newest', async () => {
  await sequelize.query(`insert into schedule (construction_id, name, completed_group_id, completed_date)
    select ${world.jobs.foreign}, 'Old', ${world.groups.crew}, timestamptz '2026-11-19' - make_interval(mins => n) from generate_series(1, 1200) n`);
  const tasks = await completed(world.people.field, 12);
  expect(tasks).toHaveLength(1000);
  expect(tasks[0]?.completedDate).toBe('2026-11-18T23:59:00.000Z');
});

test('one statement', async () => {
  expect(await countStatements(sequelize, () => completed(world.people.office, 12, '0'))).toBe(1);
});
