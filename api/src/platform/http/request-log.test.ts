import { publicPath } from './public-path.ts';
import { createLog } from './request-log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('debug', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzdWIifQ.c2lnbmF0dXJl';

test.each([
  ['a bearer token in a header', { headers: { authorization: `Bearer ${TOKEN}` } }],
  ['a refresh token in a body', { body: { refresh_token: 'secret-refresh' } }],
  ['a cookie', { cookie: 'session=secret-cookie' }],
  ['a header as somebody else writes it', { headers: { Authorization: 'Basic secret-basic', 'Set-Cookie': ['a=secret-cookie'] } }],
  ['a token by another spelling', { answer: { body: { refreshToken: 'secret-refresh', UPLOADURL: 'secret-upload' } } }],
  ['a secret deep down', { a: [{ b: { c: { d: { Secret: 'secret-deep' } } } }] }],
  ['an address inside a text', { note: 'gave out http://localhost/API/Files/secret-upload.secret-signature' }],
  ['an upload address', { uploadUrl: 'http://localhost/api/files/secret-upload' }],
])('%s never reaches the log (issue 3 §1 "Secrets are never logged")', (_what, facts) => {
  expect(logged((log) => log.info(facts))).not.toMatch(/secret-|c2lnbmF0dXJl/);
});

test('what is no secret is logged as it is, and an error by its serializer', () => {
  const facts = { userId: 7, tokens: 3, at: new Date(0), list: [1, { a: null }], err: new Error('broken') };
  expect(JSON.parse(logged((log) => log.info(facts)))).toMatchObject({
    userId: 7,
    tokens: 3,
    at: '1970-01-01T00:00:00.000Z',
    list: [1, { a: null }],
    err: { type: 'Error', message: 'broken' },
  });
});

test('the password of DATABASE_URL and a token inside an error’s text are removed, in its causes too', () => {
  const cause = new Error(`token ${TOKEN}`);
  const text = logged((log) => log.error({ err: new Error('cannot reach postgres://lotline:hunter2@db:5432/x', { cause }) }));
  expect(text).not.toMatch(/hunter2|c2lnbmF0dXJl/);
  expect(text).toContain('postgres://[redacted]@db:5432/x');
});

test.each([
  ['/api/files/abc.def?x=1', '/api/files/[redacted]'],
  ['/idp/sign-in/uid', '/idp/sign-in/[redacted]'],
  ['/builders/slug', '/builders/[redacted]'],
  ['/API/Files/abc.def', '/api/files/[redacted]'],
  ['/Builders/slug/more', '/builders/[redacted]'],
  ['/api//files///abc', '/api/files/[redacted]'],
  ['//api/./x/../files/abc', '/api/files/[redacted]'],
  ['/%61pi/f%69les/abc', '/api/files/[redacted]'],
  ['/api/%2566iles%2Fabc', '/api/files/[redacted]'],
  ['/api/files/%E0%A4%A', '/api/files/[redacted]'],
  ['/api\\files\\abc#x', '/api/files/[redacted]'],
  ['http://elsewhere:80/api/files/abc', '/api/files/[redacted]'],
  ['/api/files', '/api/files'],
  ['/api/filesystem/abc', '/api/filesystem/abc'],
  ['/field/auth?code=secret', '/field/auth'],
  ['/graphql?query={me{id}}', '/graphql'],
])('%s is logged as %s', (address, path) => {
  expect(publicPath(address)).toBe(path);
});
