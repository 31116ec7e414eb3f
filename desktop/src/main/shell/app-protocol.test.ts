// app://lotline: built files with their policy, the server's answers without what is not the window's.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answerApp } from './app-protocol.ts';

const SERVER = 'https://lotline.example';
let folder = '';
let root = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-app-'));
  root = path.join(folder, 'dist');
  fs.mkdirSync(path.join(root, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(root, 'index.html'), 'the console');
  fs.writeFileSync(path.join(root, 'assets/a.js'), 'script');
  fs.writeFileSync(path.join(folder, 'secret.js'), 'secret');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const calls: Request[] = [];
const answer = () =>
  answerApp({
    serverOrigin: SERVER,
    root,
    fetch: (call) => {
      calls.push(call);
      return Promise.resolve(new Response('{}', { status: 201, headers: { 'set-cookie': 'a=b', 'content-type': 'application/json' } }));
    },
  });
const ask = (url: string, init: RequestInit = {}) => answer()(new Request(url, init));

it.each(['/', '/jobs', '/jobs/12?tab=items', '/auth-return'])('answers %s with the console', async (page) => {
  const found = await ask(`app://lotline${page}`);
  expect(await found.text()).toBe('the console');
  expect(found.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

it('sends every file with the policy, without inline scripts, frames or foreign calls', async () => {
  const { headers } = await ask('app://lotline/assets/a.js');
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ])
    expect(policy.split('; ')).toContain(part);
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  'app://lotline/assets/none.js',
  'app://lotline/..%2fsecret.js',
  'app://lotline/%2e%2e/secret.js',
  'app://lotline/assets/..%5c..%5csecret.js',
  'app://lotline/%00.js',
  'app://lotline/%zz.js',
  'app://lotline/index.php',
  'app://lotline/field/',
  'app://other/',
])('answers %s with not found', async (url) => {
  const found = await ask(url);
  expect([found.status, await found.text()]).toEqual([404, 'Not found']);
});

it('passes a call on to the server, with the token and without cookies, and its cookies not back', async () => {
  calls.length = 0;
  const body = '{"query":"x"}';
  const headers = {
    authorization: 'Bearer t',
    'content-type': 'application/json',
    cookie: 'a=b',
    'x-forwarded-for': '1.2.3.4',
    origin: 'app://lotline',
  };
  const found = await ask('app://lotline/graphql?a=1', { method: 'POST', body, headers });
  const [call] = calls;
  expect([call?.url, call?.method, await call?.text(), call?.credentials, call?.redirect]).toEqual([
    `${SERVER}/graphql?a=1`,
    'POST',
    body,
    'omit',
    'error',
  ]);
  expect([...(call?.headers ?? [])]).toEqual([
    ['authorization', 'Bearer t'],
    ['content-type', 'application/json'],
  ]);
  expect([found.status, found.headers.get('set-cookie'), found.headers.get('content-type')]).toEqual([201, null, 'application/json']);
});
