// The catalogue as a task is offered it (specification 1 §5, §6).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { makeReadWorld, SECRET_AMOUNT, type ReadWorld } from '../../../test/read-world.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { loadFieldItems } from './field-item.queries.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;
const items = (person: PersonFacts, taskId: number | null) => loadFieldItems(directContext(sequelize, person), taskId);

beforeAll(async () => {
  world = await makeReadWorld(sequelize);
  await sequelize.query('update field_item set is_archived = true');
  await insertRow(sequelize, 'field_item', { code: 'CON-20', name: 'Conduit' });
  await insertRow(sequelize, 'field_item', { code: 'OLD-1', name: 'Old', is_archived: true });
});
afterAll(() => sequelize.close());

test('archived items are not offered (Spec 1 §5), except those that the task already holds', async () => {
  expect((await items(world.people.field, null)).map(({ code }) => code)).toEqual(['CON-20']);
  expect((await items(world.people.field, world.tasks.crewOpen)).map(({ code, isArchived }) => [code, isArchived])).toEqual([
    ['CON-20', false],
    ['PIT-450', true],
  ]);
});

test('of a larger catalogue the first 5,000 by code, and always what the task holds (issue 6 §1)', async () => {
  await sequelize.query("insert into field_item (code, name) select 'A-' || to_char(n, 'FM0000'), 'Many' from generate_series(1, 5100) n");
  const codes = (await items(world.people.field, world.tasks.crewOpen)).map(({ code }) => code);
  await sequelize.query("delete from field_item where name = 'Many'");
  expect([codes.length, codes[0], codes.at(-2), codes.at(-1)]).toEqual([5_000, 'A-0001', 'A-4999', 'PIT-450']);
});

test('a task out of scope answers NOT_FOUND', async () => {
  await expect(items(world.people.field, world.tasks.subOpen)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(items(world.people.office, 2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('unit amounts only with the claim, not for subcontractors either', async () => {
  expect((await items(world.people.finance, world.tasks.crewOpen))[1]?.unitAmount).toBe(SECRET_AMOUNT);
  expect(JSON.stringify(await items(world.people.sub, world.tasks.subOpen))).not.toContain(SECRET_AMOUNT);
});

test('one statement', async () => {
  expect(await countStatements(sequelize, () => items(world.people.field, world.tasks.crewOpen))).toBe(1);
});
