// Bad input is a typed 4xx answer with a sentence, never a fault, and nothing is half written (issue 3, section 3; quality.md §1, case 12).
import { QueryTypes } from 'sequelize';
import { isErrorCode } from '@lotline/schema/errors/catalogue';
import { routesOf } from './access/routes-of.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertTask, type TaskRows } from './task-rows.ts';

let api: BootedApi;
let task: TaskRows;

beforeAll(async () => {
  api = await bootApi();
  task = await insertTask(api.sequelize, { group: 'Crew North' });
});
afterAll(() => api.stop());

async function post(path: string, body: string, contentType = 'application/json') {
  const answer = await fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.tokenFor('field')}`, 'content-type': contentType },
    body,
  });
  const parsed = JSON.parse(await answer.text()) as {
    code?: string;
    message?: string;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const first = parsed.errors?.[0];
  return { status: answer.status, code: first?.extensions.code ?? parsed.code, message: first?.message ?? parsed.message ?? '' };
}

const graphql = (query: string, variables?: unknown) => JSON.stringify({ query, variables });

describe('what is no request at all', () => {
  test.each([
    ['malformed JSON', '{"query": ', 'application/json', 400, 'MALFORMED_REQUEST'],
    ['an empty body', '', 'application/json', 400, 'MALFORMED_REQUEST'],
    ['a body that is no object', '"text"', 'application/json', 400, 'MALFORMED_REQUEST'],
    ['a batch', JSON.stringify([{ query: '{ me { id } }' }]), 'application/json', 400, 'MALFORMED_REQUEST'],
    ['a form', 'query=%7Bme%7Bid%7D%7D', 'application/x-www-form-urlencoded', 415, 'MALFORMED_REQUEST'],
    ['plain text', '{ me { id } }', 'text/plain', 415, 'MALFORMED_REQUEST'],
    ['a body over its limit', graphql(`{ me { id } } # ${'x'.repeat(4_400_000)}`), 'application/json', 413, 'BODY_TOO_LARGE'],
    ['a query that is no GraphQL', graphql('{ me { '), 'application/json', 400, 'MALFORMED_REQUEST'],
    ['an unknown field', graphql('{ me { password } }'), 'application/json', 400, 'MALFORMED_REQUEST'],
  ])('%s', async (_what, body, type, status, code) => {
    const answer = await post('/graphql', body, type);
    expect(answer).toMatchObject({ status, code });
    expect(answer.message).toMatch(/\S/);
  });
});

const item = (fields: string) => () =>
  `mutation { updateConstructionScheduleItemCompletion(item: { id: ${task.itemIds[0]}, ${fields} }) { id } }`;
const unplanned = (fields: string) => () =>
  `mutation { updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${task.scheduleId}, ${fields} }) { id } }`;
const comment = (fields: string) => () => `mutation { updateFieldComment(fieldComment: { id: 0, ${fields} }) { id } }`;
const contacts = (rows: string) => () =>
  `mutation { updateDeveloperAndSiteContacts(id: ${task.constructionId}, siteContacts: ${rows}) { id } }`;
const client = (fields: string) => () =>
  `mutation { updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }, client: { ${fields} }) { id } }`;

