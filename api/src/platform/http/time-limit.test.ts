import { RawClient } from '../../../test/raw-client.ts';
import { startSmallServer, type SmallServer } from '../../../test/small-server.ts';
import { until } from '../../../test/until.ts';
import { errorHandler } from './error-handler.ts';
import { acquireSlot } from './acquire-slot.ts';
import { Slots } from './slots.ts';
import { jsonBody } from './request-body.ts';
import { timeLimit } from './time-limit.ts';

const bodies = new Slots('large_bodies', { each: 16, all: 16 });
/** Its end never comes. */
const LARGE_BODY = { 'content-type': 'application/json', 'content-length': 4_000_000 };

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer((app) => {
    app.use(timeLimit(50, 50));
    app.get('/slow', () => undefined);
    app.get('/file', (_req, res) => void res.attachment('ticket.pdf').set('Last-Modified', new Date(0).toUTCString()));
    app.get('/quick', (_req, res) => void res.json({ ok: true }));
    app.get('/large', (_req, res) => void res.type('text').send('x'.repeat(24 * 1024 * 1024)));
    app.use(
      '/body',
      acquireSlot(bodies, () => 'a'),
      jsonBody(4096),
    );
    app.post('/body', (_req, res) => void res.json({ ok: true }));
  });
});
afterAll(() => server.stop());

const ask = (path: string) => fetch(server.url + path);

test('a slow request is answered 504, typed, whatever it still waits for (issue 3 §2 "time limits")', async () => {
  const answer = await ask('/slow');
  expect([answer.status, await answer.json()]).toEqual([
    504,
    expect.objectContaining({ code: 'TIMEOUT', message: expect.any(String) as string }),
  ]);
});

test('a fast request is not changed', async () => {
  expect(await (await ask('/quick')).json()).toEqual({ ok: true });
});

test('of bodies that stall or drip no connection and no slot is left after their 504 (issue 6 §2)', async () => {
  const clients = await Promise.all(Array.from({ length: 16 }, () => RawClient.open(server.url)));
  const begun = Buffer.alloc(1_000_000, ' ');
  for (const client of clients) client.reading().head('POST', '/body', LARGE_BODY).write(begun);
  const drip = setInterval(() => clients.slice(8).forEach((client) => client.write(' ')), 5);
  await until('all connections closed', () => clients.every(({ isClosed }) => isClosed)).finally(() => clearInterval(drip));
  expect(clients.map(({ status }) => status)).toEqual(Array<number>(16).fill(504));
  expect(clients[0]?.received).toMatch(/^connection: close/im);
  await until('all gone here too', () => server.sockets.size === 0);
  expect(bodies.taken).toBe(0);
});

test('a 504 that waits behind an unread answer does not keep the connection', async () => {
  const client = await RawClient.open(server.url);
  client.head('GET', '/large').head('POST', '/body', LARGE_BODY);
  await until('a place', () => bodies.taken === 1);
  client.socket.resume();
  client.socket.pause();
  await until('it is closed', () => server.sockets.size === 0);
  expect(bodies.taken).toBe(0);
});

test('a 504 in the place of a file is JSON, by type and by name', async () => {
  const answer = await ask('/file');
  expect(answer.status).toBe(504);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(await answer.json()).toMatchObject({ code: 'TIMEOUT' });
});

test('whoever fails after the 504 takes neither it nor what is before it along', async () => {
  const late: (() => void)[] = [];
  const patient = await startSmallServer((app) => {
    app.use('/late', timeLimit(50, 600_000));
    app.get('/large', (_req, res) => void res.type('text').send('x'.repeat(24 * 1024 * 1024)));
    app.get('/late', async (_req, res) => {
      await new Promise<void>((resolve) => late.push(resolve));
      res.attachment('late.pdf').send('too late');
    });
    app.use(errorHandler(() => undefined));
  });
  const client = (await RawClient.open(patient.url)).head('GET', '/large').head('GET', '/late');
  await until('the handler', () => late.length === 1);
  // of a request of its own, so that the first one's time is over as well
  const other = fetch(`${patient.url}/late`);
  expect((await other).status).toBe(504);
  for (const go of late) go();
  await new Promise((resolve) => setImmediate(resolve));
  client.reading();
  await until('all of it', () => client.isClosed);
  expect(client.received).toMatch(/"code":"TIMEOUT"/);
  await patient.stop();
});
