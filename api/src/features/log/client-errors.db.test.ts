// Errors of the apps in a real database (screens.md §2.23): the same ones are one row, nothing secret is kept, and who sends too many is refused.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import type { PersonName } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const SECRETS = [
  `eyJhbGciOiJub25lIn0.eyJwbGFudGVkIjoxfQ.${'s'.repeat(30)}`,
  'Hunter22',
  'postgres://planted:pw@db',
  '062000',
  '12345678',
  'sig=zzz9',
];
const send = async (person: PersonName, more: object = {}): Promise<number> => {
  const error = {
    app: 'field',
    kind: 'error',
    name: 'TypeError',
    message: 'x is undefined',
    path: '/field/task/1/2',
    version: 'v1',
    ...more,
  };
  return (await api.rest(person, 'POST', '/api/client-errors', error)).status;
};
const kept = (message: string) =>
  api.sequelize.query<{ times: number; user_ids: number[]; path: string; app_version: string }>(
    'select times, user_ids, path, app_version from client_error where message like $message',
    { bind: { message: `%${message}%` }, type: QueryTypes.SELECT },
  );

test('the same error of two people is one row that counts both, with the page and version of the last', async () => {
  expect(await send('sub', { message: 'No task 12' })).toBe(204);
  expect(await send('field', { message: 'No task 977', path: '/field/construction', version: 'v2' })).toBe(204);
  expect(await kept('No task')).toEqual([{ times: 2, user_ids: [6, 5], path: '/field/construction', app_version: 'v2' }]);
  const { data } = await api.gql('admin', '{ errorLog { rows { message times people lastPerson } } }');
  expect(data).toMatchObject({
    errorLog: { rows: [{ message: 'TypeError: No task 977', times: 2, people: 2, lastPerson: 'Finn Walsh' }] },
  });
});

test('no secret and no bank number of it is in the table, in the log or in its file', async () => {
  const [jwt = '', password = '', database = '', bsb = '', account = '', signature = ''] = SECRETS;
  const message = `Bearer ${jwt} password=${password} ${database} bsb ${bsb} account ${account} https://x.example/api/files/abc?${signature}`;
  await send('office', {
    message,
    stack: `Error: ${message}\n    at a (https://x.example/a.js?${signature}:1:1)`,
    path: `/jobs?${signature}&token=${jwt}`,
  });
  const [table] = await api.sequelize.query<{ text: string }>('select json_agg(e)::text as text from client_error e', {
    type: QueryTypes.SELECT,
  });
  const { data } = await api.gql('admin', '{ errorLog { rows { message stack path fingerprint } } }');
  const file = await fetch(`${api.url}/api/exports/errorLog.csv?columns=message,stack,path`, {
    headers: { authorization: `Bearer ${await api.tokenFor('admin')}` },
  });
  for (const shown of [table?.text ?? '', JSON.stringify(data), await file.text()]) {
    expect(shown).toContain('[redacted]');
    for (const secret of SECRETS) expect(shown).not.toContain(secret);
  }
});

test('what is no report, or is too long to be one, is refused', async () => {
  expect(await send('admin', { app: 'other' })).toBe(400);
  expect(await send('admin', { more: 1 })).toBe(400);
  expect(await send('admin', { message: 'x'.repeat(20_001) })).toBe(400);
});

test('whoever sends more than twenty in a minute is refused until the minute ends; others are not', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 24; n++) answers.push(await send('sub2', { message: `again and again ${'z'.repeat(n)}` }));
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 204));
  expect(answers.at(-1)).toBe(429);
  expect(await send('scheduler')).toBe(204);
});
