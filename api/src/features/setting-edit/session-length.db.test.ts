// After how long a person signs in again, by the server's clock and the time in the token: of each app its own, and nothing of it ends a sign-out.
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { directContext } from '../../../test/direct-context.ts';
import { sendSetting } from '../../../test/setting-saves.ts';
import { PEOPLE } from '../../../test/world.ts';
import { saveSetting } from './save-setting.command.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';

let api: BootedApi;
let turned = 0;
beforeAll(async () => {
  api = await bootApi({ now: () => new Date(Date.now() + turned) });
});
afterAll(() => api.stop());

const HOUR = 3_600_000;
const call = async (app: string | null, path = '/graphql'): Promise<number> => {
  const headers = {
    authorization: `Bearer ${await api.tokenFor('admin')}`,
    'content-type': 'application/json',
    ...(app === null ? {} : { 'x-lotline-app': app }),
  };
  const answer = await fetch(`${api.url}${path}`, { method: 'POST', headers, body: JSON.stringify({ query: '{ me { id } }' }) });
  await answer.body?.cancel();
  return answer.status;
};
const statuses = async () => [await call('console'), await call('field'), await call(null), await call('another')];

test('the console’s sign-in ends after its hours, the field app’s after its days; who does not say which has the shorter', async () => {
  turned = 1_000 * HOUR;
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  turned = 0;
  expect((await sendSetting(api, { name: 'Security', config: { consoleSessionHours: 8, fieldSessionDays: 14 }, version: 0 })).code).toBe(
    'OK',
  );
  turned = 7.9 * HOUR;
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  turned = 8.1 * HOUR;
  expect(await statuses()).toEqual([401, 200, 401, 401]);
  turned = 14 * 24 * HOUR + HOUR;
  expect(await statuses()).toEqual([401, 401, 401, 401]);
  expect(await call('field', '/auth/signout')).toBe(204);
  turned = 0;
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

test('the shorter of the two is not always the console’s', async () => {
  expect((await sendSetting(api, { name: 'Security', config: { consoleSessionHours: 48, fieldSessionDays: 1 }, version: 1 })).code).toBe(
    'OK',
  );
  turned = 25 * HOUR;
  expect(await statuses()).toEqual([200, 401, 401, 401]);
  turned = 0;
});

test('where the provider does not tell when people signed in, no length is saved', async () => {
  const context = directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS }, new Date());
  const save = (config: object) =>
    saveSetting(
      context,
      { name: 'Security', workType: null, config: { ...config }, version: 2, why: 'A test', replaced: [], undoes: null },
      null,
    ).then(() => 'OK');
  await expect(save({ fieldSessionDays: 3 })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    details: { sentence: expect.stringContaining('auth_time') },
  });
  expect(await save({ signedInDays: 20 })).toBe('OK');
});
