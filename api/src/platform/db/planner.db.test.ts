// The planner's settings of a database: given at the first start, and left as somebody has set them since.
import { QueryTypes, type Sequelize } from 'sequelize';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { setPlanner } from './planner.ts';

let sequelize: Sequelize;
beforeAll(() => (sequelize = connectTestDatabase(1)));
afterAll(() => sequelize.close());

/** As a connection has them that is opened now. */
async function settings(): Promise<unknown> {
  const fresh = connectTestDatabase(1);
  try {
    return await fresh.query(`select current_setting('random_page_cost') as "randomPageCost", current_setting('jit') as jit`, {
      type: QueryTypes.SELECT,
    });
  } finally {
    await fresh.close();
  }
}

test('each database gets them once, and what its keeper sets stays', async () => {
  await setPlanner(sequelize);
  expect(await settings()).toEqual([{ randomPageCost: '1.1', jit: 'off' }]);
  await sequelize.query(`do $$ begin execute format('alter database %I set random_page_cost = 2', current_database()); end $$`);
  await setPlanner(sequelize);
  expect(await settings()).toEqual([{ randomPageCost: '2', jit: 'off' }]);
});
