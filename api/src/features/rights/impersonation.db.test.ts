// Signed in as somebody else, in a real database: each refusal, what the token opens, and each way it ends within a minute (screens.md §2.17; quality.md §2).
import { decodeJwt, SignJWT } from 'jose';
import { QueryTypes } from 'sequelize';
import { OUT_WITHIN_MS, PERSON_KNOWN_MS } from '../../platform/auth/known-for.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent, changeWithoutEvent } from '../../../test/change-with-event.ts';
import { EventReader } from '../../../test/read-events.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { TurnedClock } from '../../../test/turned-clock.ts';
import { until } from '../../../test/until.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

const SECRET = 'a secret of impersonation that is long enough';
const START = new Date(Date.now() - 3_600_000);
const clock = new TurnedClock(START);
const REASON = 'She cannot find her task';
let api: BootedApi;

beforeAll(async () => {
  api = await bootApi({ now: clock.now, every: clock.every, env: { IMPERSONATION_SECRET: SECRET } });
});
afterAll(() => api.stop());

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
}

async function ask(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = await fetch(`${api.url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await answer.text();
  const told: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  const code = typeof told === 'object' && told !== null && 'code' in told ? String(told.code) : 'OK';
  return { status: answer.status, code, body: told };
}

async function gql(token: string, query: string): Promise<{ readonly data: unknown; readonly code: string }> {
  const { body, code } = await ask(token, 'POST', '/graphql', { query });
  const { data, errors } = body as { data?: unknown; errors?: readonly { extensions: { code: string } }[] };
  return { data, code: errors?.[0]?.extensions.code ?? code };
}

const begin = (by: PersonName, of: PersonName | number, reason: unknown = REASON) =>
  api.rest(by, 'POST', `/auth/impersonate/${String(typeof of === 'number' ? of : PEOPLE[of])}`, { reason });
async function tokenOf(by: PersonName, of: PersonName): Promise<string> {
  const { status, body } = await begin(by, of);
  expect(status).toBe(200);
  return (body as { token: string }).token;
}
const who = async (token: string) => (await gql(token, '{ me { id } }')).data;
const rows = <T extends object>(sql: string) => api.sequelize.query<T>(sql, { type: QueryTypes.SELECT });
const change = (sql: string) => changeWithEvent(api.sequelize, sql, [api]);

test('the answer is the person and a token of 30 minutes, which names both and opens what is theirs', async () => {
  const { status, body, headers } = await begin('admin', 'field');
  const { user, token, ...more } = body as { user: { id: number }; token: string };
  expect([status, user.id, more, headers.get('cache-control')]).toEqual([200, PEOPLE.field, {}, 'no-store']);
  const { sub, act, iat = 0, exp = 0 } = decodeJwt(token);
  expect({ sub, act, lasts: exp - iat }).toEqual({ sub: String(PEOPLE.field), act: { sub: String(PEOPLE.admin) }, lasts: 1_800 });
  expect(await who(token)).toEqual({ me: { id: PEOPLE.field } });
  // the administrator's rights do not come along
  expect((await gql(token, '{ roleMatrix { version } }')).code).not.toBe('OK');
});

describe('it is refused, and nothing is written', () => {
  test.each<[string, PersonName, PersonName | number, string]>([
    ['to who lacks the claim', 'scheduler', 'field', 'CLAIM_REQUIRED'],
    ['as oneself', 'admin', 'admin', 'IMPERSONATION_ONESELF'],
    ['as who cannot sign in', 'admin', 'nobody', 'IMPERSONATION_NO_SIGN_IN'],
    ['as nobody', 'admin', 4_711, 'NOT_FOUND'],
  ])('%s', async (_, by, of, code) => expect(await refusedWith(() => begin(by, of))).toBe(code));

  test.each([
    ['without a reason', undefined, 'REASON_REQUIRED'],
    ['with an empty reason', '  ', 'REASON_REQUIRED'],
    ['with one that is too long', 'x'.repeat(501), 'INVALID_INPUT'],
  ])('%s', async (_, reason, code) => expect(await refusedWith(() => begin('admin', 'field', reason ?? null))).toBe(code));

  test('from within another one, whatever the person may do', async () => {
    const token = await tokenOf('admin', 'field');
    expect(await refusedWith(() => ask(token, 'POST', `/auth/impersonate/${String(PEOPLE.sub)}`, { reason: REASON }))).toBe(
      'IMPERSONATION_NESTED',
    );
  });

  test('as who changes rights, as who signs in as others, and as who may more than the caller', async () => {
    await change(`insert into role_claim (role_id, claim_value) values (4, 'CAN_IMPERSONATE_USERS')`);
    expect(await refusedWith(() => begin('admin', 'office'))).toBe('IMPERSONATION_OF_ADMINISTRATOR');
    expect(await refusedWith(() => begin('office', 'admin'))).toBe('IMPERSONATION_OF_ADMINISTRATOR');
    expect(await refusedWith(() => begin('office', 'finance'))).toBe('IMPERSONATION_EXCEEDS_YOURS');
    // a subcontractor sees the amounts of their tasks, the office sees none
    expect(await refusedWith(() => begin('office', 'sub'))).toBe('IMPERSONATION_EXCEEDS_YOURS');
    expect((await begin('office', 'field')).status).toBe(403);
    await change(`insert into role_claim (role_id, claim_value) values (4, 'CAN_ACCESS_TICKET_OF_WORK')`);
    expect((await begin('office', 'field')).status).toBe(200);
    // by the amounts alone, which no claim of theirs gives
    expect(await refusedWith(() => begin('office', 'sub'))).toBe('IMPERSONATION_EXCEEDS_YOURS');
    await change(`delete from role_claim where role_id = 4 and claim_value in ('CAN_IMPERSONATE_USERS', 'CAN_ACCESS_TICKET_OF_WORK')`);
  });

  async function refusedWith(call: () => Promise<{ readonly body: unknown }>): Promise<string> {
    const written = () =>
      rows(`select (select count(*) from impersonation) as begun, (select count(*) from event where move <> 'bindSubject') as events`);
    const before = await written();
    const { body } = await call();
    expect(await written()).toEqual(before);
    return (body as { code: string }).code;
  }
});

describe('a token', () => {
  const signed = (secret: string, typ: string, personId: number) =>
    new SignJWT({ act: { sub: '1' } })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuer(new URL(api.url).origin.replace('127.0.0.1', 'localhost'))
      .setAudience('urn:lotline:impersonation')
      .setSubject(String(personId))
      .setJti('1')
      .setIssuedAt(clock.now())
      .setExpirationTime(new Date(clock.now().getTime() + 60_000))
      .sign(new TextEncoder().encode(secret));

  test.each([
    ['of another secret', () => signed('another secret that is long enough too', 'impersonation+jwt', PEOPLE.field)],
    ['of this secret that says it is the provider’s', () => signed(SECRET, 'at+jwt', PEOPLE.field)],
    [
      'of which a letter was changed',
      async () => (await tokenOf('admin', 'field')).replace(/.(?=\.[^.]*$)/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
  ])('%s opens nothing', async (_, token) => expect((await ask(await token(), 'GET', '/api/sync/field')).status).toBe(401));

  test('of this secret for another person than the one that was asked for has ended before it begins', async () => {
    await tokenOf('admin', 'field');
    expect((await ask(await signed(SECRET, 'impersonation+jwt', PEOPLE.office), 'GET', '/api/sync/field')).code).toBe(
      'IMPERSONATION_ENDED',
    );
  });
});

test('what is forbidden meanwhile is refused before anything of it is done, under any name and beside anything else', async () => {
  const token = await tokenOf('admin', 'finance');
  const forbidden = [
    'savePerson(input: { why: "x", base: {}, changes: {} }) { id }',
    'more: setPersonAccess(id: 5, canLogIn: false, why: "x") { id }',
  ];
  for (const field of forbidden) expect((await gql(token, `mutation { ${field} }`)).code).toBe('IMPERSONATION_FORBIDS');
  expect(
    (await gql(token, 'mutation { ...All } fragment All on Mutation { deleteFieldComment(id: 1) runScheduledTask(task: "x") { ok } }'))
      .code,
  ).not.toBe('OK');
  const calls = [
    ['POST', '/api/attachments/getPresignedUploadParams'],
    ['POST', '/api/attachments/7/complete'],
    ['POST', '/auth/signin'],
    ['PUT', '/API/presence/construction/1'],
    ['POST', '/api/impersonations/seen'],
    ['GET', '/api/unheard-of'],
  ] as const;
  for (const [method, path] of calls)
    expect([path, (await ask(token, method, path, method === 'GET' ? undefined : {})).code]).toEqual([path, 'IMPERSONATION_FORBIDS']);
  expect((await ask(token, 'GET', '/api/receipts')).status).toBe(200);
});

describe('it ends', () => {
  /** The process hears of it by the database's notice. */
  const isOver = async (token: string) => {
    await until('it is over', async () => (await ask(token, 'GET', '/api/receipts')).status === 401);
    const { status, code } = await ask(token, 'GET', '/api/receipts');
    return [status, code];
  };
  const OVER = [401, 'IMPERSONATION_ENDED'];

  test('by itself after 30 minutes, whatever was done meanwhile', async () => {
    const token = await tokenOf('admin', 'field');
    await clock.turn(29 * 60);
    expect(await who(token)).toEqual({ me: { id: PEOPLE.field } });
    await clock.turn(60);
    expect(await isOver(token)).toEqual(OVER);
  });

  test.each([
    ['by End', 'POST', '/auth/impersonate/end'],
    ['by signing out of it', 'POST', '/auth/signout'],
  ])('%s, its stream too, and the person stays signed in', async (_, method, path) => {
    const token = await tokenOf('admin', 'field');
    expect((await ask(token, method, path)).status).toBe(204);
    expect(await isOver(token)).toEqual(OVER);
    expect(await rows(`select from sign_in where outcome = 'out'`)).toEqual([]);
    expect((await api.gql('field', '{ me { id } }')).errors).toEqual([]);
  });

  test('when the administrator ends it from their own screen, begins another one, or signs out', async () => {
    const first = await tokenOf('admin', 'field');
    await api.rest('admin', 'POST', '/auth/impersonate/end');
    expect(await isOver(first)).toEqual(OVER);
    const second = await tokenOf('admin', 'field');
    const third = await tokenOf('admin', 'sub');
    expect([await isOver(second), await who(third)]).toEqual([OVER, { me: { id: PEOPLE.sub } }]);
    await api.rest('admin', 'POST', '/auth/signout');
    expect(await isOver(third)).toEqual(OVER);
  });

  /** In the database alone, as another process would whose notice was lost; undone afterwards. */
  const LOSSES: readonly (readonly [string, string, string])[] = [
    [
      'the person is disabled',
      `update app_user set can_log_in = false where id = ${String(PEOPLE.field)}`,
      `update app_user set can_log_in = true`,
    ],
    [
      'the administrator is disabled',
      `update app_user set can_log_in = false where id = ${String(PEOPLE.admin)}`,
      `update app_user set can_log_in = true`,
    ],
    [
      'the claim is lost',
      `delete from role_claim where role_id = 6 and claim_value = 'CAN_IMPERSONATE_USERS'`,
      `insert into role_claim (role_id, claim_value) values (6, 'CAN_IMPERSONATE_USERS')`,
    ],
    [
      'the person gets a claim that nobody borrows',
      `insert into role_claim (role_id, claim_value) values (1, 'CAN_MANAGE_ROLE_CLAIMS')`,
      `delete from role_claim where role_id = 1 and claim_value = 'CAN_MANAGE_ROLE_CLAIMS'`,
    ],
    ['it is ended elsewhere', `update impersonation set ended_at = now() where ended_at is null`, 'select 1'],
  ];
  test.each(LOSSES)('within a minute where %s, calls and stream alike', async (_, loss, back) => {
    const token = await tokenOf('admin', 'field');
    expect(await who(token)).toEqual({ me: { id: PEOPLE.field } });
    const reader = await EventReader.open(api.url, token);
    await reader.until((events) => events.some(({ event }) => event === 'ready'));
    await changeWithoutEvent(api.sequelize, loss);
    await clock.turn(OUT_WITHIN_MS / 1000 - 1);
    expect(await isOver(token)).toEqual(OVER);
    await reader.until(() => reader.isEnded);
    await changeWithoutEvent(api.sequelize, back);
    await changeWithoutEvent(api.sequelize, `update app_user set can_log_in = false where id = ${String(PEOPLE.nobody)}`);
    await clock.turn(PERSON_KNOWN_MS / 1000);
  });

  test('at once where it is heard of: the open stream ends', async () => {
    const live = await bootApi({ env: { IMPERSONATION_SECRET: SECRET } });
    const { body } = await live.rest('admin', 'POST', `/auth/impersonate/${String(PEOPLE.field)}`, { reason: REASON });
    const reader = await EventReader.open(live.url, (body as { token: string }).token);
    await reader.until((events) => events.some(({ event }) => event === 'ready'));
    await live.rest('admin', 'POST', '/auth/impersonate/end');
    await reader.until(() => reader.isEnded);
    await live.stop();
  });
});

test('the person is told who, when and why, until they have read it; the one that lasts stays', async () => {
  const notices = async () =>
    ((await api.rest('sub', 'GET', '/api/impersonations')).body as { impersonations: { id: number; endedAt: string | null }[] })
      .impersonations;
  const seen = async () => api.rest('sub', 'POST', '/api/impersonations/seen', { ids: (await notices()).map(({ id }) => id) });
  await clock.turn(1_800);
  await seen();
  expect(await notices()).toEqual([]);
  const began = clock.now().toISOString();
  const token = await tokenOf('admin', 'sub');
  const expiresAt = new Date(clock.now().getTime() + 1_800_000).toISOString();
  const told = { id: expect.any(Number) as number, administrator: 'Ada Marsh', reason: REASON, beganAt: began, endedAt: null, expiresAt };
  expect(await notices()).toEqual([told]);
  await seen();
  expect(await notices()).toEqual([told]);
  await clock.turn(60);
  await ask(token, 'POST', '/auth/impersonate/end');
  expect(await notices()).toEqual([{ ...told, endedAt: clock.now().toISOString() }]);
  // nobody else reads them, or notes them as read
  expect((await api.rest('field', 'GET', '/api/impersonations')).body).not.toMatchObject({ impersonations: [{ expiresAt }] });
  await api.rest('field', 'POST', '/api/impersonations/seen', { ids: (await notices()).map(({ id }) => id) });
  expect(await notices()).toHaveLength(1);
  await seen();
  expect(await notices()).toEqual([]);
});

test('history reads “A for B”, the log finds it by who was signed in as them, and the person’s history says who began and ended it, and why', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const token = await tokenOf('admin', 'field');
  const saved = await gql(
    token,
    `mutation { updateFieldComment(fieldComment: { id: 0, scheduleId: ${String(scheduleId)}, comments: "Gate is open" }) { id } }`,
  );
  expect(saved.code).toBe('OK');
  await ask(token, 'POST', '/auth/impersonate/end');
  const { data } = await api.gql(
    'office',
    `{ jobEvents(constructionId: ${String(constructionId)}) { events { move displayName userId impersonatorId } } }`,
  );
  expect((data?.['jobEvents'] as { events: unknown[] }).events[0]).toEqual({
    ...{ move: 'addComment', displayName: 'Ada Marsh for Finn Walsh', userId: PEOPLE.field, impersonatorId: PEOPLE.admin },
  });
  const log = async (filter: object) => {
    const query = 'query($filter: ActivityFilterInput) { activityLog(filter: $filter) { rows { move person impersonator why } } }';
    return ((await api.gql('admin', query, { filter })).data?.['activityLog'] as { rows: { move: string }[] }).rows;
  };
  const row = { move: 'addComment', person: 'Finn Walsh', impersonator: 'Ada Marsh', why: null };
  const search = String(constructionId);
  expect(await log({ search, impersonators: [PEOPLE.admin] })).toEqual([row]);
  expect(await log({ search, impersonators: [PEOPLE.office] })).toEqual([]);
  const history = await api.gql(
    'admin',
    `{ recordEvents(entity: "app_user", id: ${String(PEOPLE.field)}, first: 2) { events { move displayName why } } }`,
  );
  expect((history.data?.['recordEvents'] as { events: unknown[] }).events).toEqual([
    { move: 'endImpersonation', displayName: 'Ada Marsh for Finn Walsh', why: null },
    { move: 'beginImpersonation', displayName: 'Ada Marsh', why: REASON },
  ]);
});
