// What one request may bring and ask for at once: bodies, lists, texts, and the same answer under many names (issue 6 §1).
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertTask, type TaskRows } from './task-rows.ts';
import type { PersonName } from './world.ts';

const PER_MINUTE = 30;

let api: BootedApi;
let limited: BootedApi;
let task: TaskRows;
beforeAll(async () => {
  api = await bootApi();
  limited = await bootApi({ env: { REQUESTS_PER_MINUTE: String(PER_MINUTE) } });
  task = await insertTask(api.sequelize, { group: 'Crew North' });
});
afterAll(() => Promise.all([api.stop(), limited.stop()]));

interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly message: unknown;
}

interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  /** In chunks, without a length. */
  readonly isChunked?: boolean;
  readonly path?: string;
}

async function post(body: string | Buffer, { headers = {}, isChunked = false, path = '/graphql' }: Sending = {}): Promise<Answer> {
  const bytes = Buffer.from(body);
  const call = request(`${api.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.tokenFor('field')}`,
      'content-type': 'application/json',
      ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes.length }),
      ...headers,
    },
  });
  return new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const json = JSON.parse(text) as {
          code?: unknown;
          message?: unknown;
          errors?: { message: unknown; extensions: { code: unknown } }[];
        };
        const [first] = json.errors ?? [];
        resolve({ status: response.statusCode ?? 0, code: json.code ?? first?.extensions.code, message: json.message ?? first?.message });
      });
    });
    call.end(bytes);
  });
}

const CONTACTS = 'mutation ($rows: [SiteContactInput!]!) { updateDeveloperAndSiteContacts(id: 1, siteContacts: $rows) { id } }';
const contacts = (count: number) => `{"query":"${CONTACTS}","variables":{"rows":[${'{},'.repeat(count - 1)}{}]}}`;
const SAVE = 'mutation ($id: Int!, $ticket: String!) { updateTicketOfWork(id: $id, ticketOfWork: $ticket) { id } }';
const ticket = () =>
  JSON.stringify({ query: SAVE, variables: { id: task.scheduleId, ticket: JSON.stringify({ note: '"{x}" '.repeat(100_000) }) } });
const padded = (query: string) => JSON.stringify({ query, extensions: { pad: 'x'.repeat(300_000) } });
const TOO_LARGE = { status: 413, code: 'BODY_TOO_LARGE', message: 'What was sent is larger than the limit of 256 KiB.' };

