import { createLog, publicPath } from './request-log.ts';

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
  ['an upload address', { uploadUrl: 'http://localhost/api/files/secret-upload' }],
])('%s never reaches the log (issue 3 §1 "Secrets are never logged")', (_what, facts) => {
  expect(logged((log) => log.info(facts))).not.toMatch(/secret-|c2lnbmF0dXJl/);
});

test('the password of DATABASE_URL and a token inside an error’s text are cut out, its causes too', () => {
  const cause = new Error(`token ${TOKEN}`);
  const text = logged((log) => log.error({ err: new Error('cannot reach postgres://lotline:hunter2@db:5432/x', { cause }) }));
  expect(text).not.toMatch(/hunter2|c2lnbmF0dXJl/);
  expect(text).toContain('postgres://[redacted]@db:5432/x');
});

test.each([
  ['/api/files/abc.def?x=1', '/api/files/[redacted]'],
  ['/idp/sign-in/uid', '/idp/sign-in/[redacted]'],
  ['/builders/slug', '/builders/[redacted]'],
  ['/field/auth?code=secret', '/field/auth'],
  ['/graphql?query={me{id}}', '/graphql'],
])('%s is logged as %s', (address, path) => {
  expect(publicPath(address)).toBe(path);
});
