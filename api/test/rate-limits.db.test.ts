// A person, and an address, have one limit over all processes of a server, and a refusal says when to come back (decision 021).
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { errorHandler } from '../src/platform/http/error-handler.ts';
import { chargePerson, limitByPerson } from '../src/platform/http/rate-limit.ts';
import { createLog } from '../src/platform/http/request-log.ts';
import { openRequestScope, setRequestContext } from '../src/platform/http/request-scope.ts';
import { SharedCounts } from '../src/platform/http/shared-counts.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { directContext } from './direct-context.ts';

const PER_MINUTE = 20;
/** Beyond the limit, for each process. */
const MORE = PER_MINUTE / 10;

let time = Date.UTC(2026, 10, 2);
const now = () => new Date(time);
let first: BootedApi;
let second: BootedApi;
beforeAll(async () => {
  first = await bootApi({ now, env: { REQUESTS_PER_MINUTE: String(PER_MINUTE) } });
  second = await bootApi({ now, env: { REQUESTS_PER_MINUTE: String(PER_MINUTE) } });
});
beforeEach(() => {
  time += 120_000;
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

test('two processes together let a person ask as often as one would, and a tenth more for each', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < PER_MINUTE; call++)
    for (const api of [first, second]) statuses.push((await api.rest('field', 'POST', '/auth/signout')).status);
  const passed = statuses.filter((status) => status === 204).length;
  expect(passed).toBeGreaterThanOrEqual(PER_MINUTE);
  expect(passed).toBeLessThanOrEqual(PER_MINUTE + 2 * MORE);
  time += 25_000;
  for (const api of [first, second]) {
    const refused = await api.rest('field', 'POST', '/auth/signin');
    expect([refused.status, (refused.body as { code: string }).code, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '35',
    ]);
    expect((await api.rest('office', 'POST', '/auth/signout')).status).toBe(204);
  }
  time += 35_000;
  for (const api of [first, second]) expect((await api.rest('field', 'POST', '/auth/signout')).status).toBe(204);
});

test('two processes together let an address ask as often as one would, and a tenth more for each', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 10 * PER_MINUTE; call++)
    for (const api of [first, second]) statuses.push((await fetch(`${api.url}/graphql`, { method: 'POST' })).status);
  const passed = statuses.filter((status) => status === 401).length;
  expect(passed).toBeGreaterThanOrEqual(10 * PER_MINUTE);
  expect(passed).toBeLessThanOrEqual(10 * (PER_MINUTE + 2 * MORE));
  expect((await fetch(`${first.url}/graphql`, { method: 'POST' })).headers.get('retry-after')).toBe('60');
});

test('a request that is charged for many leaves the person so much less, and is refused with the time to come back', async () => {
  const { sequelize } = first;
  const context = directContext(sequelize, { userId: 77, claims: [] });
  const signIn: RequestHandler = (req, _res, next) => {
    setRequestContext(req, context);
    next();
  };
  const work: RequestHandler = async (req, res) => {
    await chargePerson(req, 7);
    res.sendStatus(200);
  };
  const limit = limitByPerson(new SharedCounts(sequelize, now), PER_MINUTE);
  const app = express().use(
    openRequestScope(createLog('silent')),
    signIn,
    limit,
    work,
    errorHandler(() => undefined),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answers: [number, string | null, string | null][] = [];
  for (let call = 0; call < 3; call++) {
    const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    answers.push([status, headers.get('ratelimit'), headers.get('retry-after')]);
  }
  server.close();
  server.closeAllConnections();
  expect(answers).toEqual([
    [200, 'limit=20, remaining=12, reset=60', null],
    [200, 'limit=20, remaining=4, reset=60', null],
    [429, 'limit=20, remaining=0, reset=60', '60'],
  ]);
});
