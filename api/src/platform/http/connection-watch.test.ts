// Answers that nobody reads, with real sockets that never read: the tests count sockets and the bytes that wait in them.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import compression from 'compression';
import { RawClient } from '../../../test/raw-client.ts';
import { startSmallServer, type SmallServer } from '../../../test/small-server.ts';
import { pause, until } from '../../../test/until.ts';
import { ConnectionWatch } from './connection-watch.ts';

const NEVER = 2 ** 31 - 1;
const LARGE = 24 * 1024 * 1024;

/** A file as it comes from a store: chunk by chunk, each requested when the last one has gone. */
function* inPieces(size: number): Generator<Buffer> {
  const piece = Buffer.alloc(64 * 1024);
  for (let sent = 0; sent < size; sent += piece.length) yield piece;
}

let watch: ConnectionWatch;
let server: SmallServer;
const clients: RawClient[] = [];
beforeAll(async () => {
  const text = randomBytes(LARGE / 2).toString('hex');
  server = await startSmallServer((app) => {
    app.use((req, res, next) => watch.follow(req, res, next), compression());
    app.get('/whole', (_req, res) => void res.type('text').send(text));
    app.get('/file', (_req, res) => {
      res.set({ 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-transform' });
      pipeline(Readable.from(inPieces(LARGE)), res).catch(() => undefined);
    });
    app.get('/events', (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-transform' });
      res.write(Buffer.alloc(LARGE));
      // as a heartbeat: added bytes are no sign that anybody reads
      const beat = setInterval(() => res.write(': here\n\n'), 5);
      res.on('close', () => clearInterval(beat));
    });
    app.get('/small', (_req, res) => void res.type('text').send('x'.repeat(32 * 1024)));
    app.get('/never', () => undefined);
    app.use((_req, res) => void res.status(401).json({ code: 'UNAUTHENTICATED' }));
  });
});
beforeEach(() => {
  watch = new ConnectionWatch(NEVER);
});
afterEach(async () => {
  watch.stop();
  for (const client of clients.splice(0)) client.close();
  await until('all connections gone', () => server.sockets.size === 0);
});
afterAll(() => server.stop());

async function open(): Promise<RawClient> {
  const client = await RawClient.open(server.url);
  clients.push(client);
  return client;
}

const waitingBytes = () => [...server.sockets].reduce((sum, { writableLength }) => sum + writableLength, 0);
/** Bytes that the system has not accepted yet, of all connections. */
const queuedBytes = () => [...server.sockets].reduce((sum, { _handle: handle }) => sum + (handle?.writeQueueSize ?? 0), 0);

async function look(times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    watch.look();
    await pause();
  }
}

test.each([
  ['a whole answer', '/whole', {}],
  ['a compressed answer', '/whole', { 'accept-encoding': 'gzip' }],
  ['a file', '/file', {}],
  ['an event stream', '/events', {}],
])('an unread %s is cut, and none of it stays in memory (issue 6 §2)', async (_what, path, headers) => {
  for (let count = 0; count < 2; count++) (await open()).head('GET', path, headers);
  await until('all wait', () => server.sockets.size === 2 && [...server.sockets].every(({ writableLength }) => writableLength > 0));
  expect(waitingBytes()).toBeGreaterThan(0);
  // the system's own buffers grow for a moment, which still counts as progress
  await until('all are cut', () => {
    watch.look();
    return server.sockets.size === 0;
  });
  expect([waitingBytes(), watch.cut]).toEqual([0, { unread: 2, unfinished: 0 }]);
});

test('it is cut at the sixth look without progress: 30 to 35 s after its last byte (issue 20 §3)', async () => {
  (await open()).head('GET', '/whole');
  await until('the answer waits', () => queuedBytes() > 0);
  let [before, still, most] = [-1, 0, 0];
  await until('it is cut', () => {
    const queued = queuedBytes();
    still = queued === before ? still + 1 : 0;
    before = queued;
    most = Math.max(most, still);
    watch.look();
    return watch.cut.unread === 1;
  });
  expect(most).toBe(6);
});

test('an answer that the system has accepted whole counts as sent, read or not: its connection is idle', async () => {
  (await open()).head('GET', '/small');
  await until('the answer is sent', () => [...server.sockets].some(({ bytesWritten }) => bytesWritten > 32 * 1024));
  await until('nothing of it waits here', () => waitingBytes() + queuedBytes() === 0);
  await look(20);
  expect([server.sockets.size, watch.cut.unread]).toEqual([1, 0]);
});

test('a slow reader is not cut, however long its answer takes', async () => {
  const client = await open();
  client.head('GET', '/whole');
  await until('the answer waits', () => queuedBytes() > 0);
  // from now on it reads only on demand
  client.socket.on('readable', () => undefined);
  for (let sip = 0; sip < 4; sip++) {
    await look(4);
    const before = queuedBytes();
    await until('something more has left', () => {
      client.socket.read();
      return queuedBytes() < before;
    });
  }
  expect([server.sockets.size, watch.cut.unread]).toEqual([1, 0]);
});

test('a working handler, and a connection that waits for its next request, are not cut', async () => {
  const busy = (await open()).reading().head('GET', '/never');
  const idle = (await open()).reading().head('GET', '/unknown');
  await until('the answer', () => idle.status === 401);
  await look(20);
  expect([busy.isClosed, idle.isClosed, server.sockets.size]).toEqual([false, false, 2]);
});

test('a body that still comes after its answer is cut, and one that ends soon is not (issue 6 §2)', async () => {
  const dripping = (await open()).reading().head('POST', '/closed', { 'content-length': 1_000_000 });
  const ending = (await open()).reading().head('POST', '/closed', { 'content-length': 4 });
  await until('both answers', () => dripping.status === 401 && ending.status === 401);
  await look(1);
  ending.write('null');
  for (let count = 0; count < 5; count++) {
    dripping.write('x');
    await look(1);
  }
  await until('the dripping one is cut', () => dripping.isClosed);
  expect([ending.isClosed, watch.cut]).toEqual([false, { unread: 0, unfinished: 1 }]);
});
