// Errors of the server in the log of errors, in a real database (screens.md §2.23): the same ones are one row, nothing secret or of a person is kept, a storm is
// bounded, and no answer changes where nothing can be kept.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import type { PersonName } from '../../../test/world.ts';
import { MOST_PER_MINUTE } from './server-errors.ts';

const START = Date.now();
let minutes = 0;
const now = (): Date => new Date(START + minutes * 60_000);
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ now });
});
beforeEach(async () => {
  minutes += 1;
  await api.sequelize.query('delete from client_error');
});
afterAll(() => api.stop());

const SECRETS = ['Hunter22', 'pw@db', '12345678', 'jane.citizen@example.com', 'Jane Citizen', 'sig=zzz9'];
const [password = '', database = '', account = '', email = '', person = '', signature = ''] = SECRETS;
const PLANTED = `password=${password} postgres://planted:${database} account ${account} of ${email}: "${person}" https://x.example/api/files/abc?${signature}`;

/** Each write of the table fails with the text, until `mend`. */
async function breakWrites(table: string, text: string): Promise<void> {
  await api.sequelize.query(
    `create or replace function broken() returns trigger language plpgsql as $$ begin raise exception '${text}'; end $$`,
  );
  await api.sequelize.query(`create trigger broken before insert or update on ${table} for each row execute function broken()`);
}
const mend = (table: string) => api.sequelize.query(`drop trigger broken on ${table}`);

const VIEW = { name: 'Mine', list: 'tasks', isShared: false, query: '' };
const saveView = (by: PersonName) => api.gql(by, 'mutation ($input: SavedViewInput!) { saveView(input: $input) { id } }', { input: VIEW });
const report = (by: PersonName) =>
  api.rest(by, 'POST', '/api/devices/report', {
    ...{ app: 'console', deviceId: '0199a0a0-0000-7000-8000-000000000001', appVersion: 'v1', workerVersion: null },
    ...{ unsent: 0, oldestSeconds: null, lastError: null, isLeaving: false },
  });

interface Kept {
  readonly app: string;
  readonly message: string;
  readonly path: string;
  readonly times: number;
  readonly user_ids: readonly number[];
}
/** Once those under way are written. */
async function kept(): Promise<Kept[]> {
  await api.running.faults.settled();
  return api.sequelize.query<Kept>('select app, message, path, times, user_ids from client_error order by id', { type: QueryTypes.SELECT });
}

test('an operation that breaks is one row of the server; the second time it counts, for another person too', async () => {
  await breakWrites('saved_view', 'view 12 broke');
  const answers = [await saveView('office'), await saveView('admin')];
  await mend('saved_view');
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual(['FAULT', 'FAULT']);
  expect(await kept()).toEqual([
    { app: 'server', message: 'SequelizeDatabaseError: view 12 broke', path: '/graphql saveView', times: 2, user_ids: [2, 1] },
  ]);
  const { data } = await api.gql('admin', '{ errorLog(filter: { app: "server" }) { rows { app times people stack } } }');
  // the answer names its request: that finds the error
  const { requestId } = (answers[1]?.errors[0]?.extensions ?? {}) as { requestId?: string };
  const found = await api.gql('admin', 'query ($search: String) { errorLog(filter: { search: $search }) { rows { requestId } } }', {
    search: requestId,
  });
  expect(found.data).toEqual({ errorLog: { rows: [{ requestId: expect.stringMatching(/^[\w-]{8,64}$/) as string }] } });
  expect(data).toMatchObject({
    errorLog: { rows: [{ app: 'server', times: 2, people: 2, stack: expect.stringContaining('.ts') as string }] },
  });
});

test('a call of REST that breaks is one row, by its address', async () => {
  await breakWrites('device', 'device broke');
  expect((await report('field')).status).toBe(500);
  await mend('device');
  expect(await kept()).toMatchObject([{ app: 'server', path: '/api/devices/report', times: 1, user_ids: [5] }]);
});

test('what is refused is no error of the server', async () => {
  const answer = await api.gql('field', '{ errorLog { rows { id } } }');
  expect(answer.errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
  expect(await kept()).toEqual([]);
});

test('secrets, bank numbers, addresses of people and values that were sent are not kept', async () => {
  await breakWrites('saved_view', PLANTED);
  await saveView('office');
  await mend('saved_view');
  await kept();
  const [row] = await api.sequelize.query<{ text: string }>('select json_agg(e)::text as text from client_error e', {
    type: QueryTypes.SELECT,
  });
  expect(row?.text).toContain('[redacted]');
  for (const secret of SECRETS) expect(row?.text).not.toContain(secret);
});

test('of a storm a minute keeps so many, the next minute begins again', async () => {
  await breakWrites('saved_view', 'storm');
  for (let n = 0; n < MOST_PER_MINUTE + 5; n++) await saveView('office');
  expect(await kept()).toMatchObject([{ times: MOST_PER_MINUTE }]);
  minutes += 1;
  await saveView('office');
  await mend('saved_view');
  expect(await kept()).toMatchObject([{ times: MOST_PER_MINUTE + 1 }]);
});

test('where it cannot be kept the answer is the same, and waits for nothing', async () => {
  await breakWrites('saved_view', 'not kept');
  const lock = await api.sequelize.transaction();
  await api.sequelize.query('lock table client_error in access exclusive mode', { transaction: lock });
  const answer = await saveView('office');
  expect(answer.errors[0]).toMatchObject({
    message: 'Something went wrong on our side. It has been noted.',
    extensions: { code: 'FAULT' },
  });
  await api.sequelize.query('alter table client_error rename to gone', { transaction: lock });
  await lock.commit();
  await mend('saved_view');
  await expect(api.running.faults.settled()).resolves.toBeUndefined();
  await api.sequelize.query('alter table gone rename to client_error');
});
