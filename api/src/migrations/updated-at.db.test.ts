// Every change of a row moves its updated_at, whoever writes it.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../test/booted-api.ts';
import { insertTask } from '../../test/task-rows.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

test('a move touches the task', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const touched = async () =>
    (
      await api.sequelize.query<{ at: Date }>('select updated_at as at from schedule where id = $scheduleId', {
        bind: { scheduleId },
        type: QueryTypes.SELECT,
      })
    )[0]?.at ?? new Date(0);
  const before = await touched();
  await api.gql('field', `mutation { updateTaskUserOnSite(taskUser: { scheduleId: ${scheduleId} }) { id } }`);
  expect((await touched()).getTime()).toBeGreaterThan(before.getTime());
});
