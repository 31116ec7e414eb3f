import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
let clock = Date.parse('2026-11-20T02:00:00Z');
beforeAll(async () => {
  api = await bootApi({ now: () => new Date(clock) });
});
afterAll(() => api.stop());

const ME =
  '{ me { id email displayName role roles isSubcontractor independentContractorId canLogIn groupUsers { group { id name } isPrimaryContact } claims { claimValue } } }';
const names = (rows: unknown): string[] => (rows as { name: string }[]).map(({ name }) => name);

test('me answers everything of oneself, from the database and not from the token (domain.md §1)', async () => {
  const { data } = await api.gql('sub', ME);
  expect(data?.['me']).toEqual({
    id: PEOPLE.sub,
    email: 'sub@lotline.example',
    displayName: 'Ridge Carter',
    role: 'Subcontractor',
    roles: ['Subcontractor'],
    isSubcontractor: true,
    independentContractorId: 1,
    canLogIn: true,
    groupUsers: [{ group: { id: GROUPS.ridgeway, name: 'Ridgeway Cabling' }, isPrimaryContact: true }],
    claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }, { claimValue: 'CAN_ACCESS_TICKET_OF_WORK' }],
  });
});

test('of other people only the name and how to reach them is told, and only of those who may sign in', async () => {
  const { data } = await api.gql(
    'sub',
    '{ users { id displayName role roles isSubcontractor independentContractorId groupUsers { group { id } } claims { claimValue } } }',
  );
  const users = data?.['users'] as Record<string, unknown>[];
  expect(users.map(({ id }) => id)).not.toContain(PEOPLE.nobody);
  for (const user of users)
    expect(user).toMatchObject({
      role: null,
      roles: [],
      isSubcontractor: false,
      independentContractorId: null,
      groupUsers: [],
      claims: [],
    });
});

test('users are filtered by claim; an unknown claim is bad input (issue 3 §3)', async () => {
  const { data } = await api.gql('office', '{ users(claim: "CAN_ISSUE_RCTI") { id } }');
  expect(data?.['users']).toEqual([{ id: PEOPLE.admin }, { id: PEOPLE.finance }]);
  const refused = await api.gql('office', '{ users(claim: "CAN_FLY") { id } }');
  expect([refused.status, refused.errors[0]?.extensions.code, refused.errors[0]?.message]).toEqual([
    400,
    'INVALID_INPUT',
    'There is no such claim.',
  ]);
});

test.each<[PersonName, string[]]>([
  ['sub', ['Ridgeway Cabling']],
  ['field', ['Crew North']],
  ['office', ['Crew North', 'Ridgeway Cabling', 'Coastal Comms']],
])('%s sees the groups %j (domain.md §1 "Scope")', async (person, expected) => {
  const { data } = await api.gql(person, '{ groups { name } fieldGroups { name } }');
  expect(names(data?.['groups'])).toEqual(expected);
  expect(names(data?.['fieldGroups'])).toEqual(expected);
});

test('a group that is out of use leaves the selector, not the list of groups', async () => {
  await api.sequelize.query('update work_group set is_active = false where id = 3');
  const { data } = await api.gql('office', '{ groups { name } fieldGroups { name } }');
  expect([names(data?.['groups']).length, names(data?.['fieldGroups']).length]).toEqual([3, 2]);
  await api.sequelize.query('update work_group set is_active = true where id = 3');
});

test('a person who is not in the database, or may not sign in, is refused (issue 3 §2)', async () => {
  expect((await api.rest('nobody', 'POST', '/auth/signin')).status).toBe(403);
  await api.sequelize.query("update app_user set email = 'renamed@lotline.example' where id = 4");
  expect((await api.rest('finance', 'POST', '/auth/signin')).body).toMatchObject({ code: 'CANNOT_LOG_IN' });
  await api.sequelize.query("update app_user set email = 'finance@lotline.example' where id = 4");
  expect((await api.rest('finance', 'POST', '/auth/signin')).status).toBe(200);
});

test('the first sign-in binds the subject: another e-mail in the database does not lose the person', async () => {
  expect((await api.rest('scheduler', 'POST', '/auth/signin')).status).toBe(200);
  await api.sequelize.query("update app_user set email = 'new-address@lotline.example' where id = 3");
  clock += 31_000;
  expect((await api.rest('scheduler', 'POST', '/auth/signin')).body).toMatchObject({ user: { id: PEOPLE.scheduler } });
});

test('a subject that is bound to one person is never bound to another', async () => {
  expect((await api.rest('sub2', 'POST', '/auth/signin')).status).toBe(200);
  await api.sequelize.query("update app_user set subject = 'local|somebody-else' where id = 7");
  clock += 31_000;
  expect((await api.rest('sub2', 'POST', '/auth/signin')).status).toBe(403);
});

test('a disabled person is refused within 60 seconds, without any notice (issue 3 §2)', async () => {
  clock += 600_000;
  expect((await api.gql('field', '{ me { id } }')).data).toEqual({ me: { id: PEOPLE.field } });
  await api.sequelize.query('update app_user set can_log_in = false where id = 5');
  clock += 60_000;
  const refused = await api.rest('field', 'POST', '/graphql', { query: '{ me { id } }' });
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'CANNOT_LOG_IN' })]);
  await api.sequelize.query('update app_user set can_log_in = true where id = 5');
});

test('a change notice of an account drops what was remembered at once (domain.md §1)', async () => {
  expect((await api.rest('office', 'POST', '/auth/signin')).status).toBe(200);
  await api.sequelize.query('update app_user set can_log_in = false where id = 2');
  await api.sequelize.query(
    `select pg_notify('lotline_change', '{"entity":"app_user","id":2,"constructionId":null,"version":1,"groupIds":[]}')`,
  );
  const deadline = Date.now() + 5_000;
  let status = 200;
  while (status === 200 && Date.now() < deadline) status = (await api.rest('office', 'POST', '/auth/signin')).status;
  expect(status).toBe(403);
});
