import { runs } from '@lotline/schema/testing/random-runs';
import fc from 'fast-check';
import { isUnchanged, planCleanCopy, sizeOf } from './clean-plan.ts';
import { PictureReader } from './picture-reader.ts';
import { breaksOf, copyOf, copyOrNull, fixture, FIXTURES, typeOf } from './testing/pictures.ts';

/** 33° 51' 24.4238" and 151° 12' 55.0681" as EXIF and MP4 encode them, and as text writes them. */
const POSITION: readonly (readonly [string, BufferEncoding])[] = [
  ['000254490000186a', 'hex'],
  ['495402006a180000', 'hex'],
  ['00004ef20000016f', 'hex'],
  ['f24e00006f010000', 'hex'],
  ['0097371dffde24a9', 'hex'],
  ['33,51', 'latin1'],
  ['33.8567', 'latin1'],
  ['-33.8568+151', 'latin1'],
  ['151,12', 'latin1'],
];
const holdsPosition = (bytes: Buffer): boolean => POSITION.some(([text, encoding]) => bytes.includes(Buffer.from(text, encoding)));
const CLEAN = FIXTURES.filter((name) => name.startsWith('clean'));
const TAGGED = FIXTURES.filter((name) => !name.startsWith('clean'));

test.each(TAGGED)('%s comes out without its position, in every place and form (quality.md §2)', async (name) => {
  expect(holdsPosition(fixture(name))).toBe(true);
  const { bytes, isUnchanged } = await copyOf(typeOf(name), fixture(name));
  expect(holdsPosition(bytes)).toBe(false);
  expect(isUnchanged).toBe(false);
});

test.each(CLEAN)('%s, which holds nothing to remove, comes out as one piece, byte for byte', async (name) => {
  const { bytes, isUnchanged, pieceCount } = await copyOf(typeOf(name), fixture(name));
  expect(bytes.equals(fixture(name))).toBe(true);
  expect({ isUnchanged, pieceCount }).toEqual({ isUnchanged: true, pieceCount: 1 });
});

test.each(FIXTURES)('%s cleaned twice is the same as cleaned once', async (name) => {
  const once = await copyOf(typeOf(name), fixture(name));
  const twice = await copyOf(typeOf(name), once.bytes);
  expect(twice).toMatchObject({ isUnchanged: true, pixels: once.pixels });
});

test.each(FIXTURES)('%s says its pixels, a video none', async (name) => {
  const pixels = { 'image/jpeg': [96 * 64], 'image/png': [48 * 32], 'image/gif': [48 * 32], 'image/webp': [96 * 64, 48 * 32] };
  // HEIC is coded in blocks of 64.
  const expected: readonly (number | null)[] = { ...pixels, 'image/heic': [64 * 64] }[typeOf(name)] ?? [null];
  expect(expected).toContain((await copyOf(typeOf(name), fixture(name))).pixels);
});

test.each(FIXTURES)('%s with a page behind its end comes out without the page', async (name) => {
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const { bytes } = await copyOf(typeOf(name), Buffer.concat([fixture(name), page]));
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.equals((await copyOf(typeOf(name), fixture(name))).bytes)).toBe(true);
});

test.each(FIXTURES)('%s with a page before its beginning is unreadable', async (name) => {
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  expect(await copyOrNull(typeOf(name), Buffer.concat([page, fixture(name)]))).toBeNull();
});

test.each(FIXTURES)(
  '%s broken off at anything that is looked at is a plan or unreadable, and stays the same when cleaned again',
  async (name) => {
    const whole = fixture(name);
    for (const length of await breaksOf(typeOf(name), whole)) {
      const copy = await copyOrNull(typeOf(name), whole.subarray(0, length));
      if (copy !== null) expect((await copyOf(typeOf(name), copy.bytes)).bytes.equals(copy.bytes)).toBe(true);
    }
  },
);

test.each(FIXTURES)('%s with damaged bytes is a plan or unreadable, and stays the same when cleaned again', async (name) => {
  const whole = fixture(name);
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 12 });
  const property = fc.asyncProperty(damage, async (changes) => {
    const damaged = Buffer.from(whole);
    for (const [at, value] of changes) damaged[at] = value;
    const copy = await copyOrNull(typeOf(name), damaged);
    if (copy !== null) expect((await copyOf(typeOf(name), copy.bytes)).bytes.equals(copy.bytes)).toBe(true);
  });
  await fc.assert(property, runs({ least: 6, soak: 60 }));
});

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif', 'video/mp4', 'video/quicktime'])(
  'no bytes, text and zeros are no %s',
  async (type) => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('hello'), Buffer.alloc(5000), Buffer.alloc(5000, 0xff)])
      expect(await copyOrNull(type, bytes)).toBeNull();
  },
);

test('a type that carries no position has no plan, and nothing is read for it', async () => {
  const source = { sizeBytes: 5, read: () => Promise.reject(new Error('read')) };
  for (const type of ['application/pdf', 'text/plain', 'image/svg+xml', 'constructor', ''])
    expect(await planCleanCopy(type, new PictureReader(source))).toBeNull();
});

test('an error of the store is passed on, it is no fault of the picture', async () => {
  const source = { sizeBytes: 5000, read: () => Promise.reject(new Error('the store is away')) };
  await expect(planCleanCopy('image/jpeg', new PictureReader(source))).rejects.toThrow('the store is away');
});

test('a source that ends before its size is unreadable', async () => {
  const whole = fixture('clean.jpg').subarray(0, -2);
  const source = { sizeBytes: 5000, read: async (start: number, length: number) => whole.subarray(start, start + length) };
  await expect(planCleanCopy('image/jpeg', new PictureReader(source))).rejects.toThrow('the file ends before its size says');
});

test('the size counts what is written and what is copied; a part of the source is a change', () => {
  const source = { sizeBytes: 10, read: () => Promise.reject(new Error('read')) };
  expect(sizeOf({ pixels: 1, pieces: [{ start: 2, end: 5 }, new Uint8Array(4)] })).toBe(7);
  expect(isUnchanged({ pixels: 1, pieces: [{ start: 0, end: 10 }] }, source)).toBe(true);
  for (const pieces of [[], [{ start: 0, end: 9 }], [{ start: 1, end: 10 }], [new Uint8Array(10)]])
    expect(isUnchanged({ pixels: 1, pieces }, source)).toBe(false);
});
