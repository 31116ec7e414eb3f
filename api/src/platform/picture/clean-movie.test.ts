import { planCleanCopy } from './clean-plan.ts';
import { PictureReader } from './picture-reader.ts';
import { blanked, box, endlessBox, u32, wideBox } from './testing/boxes.ts';
import { copyOf, copyOrNull, expectSoonEnded, fixture, repeated } from './testing/pictures.ts';

const MP4 = 'video/mp4';
const PLACE = '-33.8568+151.2153/';
const FTYP = box('ftyp', 'isom', u32(0), 'mp41');
const MVHD = box('mvhd', 'header');
const MDAT = box('mdat', 'coded picture and sound');

const track = (handler: string, ...more: readonly Buffer[]): Buffer =>
  box('trak', box('tkhd', 'track'), box('mdia', box('mdhd', 'media'), box('hdlr', u32(0), u32(0), handler, 'name'), ...more));
const movie = (...inMoov: readonly Buffer[]): Buffer => Buffer.concat([FTYP, MDAT, box('moov', MVHD, track('vide'), ...inMoov)]);
const cleaned = async (bytes: Buffer): Promise<Buffer> => (await copyOf(MP4, bytes)).bytes;

test.each(['gps.mp4', 'gps.mov'])('%s keeps its layout and its coded data; what differs is nothing', async (name) => {
  const [before, after] = [fixture(name), await cleaned(fixture(name))];
  const media = before.indexOf('mdat');
  const mediaEnd = media - 4 + before.readUInt32BE(media - 4);
  expect(after.length).toBe(before.length);
  expect(after.subarray(media, mediaEnd).equals(before.subarray(media, mediaEnd))).toBe(true);
  const written = after.filter((value, at) => value !== before[at] && value !== 0);
  expect(Buffer.from(written).toString()).toMatch(/^[fre]*$/);
  for (const type of ['udta', 'meta', 'uuid', 'loci']) expect(after.includes(type)).toBe(false);
});

test('subtitles and timed metadata, which carry positions, are pointed at no more; picture and sound are', async () => {
  expect(fixture('gps.mov').includes('text\0')).toBe(true);
  const after = await cleaned(fixture('gps.mov'));
  expect(['vide', 'soun', 'text'].map((handler) => after.includes(`mhlr${handler}`))).toEqual([true, true, false]);
  for (const handler of ['meta', 'text', 'sbtl', 'subt', 'camm', '    ']) {
    const hidden = track(handler, box('udta', PLACE));
    expect((await cleaned(movie(hidden))).equals(movie(blanked(hidden)))).toBe(true);
  }
  expect(await copyOf(MP4, movie(track('soun'), track('tmcd')))).toMatchObject({ isUnchanged: true });
});

test.each(['udta', 'meta', 'uuid', 'gps ', 'free', 'HTML'])('a box %j is blanked wherever it lies', async (type) => {
  const hidden = box(type, PLACE);
  const others = (one: Buffer): Buffer =>
    Buffer.concat([
      FTYP,
      one,
      box('moov', MVHD, one, track('vide', box('minf', box('vmhd', ''), one), one), box('trak', track('soun').subarray(8), one)),
      box('moof', one, box('traf', box('tfhd', ''), one)),
      MDAT,
      one,
    ]);
  expect((await cleaned(others(hidden))).equals(others(blanked(hidden)))).toBe(true);
});

test('sizes of 64 bits and boxes that go on to the end are understood', async () => {
  const hidden = wideBox('uuid', PLACE);
  expect((await cleaned(Buffer.concat([movie(), hidden]))).equals(Buffer.concat([movie(), blanked(hidden, 16)]))).toBe(true);
  const endless = endlessBox('uuid', PLACE);
  expect((await cleaned(Buffer.concat([movie(), endless]))).equals(Buffer.concat([movie(), blanked(endless)]))).toBe(true);
  const media = Buffer.concat([FTYP, box('moov', MVHD), endlessBox('mdat', 'coded')]);
  expect(await copyOf(MP4, media)).toMatchObject({ isUnchanged: true, pixels: null });
});

test('coded data that breaks off is kept to its end, garbage behind the last box is not', async () => {
  const cut = Buffer.concat([FTYP, box('moov', MVHD), MDAT]).subarray(0, -10);
  expect(await copyOf(MP4, cut)).toMatchObject({ isUnchanged: true });
  for (const garbage of ['<html>', '<html><script>', '\0\0\0\u0002abcd', '\0'.repeat(50)])
    expect((await cleaned(Buffer.concat([movie(), Buffer.from(garbage)]))).equals(movie())).toBe(true);
});

