// Sums that were lost before lines were locked are mended once, and nothing else is touched.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../test/booted-api.ts';
import { insertTask } from '../../test/task-rows.ts';
import { sql } from './0016-lost-sums.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

test('a line gets the sum of its items; one whose items say nothing keeps what it has', async () => {
  const { constructionId, itemIds } = await insertTask(api.sequelize, { group: 'Crew North' });
  await api.sequelize.query('update schedule_item set completed_qty = 3 where id = $itemId', { bind: { itemId: itemIds[0] } });
  await api.sequelize.query('update boq set completed_qty = 7 where construction_id = $constructionId', { bind: { constructionId } });
  const lines = () =>
    api.sequelize.query(
      `select b.completed_qty as done, b.version from schedule_item i join boq b on b.id = i.boq_id
        where b.construction_id = $constructionId order by i.id`,
      { bind: { constructionId }, type: QueryTypes.SELECT },
    );
  const mended = [
    { done: '3.000', version: 1 },
    { done: '7.000', version: 0 },
  ];
  await api.sequelize.query(sql);
  expect(await lines()).toEqual(mended);
  await api.sequelize.query(sql);
  expect(await lines()).toEqual(mended);
});
