import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { changeWithEvent, changeWithoutEvent } from '../../../test/change-with-event.ts';
import { until } from '../../../test/until.ts';
import { GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';
import { recordSignIn } from './people.queries.ts';

let api: BootedApi;
let clock = Date.parse('2026-11-20T02:00:00Z');
beforeAll(async () => {
  api = await bootApi({ now: () => new Date(clock) });
});
afterAll(() => api.stop());

const change = (sql: string): Promise<void> => changeWithEvent(api.sequelize, sql, [api]);

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

test('people are found by the beginnings of their names and of their groups’ names, as each person may see them', async () => {
  const found = async (person: PersonName, search: string) =>
    (await api.gql(person, `{ foundPeople(search: ${JSON.stringify(search)}) { person { id email } groups { name } } }`)).data?.[
      'foundPeople'
    ];
  const ridge = { person: { id: PEOPLE.sub, email: 'sub@lotline.example' }, groups: [{ name: 'Ridgeway Cabling' }] };
  expect(await found('admin', 'cart ridge')).toEqual([ridge]);
  expect(await found('admin', 'ridgeway CAB carter')).toEqual([ridge]);
  expect(await found('admin', 'rter')).toEqual([]);
  expect(await found('admin', ' %_ ')).toEqual([]);
  // a typing error is forgiven where nobody is called so
  expect(await found('admin', 'cartre ridgway')).toEqual([ridge]);
  expect(await found('sub2', 'cartre')).toEqual([{ person: { id: PEOPLE.sub, email: '' }, groups: [] }]);
  expect(await found('sub2', 'cablign')).toEqual([]);
  // another group's: the name is known, the group and the address are not (decision 022)
  expect(await found('sub2', 'carter')).toEqual([{ person: { id: PEOPLE.sub, email: '' }, groups: [] }]);
  expect(await found('sub2', 'ridgeway cabling')).toEqual([]);
});

const emails = (rows: unknown): Record<number, string> =>
  Object.fromEntries((rows as { id: number; email: string }[]).map(({ id, email }) => [id, email]));

test('a person of the field is told the e-mail of their own groups and of the office, of nobody else (decision 022)', async () => {
  await change(`insert into group_member (group_id, user_id) values (${GROUPS.ridgeway}, ${PEOPLE.finance})`);
  const told = emails((await api.gql('sub', '{ users { id displayName email } }')).data?.['users']);
  await change(`delete from group_member where group_id = ${GROUPS.ridgeway} and user_id = ${PEOPLE.finance}`);
  expect(told).toMatchObject({
    [PEOPLE.sub]: 'sub@lotline.example',
    [PEOPLE.finance]: 'finance@lotline.example',
    [PEOPLE.office]: 'office@lotline.example',
    [PEOPLE.sub2]: '',
    [PEOPLE.field]: '',
  });
  const toOffice = emails((await api.gql('office', '{ users { id email } }')).data?.['users']);
  expect(Object.values(toOffice)).not.toContain('');
});

test('nor is it told beside a comment or a visit', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  await api.sequelize.query('insert into task_user (schedule_id, user_id, on_site_utc) values ($1, $2, now()), ($1, $3, now())', {
    bind: [scheduleId, PEOPLE.sub2, PEOPLE.sub],
  });
  await api.sequelize.query("insert into field_comment (schedule_id, user_id, comments) values ($1, $2, 'water in the pit')", {
    bind: [scheduleId, PEOPLE.sub2],
  });
  const query = `{ construction(id: ${constructionId}) { schedules { taskUsers { user { id email } } } } jobFieldComments(constructionId: ${constructionId}) { user { id email } } }`;
  const shown = (answer: { data: unknown }) => [...JSON.stringify(answer.data).matchAll(/"email":"([^"]*)"/g)].map(([, email]) => email);
  expect(shown(await api.gql('sub', query)).sort()).toEqual(['', '', 'sub@lotline.example']);
  expect(shown(await api.gql('office', query)).sort()).toEqual(['sub2@lotline.example', 'sub2@lotline.example', 'sub@lotline.example']);
});