describe('a body of more than 256 kB is a ticket of work or refused', () => {
  test.each<[string, () => string | Buffer, Sending]>([
    ['4.2 MB of site contacts', () => contacts(1_400_000), {}],
    ['300 kB of them', () => contacts(100_000), {}],
    ['in chunks', () => contacts(100_000), { isChunked: true }],
    ['compressed', () => gzipSync(contacts(1_000_000)), { headers: { 'content-encoding': 'gzip' } }],
    ['in another encoding', () => Buffer.from(ticket(), 'utf16le'), { headers: { 'content-type': 'application/json; charset=utf-16le' } }],
    ['one long text for another operation', () => padded('{ me { id } }'), {}],
    ['compressed, one long text', () => gzipSync(padded('{ me { id } }')), { headers: { 'content-encoding': 'gzip' } }],
    [
      'a ticket with something beside it',
      () => padded('mutation { updateTicketOfWork(id: 1, ticketOfWork: "{}") { id } updateTaskSubmitted(scheduleId: 1) { id } }'),
      {},
    ],
    [
      'a ticket as the operation that is not meant',
      () => JSON.stringify({ ...(JSON.parse(padded(`query a { me { id } } ${SAVE.replace('(', 'b(')}`)) as object), operationName: 'a' }),
      {},
    ],
  ])('refused: %s', async (_what, body, sending) => {
    expect(await post(body(), sending)).toEqual(TOO_LARGE);
  });

  test('REST takes less in any case', async () => {
    const answer = await post(`{"a":[${'{},'.repeat(100_000)}{}]}`, { path: '/api/attachments/getPresignedUploadParams' });
    expect(answer).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  test.each<[string, () => string | Buffer, Sending]>([
    ['as it is', ticket, {}],
    ['in chunks', ticket, { isChunked: true }],
    ['compressed', () => gzipSync(ticket()), { headers: { 'content-encoding': 'gzip' } }],
  ])('a ticket of 900 kB is saved: %s', async (_what, body, sending) => {
    expect(await post(body(), sending)).toEqual({ status: 200, code: undefined, message: undefined });
  });
});

test('a list is judged by its number, as a variable of any name and in the query’s own text', async () => {
  const refused = { status: 400, code: 'INVALID_INPUT', message: 'Site contacts must be at most 50 entries.' };
  const accept = { headers: { accept: '*/*' } };
  expect(await post(contacts(51), accept)).toEqual(refused);
  expect(await post(contacts(1_000), accept)).toEqual(refused);
  const literal = `mutation { updateDeveloperAndSiteContacts(id: 1, siteContacts: [${'{} '.repeat(51)}]) { id } }`;
  expect(await post(JSON.stringify({ query: literal }), accept)).toEqual(refused);
});

test('the place of a large body rests after its answer: whoever saves tickets one after the other is slowed down', async () => {
  const slow = await bootApi({ rests: { largeBody: 86_400_000 } });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) statuses.push((await slow.rest('field', 'POST', '/graphql', JSON.parse(ticket()))).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect((await slow.gql('field', '{ me { id } }')).status).toBe(200);
  await slow.stop();
});

test('the slot of a paper rests after its use: whoever asks for papers one after the other is slowed down, and nobody else is', async () => {
  const slow = await bootApi({ rests: { paper: 86_400_000 } });
  const statuses: number[] = [];
  for (const person of ['field', 'field', 'field', 'admin'] as const)
    statuses.push((await slow.rest(person, 'GET', '/api/tickets/2147483647.pdf')).status);
  expect(statuses).toEqual([404, 404, 429, 404]);
  await slow.stop();
});

test('a small body of many values is refused before a value is made of any of them', async () => {
  const refused = { status: 413, code: 'BODY_TOO_LARGE', message: 'What was sent is larger than the limit of 10,000 values.' };
  expect(await post(contacts(80_000))).toEqual(refused);
  expect(await post(`{"a":[${'{},'.repeat(40_000)}{}]}`, { path: '/api/attachments/getPresignedUploadParams' })).toEqual(refused);
  const headers = { 'content-type': 'application/json; charset=utf-16le' };
  expect(await post(Buffer.from(contacts(40_000), 'utf16le'), { headers })).toMatchObject({ status: 415, code: 'MALFORMED_REQUEST' });
});

test('a text is judged by its length', async () => {
  const query = 'mutation ($text: String!) { updateTaskSubmitted(scheduleId: 1) { id } updateJobStatus(id: 1, status: $text) { id } }';
  const answer = await post(JSON.stringify({ query, variables: { text: 'x'.repeat(200_000) } }), { headers: { accept: '*/*' } });
  expect(answer).toEqual({ status: 400, code: 'INVALID_INPUT', message: 'Status must be at most 8000 characters.' });
});

const under = (names: number, field: string) => `{ ${Array.from({ length: names }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

describe('the same answer under many names', () => {
  test.each([
    ['everybody', 'users { id displayName groupUsers { group { name } } }'],
    ['a job’s chat', 'jobFieldComments(constructionId: 1) { id comments }'],
    ['a job’s history', 'jobEvents(constructionId: 1) { events { before after } }'],
    ['a job', 'construction(id: 1) { id }'],
    ['the catalogue', 'fieldItems { id }'],
  ])('fifteen times %s is too much', async (_what, field) => {
    const { status, errors, data } = await api.gql('admin', under(15, field));
    expect([status, errors[0]?.extensions.code, data]).toEqual([400, 'QUERY_TOO_COMPLEX', undefined]);
    expect(errors[0]?.extensions.details).toEqual({ limit: 'weight 100', weight: expect.any(Number) as number });
  });

  test('counts as often in the rate of that person, and of nobody else', async () => {
    const ask = (person: PersonName, query: string) => limited.gql(person, query);
    // 30 a minute: a document of 10 names twice, new the first time, and one of 7 are 28 requests
    for (const names of [10, 10, 7]) expect((await ask('office', under(names, 'me { id }'))).status).toBe(200);
    const refused = await ask('office', under(3, 'me { id }'));
    expect([refused.status, refused.errors[0]?.extensions.code, refused.data]).toEqual([429, 'RATE_LIMITED', undefined]);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await limited.rest('office', 'POST', '/auth/signin')).status).toBe(429);
    expect((await ask('finance', under(10, 'me { id }'))).status).toBe(200);
  });
});
