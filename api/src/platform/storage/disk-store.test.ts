// The disk store behind a plain HTTP server: the contract of every store, and what only a disk can go wrong with.
import { createServer, request as httpRequest, type Server } from 'node:http';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describeStore, newKey, sha256 } from '../../../test/store-contract.ts';
import { createDiskStore, type DiskStore } from './disk-store.ts';
import { createFileLinks, type FileLinks } from './file-links.ts';
import { openFileSink, type OpenSink } from './receive-file.ts';
import { drain, takeUpload } from './take-upload.ts';
import { until } from '../../../test/until.ts';

let folder: string;
let server: Server;
let links: FileLinks;
let store: DiskStore;
let openSink: OpenSink = openFileSink;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-disk-'));
  server = createServer((request, response) => {
    const upload = links.openUpload((request.url ?? '').replace('/api/files/', ''), new Date());
    const taken = upload === null ? Promise.reject(new Error('no such link')) : takeUpload(store, upload, request);
    taken.then(
      () => response.end(),
      (error: unknown) => {
        drain(request);
        response.writeHead(400).end(String((error as { code?: unknown }).code));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  links = createFileLinks({ secret: 'a secret of the tests, long enough', origin });
  store = createDiskStore({ folder, links, openSink: (file) => openSink(file) });
});

afterEach(async () => {
  openSink = openFileSink;
  expect(await unfinished()).toEqual([]);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const unfinished = () => readdir(path.join(folder, 'incoming')).catch(() => []);
const uploadOf = (key: string, sizeBytes: number) => ({
  userId: 6,
  key,
  contentType: 'image/jpeg',
  sizeBytes,
  isExact: true,
  expiresAt: new Date(Date.now() + 60_000),
});

describeStore('disk store', () => store);

test('one byte too many and one too few are refused while streaming, and nothing is stored (quality.md §2)', async () => {
  const chunked = (count: number) => Readable.from([Buffer.alloc(count)]);
  const key = newKey();
  await expect(store.receive(uploadOf(key, 1000), chunked(1001))).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
  await expect(store.receive(uploadOf(key, 1000), chunked(999))).rejects.toMatchObject({ code: 'FILE_MISMATCH' });
  expect(await store.stat(key)).toBeNull();
});

test('a full disk answers STORAGE_FULL, stores nothing, and takes the next upload (quality.md §1, case 3)', async () => {
  openSink = async (file) => {
    const sink = await openFileSink(file);
    let room = 100_000;
    return {
      write: async (chunk, offset) => {
        if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        const { bytesWritten } = await sink.write(chunk.subarray(0, offset + room), offset);
        room -= bytesWritten;
        return { bytesWritten };
      },
      sync: () => sink.sync(),
      close: () => sink.close(),
    };
  };
  const bytes = new Uint8Array(randomBytes(5_000_000));
  const key = newKey();
  const send = async () =>
    fetch(await store.presignPut(uploadOf(key, bytes.length)), { method: 'PUT', body: bytes, headers: { 'content-type': 'image/jpeg' } });
  const refusedAnswer = await send();
  expect([refusedAnswer.status, await refusedAnswer.text()]).toEqual([400, 'STORAGE_FULL']);
  expect(await unfinished()).toEqual([]);
  openSink = openFileSink;
  expect((await send()).status).toBe(200);
  expect(await store.stat(key)).toMatchObject({ key, sizeBytes: bytes.length, sha256: sha256(bytes) });
});

test('on a full disk the health check fails, and leaves nothing on it (issue 6 §2)', async () => {
  const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  for (const fails of ['write', 'sync'] as const) {
    openSink = async (file) => {
      const sink = await openFileSink(file);
      return { write: (...given) => sink.write(...given), sync: () => sink.sync(), close: () => sink.close(), [fails]: full };
    };
    await expect(store.checkHealth()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await unfinished()).toEqual([]);
  }
  openSink = openFileSink;
  await expect(store.checkHealth()).resolves.toBeUndefined();
});

test('a broken-off upload leaves no temporary file (quality.md §1)', async () => {
  const key = newKey();
  const url = await store.presignPut(uploadOf(key, 1_000_000));
  const request = httpRequest(url, { method: 'PUT', headers: { 'content-type': 'image/jpeg', 'content-length': 1_000_000 } });
  request.on('error', () => undefined);
  request.write(Buffer.alloc(300_000));
  await until('the upload has begun', async () => (await unfinished()).length === 1);
  request.destroy();
  await until('nothing is left', async () => (await unfinished()).length === 0);
  expect(await store.stat(key)).toBeNull();
});

test('the same bytes again are fine, other bytes under the same link are refused (quality.md §1)', async () => {
  const bytes = randomBytes(2000);
  const upload = uploadOf(newKey(), bytes.length);
  await store.receive(upload, Readable.from([bytes]));
  await expect(store.receive(upload, Readable.from([bytes]))).resolves.toMatchObject({ sha256: sha256(bytes) });
  await expect(store.receive(upload, Readable.from([randomBytes(2000)]))).rejects.toMatchObject({ code: 'FILE_MISMATCH' });
  expect((await store.seal(upload.key))?.sha256).toBe(sha256(bytes));
});

test('of two different uploads at once under one link exactly one wins whole', async () => {
  const upload = uploadOf(newKey(), 50_000);
  const both = [randomBytes(50_000), randomBytes(50_000)];
  const outcomes = await Promise.allSettled(both.map((bytes) => store.receive(upload, Readable.from([bytes]))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.map(sha256)).toContain((await store.seal(upload.key))?.sha256);
});

test.each(['../../etc/passwd', '2026/11/../../x.jpg', '/etc/passwd', `2026/11/${'0'.repeat(36)}.jpg/..`])(
  'lets no key out of its folder: %s (quality.md §2)',
  async (key) => {
    await expect(Promise.resolve().then(() => store.stat(key))).rejects.toThrow('not a key');
    await expect(Promise.resolve().then(() => store.remove(key))).rejects.toThrow('not a key');
  },
);

test('leftovers of killed uploads are removed, and what is still arriving is not (quality.md §1)', async () => {
  const incoming = path.join(folder, 'incoming');
  await writeFile(path.join(incoming, 'old'), 'x');
  await writeFile(path.join(incoming, 'new'), 'x');
  await utimes(path.join(incoming, 'old'), new Date(0), new Date(0));
  expect(await store.removeUnfinished(new Date(Date.now() - 3_600_000))).toBe(1);
  expect(await unfinished()).toEqual(['new']);
  await rm(path.join(incoming, 'new'));
});