describe('a value that cannot be', () => {
  test.each<[string, () => string, string, number?]>([
    ['a wrong type', () => '{ construction(id: "one") { id } }', 'INVALID_INPUT'],
    ['an id out of range', () => '{ construction(id: 99999999999) { id } }', 'INVALID_INPUT'],
    ['an id of zero', () => 'mutation { updateConstructionTaskAccepted(scheduleId: 0) { id } }', 'INVALID_INPUT'],
    ['a negative id', () => 'mutation { updateTaskSubmitted(scheduleId: -1) { id } }', 'INVALID_INPUT'],
    ['a record that is not there', () => '{ construction(id: 2147483647) { id } }', 'NOT_FOUND', 200],
    ['an unknown input field', item('completedQty: "1", variationReason: "x", userName: "me"'), 'INVALID_INPUT'],
    ['a quantity of -0', item('completedQty: "-0", variationReason: "x"'), 'INVALID_INPUT'],
    ['a quantity of 1e9', item('completedQty: "1e9", variationReason: "x"'), 'INVALID_INPUT'],
    ['a quantity of NaN', item('completedQty: "NaN", variationReason: "x"'), 'INVALID_INPUT'],
    ['a quantity with four decimals', item('completedQty: "1.2345", variationReason: "x"'), 'INVALID_INPUT'],
    ['a quantity too large for its column', item('completedQty: "99999999999", variationReason: "x"'), 'INVALID_INPUT'],
    ['a quantity that is a number', item('completedQty: 1.5, variationReason: "x"'), 'INVALID_INPUT'],
    ['a negative quantity', item('completedQty: "-1", variationReason: "x"'), 'QUANTITY_NEGATIVE'],
    ['no quantity', item('variationReason: "x"'), 'INVALID_INPUT'],
    ['no reason', item('completedQty: "1"'), 'REASON_REQUIRED'],
    ['a reason of spaces', item('completedQty: "1", variationReason: "   "'), 'REASON_REQUIRED'],
    ['a reason over its limit', item(`completedQty: "1", variationReason: "${'x'.repeat(1001)}"`), 'INVALID_INPUT'],
    ['a reason with control characters', item('completedQty: "1", variationReason: "a\\u0000b"'), 'INVALID_INPUT'],
    ['half of a surrogate pair', comment('scheduleId: 1, comments: "\\ud800"'), 'MALFORMED_REQUEST'],
    ['an unplanned quantity of zero', unplanned('itemId: 1, quantity: "0", reason: "x"'), 'QUANTITY_ZERO'],
    ['an unplanned item that is not in the catalogue', unplanned('itemId: 2147483647, quantity: "1", reason: "x"'), 'NOT_FOUND', 200],
    ['a comment of nothing', comment('scheduleId: 1, comments: " "'), 'COMMENT_EMPTY'],
    ['a comment over 4,000 characters', comment(`scheduleId: 1, comments: "${'x'.repeat(4001)}"`), 'COMMENT_TOO_LONG'],
    ['a comment on two things', comment('scheduleId: 1, constructionId: 1, comments: "x"'), 'COMMENT_TARGET'],
    ['a comment on nothing', comment('comments: "x"'), 'COMMENT_TARGET'],
    ['a phone that is none', contacts('[{ name: "Sarah", phone: "02 9999 1234" }]'), 'PHONE_INVALID'],
    ['an e-mail that is none', contacts('[{ name: "Sarah", email: "sarah at home" }]'), 'INVALID_INPUT'],
    ['no site contact at all', contacts('[{ name: " " }]'), 'SITE_CONTACT_REQUIRED'],
    [
      'a job named twice',
      () => `mutation { updateDeveloperAndSiteContacts(id: 1, constructionId: 1, siteContacts: [{ name: "S" }]) { id } }`,
      'INVALID_INPUT',
    ],
    ['a client id that is no UUID', client('id: "1"'), 'INVALID_INPUT'],
    [
      'a day that does not exist',
      client('id: "3f0c2f34-8b7e-4d53-9d0a-0b8f3c1f2a10", occurredAt: "2026-02-30T00:00:00Z"'),
      'INVALID_INPUT',
    ],
    ['an unknown setting', () => '{ systemSettings(names: ["Colour of the van"]) { name } }', 'INVALID_INPUT'],
    ['an unknown claim', () => '{ users(claim: "CAN_FLY") { id } }', 'INVALID_INPUT'],
    [
      'a ticket that is no JSON',
      () => `mutation { updateTicketOfWork(id: ${task.scheduleId}, ticketOfWork: "{") { id } }`,
      'TICKET_INVALID',
    ],
    [
      'a ticket that is no object',
      () => `mutation { updateTicketOfWork(id: ${task.scheduleId}, ticketOfWork: "[1]") { id } }`,
      'TICKET_INVALID',
    ],
    [
      'a ticket over 1 MB',
      () => `mutation { updateTicketOfWork(id: ${task.scheduleId}, ticketOfWork: "{\\"a\\":\\"${'x'.repeat(1_048_600)}\\"}") { id } }`,
      'BODY_TOO_LARGE',
      413,
    ],
    ['no custom task', () => 'mutation { updateCustomTasks(tasks: []) { id } }', 'INVALID_INPUT'],
  ])('%s', async (_what, query, code, status = 400) => {
    const before = await written();
    const answer = await post('/graphql', graphql(query()));
    expect(answer.code).toBe(code);
    expect(isErrorCode(answer.code)).toBe(true);
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(/\S/);
    expect(await written()).toEqual(before);
  });

  test.each([
    ['/api/dashboard/fieldwork/x', 'INVALID_INPUT', 400],
    ['/api/dashboard/fieldwork/-1', 'INVALID_INPUT', 400],
    ['/api/dashboard/fieldwork/0', 'CLAIM_REQUIRED', 403],
    ['/api/dashboard/completed/2', 'INVALID_INPUT', 400],
    ['/api/dashboard/completed/1/1e1', 'INVALID_INPUT', 400],
    ['/api/nowhere', 'NOT_FOUND', 404],
  ])('GET %s', async (path, code, status) => {
    const answer = await api.rest('field', 'GET', path);
    expect(answer.body).toMatchObject({
      code,
      message: expect.stringMatching(/\S/) as string,
      requestId: expect.stringMatching(/\S/) as string,
    });
    expect(answer.status).toBe(status);
  });
});

