// Internal comments in a real database: who reads them, in which order, and who learns of one (screens.md §2.6).
import { jobFieldCommentsInput } from '@lotline/schema/domain/comment/comment.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { makeReadWorld, type ReadWorld } from '../../../test/read-world.ts';
import { loadJobInternalComments } from './internal-comment.queries.ts';
import { deleteInternalComment, saveInternalComment } from './save-internal-comment.command.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;
beforeAll(async () => {
  world = await makeReadWorld(sequelize);
});
afterAll(() => sequelize.close());

const as = (person: PersonFacts) => directContext(sequelize, person);
const say = async (person: PersonFacts, comments: string, of: { scheduleId?: number } = {}) => {
  const scheduleId = of.scheduleId ?? null;
  const constructionId = scheduleId === null ? world.jobs.shared : null;
  return (await saveInternalComment(as(person), { id: 0, constructionId, scheduleId, comments }, null)).commentId;
};
const read = (person: PersonFacts, page: object = {}) =>
  loadJobInternalComments(as(person), parseInput(jobFieldCommentsInput, { constructionId: world.jobs.shared, ...page }));
const said = async (person: PersonFacts, page: object = {}) => (await read(person, page)).map(({ comments }) => comments);
/** Of a subcontractor, and yet with what opens the office's pages. */
const subWithOffice = (): PersonFacts => ({ ...world.people.office, isSubcontractor: true });

test('the office reads its own, of the job and of one task, newest last, in pages, with the author, in one statement', async () => {
  const { office, finance } = world.people;
  const first = await say(office, 'Not paid before the audit');
  await say(finance, 'Audit is on Friday', { scheduleId: world.tasks.crewOpen });
  expect((await read(office)).map(({ author, comments }) => [author, comments])).toEqual([
    ['office Person', 'Not paid before the audit'],
    ['finance Person', 'Audit is on Friday'],
  ]);
  expect(await said(office, { scheduleId: world.tasks.crewOpen })).toEqual(['Audit is on Friday']);
  const third = await say(office, 'Moved to Monday');
  expect(await said(office, { first: 1 })).toEqual(['Moved to Monday']);
  await deleteInternalComment(as(office), third, null);
  expect(await said(office, { first: 1, before: third })).toEqual(['Audit is on Friday']);
  expect(await said(office)).toEqual(['Not paid before the audit', 'Audit is on Friday']);
  expect(await countStatements(sequelize, () => read(office))).toBe(1);
  const changed = { id: first, constructionId: null, scheduleId: null, comments: 'Paid' };
  await saveInternalComment(as(office), changed, null);
  expect((await read(office))[0]).toMatchObject({ id: first, comments: 'Paid', version: 1 });
});

test('neither a crew nor a subcontractor reads or writes one, a subcontractor with the claim of the office neither', async () => {
  for (const person of [world.people.field, world.people.sub, subWithOffice()]) {
    await expect(read(person)).rejects.toMatchObject({ code: 'CLAIM_REQUIRED' });
    await expect(say(person, 'hello')).rejects.toMatchObject({ code: 'CLAIM_REQUIRED' });
  }
});

test('of a task that a person of the office does not read, none', async () => {
  const { office } = world.people;
  await say(office, 'Of the crew alone', { scheduleId: world.tasks.crewOpen });
  const ownGroupsAlone = { ...office, claims: office.claims.filter((claim) => claim !== 'CAN_VIEW_ALL_GROUPS') };
  expect(await said(ownGroupsAlone)).not.toContain('Of the crew alone');
  expect(await said(office)).toContain('Of the crew alone');
});
