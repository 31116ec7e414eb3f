// The schedule of a project in a real database: whose tasks stand in it, on which of the company's days, in one statement.
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { projectJobsInput } from '@lotline/schema/domain/project/project.input';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { makeReadWorld, type ReadWorld } from '../../../test/read-world.ts';
import { loadProjectSchedule } from './project-schedule.queries.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;
let projectId: number;
beforeAll(async () => {
  world = await makeReadWorld(sequelize);
  projectId = await insertRow(sequelize, 'project', { name: 'Scheduled estate' });
  const job = (workOrder: string) =>
    insertRow(sequelize, 'construction', {
      ...{ work_order: workOrder, status: 'Scheduled', address: '1 Hill Rd', work_type: 'Lead-in', project_id: projectId },
    });
  const task = (constructionId: number, name: string, columns: object = {}) =>
    insertRow(sequelize, 'schedule', { construction_id: constructionId, name, issued_date: new Date(), ...columns });
  const [one, other] = [await job('SCH-1'), await job('SCH-2')];
  // half past midnight in Sydney is the day before in UTC
  await task(one, 'Haul', {
    group_id: world.groups.crew,
    scheduled_start_time: '2026-11-19T13:30:00Z',
    scheduled_end_time: '2026-11-20T05:00:00Z',
  });
  await task(one, 'Splice', { due_date: '2026-11-25' });
  await task(one, 'Set aside', { ignored: true });
  await task(other, 'No day yet');
});
afterAll(() => sequelize.close());

const read = (person: PersonFacts, page: object = {}) =>
  loadProjectSchedule(directContext(sequelize, person), parseInput(projectJobsInput, { projectId, ...page }));
const said = async (person: PersonFacts, page: object = {}) =>
  (await read(person, page)).rows.map(({ workOrder, tasks }) => [
    workOrder,
    ...tasks.map(({ name, fromDay, toDay }) => `${name} ${fromDay}..${toDay}`),
  ]);

test('the office has every task but what is set aside, on the company’s days; a crew its own alone', async () => {
  expect(await said(world.people.office)).toEqual([
    ['SCH-1', 'Haul 2026-11-20..2026-11-20', 'Splice 2026-11-25..2026-11-25'],
    ['SCH-2', 'No day yet null..null'],
  ]);
  expect(await said(world.people.field)).toEqual([['SCH-1', 'Haul 2026-11-20..2026-11-20']]);
  await expect(read(world.people.sub, { projectId: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('page after page, each in one statement', async () => {
  const first = await read(world.people.office, { first: 1 });
  expect(first.rows.map(({ workOrder }) => workOrder)).toEqual(['SCH-1']);
  expect(await said(world.people.office, { first: 1, after: first.after })).toEqual([['SCH-2', 'No day yet null..null']]);
  expect(await countStatements(sequelize, () => read(world.people.office))).toBe(1);
});
