import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLog } from './request-log.ts';
import { openRequestScope } from './request-scope.ts';
import { timeLimit } from './time-limit.ts';

let server: Server;
beforeAll(async () => {
  const app = express();
  app.use(openRequestScope(createLog('silent')), timeLimit(50));
  app.get('/slow', () => undefined);
  app.get('/quick', (_req, res) => void res.json({ ok: true }));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`);

test('what takes too long is answered 504, typed, whatever it still waits for (issue 3 §2 "time limits")', async () => {
  const answer = await ask('/slow');
  expect([answer.status, await answer.json()]).toEqual([
    504,
    expect.objectContaining({ code: 'TIMEOUT', message: expect.any(String) as string }),
  ]);
});

test('what is quick is not touched', async () => {
  expect(await (await ask('/quick')).json()).toEqual({ ok: true });
});
