import { crc32 } from 'node:zlib';
import { orientationOf } from './exif-orientation.ts';
import { copyOf, copyOrNull, expectSoonEnded, fixture, repeated } from './testing/pictures.ts';

const PNG = 'image/png';
const PAGE = '<html><script>alert(1)</script></html>';
const CLEAN = fixture('clean.png');
/** Signature and IHDR. */
const HEAD_BYTES = 33;
const END_BYTES = 12;

function chunk(type: string, data: string): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type + data, 4, 'latin1');
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}
const inserted = (bytes: Buffer, at = HEAD_BYTES): Buffer => Buffer.concat([CLEAN.subarray(0, at), bytes, CLEAN.subarray(at)]);
const cleaned = async (bytes: Buffer): Promise<Buffer> => (await copyOf(PNG, bytes)).bytes;

test('a tagged picture comes out as it was before, but for its orientation with a right checksum', async () => {
  const bytes = await cleaned(fixture('gps.png'));
  const exif = bytes.subarray(HEAD_BYTES, HEAD_BYTES + 38);
  expect(orientationOf(exif.subarray(8))).toBe(8);
  expect(exif.equals(chunk('eXIf', exif.subarray(8, -4).toString('latin1')))).toBe(true);
  expect(Buffer.concat([bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES + 38)]).equals(CLEAN)).toBe(true);
});

test.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'dSIG', 'prVt', '<htm', '\0\0\0\0', 'sRGB', 'pHYs', 'gAMA', 'tRNS', 'fcTL'])(
  'a page in a chunk %j is left out, and nothing else',
  async (type) => {
    const hidden = chunk(type, PAGE.repeat(10));
    expect((await cleaned(inserted(hidden))).equals(CLEAN)).toBe(true);
    expect((await cleaned(inserted(hidden, CLEAN.length - END_BYTES))).equals(CLEAN)).toBe(true);
  },
);

test('what draws the picture stays: colours, transparency, frames', async () => {
  const kept = [
    chunk('sRGB', '\0'),
    chunk('iCCP', 'p\0\0zipped'),
    chunk('pHYs', '123456789'),
    chunk('tRNS', '123456'),
    chunk('acTL', '12345678'),
  ];
  expect(await copyOf(PNG, inserted(Buffer.concat(kept)))).toMatchObject({ isUnchanged: true });
});

test('what breaks off in the coded data is kept to its end; an end that holds something is written anew', async () => {
  expect(await copyOf(PNG, CLEAN.subarray(0, -END_BYTES - 10))).toMatchObject({ isUnchanged: true });
  expect(await copyOf(PNG, CLEAN.subarray(0, -END_BYTES))).toMatchObject({ isUnchanged: true });
  const coded = CLEAN.subarray(0, -END_BYTES);
  for (const end of [chunk('IEND', PAGE), CLEAN.subarray(-END_BYTES, -3)])
    expect((await cleaned(Buffer.concat([coded, end]))).equals(CLEAN)).toBe(true);
});

test('says the pixels of the header, however many (quality.md §2, pixel flood)', async () => {
  const flood = Buffer.from(CLEAN);
  flood.writeUInt32BE(0x7fffffff, 16);
  flood.writeUInt32BE(0x7fffffff, 20);
  expect((await copyOf(PNG, flood)).pixels).toBeGreaterThan(4e18);
});

test.each([
  ['no coded data', Buffer.concat([CLEAN.subarray(0, HEAD_BYTES), CLEAN.subarray(-END_BYTES)])],
  ['a chunk before the header', inserted(chunk('tEXt', 'x'), 8)],
  ['two headers', inserted(CLEAN.subarray(8, HEAD_BYTES))],
  ['a chunk that must be understood', inserted(chunk('HTML', PAGE))],
  ['colours that are too many', inserted(chunk('PLTE', 'x'.repeat(769)))],
  ['a chunk behind the end', inserted(Buffer.from('7fffffff74455874', 'hex'))],
])('%s: unreadable', async (_, bytes) => {
  expect(await copyOrNull(PNG, bytes)).toBeNull();
});

test('100,001 chunks end after what real files have', async () => {
  for (const one of [chunk('tEXt', ''), chunk('sRGB', ''), chunk('IDAT', ''), chunk('eXIf', '')])
    expect(await expectSoonEnded(PNG, inserted(repeated(one, 100_001)))).toBeNull();
});

test('parts that alternate with what is left out do not grow without bound', async () => {
  const pair = Buffer.concat([chunk('sRGB', '\0'), chunk('tEXt', 'x')]);
  expect((await copyOf(PNG, inserted(repeated(pair, 1000)))).pieceCount).toBeLessThan(1010);
  expect(await copyOrNull(PNG, inserted(repeated(pair, 3000)))).toBeNull();
});
