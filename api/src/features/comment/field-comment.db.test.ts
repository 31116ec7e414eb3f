// The Field Chat of a job, as far as its reader sees its tasks (specification 1 §3; domain.md §1).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jobFieldCommentsInput } from '@lotline/schema/domain/comment/comment.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { makeReadWorld, type ReadWorld } from '../../../test/read-world.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { loadJobFieldComments } from './field-comment.queries.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;
const chat = (person: PersonFacts, constructionId: number, page: { scheduleId?: number; first?: number; before?: number } = {}) =>
  loadJobFieldComments(directContext(sequelize, person), parseInput(jobFieldCommentsInput, { constructionId, ...page }));

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

test('of one task what was said on it alone; nothing of one that its reader does not see, or of another job', async () => {
  const { people, tasks } = world;
  const textsOf = async (person: PersonFacts, scheduleId: number) =>
    (await chat(person, world.jobs.shared, { scheduleId })).map(({ comments }) => comments);
  expect(await textsOf(people.office, tasks.crewOpen)).toEqual(['On the way']);
  expect(await textsOf(people.sub, tasks.subOpen)).toEqual(['Ours only']);
  expect(await textsOf(people.sub, tasks.crewOpen)).toEqual([]);
  expect(await textsOf(people.office, tasks.foreignOpen)).toEqual([]);
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

test('of 600 comments the newest 50, oldest first, and with the first of them the 50 before (issue 6 §1)', async () => {
  const { office } = world.people;
  const job = world.jobs.moved;
  await sequelize.query(
    `insert into field_comment (construction_id, user_id, comments, created_utc)
     select $job, $author, 'said ' || n, timestamptz '2026-11-01T00:00:00Z' + (n / 2) * interval '1 minute' from generate_series(1, 600) n`,
    { bind: { job, author: office.userId } },
  );
  const said = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `said ${from + index}`);
  const newest = await chat(office, job);
  expect(newest.map(({ comments }) => comments)).toEqual(said(551, 600));
  const before = newest[0]?.id ?? 0;
  expect((await chat(office, job, { before })).map(({ comments }) => comments)).toEqual(said(501, 550));
  await sequelize.query('update field_comment set deleted_utc = now() where id = $before', { bind: { before } });
  expect((await chat(office, job, { first: 200, before })).map(({ comments }) => comments)).toEqual(said(351, 550));
  expect(await chat(office, job, { before: newest[0] === undefined ? 1 : before - 550 })).toEqual([]);
  expect(() => parseInput(jobFieldCommentsInput, { constructionId: job, first: 201 })).toThrow('First must be at most 200.');
});

test('a comment of another job is no place in this one', async () => {
  const [foreign] = await chat(world.people.office, world.jobs.moved, { first: 1 });
  expect(await chat(world.people.office, world.jobs.shared, { before: foreign?.id ?? 0 })).toEqual([]);
});

test('one statement', async () => {
  expect(await countStatements(sequelize, () => chat(world.people.office, world.jobs.shared))).toBe(1);
});