describe('a malformed percent in the address', () => {
  const MOUNTS = ['/api', '/idp', '/auth', '/builders', ''];

  test('answers a typed 400 on every route with a parameter', async () => {
    const routes = routesOf(api.app).filter((route) => route.includes('/:'));
    expect(routes.length).toBeGreaterThan(6);
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const answers = await Promise.all(malformed(path).flatMap((at) => MOUNTS.map((mount) => api.rest('field', method, mount + at))));
      // a router does not say what it is mounted under: one of the mounts is the route's own, and none of them may fail
      expect([route, answers.map(({ status }) => status).filter((status) => status >= 500)]).toEqual([route, []]);
      expect([route, answers.map(({ status, body }) => ({ status, body }))]).toEqual([
        route,
        expect.arrayContaining([
          {
            status: 400,
            body: expect.objectContaining({ code: 'MALFORMED_REQUEST', message: expect.stringContaining('%') as string }) as unknown,
          },
        ]),
      ]);
    }
  });

  test.each(['/api/files/%zz', '/idp/sign-in/%zz', '/api/files/%', '/idp/sign-in/%ff', '/%ff', '/field/%zz'])(
    'needs no sign-in to be told at %s',
    async (path) => {
      const answer = await fetch(api.url + path);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'MALFORMED_REQUEST']);
    },
  );

  /** Each parameter alone and all of them: '/a/:x/:y' becomes '/a/%zz/1', '/a/1/%zz' and '/a/%zz/%zz'. */
  function malformed(path: string): string[] {
    const names = [...path.matchAll(/:\w+/g)].map(([name]) => name);
    const fill = (broken: readonly string[]) => path.replace(/:\w+/g, (name) => (broken.includes(name) ? '%zz' : '1'));
    return [...names.map((name) => fill([name])), fill(names)];
  }
});

/** What a half-done command would leave: rows, events, claims of ids. */
async function written(): Promise<unknown> {
  const [counts] = await api.sequelize.query(
    `select (select count(*) from event) events, (select count(*) from idempotency) claims, (select count(*) from boq) boqs,
            (select count(*) from field_comment) comments, (select count(*) from task_user) visits, (select count(*) from site_contact) contacts,
            (select sum(version) from schedule) versions`,
    { type: QueryTypes.SELECT },
  );
  return counts;
}
