// Comments of a project in a real database: who reads them, in which order, page after page; whom a new one is told of.
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { projectCommentsInput } from '@lotline/schema/domain/project/project-comment.input';
import { QueryTypes } from 'sequelize';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { makeReadWorld, type ReadWorld } from '../../../test/read-world.ts';
import { CHANGED_OTHERS_SQL } from '../change/changed-records.sql.ts';
import { loadProjectComments } from './project-comment.queries.ts';
import { deleteProjectComment, saveProjectComment } from './save-project-comment.command.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;
let projectId: number;
let emptyId: number;
beforeAll(async () => {
  world = await makeReadWorld(sequelize);
  projectId = await insertRow(sequelize, 'project', { name: 'Talked of' });
  emptyId = await insertRow(sequelize, 'project', { name: 'Without jobs' });
  await sequelize.query('update construction set project_id = $projectId where id = $id', { bind: { projectId, id: world.jobs.shared } });
});
afterAll(() => sequelize.close());

const as = (person: PersonFacts) => directContext(sequelize, person);
const say = async (person: PersonFacts, comments: string, of = projectId) =>
  (await saveProjectComment(as(person), { id: 0, projectId: of, comments }, null)).commentId;
const read = async (person: PersonFacts, page: object = {}, of = projectId) =>
  loadProjectComments(as(person), parseInput(projectCommentsInput, { projectId: of, ...page }));
const said = async (person: PersonFacts, page: object = {}) => (await read(person, page)).map(({ comments }) => comments);

test('whoever reads the project reads and writes them, a crew through its own job; of another project it learns nothing', async () => {
  const { office, field } = world.people;
  await say(office, 'First stage 2');
  await say(field, 'Gate is open');
  expect(await said(field)).toEqual(['First stage 2', 'Gate is open']);
  expect((await read(office)).map(({ author }) => author)).toEqual(['office Person', 'field Person']);
  await expect(read(field, {}, emptyId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(say(field, 'hello', emptyId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the newest come first in pages, a deleted one is gone, a page after it goes on', async () => {
  const { office } = world.people;
  const three = await say(office, 'Third');
  const four = await say(office, 'Fourth');
  expect(await said(office, { first: 2 })).toEqual(['Third', 'Fourth']);
  await deleteProjectComment(as(office), three, null);
  expect(await said(office, { first: 2 })).toEqual(['Gate is open', 'Fourth']);
  expect(await said(office, { first: 2, before: three })).toEqual(['First stage 2', 'Gate is open']);
  expect(await countStatements(sequelize, () => read(office))).toBe(1);
  await saveProjectComment(as(office), { id: four, projectId, comments: 'Fourth, changed' }, null);
  expect((await read(office)).at(-1)).toMatchObject({ comments: 'Fourth, changed', version: 1 });
});

test('what is said of a project is told of as that project, to whoever reads one of its jobs', async () => {
  const id = await say(world.people.office, 'Told');
  const sql = `with page as (select * from change where table_name = 'project_comment' and row_key = $key) ${CHANGED_OTHERS_SQL}`;
  const told = await sequelize.query<{ entity: string; id: number; groupIds: number[] }>(sql, {
    bind: { key: String(id) },
    type: QueryTypes.SELECT,
  });
  expect(told).toMatchObject([{ entity: 'project', id: projectId }]);
  expect(told[0]?.groupIds).toContain(world.groups.crew);
});
