// The history of a job tells of its internal comments to the office, and to nobody else who reads histories (screens.md §2.6).
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { makeReadWorld, type ReadWorld } from '../../../test/read-world.ts';
import { saveInternalComment } from '../comment/save-internal-comment.command.ts';
import { loadJobEvents } from './job-event.queries.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;
beforeAll(async () => {
  world = await makeReadWorld(sequelize);
});
afterAll(() => sequelize.close());

test('the history tells of it to the office, and not to a subcontractor that reads histories', async () => {
  const { office } = world.people;
  const said = { id: 0, constructionId: world.jobs.shared, scheduleId: null, comments: 'Not paid before the audit' };
  await saveInternalComment(directContext(sequelize, office), said, null);
  const page = { constructionId: world.jobs.shared, scheduleId: null, first: 50, after: null };
  const movesOf = async (person: PersonFacts) =>
    (await loadJobEvents(directContext(sequelize, person), page)).events.map(({ move }) => move);
  expect(await movesOf(office)).toContain('addInternalComment');
  expect(await movesOf({ ...office, isSubcontractor: true })).not.toContain('addInternalComment');
});
