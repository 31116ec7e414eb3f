// Slots of requests, with real sockets: the tests count slots.
import { RawClient } from '../../../test/raw-client.ts';
import { startSmallServer, type SmallServer } from '../../../test/small-server.ts';
import { until } from '../../../test/until.ts';
import { byAddress, acquireSlot, acquireSlotForWork, type HolderOf } from './acquire-slot.ts';
import { boundLargeAnswers } from './large-answers.ts';
import { Slots } from './slots.ts';

const MB = 1024 * 1024;
const holderOf: HolderOf = (req) => req.get('x-holder') ?? byAddress(req);

let slots: Slots;
let bytes: Slots;
let work: Slots;
let server: SmallServer;
let isHeld = false;
let goOn: (() => void)[] = [];
const clients: RawClient[] = [];
beforeAll(async () => {
  const text = 'x'.repeat(24 * MB);
  server = await startSmallServer((app) => {
    app.use((req, res, next) => boundLargeAnswers(bytes, holderOf)(req, res, next));
    app.use((_req, _res, next) => {
      if (isHeld) goOn.push(next);
      else next();
    });
    app.use((req, res, next) => acquireSlot(slots, holderOf)(req, res, next));
    app.get('/work', (req, res, next) =>
      acquireSlotForWork(work, holderOf, async () => {
        await new Promise<void>((resolve) => goOn.push(resolve));
        res.json({ ok: true });
      })(req, res, next),
    );
    app.get('/never', () => undefined);
    app.get('/large', (_req, res) => void res.type('text').send(text));
    app.get('/small', (_req, res) => void res.json({ ok: true }));
  });
});
beforeEach(() => {
  slots = new Slots('calls', { each: 3, all: 5 });
  work = new Slots('work', { each: 2, all: 8 });
  bytes = new Slots('answer_bytes', { each: 32 * MB, all: 64 * MB });
  isHeld = false;
  goOn = [];
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await until('all connections gone', () => server.sockets.size === 0);
  expect([slots.taken, bytes.taken, work.taken]).toEqual([0, 0, 0]);
});
afterAll(() => server.stop());

async function ask(path: string, holder: string): Promise<RawClient> {
  const client = await RawClient.open(server.url);
  clients.push(client);
  return client.head('GET', path, { 'x-holder': holder });
}

async function refusalOf(path: string, holder: string): Promise<[number, string | undefined, string]> {
  const answer = await fetch(server.url + path, { headers: { 'x-holder': holder } });
  return [answer.status, answer.headers.get('retry-after') ?? undefined, ((await answer.json()) as { code: string }).code];
}

test('one holder’s requests beyond its slots are refused, another’s are not (issue 6 §2)', async () => {
  for (let count = 0; count < 3; count++) await ask('/never', 'a');
  await until('three places', () => slots.takenBy('a') === 3);
  expect(await refusalOf('/small', 'a')).toEqual([429, '2', 'RATE_LIMITED']);
  expect((await fetch(`${server.url}/small`, { headers: { 'x-holder': 'b' } })).status).toBe(200);
  clients[0]?.close();
  await until('a place is free', () => slots.takenBy('a') === 2);
  expect((await fetch(`${server.url}/small`, { headers: { 'x-holder': 'a' } })).status).toBe(200);
});

test('the slot of work is occupied until the work has ended, although its caller has hung up', async () => {
  const callers = [await ask('/work', 'a'), await ask('/work', 'a')];
  await until('two work', () => work.takenBy('a') === 2);
  for (const caller of callers) caller.close();
  await until('their calls have ended', () => slots.taken === 0);
  expect(await refusalOf('/work', 'a')).toEqual([429, '2', 'RATE_LIMITED']);
  for (const end of goOn.splice(0)) end();
  await until('the work has ended', () => work.taken === 0);
  const next = (await ask('/work', 'a')).reading();
  await until('the next works', () => goOn.length === 1);
  for (const end of goOn.splice(0)) end();
  await until('it is answered', () => next.status === 200);
});

test('all together are refused beyond all slots', async () => {
  for (const holder of ['a', 'a', 'a', 'b', 'b']) await ask('/never', holder);
  await until('five places', () => slots.taken === 5);
  expect(await refusalOf('/small', 'c')).toEqual([503, '2', 'UNAVAILABLE']);
});

test('the slot of an answer is occupied until it is read, although its handler has returned', async () => {
  const client = await ask('/large', 'a');
  await until('the answer waits', () => [...server.sockets].some(({ writableLength }) => writableLength > 0));
  expect([slots.takenBy('a'), bytes.takenBy('a')]).toEqual([1, 24 * MB]);
  client.reading();
  await until('it is read', () => slots.taken === 0);
  expect(bytes.taken).toBe(0);
});

test('large unread answers have no more bytes in memory than allowed (issue 6 §2)', async () => {
  await ask('/large', 'a');
  await until('the first waits', () => bytes.takenBy('a') === 24 * MB);
  expect(await refusalOf('/large', 'a')).toEqual([429, '2', 'RATE_LIMITED']);
  await ask('/large', 'b');
  await until('the second waits', () => bytes.takenBy('b') === 24 * MB);
  expect(await refusalOf('/large', 'c')).toEqual([503, '2', 'UNAVAILABLE']);
  expect((await fetch(`${server.url}/small`, { headers: { 'x-holder': 'a' } })).status).toBe(200);
});

test('requests that wait behind each other on one connection free their slots when it goes', async () => {
  const client = await ask('/never', 'a');
  client.head('GET', '/never', { 'x-holder': 'a' }).head('GET', '/never', { 'x-holder': 'a' });
  await until('three places', () => slots.takenBy('a') === 3);
  client.close();
  await until('no places', () => slots.taken === 0);
});

test('a caller that hangs up before the slot is acquired takes none', async () => {
  isHeld = true;
  const client = await ask('/never', 'a');
  await until('it waits', () => goOn.length === 1);
  client.close();
  await until('it is gone', () => server.sockets.size === 0);
  goOn[0]?.();
  expect(slots.taken).toBe(0);
});
