// The HTTP status of a GraphQL answer that refuses what was sent, and how large a ticket of work may be on its way (issue 3 §3; domain.md §2).
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertTask, type TaskRows } from './task-rows.ts';
import { until } from './until.ts';

const MB = 1_048_576;

let api: BootedApi;
let task: TaskRows;
beforeAll(async () => {
  api = await bootApi();
  task = await insertTask(api.sequelize, { group: 'Crew North' });
});
afterAll(() => api.stop());

const SAVE = 'mutation ($id: Int!, $ticket: String!) { updateTicketOfWork(id: $id, ticketOfWork: $ticket) { id } }';
const save = (ticket: string) => api.gql('field', SAVE, { id: task.scheduleId, ticket });

/** A JSON object of that many bytes whose text is the filling, over and over. */
function ticketOf(bytes: number, filling: string): string {
  const room = bytes - Buffer.byteLength('{"a":""}');
  const times = Math.floor(room / Buffer.byteLength(filling));
  return `{"a":"${filling.repeat(times)}${'x'.repeat(room - times * Buffer.byteLength(filling))}"}`;
}

async function keptTicket(): Promise<string> {
  const [row] = await api.sequelize.query<{ kept: string }>('select ticket_of_work::text kept from schedule where id = $id', {
    bind: { id: task.scheduleId },
    type: QueryTypes.SELECT,
  });
  return row?.kept ?? '';
}

describe('a ticket of work of 1 MB', () => {
  test.each([
    ['plain text', 'x'],
    ['quotes, each of which is escaped twice', '\\"'],
    ['backslashes', '\\\\'],
    ['letters of two bytes', 'é'],
    ['signs of four bytes', '🚧'],
  ])('is saved: %s', async (_what, filling) => {
    const ticket = ticketOf(MB, filling);
    expect(Buffer.byteLength(ticket)).toBe(MB);
    expect((await save(ticket)).errors).toEqual([]);
    expect(JSON.parse(await keptTicket())).toEqual(JSON.parse(ticket));
  });

  test('is saved when it stands in the query’s own text', async () => {
    const ticket = ticketOf(MB, '\\"');
    const query = `mutation { updateTicketOfWork(id: ${task.scheduleId}, ticketOfWork: ${JSON.stringify(ticket)}) { id } }`;
    expect((await api.gql('field', query)).errors).toEqual([]);
  });

  test.each([
    ['one byte more', ticketOf(MB + 1, 'x')],
    ['one byte more, of letters of two bytes', ticketOf(MB + 1, 'é')],
  ])('and %s is refused with 413 and a sentence', async (_what, ticket) => {
    const { status, data, errors } = await save(ticket);
    expect([status, data, errors[0]?.extensions.code]).toEqual([413, undefined, 'BODY_TOO_LARGE']);
    expect(errors[0]?.message).toBe('What was sent is larger than the limit of 1 MiB.');
  });

  test('a request beyond every ticket is refused with 413 before it is read', async () => {
    const { status, body } = await api.rest('field', 'POST', '/graphql', { query: SAVE, variables: { ticket: 'x'.repeat(4.2 * MB) } });
    expect([status, body]).toEqual([413, expect.objectContaining({ code: 'BODY_TOO_LARGE' })]);
  });
});

describe('large bodies', () => {
  test('four of one person may be under way; the fifth answers 429, and others and small ones pass', async () => {
    const open = await Promise.all([1, 2, 3, 4].map(() => beginLargeBody('sub')));
    expect((await begun('sub')).status).toBe(429);
    expect((await begun('field')).status).not.toBe(429);
    expect((await api.gql('sub', '{ me { id } }')).status).toBe(200);
    for (const stop of open) stop();
    await until('a place is free again', async () => (await begun('sub')).status !== 429);
  });

  const begun = (person: 'sub' | 'field') =>
    api.rest(person, 'POST', '/graphql', { query: '{ me { id } }', extensions: { pad: 'x'.repeat(300_000) } });

  /** Says that a megabyte comes and sends none of it; answers how to hang up. */
  async function beginLargeBody(person: 'sub'): Promise<() => void> {
    const call = request(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.tokenFor(person)}`,
        'content-type': 'application/json',
        'content-length': MB,
        expect: '100-continue',
      },
    });
    call.on('error', () => undefined);
    call.flushHeaders();
    // the server says so as it hands the request to the app, which has counted it when the next one comes
    await new Promise((resolve) => call.once('continue', resolve));
    return () => call.destroy();
  }
});

describe('a reused idempotency key', () => {
  test.each(['application/json', 'application/graphql-response+json', '*/*'])(
    'with another body answers 422 to %s (quality.md §1, point 6)',
    async (accept) => {
      const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
      const id = randomUUID();
      const comment = (comments: string) =>
        ask(
          accept,
          `mutation { updateFieldComment(fieldComment: { id: 0, scheduleId: ${scheduleId}, comments: "${comments}" }, client: { id: "${id}" }) { id } }`,
        );
      expect((await comment('rain')).status).toBe(200);
      expect((await comment('rain')).status).toBe(200);
      const other = await comment('hail');
      expect([other.status, other.body.data, other.body.errors?.[0]?.extensions.code]).toEqual([422, undefined, 'IDEMPOTENCY_MISMATCH']);
    },
  );
});

describe('GraphQL over HTTP', () => {
  const BAD = 'mutation { updateTaskSubmitted(scheduleId: -1) { id } }';

  test('wherever data is answered the status is 2xx: bad input beside what was read, and refusals by a rule', async () => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const partly = await ask(accept, '{ me { id } construction(id: -1) { id } }');
      expect([partly.status, partly.body.data]).toEqual([200, { me: expect.anything() as unknown, construction: null }]);
      const refused = await ask(accept, `mutation { updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id } }`);
      expect([refused.status, refused.body.data]).toEqual([200, { updateTaskSubmitted: null }]);
    }
  });

  test('bad input that leaves nothing to answer has a 4xx status and no data, whatever media type is asked for', async () => {
    for (const accept of ['application/json', 'application/graphql-response+json', '*/*']) {
      const { status, body } = await ask(accept, BAD);
      expect([status, 'data' in body]).toEqual([400, false]);
    }
  });

  test('several errors share their status, or answer 400', async () => {
    const large = JSON.stringify(ticketOf(MB + 1, 'x'));
    const save = (name: string) => `${name}: updateTicketOfWork(id: 1, ticketOfWork: ${large}) { id }`;
    expect((await api.gql('field', `mutation { ${save('a')} }`)).status).toBe(413);
    expect((await api.gql('field', `mutation { ${save('a')} ${save('b')} }`)).status).toBe(413);
    const failing = 'updateTaskSubmitted(scheduleId: -1) { id }';
    expect((await api.gql('field', `mutation { a: ${failing} b: ${failing} }`)).status).toBe(400);
    const empty = `fieldComment: { id: 0, scheduleId: 1, comments: "" }`;
    expect((await api.gql('field', `mutation { ${failing} updateFieldComment(${empty}) { id } }`)).status).toBe(400);
  });
});

test('a document of many comments is too much: each is a token that the parser’s limit does not count (quality.md §2)', async () => {
  const { status, body } = await api.rest('field', 'POST', '/graphql', { query: `{ me { id } }${'\n#'.repeat(80_000)}` });
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' })]);
  expect((await api.gql('field', '# who am I\n{ me { id } }')).status).toBe(200);
});

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { extensions: { code: string } }[];
}

async function ask(accept: string, query: string): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.tokenFor('field')}`, 'content-type': 'application/json', accept },
    body: JSON.stringify({ query }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}