test.each<[PersonName, string, string]>([
  ['sub', 'IS_CONSTRUCTION_USER', 'OK'],
  ['sub', 'CAN_MANAGE_USERS', 'CLAIM_REQUIRED'],
  ['field', 'CAN_ACCESS_FIELD_WORK', 'CLAIM_REQUIRED'],
  ['field', 'CAN_FLY', 'INVALID_INPUT'],
  ['office', 'CAN_MANAGE_USERS', 'OK'],
])('%s asking who holds %s is answered %s: the field asks for the office’s people alone (decision 022)', async (person, claim, answer) => {
  const { errors } = await api.gql(person, `{ users(claim: "${claim}") { id } }`);
  expect(errors[0]?.extensions.code ?? 'OK').toBe(answer);
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

test('people come in pages of at most 200, by name, each of them once, however many there are', async () => {
  await change(
    `insert into app_user (email, first_name, last_name) select 'crew' || n || '@many.example', 'Same', 'Name' || n / 3 from generate_series(1, 450) n`,
  );
  const page = async (args: string) => (await api.gql('office', `{ users${args} { id displayName } }`)).data?.['users'] as { id: number }[];
  const usual = await page('');
  expect(usual).toHaveLength(200);
  const read: number[] = [];
  for (let last: number | undefined; ; last = read.at(-1)) {
    const rows = await page(`(first: 150${last === undefined ? '' : `, after: ${last}`})`);
    if (rows.length === 0) break;
    read.push(...rows.map(({ id }) => id));
  }
  expect(read.slice(0, 200)).toEqual(usual.map(({ id }) => id));
  const [{ count }] = (await api.sequelize.query('select count(*)::int from app_user where can_log_in'))[0] as [{ count: number }];
  expect([read.length, new Set(read).size]).toEqual([count, count]);
  for (const args of ['(first: 201)', '(first: 0)', '(after: -1)']) {
    const { errors } = await api.gql('office', `{ users${args} { id } }`);
    expect([args, errors[0]?.extensions.code]).toEqual([args, 'INVALID_INPUT']);
  }
  await change("delete from app_user where email like '%@many.example'");
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

test('of more groups than any company has the first 1,000 are answered (issue 6 §1)', async () => {
  await change("insert into work_group (name) select 'Many ' || n from generate_series(1, 1100) n");
  const { data } = await api.gql('office', '{ groups { name } fieldGroups { name } }');
  await change("delete from work_group where name like 'Many %'");
  expect([names(data?.['groups']).length, names(data?.['fieldGroups']).length]).toEqual([1_000, 1_000]);
});

test('a group that is out of use leaves the selector, not the list of groups', async () => {
  await change('update work_group set is_active = false where id = 3');
  const { data } = await api.gql('office', '{ groups { name } fieldGroups { name } }');
  expect([names(data?.['groups']).length, names(data?.['fieldGroups']).length]).toEqual([3, 2]);
  await change('update work_group set is_active = true where id = 3');
});

test('a person who is not in the database, or may not sign in, is refused (issue 3 §2)', async () => {
  expect((await api.rest('nobody', 'POST', '/auth/signin')).status).toBe(403);
  await change("update app_user set email = 'renamed@lotline.example' where id = 4");
  expect((await api.rest('finance', 'POST', '/auth/signin')).body).toMatchObject({ code: 'CANNOT_LOG_IN' });
  await change("update app_user set email = 'finance@lotline.example' where id = 4");
  expect((await api.rest('finance', 'POST', '/auth/signin')).status).toBe(200);
});

test('the latest sign-in is kept, also when an earlier one is noted after it', async () => {
  const lastSignIn = async () =>
    (await api.sequelize.query('select last_sign_in_at from app_user where id = 2', { plain: true }))?.['last_sign_in_at'];
  const [earlier, later] = [new Date('2026-11-20T20:00:00Z'), new Date('2036-11-20T20:00:01Z')];
  await recordSignIn(api.sequelize, PEOPLE.office, later);
  await recordSignIn(api.sequelize, PEOPLE.office, earlier);
  expect(await lastSignIn()).toEqual(later);
});

test('the first sign-in binds the subject: another e-mail in the database does not lose the person', async () => {
  expect((await api.rest('scheduler', 'POST', '/auth/signin')).status).toBe(200);
  await change("update app_user set email = 'new-address@lotline.example' where id = 3");
  clock += 31_000;
  expect((await api.rest('scheduler', 'POST', '/auth/signin')).body).toMatchObject({ user: { id: PEOPLE.scheduler } });
});

test('a subject that is bound to one person is never bound to another', async () => {
  expect((await api.rest('sub2', 'POST', '/auth/signin')).status).toBe(200);
  await api.sequelize.query("update app_user set subject = 'local|someone-else' where id = 7");
  clock += 31_000;
  expect((await api.rest('sub2', 'POST', '/auth/signin')).status).toBe(403);
});

test('a disabled person is refused within 60 seconds, without any notice (issue 3 §2)', async () => {
  clock += 600_000;
  expect((await api.gql('field', '{ me { id } }')).data).toEqual({ me: { id: PEOPLE.field } });
  await changeWithoutEvent(api.sequelize, 'update app_user set can_log_in = false where id = 5');
  clock += 60_000;
  const refused = await api.rest('field', 'POST', '/graphql', { query: '{ me { id } }' });
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: 'CANNOT_LOG_IN' })]);
  await api.sequelize.query('update app_user set can_log_in = true where id = 5');
});

test('a change of an account drops what was remembered at once (domain.md §1)', async () => {
  expect((await api.rest('office', 'POST', '/auth/signin')).status).toBe(200);
  await api.sequelize.query('update app_user set can_log_in = false where id = 2');
  await until('the notice is heard', async () => (await api.rest('office', 'POST', '/auth/signin')).status === 403);
});
