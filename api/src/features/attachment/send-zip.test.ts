// An archive against a store that counts: what was read of files and not yet taken by the reader has one bound, however large the files are.
import { Readable, Writable } from 'node:stream';
import { sendZip, type ZipEvent, type ZipEntry } from './send-zip.ts';

const CHUNK = 64 * 1024;
/** What lies in the buffers of the streams between the store and the reader. */
const BOUND = 1024 * 1024;

function countingStore(sizeBytes: number) {
  const seen = { open: 0, mostOpen: 0, read: 0 };
  const read = (key: string): Promise<Readable | null> => {
    if (key === 'lost') return Promise.resolve(null);
    seen.open += 1;
    seen.mostOpen = Math.max(seen.mostOpen, seen.open);
    let left = sizeBytes;
    return Promise.resolve(
      new Readable({
        read() {
          const size = Math.min(CHUNK, left);
          left -= size;
          seen.read += size;
          this.push(size === 0 ? null : Buffer.alloc(size, 7));
        },
        destroy(error, done) {
          seen.open -= 1;
          done(error);
        },
      }),
    );
  };
  return { read, seen };
}

const entry = (path: string, storageKey = path): ZipEntry => ({
  path,
  storageKey,
  contentType: 'image/jpeg',
  at: new Date('2026-11-20T02:00:00Z'),
});

/** Takes a chunk at each turn of the loop, never faster. */
function slowReader(onTaken: (bytes: number) => void, stopAfter = Infinity) {
  const chunks: Buffer[] = [];
  let taken = 0;
  const out = new Writable({
    highWaterMark: CHUNK,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.subarray(0, 4));
      taken += chunk.length;
      onTaken(taken);
      if (taken > stopAfter) this.destroy();
      else setImmediate(done);
    },
  });
  return { out, head: () => chunks[0]?.toString('latin1') };
}

test('what is read and not yet taken stays below one bound, and no more than two files are open', async () => {
  const store = countingStore(24 * 1024 * 1024);
  let mostHeld = 0;
  const { out, head } = slowReader((taken) => (mostHeld = Math.max(mostHeld, store.seen.read - taken)));
  const event: ZipEvent[] = [];
  await sendZip(
    store,
    ['a.jpg', 'b.jpg', 'c.jpg'].map((path) => entry(path)),
    out,
    (one) => Promise.resolve(void event.push(one)),
  );
  expect(head()).toBe('PK\u0003\u0004');
  expect(mostHeld).toBeLessThan(BOUND);
  expect(store.seen).toMatchObject({ open: 0, read: 3 * 24 * 1024 * 1024 });
  expect(store.seen.mostOpen).toBeLessThanOrEqual(2);
  expect(event).toEqual([{ files: 3, sizeBytes: 3 * 24 * 1024 * 1024, lost: 0, isComplete: true }]);
});

test('whoever hangs up lets the file go that is being read, and it is told as not whole', async () => {
  const store = countingStore(24 * 1024 * 1024);
  const { out } = slowReader(() => undefined, 1024 * 1024);
  const event: ZipEvent[] = [];
  await expect(sendZip(store, [entry('a.jpg'), entry('b.jpg')], out, (one) => Promise.resolve(void event.push(one)))).rejects.toThrow();
  expect(store.seen.open).toBe(0);
  expect(store.seen.read).toBeLessThan(3 * 1024 * 1024);
  expect(event).toMatchObject([{ files: 0, isComplete: false }]);
});

test('bytes that the store has lost are named in the archive', async () => {
  const store = countingStore(10);
  const parts: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      done();
    },
  });
  const event: ZipEvent[] = [];
  await sendZip(store, [entry('Plans/a.jpg'), entry('b.jpg', 'lost')], out, (one) => Promise.resolve(void event.push(one)));
  const names = Buffer.concat(parts).toString('latin1');
  expect(names).toContain('Plans/a.jpg');
  expect(names).toContain('Not included.txt');
  expect(event).toMatchObject([{ files: 1, lost: 1, isComplete: true }]);
});

test('what cannot be told is not taken out whole: the archive has no end', async () => {
  const store = countingStore(10);
  const parts: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      done();
    },
  });
  await expect(sendZip(store, [entry('a.jpg')], out, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(Buffer.concat(parts).includes('PK\u0005\u0006', 0, 'latin1')).toBe(false);
  expect(out.destroyed).toBe(true);
});
