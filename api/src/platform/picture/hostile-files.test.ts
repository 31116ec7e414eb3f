// Files that are built to be expensive, against the check on completion: a count of parts, of bytes read or of pixels ends each
// (quality.md §2). The file's own size limits what is read only once.
import { MAX_PIXELS } from '@lotline/schema/domain/attachment/attachment.input';
import { WINDOW_BYTES } from './picture-reader.ts';
import { box, endlessBox, u16, u32, u8 } from './testing/boxes.ts';
import { countedCopyOf, fixture, repeated } from './testing/pictures.ts';

const joined = (...parts: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
const u24le = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);
const u16le = (value: number): Buffer => Buffer.from([value & 255, value >> 8]);
const u32le = (value: number): Buffer => Buffer.from(u32(value)).reverse();

// GIF
const gifFrame = (width: number, height: number): Buffer =>
  joined(',', u16le(0), u16le(0), u16le(width), u16le(height), u8(0), u8(2), u8(2), '\u0044\u0001', u8(0));
const gif = (width: number, height: number, ...parts: readonly Buffer[]): Buffer =>
  joined('GIF89a', u16le(width), u16le(height), u8(0x80), u16(0), Buffer.alloc(6), ...parts, ';');

// WebP
const chunk = (type: string, data: Buffer | string, length?: number): Buffer => {
  const bytes = joined(data);
  return joined(type, u32le(length ?? bytes.length), bytes, Buffer.alloc(bytes.length % 2));
};
const riff = (...chunks: readonly Buffer[]): Buffer => chunk('RIFF', joined('WEBP', ...chunks));
const canvas = (width: number, height: number): Buffer => chunk('VP8X', joined(u32le(2), u24le(width - 1), u24le(height - 1)));
const STILL = fixture('clean.webp').subarray(12);
const frame = (...chunks: readonly Buffer[]): Buffer => chunk('ANMF', joined(Buffer.alloc(16), ...chunks));