test('zeros that end a list of boxes are fine, other bytes among them are gone', async () => {
  expect(await copyOf(MP4, movie(u32(0)))).toMatchObject({ isUnchanged: true });
  expect((await cleaned(movie(u32(0), Buffer.from(PLACE)))).equals(movie(u32(0), Buffer.alloc(PLACE.length)))).toBe(true);
});

test.each([
  ['no moov', Buffer.concat([FTYP, MDAT])],
  ['a compressed moov', Buffer.concat([FTYP, box('moov', box('cmov', 'zipped'))])],
  ['a moov that breaks off', movie().subarray(0, -5)],
  ['a box longer than what holds it', movie(u32(100), Buffer.from('udta'))],
  ['a box shorter than its head', movie(u32(7), Buffer.from('udta'))],
  ['brands without end', Buffer.concat([box('ftyp', 'isom', 'x'.repeat(600)), movie().subarray(FTYP.length)])],
])('%s: unreadable', async (_, bytes) => {
  expect(await copyOrNull(MP4, bytes)).toBeNull();
});

test('100,001 boxes end after what real files have, side by side and within each other', async () => {
  for (const type of ['free', 'udta', 'moof', 'mdat', 'trak']) {
    const many = repeated(box(type), 100_001);
    expect(await expectSoonEnded(MP4, Buffer.concat([movie(), many]))).toBeNull();
    expect(await expectSoonEnded(MP4, movie(many))).toBeNull();
  }
  const deep = Array.from({ length: 5000 }, (_, depth) => [u32(8 * (5000 - depth)), Buffer.from(depth % 2 === 0 ? 'moov' : 'trak')]);
  await expectSoonEnded(MP4, Buffer.concat([FTYP, ...deep.flat()]));
});

test('a gigabyte of coded data is not read, a large blank is a list of the same few bytes', async () => {
  const [head, tail] = [Buffer.concat([FTYP, u32(2 ** 30), Buffer.from('mdat')]), box('moov', MVHD, box('udta', 'x'.repeat(1_000_000)))];
  const tailStart = FTYP.length + 2 ** 30;
  let readBytes = 0;
  const source = {
    sizeBytes: tailStart + tail.length,
    read: async (start: number, length: number) => {
      readBytes += length;
      if (start >= tailStart) return tail.subarray(start - tailStart, start - tailStart + length);
      return Buffer.concat([head.subarray(start), Buffer.alloc(length)]).subarray(0, length);
    },
  };
  const plan = await planCleanCopy(MP4, new PictureReader(source));
  expect(readBytes).toBeLessThan(2_000_000);
  const zeros = (plan?.pieces ?? []).filter((piece): piece is Uint8Array => piece instanceof Uint8Array && piece.length > 4);
  expect(zeros).toHaveLength(16);
  expect(new Set(zeros.map(({ buffer }) => buffer)).size).toBe(1);
});

test('a film of 20 minutes that was recorded in fragments of a second is read whole: 13,200 boxes', async () => {
  const traf = box('traf', box('tfhd', 'track'), box('tfdt', 'time'), box('trun', 'samples'));
  const head = Buffer.concat([FTYP, box('moov', MVHD, track('vide'), track('soun'))]);
  const fragment = Buffer.concat([box('moof', box('mfhd', 'number'), traf, traf), box('mdat', Buffer.alloc(100_000))]);
  const sizeBytes = head.length + 1200 * fragment.length;
  let reads = 0;
  const read = async (start: number, length: number): Promise<Uint8Array> => {
    reads += 1;
    if (start < head.length) return Buffer.concat([head, fragment, fragment, fragment]).subarray(start, start + length);
    const from = (start - head.length) % fragment.length;
    return Buffer.concat([fragment, fragment, fragment, fragment]).subarray(from, from + Math.min(length, sizeBytes - start));
  };
  const reader = new PictureReader({ sizeBytes, read });
  const plan = await planCleanCopy(MP4, reader);
  expect(plan?.pieces).toEqual([{ start: 0, end: sizeBytes }]);
  expect(reader.elements).toBeGreaterThan(13_200);
  expect(reads).toBeLessThan(1200);
});
