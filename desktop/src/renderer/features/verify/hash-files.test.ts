// Many photos and large ones, with little of them in memory at once and few readings.
import type { ReceiptCrypto } from '@lotline/schema/domain/receipt/receipt-crypto';
import { hashFiles, MOST_FILE_BYTES, readBlobs } from './hash-files.ts';

const MIB = 1024 * 1024;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
/** What is hashed is told by its length, or whole. */
const cryptoOf = (hash: (bytes: Uint8Array) => string): ReceiptCrypto => ({
  sha256: (bytes) => Promise.resolve(hash(bytes)),
  verify: () => Promise.resolve(null),
  encode: (text) => new TextEncoder().encode(text),
  decode: textOf,
});
const crypto = cryptoOf((bytes) => `hash of ${String(bytes.length)}`);

interface Told {
  readonly name: string;
  readonly size: number;
  readonly isGone?: boolean;
}

/** Reads nothing and counts what it would. */
function counting() {
  const counts = { readings: 0, underWay: 0, most: 0, bytes: 0, mostBytes: 0 };
  const read = async (files: readonly Told[]): Promise<ArrayBuffer> => {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    counts.readings += 1;
    [counts.underWay, counts.bytes] = [counts.underWay + 1, counts.bytes + size];
    [counts.most, counts.mostBytes] = [Math.max(counts.most, counts.underWay), Math.max(counts.mostBytes, counts.bytes)];
    for (let turns = 0; turns < 4; turns += 1) await Promise.resolve();
    [counts.underWay, counts.bytes] = [counts.underWay - 1, counts.bytes - size];
    if (files.some(({ isGone }) => isGone === true)) throw new Error('NotReadableError');
    return new ArrayBuffer(size);
  };
  return { counts, read };
}

test('500 photos are read in a twentieth as many readings, each hashed by its own bytes, and told of as they are done', async () => {
  const photos = Array.from({ length: 500 }, (_, at) => ({ name: `${String(at)}.jpg`, size: 600_000 + at }));
  const { counts, read } = counting();
  const told: number[] = [];
  const hashed = await hashFiles(photos, crypto, (done) => told.push(done), read);
  expect(hashed).toEqual(photos.map(({ name, size }) => ({ name, sizeBytes: size, sha256: `hash of ${String(size)}` })));
  expect(counts.readings).toBeLessThanOrEqual(25);
  expect(told).toHaveLength(counts.readings);
  expect(told.at(-1)).toBe(500);
});

test('at most four readings and 256 MB are under way; what cannot be read is told, and nothing beside it is lost', async () => {
  const small = { name: 'small.jpg', size: 8 };
  const large = Array.from({ length: 20 }, (_, at) => ({ name: `${String(at)}.mov`, size: 100 * MIB }));
  const files = [
    small,
    { name: 'gone.jpg', size: 8, isGone: true },
    small,
    ...large,
    { name: 'film.mov', size: MOST_FILE_BYTES + 1 },
    small,
  ];
  const { counts, read } = counting();
  const hashed = await hashFiles<Told>(files, crypto, () => undefined, read);
  expect(hashed.map((one) => one?.name ?? null)).toEqual(
    files.map(({ name }) => (name === 'gone.jpg' || name === 'film.mov' ? null : name)),
  );
  expect(counts.most).toBeLessThanOrEqual(4);
  expect(counts.mostBytes).toBeLessThanOrEqual(256 * MIB);
});

test('what is read as one is taken apart to the byte', async () => {
  const files = ['one', '', 'and another', 'x'.repeat(70_000)].map((text, at) =>
    Object.assign(new Blob([text]), { name: String(at), said: text }),
  );
  const hashed = await hashFiles(files, cryptoOf(textOf), () => undefined, readBlobs);
  expect(hashed.map((one) => one?.sha256)).toEqual(files.map(({ said }) => said));
});
