// Every page and file of the one origin: its headers, its caching, and what is answered when there is nothing (issue 3 §1, §2).
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bootApi, type BootedApi } from './booted-api.ts';

/** Of the field app's entry; the compressed forms say which they are, which no build would do. */
const ENTRY = `let form = 'plain';${' '.repeat(4_000)}`;
const AS_BR = ENTRY.replace('plain', 'br');
const AS_GZ = ENTRY.replace('plain', 'gz');

let api: BootedApi;
let webRoot: string;

async function build(app: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(webRoot, app, 'dist', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'lotline-web-'));
  await build('field-pwa', {
    'index.html': 'the field app',
    'assets/index-D4f8Kq2x.js': 'let a',
    'assets/entry-D4f8Kq2x.js': ENTRY,
    'assets/entry-D4f8Kq2x.js.br': brotliCompressSync(AS_BR),
    'assets/entry-D4f8Kq2x.js.gz': gzipSync(AS_GZ),
    'assets/plain-D4f8Kq2x.js': ENTRY,
    'index.html.br': brotliCompressSync('the field app'),
    'sw.js': 'let s',
    '.env': 'SECRET=1',
  });
  await build('desktop', { 'index.html': 'the console', 'graphiql.html': 'the editor, __CSP_NONCE__', 'assets/main-B1c2D3e4.css': 'a{}' });
  await writeFile(path.join(webRoot, 'package.json'), '{}');
  api = await bootApi({ env: { WEB_ROOT: webRoot } });
});
afterAll(async () => {
  await api.stop();
  await rm(webRoot, { recursive: true, force: true });
});

const open = (at: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  fetch(api.url + at, { headers, redirect: 'manual' });

const PAGES = [
  '/',
  '/field',
  '/field/',
  '/field/construction/1/2',
  '/jobs/7',
  '/graphiql',
  '/builders/abc',
  '/idp/sign-in/none',
  '/healthz',
  '/auth/config',
  '/api/x',
  '/assets/none.js',
];

test.each(PAGES)('%s carries a strict policy and no trace of the server (issue 3 §2)', async (at) => {
  const { headers } = await open(at);
  const policy = headers.get('content-security-policy') ?? '';
  const styles = at === '/graphiql' ? /style-src 'self' 'nonce-[\w+/]{22}==';/ : /style-src 'self';/;
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "connect-src 'self';",
  ])
    expect(policy).toContain(part);
  expect(policy).toMatch(styles);
  // the demo people's own sign-in page leads back to a program on this machine, at the port that it listens to (decision 084)
  const isLocalSignIn = at.startsWith('/idp/');
  expect(policy.includes("form-action 'self' http://localhost:*;")).toBe(isLocalSignIn);
  expect(policy.replace(isLocalSignIn ? ' http://localhost:*' : ' none', '')).not.toMatch(/unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('permissions-policy')).toContain('camera=(self), geolocation=(self)');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test.each([
  ['/', 'the console'],
  ['/jobs/7/edit', 'the console'],
  ['/field', 'the field app'],
  ['/field/construction/1/2', 'the field app'],
])('a visit of %s opens %s, and is asked for again each time', async (at, text) => {
  const answer = await open(at);
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([200, text, 'no-cache']);
});

test('/graphiql opens the editor with a nonce of this answer alone, in its text and in its policy (decision 025)', async () => {
  const answers = await Promise.all([open('/graphiql'), open('/graphiql')]);
  const nonces = answers.map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const [at, answer] of answers.entries())
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      `the editor, ${nonces[at]}`,
      'no-store',
    ]);
});

test('whoever asks for anything gets the page too, whoever asks for data does not', async () => {
  expect((await open('/field/construction/1/2', { accept: '*/*' })).status).toBe(200);
  expect((await open('/field/construction/1/2', { accept: 'application/json' })).status).toBe(404);
});

