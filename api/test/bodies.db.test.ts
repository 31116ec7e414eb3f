// What arrives broken, too large, as a form, or without sign-in: each a typed 4xx (issue 3 §3, quality.md §2 "CSRF").
import { bootApi, type BootedApi } from './booted-api.ts';

let api: BootedApi;
let token: string;
beforeAll(async () => {
  api = await bootApi({ env: { REQUESTS_PER_MINUTE: '60' } });
  token = await api.tokenFor('admin');
});
afterAll(() => api.stop());

async function send(
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number; code: unknown; message: unknown; requestId: unknown }> {
  const answer = await fetch(api.url + path, { method: 'POST', headers, body });
  const json = (await answer.json()) as {
    code?: unknown;
    message?: unknown;
    requestId?: unknown;
    errors?: { message: string; extensions: { code: unknown; requestId: unknown } }[];
  };
  const [first] = json.errors ?? [];
  return {
    status: answer.status,
    code: json.code ?? first?.extensions.code,
    message: json.message ?? first?.message,
    requestId: json.requestId ?? first?.extensions.requestId,
  };
}

const json = (extra: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json', ...extra });

test.each<[string, string, number, string]>([
  ['malformed JSON', '{"query": ', 400, 'MALFORMED_REQUEST'],
  ['a bare string', '"hello"', 400, 'MALFORMED_REQUEST'],
  ['a number', '-0', 400, 'MALFORMED_REQUEST'],
  ['null', 'null', 400, 'MALFORMED_REQUEST'],
  ['no query', '{}', 400, 'MALFORMED_REQUEST'],
  ['a query of the wrong type', '{"query": 1e9}', 400, 'MALFORMED_REQUEST'],
  ['variables of the wrong type', '{"query": "{ me { id } }", "variables": "x"}', 400, 'MALFORMED_REQUEST'],
  ['more than 4 MB', JSON.stringify({ query: '{ me { id } }', extensions: { pad: 'x'.repeat(4_300_000) } }), 413, 'BODY_TOO_LARGE'],
])('GraphQL: %s is refused, typed (issue 3 §3)', async (_what, body, status, code) => {
  const answer = await send('/graphql', json(), body);
  expect(answer).toMatchObject({ status, code });
  expect(answer.message).toEqual(expect.any(String));
  expect(answer.requestId).toEqual(expect.any(String));
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml'])(
  'a form of another site cannot call the API: %s answers 415 (quality.md §2 "CSRF")',
  async (type) => {
    for (const path of ['/graphql', '/auth/signin', '/api/dashboard/fieldwork'])
      expect(await send(path, json({ 'content-type': type }), 'query={me{id}}')).toMatchObject({ status: 415, code: 'MALFORMED_REQUEST' });
  },
);

test.each(['gzip', 'br', 'deflate'])('a body that is no %s although it says so is refused, typed', async (encoding) => {
  for (const path of ['/graphql', '/api/attachments/getPresignedUploadParams'])
    expect(await send(path, json({ 'content-encoding': encoding }), 'abcde')).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
});

test('without a token everything behind sign-in answers 401 before it reads the body', async () => {
  for (const path of ['/graphql', '/auth/signin', '/auth/signout', '/api/dashboard/fieldwork', '/api/nothing']) {
    expect(await send(path, { 'content-type': 'application/json' }, '{broken')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await send(path, { authorization: 'Basic YTpi', 'content-type': 'application/json' }, '{}')).toMatchObject({ status: 401 });
  }
});

test('a token in the address or in a cookie signs nobody in', async () => {
  const answer = await fetch(`${api.url}/graphql?access_token=${token}&query={me{id}}`, { headers: { cookie: `token=${token}` } });
  expect(answer.status).toBe(401);
});

test('an unknown path under /api is a typed 404', async () => {
  expect((await api.rest('admin', 'GET', '/api/nothing')).body).toMatchObject({
    code: 'NOT_FOUND',
    message: expect.any(String),
    requestId: expect.any(String),
  });
});

test('asking too often answers 429 with a sentence, for that person alone (issue 3 §2)', async () => {
  const statuses = [];
  for (let call = 0; call < 70; call++) statuses.push((await api.rest('finance', 'POST', '/auth/signout')).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  const refused = await api.rest('finance', 'POST', '/auth/signin');
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([429, 'RATE_LIMITED']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await api.rest('office', 'POST', '/auth/signin')).status).toBe(200);
});
