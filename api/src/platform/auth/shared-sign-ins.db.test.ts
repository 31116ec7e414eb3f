import { QueryTypes, type Sequelize } from 'sequelize';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { openSharedSignIns } from './shared-sign-ins.ts';

let sequelize: Sequelize;
/** Each is what a process opens at its start. */
const open = () => openSharedSignIns(sequelize);
beforeAll(() => {
  sequelize = connectTestDatabase(4);
});
afterAll(() => sequelize.close());

test('a restart signs nobody out, and another process has the sign-ins of the first one', async () => {
  const before = open();
  await before('RefreshToken').upsert('r1', { accountId: 'sub@lotline.example', grantId: 'g1' }, 60);
  await before('Session').upsert('s1', { uid: 'u1' }, 60);
  await before('Interaction').upsert('i1', { params: { state: 'a\u0000b' } }, 60);
  const after = open();
  expect(await after('RefreshToken').find('r1')).toEqual({ accountId: 'sub@lotline.example', grantId: 'g1' });
  expect(await after('Session').findByUid('u1')).toEqual({ uid: 'u1' });
  expect(await after('Interaction').find('i1')).toEqual({ params: { state: 'a\u0000b' } });
  expect(await after('Grant').find('r1')).toBeUndefined();
});

test('what is revoked, destroyed or expired is gone for every process', async () => {
  const tokens = open()('RefreshToken');
  await tokens.upsert('revoked', { grantId: 'g2' }, 60);
  await tokens.revokeByGrantId('g2');
  await tokens.upsert('destroyed', {}, 60);
  await tokens.destroy('destroyed');
  await tokens.upsert('over', {}, -1);
  for (const id of ['revoked', 'destroyed', 'over']) expect(await open()('RefreshToken').find(id)).toBeUndefined();
});

test('of eight concurrent uses exactly one succeeds, and its grant ends with everything made from it', async () => {
  const processes = [open(), open()] as const;
  await processes[0]('Grant').upsert('g3', {}, 60);
  await processes[0]('RefreshToken').upsert('once', { grantId: 'g3' }, 60);
  await processes[0]('RefreshToken').upsert('sibling', { grantId: 'g3' }, 60);
  await processes[0]('RefreshToken').upsert('other', { grantId: 'g4' }, 60);
  const use = async (at: number): Promise<unknown> => processes[at % 2 === 0 ? 0 : 1]('RefreshToken').consume('once');
  const uses = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => use(at)));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const use of uses)
    if (use.status === 'rejected') expect(use.reason).toMatchObject({ message: 'invalid_grant', statusCode: 400, expose: true });
  expect(await open()('Grant').find('g3')).toBeUndefined();
  for (const id of ['once', 'sibling']) expect(await open()('RefreshToken').find(id)).toBeUndefined();
  expect(await open()('RefreshToken').find('other')).toBeDefined();
});

test('a use is stored while its token lives', async () => {
  const tokens = open()('RefreshToken');
  await tokens.upsert('used', { grantId: 'g5' }, 60);
  await tokens.consume('used');
  expect(await tokens.find('used')).toEqual({ grantId: 'g5', consumed: expect.any(Number) });
});

test('an id that the provider never made is unknown, whatever its characters', async () => {
  for (const id of ['\u0000', 'a'.repeat(65), '', 'ü', "'; drop table local_sign_in"])
    expect(await open()('RefreshToken').find(id)).toBeUndefined();
});

test('each kind has at most 2,000 rows: used ones go first, then those that expire first, and other kinds are not touched', async () => {
  const tokens = open()('RefreshToken');
  await sequelize.query('delete from local_sign_in');
  await open()('Session').upsert('session', { uid: 'u' }, 1);
  await sequelize.query(
    `insert into local_sign_in (model, id, payload, expires_at, consumed_at)
     select 'RefreshToken', 'n' || n, '{}', now() + make_interval(secs => 1000 + n), case when n > 2400 then now() end
     from generate_series(1, 2500) n`,
  );
  await tokens.upsert('newest', {}, 9_000);
  const cached = await sequelize.query<{ id: string }>(`select id from local_sign_in where model = 'RefreshToken' order by expires_at`, {
    type: QueryTypes.SELECT,
  });
  expect([cached.length, cached[0]?.id, cached.at(-2)?.id, cached.at(-1)?.id]).toEqual([2_000, 'n402', 'n2400', 'newest']);
  expect(await open()('Session').find('session')).toBeDefined();
});