// JPEG: a progressive one with that many more scans of its last kind
const PROGRESSIVE = fixture('progressive.jpg');
const LAST_SCAN = PROGRESSIVE.subarray(PROGRESSIVE.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
const OWN_SCANS = PROGRESSIVE.toString('latin1').split('\u00ff\u00da').length - 1;
const jpeg = (scans: number): Buffer => joined(PROGRESSIVE.subarray(0, -2), repeated(LAST_SCAN, scans - OWN_SCANS), '\u00ff\u00d9');

// MP4 and HEIC
const sized = (size: Buffer, type: string, ...rest: readonly Buffer[]): Buffer => joined(size, type, ...rest);
const wide = (high: number, low: number): Buffer => joined(u32(high), u32(low));
const FTYP = box('ftyp', 'isom', u32(0), 'mp41');
const MVHD = box('mvhd', 'header');
const track = (...more: readonly Buffer[]): Buffer => box('trak', box('mdia', box('hdlr', u32(0), u32(0), 'vide', 'name'), ...more));
const movie = (...inMoov: readonly Buffer[]): Buffer => joined(FTYP, box('moov', MVHD, ...inMoov));
const deep = (types: readonly string[], depth: number): Buffer =>
  joined(...Array.from({ length: depth }, (_, at) => joined(u32(8 * (depth - at)), types[at % types.length] ?? '')));
const FAR = box('free', Buffer.alloc(WINDOW_BYTES));

const PICTURE = box('iprp', box('ipco', box('ispe', u32(0), u32(640), u32(480))));
const exif = (id: number): Buffer => box('infe', u32(2 ** 25), u16(id), u16(0), 'Exif\0');
const items = (...entries: readonly Buffer[]): Buffer => box('iinf', u32(0), u16(entries.length), ...entries);
const meta = (...parts: readonly Buffer[]): Buffer => box('meta', u32(0), ...parts);
const heic = (...parts: readonly Buffer[]): Buffer => joined(box('ftyp', 'heic', u32(0), 'mif1heic'), ...parts);
/** Item 7 in so many extents of a byte each; offsets take no bytes at all. */
const extents = (count: number): Buffer =>
  box('iloc', u32(2 ** 24), u16(0x0100), u16(1), u16(7), u16(0), u16(0), u16(count), Buffer.alloc(count, 1));
/** Item 7 at an offset of 64 bits from a base of 64 bits. */
const farAway = (offset: Buffer, base: Buffer): Buffer =>
  box('iloc', u32(2 ** 24), u16(0x8880), u16(1), u16(7), u16(0), u16(0), base, u16(1), offset, wide(0, 4));
const lists = (places: Buffer): Buffer => meta(PICTURE, items(exif(7)), places);
const reference = (from: number, to: number): Buffer => box('dimg', u16(from), u16(1), u16(to));

const [SMALL, FULL] = [WINDOW_BYTES, Infinity];
/** Its result; at most so many parts are looked at, and so many bytes are read (never more than four times the file). */
type Case = readonly [
  name: string,
  bytes: Buffer,
  end: 'kept' | 'changed' | 'too large' | 'unreadable',
  mostParts: number,
  mostBytes: number,
];

const TABLE: Readonly<Record<string, readonly Case[]>> = {
  'image/gif': [
    ['2,000 frames of the whole canvas', gif(6320, 6320, repeated(gifFrame(6320, 6320), 2000)), 'kept', 2001, SMALL],
    ['30,000 frames', gif(6320, 6320, repeated(gifFrame(6320, 6320), 30_000)), 'unreadable', 10_200, FULL],
    ['the largest canvas there is', gif(65_535, 65_535, gifFrame(1, 1)), 'too large', 2, SMALL],
    ['a frame far beyond its canvas', gif(1, 1, gifFrame(1, 1), gifFrame(65_535, 65_535)), 'too large', 3, SMALL],
    [
      'blocks that never end',
      joined(gif(9, 9).subarray(0, -1), gifFrame(9, 9).subarray(0, -3), repeated(Buffer.from('\u0001x'), 500_000)),
      'kept',
      2,
      FULL,
    ],
  ],
  'image/webp': [
    ['500 frames of the whole canvas', riff(canvas(6320, 6320), repeated(frame(STILL), 500)), 'kept', 1002, FULL],
    ['a canvas of 2^48 pixels', riff(canvas(2 ** 24, 2 ** 24), STILL), 'too large', 3, SMALL],
    ['frames within frames', riff(canvas(96, 64), frame(STILL, repeated(frame(STILL), 20))), 'changed', 24, SMALL],
    ['a chunk of 4 GB', riff(canvas(96, 64), STILL, chunk('ALPH', '', 0xffffffff)), 'unreadable', 4, SMALL],
    ['a file that says it has 4 GB', joined('RIFF', u32le(0xffffffff), 'WEBP', STILL), 'changed', 2, SMALL],
    ['30,000 empty chunks', riff(canvas(96, 64), STILL, repeated(chunk('ALPH', ''), 30_000)), 'unreadable', 10_100, FULL],
  ],
  'image/jpeg': [
    ['a hundred scans', jpeg(100), 'changed', 500, SMALL],
    ['a hundred and one', jpeg(101), 'unreadable', 500, SMALL],
    ['9,000 scans', jpeg(9000), 'unreadable', 500, 2 * WINDOW_BYTES],
  ],
  'video/mp4': [
    ['5,000 boxes within each other', joined(FTYP, deep(['moov', 'trak', 'mdia', 'minf'], 5000)), 'unreadable', 20, SMALL],
    ['5,000 fragments within each other', joined(movie(), deep(['moof', 'traf'], 5000)), 'changed', 20, SMALL],
    ['a box without a size within another', movie(endlessBox('udta', 'x')), 'changed', 10, SMALL],
    ['a box without a size before the film', joined(FTYP, endlessBox('free', 'x'), box('moov', MVHD)), 'unreadable', 3, SMALL],
    ['a size of 64 bits without the bits', joined(movie(), sized(u32(1), 'free')), 'changed', 10, SMALL],
    ['a size of 64 bits that is 0', joined(movie(), sized(u32(1), 'free', wide(0, 0), movie())), 'changed', 10, SMALL],
    ['a size of 64 bits that is less than its head', joined(movie(), sized(u32(1), 'free', wide(0, 15))), 'changed', 10, SMALL],
    ['a size of 2^53 and one', joined(movie(), sized(u32(1), 'free', wide(2 ** 21, 1))), 'changed', 10, SMALL],
    ['a size of 2^64 less one', joined(movie(), sized(u32(1), 'free', wide(0xffffffff, 0xffffffff))), 'changed', 10, SMALL],
    ['coded data of 2^64 less one', joined(movie(), sized(u32(1), 'mdat', wide(0xffffffff, 0xffffffff))), 'kept', 10, SMALL],
    ['a size of 2^64 less one within another', movie(sized(u32(1), 'udta', wide(0xffffffff, 0xffffffff))), 'unreadable', 10, SMALL],
    [
      'tracks whose kind stands far behind',
      movie(...Array.from({ length: 8 }, () => box('trak', FAR, box('mdia', FAR, box('hdlr', u32(0), u32(0), 'vide', 'name'))))),
      'kept',
      100,
      FULL,
    ],
    ['9,000 tracks', movie(repeated(track(), 9000)), 'unreadable', 10_200, FULL],
    ['20,000 boxes to blank', joined(movie(), repeated(box('udta', 'x'), 20_000)), 'unreadable', 10_200, FULL],
  ],
  'image/heic': [
    [
      'an item that is made of itself',
      heic(meta(PICTURE, box('iref', u32(0), reference(1, 2), reference(2, 1), reference(3, 3)))),
      'kept',
      10,
      SMALL,
    ],
    ['9,000 items', heic(meta(PICTURE, items(...Array.from({ length: 9000 }, (_, id) => exif(id))))), 'kept', 9100, 2 * WINDOW_BYTES],
    ['20,000 items', heic(meta(PICTURE, items(repeated(exif(7), 20_000)))), 'unreadable', 10_200, FULL],
    ['an item in 65,535 parts', heic(lists(extents(65_535))), 'unreadable', 1100, SMALL],
    [
      '300 lists of items, each of them in a thousand parts',
      heic(...Array.from({ length: 300 }, () => lists(extents(1000)))),
      'unreadable',
      10_100,
      SMALL,
    ],
    ['an item beyond 2^64', heic(lists(farAway(wide(0xffffffff, 0xffffffff), wide(0xffffffff, 0xffffffff)))), 'unreadable', 20, SMALL],
    ['an item whose place is not exact in a number', heic(lists(farAway(wide(2 ** 21, 1), wide(0, 0)))), 'unreadable', 20, SMALL],
    ['lists of 2^64 less one', heic(sized(u32(1), 'meta', wide(0xffffffff, 0xffffffff), u32(0))), 'unreadable', 3, SMALL],
    [
      'properties without a size within others',
      heic(meta(endlessBox('iprp', box('ipco', box('ispe', u32(0), u32(9), u32(9)))))),
      'unreadable',
      10,
      SMALL,
    ],
    [
      'the largest picture there is',
      heic(meta(box('iprp', box('ipco', box('ispe', u32(0), u32(0xffffffff), u32(0xffffffff)))))),
      'too large',
      10,
      SMALL,
    ],
  ],
};

const cases = Object.entries(TABLE).flatMap(([type, rows]) => rows.map((row) => [type, ...row] as const));

test.each(cases)('%s, %s', async (type, _, bytes, end, mostParts, mostBytes) => {
  const { copy, elements, readBytes } = await countedCopyOf(type, bytes);
  const isTooLarge = (copy?.pixels ?? 0) > MAX_PIXELS;
  const found = copy === null ? 'unreadable' : isTooLarge ? 'too large' : copy.isUnchanged ? 'kept' : 'changed';
  expect({ found, hasFewParts: elements <= mostParts, elements }).toEqual({ found: end, hasFewParts: true, elements });
  expect(readBytes).toBeLessThanOrEqual(Math.min(mostBytes, 4 * bytes.length + WINDOW_BYTES));
});
