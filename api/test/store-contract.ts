// What every file store must do, run against each of them: the disk and a really started S3 server (quality.md §2).
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '../src/platform/storage/store.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const newKey = (): string => `2026/11/${randomUUID()}.jpg`;

async function bytesOf(stream: Readable | null): Promise<Buffer | null> {
  return stream === null ? null : Buffer.concat((await stream.toArray()) as Buffer[]);
}

const put = (url: string, bytes: Uint8Array<ArrayBuffer>, contentType = 'image/jpeg') =>
  fetch(url, { method: 'PUT', body: bytes, headers: { 'content-type': contentType } });

/** @param current gives the running store; it is asked inside each test. */
export function describeStore(name: string, current: () => FileStore): void {
  const linkFor = (key: string, sizeBytes: number, facts: { isExact?: boolean; expiresAt?: Date } = {}) =>
    current().presignPut({
      userId: 1,
      key,
      contentType: 'image/jpeg',
      sizeBytes,
      isExact: true,
      expiresAt: new Date(Date.now() + 900_000),
      ...facts,
    });

  describe(name, () => {
    const bytes = new Uint8Array(randomBytes(70_000));

    test('takes the announced bytes and gives them back whole and in ranges (quality.md §1)', async () => {
      const store = current();
      const key = newKey();
      expect((await put(await linkFor(key, bytes.length), bytes)).status).toBe(200);
      expect(await store.stat(key)).toMatchObject({ key, sizeBytes: bytes.length });
      const sealed = await store.seal(key);
      expect(sealed).toMatchObject({ sizeBytes: bytes.length, sha256: sha256(bytes) });
      expect(await bytesOf(await store.read(sealed?.key ?? ''))).toEqual(Buffer.from(bytes));
      expect(await bytesOf(await store.read(sealed?.key ?? '', { start: 10, end: 19 }))).toEqual(Buffer.from(bytes.subarray(10, 20)));
    });

    test('knows nothing of a key that nobody wrote', async () => {
      const key = newKey();
      expect(await current().stat(key)).toBeNull();
      expect(await current().seal(key)).toBeNull();
      expect(await current().read(key)).toBeNull();
      await expect(current().remove(key)).resolves.toBeUndefined();
    });

    test('refuses a tampered link, another type, a longer body and a link past its time (quality.md §2)', async () => {
      const key = newKey();
      const link = await linkFor(key, bytes.length);
      const other = link.includes('/api/files/') ? link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) : link.replace(key, newKey());
      expect((await put(other, bytes)).ok).toBe(false);
      expect((await put(link, bytes, 'text/html')).ok).toBe(false);
      expect((await put(link, new Uint8Array(bytes.length + 1))).ok).toBe(false);
      expect((await put(link, bytes.subarray(1))).ok).toBe(false);
      const late = await linkFor(key, bytes.length, { expiresAt: new Date(Date.now() - 60_000) });
      expect((await put(late, bytes)).ok).toBe(false);
      expect(await current().stat(key)).toBeNull();
    });

    test('a link that is still good does not change what was sealed (quality.md §2)', async () => {
      const key = newKey();
      const link = await linkFor(key, bytes.length);
      await put(link, bytes);
      const sealed = await current().seal(key);
      await put(link, new Uint8Array(bytes.length).fill(1));
      expect(await current().seal(sealed?.key ?? '')).toMatchObject({ sha256: sha256(bytes) });
    });

    test('sealed twice at once, both hold the bytes', async () => {
      const key = newKey();
      await put(await linkFor(key, bytes.length), bytes);
      const both = await Promise.all([current().seal(key), current().seal(key)]);
      for (const sealed of both) expect(await bytesOf(await current().read(sealed?.key ?? ''))).toEqual(Buffer.from(bytes));
    });

    test('takes a length that was not announced up to the most', async () => {
      const key = newKey();
      expect((await put(await linkFor(key, bytes.length + 100, { isExact: false }), bytes)).status).toBe(200);
      expect(await current().seal(key)).toMatchObject({ sizeBytes: bytes.length, sha256: sha256(bytes) });
    });

    test('keeps what the server itself made, of exactly the size that was said (quality.md §2)', async () => {
      const pieces = [bytes.subarray(0, 10), bytes.subarray(10)].map((piece) => Buffer.from(piece));
      const kept = await current().write(newKey(), bytes.length, Readable.from(pieces, { objectMode: false }));
      expect(kept).toMatchObject({ sizeBytes: bytes.length, sha256: sha256(bytes) });
      expect(await bytesOf(await current().read(kept.key))).toEqual(Buffer.from(bytes));
      expect(await current().seal(kept.key)).toEqual(kept);
      await expect(current().write(newKey(), bytes.length + 1, Readable.from(pieces, { objectMode: false }))).rejects.toThrow();
    });

    test('keeps what can be made again under the key that its name gives, where no upload link reaches', async () => {
      const [made, name] = [Buffer.from('made'), newKey()];
      const key = current().keyOfMade(name);
      const write = () => current().write(key, made.length, Readable.from([made], { objectMode: false }));
      expect(await current().read(key)).toBeNull();
      expect((await write()).key).toBe(key);
      // another process makes the same
      expect((await write()).key).toBe(key);
      expect(await bytesOf(await current().read(current().keyOfMade(name)))).toEqual(made);
      expect(await keysOf(current())).toContain(key);
    });

    test('lists what it holds and removes it', async () => {
      const key = newKey();
      await put(await linkFor(key, bytes.length), bytes);
      expect(await keysOf(current())).toContain(key);
      await current().remove(key);
      expect(await keysOf(current())).not.toContain(key);
      expect(await current().stat(key)).toBeNull();
    });

    test('says that it is well', async () => {
      await expect(current().checkHealth()).resolves.toBeUndefined();
    });
  });
}

export async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.keys()) keys.push(key);
  return keys;
}