test('hashed files are kept for ever, the service worker is not', async () => {
  expect((await open('/field/assets/index-D4f8Kq2x.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await open('/assets/main-B1c2D3e4.css')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await open('/field/sw.js')).headers.get('cache-control')).toBe('no-cache');
});

test('a file that a page loads has a short policy, and nothing that is only said of pages', async () => {
  const { headers } = await open('/field/assets/index-D4f8Kq2x.js');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect([...headers].reduce((sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length, 0)).toBeLessThan(700);
});

const ENTRY_AT = '/field/assets/entry-D4f8Kq2x.js';
const FOR_EVER = 'public, max-age=31536000, immutable';

test.each([
  ['br, gzip', 'br', AS_BR],
  ['gzip, deflate, br;q=0', 'gzip', AS_GZ],
  ['gzip', 'gzip', AS_GZ],
  ['identity', null, ENTRY],
])('whoever takes %s gets the form %s that the build has made, under the same headers', async (accepted, encoding, text) => {
  const answer = await open(ENTRY_AT, { 'accept-encoding': accepted });
  const { headers } = answer;
  expect([answer.status, headers.get('content-encoding'), await answer.text()]).toEqual([200, encoding, text]);
  expect([headers.get('content-type'), headers.get('cache-control'), headers.get('vary')]).toEqual([
    expect.stringMatching(/^(text|application)\/javascript/),
    FOR_EVER,
    'Accept-Encoding',
  ]);
  expect([headers.get('content-length') !== null, headers.get('x-content-type-options')]).toEqual([true, 'nosniff']);
});

test('each form has a tag of its own, by which a copy is found to be still good', async () => {
  const tags = new Set<string>();
  for (const accepted of ['br', 'gzip', 'identity']) {
    const tag = (await open(ENTRY_AT, { 'accept-encoding': accepted })).headers.get('etag') ?? '';
    tags.add(tag);
    expect((await open(ENTRY_AT, { 'accept-encoding': accepted, 'if-none-match': tag, 'cache-control': 'max-age=0' })).status).toBe(304);
  }
  expect(tags.size).toBe(3);
});

test('a part of a file is a part of the form that was taken', async () => {
  const part = await open(ENTRY_AT, { 'accept-encoding': 'identity', range: 'bytes=0-2' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 0-2/${ENTRY.length}`, 'let']);
});

test('a file that the build has not compressed goes out as it lies there: no request compresses one', async () => {
  const answer = await open('/field/assets/plain-D4f8Kq2x.js', { 'accept-encoding': 'br, gzip' });
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, ENTRY]);
});

test('a page goes out compressed too', async () => {
  const answer = await open('/field/construction/1/2', { accept: 'text/html', 'accept-encoding': 'br' });
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', 'the field app']);
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    expect.stringMatching(/^text\/html; charset=utf-8$/i),
    'no-cache',
  ]);
});

test.each(['/field/assets/gone-12345678.js', '/data.json', '/field/.env', '/field/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json'])(
  'a file that is not there is a typed 404, never a page: %s',
  async (at) => {
    const answer = await open(at, { accept: '*/*' });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
  },
);

test('a builder’s link that is not known is an honest page, its one script takes workers away (look.md §4, specification 1 §2)', async () => {
  const answer = await open('/builders/abc');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(html).toContain('This link is not known');
  expect(html).toContain('<script type="module" src="/leave-workers.js"></script>');
  expect(html).not.toMatch(/<style|\sstyle=/);
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('a visit by number is led to the one name that sign-in knows', async () => {
  const location = await new Promise<string | undefined>((resolve, reject) => {
    request(`${api.url}/field/construction?a=1`, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } }, (res) =>
      resolve(res.headers.location),
    )
      .on('error', reject)
      .end();
  });
  expect(location).toBe(`http://localhost:${new URL(api.url).port}/field/construction?a=1`);
});

test('health is told to everybody, readiness and metrics to the internal network alone (contract/rest.md)', async () => {
  expect(await (await open('/healthz')).json()).toEqual({ ok: true });
  expect((await open('/readyz')).status).toBe(200);
  const metrics = await (await open('/metrics')).text();
  for (const name of ['lotline_http_request_duration_seconds_bucket', 'lotline_database_connections', 'lotline_event_streams'])
    expect(metrics).toContain(name);
  const outside = { 'x-forwarded-for': '203.0.113.9' };
  expect([
    (await open('/readyz', outside)).status,
    (await open('/metrics', outside)).status,
    (await open('/healthz', outside)).status,
  ]).toEqual([404, 404, 200]);
});

test('measured routes are patterns, never addresses with ids', async () => {
  await api.rest('sub', 'GET', '/api/dashboard/fieldwork/12345');
  const told = await (await open('/metrics')).text();
  // also of an error, which has left the router by then
  expect(told).toContain('route="/api/dashboard/fieldwork"');
  expect(told).not.toContain('route="/dashboard');
  // in a label: a measured number may have the same digits
  expect(told).not.toMatch(/"[^"\n]*12345/);
});
