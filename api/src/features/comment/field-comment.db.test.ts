// The Field Chat of a job, as far as its reader sees its tasks (specification 1 §3; domain.md §1).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { makeReadWorld, type ReadWorld } from '../../../test/read-world.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { loadJobFieldComments } from './field-comment.queries.ts';

const sequelize = connectDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '', pool: 2 });
let world: ReadWorld;
const chat = (person: PersonFacts, id: number) => loadJobFieldComments(directContext(sequelize, person), id);

beforeAll(async () => {
  world = await makeReadWorld(sequelize);
});
afterAll(() => sequelize.close());

test('office comments and those on visible tasks, oldest first, deleted ones gone', async () => {
  const textsOf = async (person: PersonFacts) => (await chat(person, world.jobs.shared)).map(({ comments }) => comments);
  expect(await textsOf(world.people.office)).toEqual(['Gate code', 'On the way', 'Ours only']);
  expect(await textsOf(world.people.field)).toEqual(['Gate code', 'On the way']);
  expect(await textsOf(world.people.sub)).toEqual(['Gate code', 'Ours only']);
});

test('each with its author and a UTC instant', async () => {
  expect((await chat(world.people.sub, world.jobs.shared))[0]).toMatchObject({
    scheduleId: null,
    createdUtc: '2026-11-19T00:00:00.000Z',
    user: { displayName: 'office Person' },
  });
});

test('a job out of scope answers NOT_FOUND', async () => {
  await expect(chat(world.people.field, world.jobs.foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('one statement', async () => {
  expect(await countStatements(sequelize, () => chat(world.people.office, world.jobs.shared))).toBe(1);
});
