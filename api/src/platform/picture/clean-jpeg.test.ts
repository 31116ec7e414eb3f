import { orientationOf, orientationOnly } from './exif-orientation.ts';
import { copyOf, copyOrNull, expectSoonEnded, fixture, repeated } from './testing/pictures.ts';

const JPEG = 'image/jpeg';
const PAGE = '<html><script>alert(1)</script></html>';
const CLEAN = fixture('clean.jpg');
/** Behind the start and JFIF. */
const HEAD_BYTES = 20;

function segment(code: number, payload: string | Buffer): Buffer {
  const data = Buffer.from(payload as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);
}
const inserted = (bytes: Buffer, at = HEAD_BYTES): Buffer => Buffer.concat([CLEAN.subarray(0, at), bytes, CLEAN.subarray(at)]);
const cleaned = async (bytes: Buffer): Promise<Buffer> => (await copyOf(JPEG, bytes)).bytes;

test('a tagged photo comes out as it was before, but for its orientation', async () => {
  const bytes = await cleaned(fixture('gps.jpg'));
  const exif = bytes.subarray(HEAD_BYTES, HEAD_BYTES + 36);
  expect(exif.subarray(0, 10).toString('latin1')).toBe('\u00ff\u00e1\u0000\u0022Exif\0\0');
  expect(orientationOf(exif.subarray(10))).toBe(6);
  expect(Buffer.concat([bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES + 36)]).equals(CLEAN)).toBe(true);
});

test('a progressive photo keeps every scan; the orientation is read in either byte order', async () => {
  const [before, bytes] = [fixture('progressive.jpg'), await cleaned(fixture('progressive.jpg'))];
  const coded = before.subarray(before.indexOf(Buffer.from([0xff, 0xdb])));
  expect(bytes.subarray(-coded.length).equals(coded)).toBe(true);
  expect(bytes.length).toBe(HEAD_BYTES + 36 + coded.length);
  expect(orientationOf(bytes.subarray(HEAD_BYTES + 10))).toBe(3);
});

test.each([
  ['a comment', segment(0xfe, PAGE)],
  ['APP9', segment(0xe9, PAGE)],
  ['APP2 that is no profile', segment(0xe2, `MPF\0${PAGE}`)],
  ['APP14 that is not Adobe', segment(0xee, PAGE)],
  ['JFXX', segment(0xe0, `JFXX\0${PAGE}`)],
  ['an EXIF without orientation', segment(0xe1, `Exif\0\0II*\0${PAGE}`)],
  ['no segment at all', Buffer.from(PAGE)],
])('a page in %s is left out, and nothing else', async (_, hidden) => {
  expect((await cleaned(inserted(hidden))).equals(CLEAN)).toBe(true);
});

test('a page between scans is left out', async () => {
  const whole = fixture('progressive.jpg');
  const second = whole.indexOf(Buffer.from([0xff, 0xc4]), whole.indexOf(Buffer.from([0xff, 0xda])));
  const hidden = Buffer.concat([whole.subarray(0, second), segment(0xfe, PAGE), segment(0xe1, PAGE), whole.subarray(second)]);
  expect((await cleaned(hidden)).equals(await cleaned(whole))).toBe(true);
});

test('an orientation behind the coded data turns nothing, nor does a second one', async () => {
  const turned = (orientation: number): Buffer =>
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(orientationOnly(orientation))]));
  expect((await cleaned(inserted(turned(6), CLEAN.length - 2))).equals(CLEAN)).toBe(true);
  expect((await cleaned(inserted(Buffer.concat([turned(6), turned(3)])))).equals(inserted(turned(6)))).toBe(true);
});

test('JFIF and Adobe stay, bytes that hide at their end do not', async () => {
  const longer = Buffer.concat([CLEAN.subarray(0, 2), segment(0xe0, Buffer.concat([CLEAN.subarray(6, 20), Buffer.from(PAGE)]))]);
  expect((await cleaned(Buffer.concat([longer, CLEAN.subarray(HEAD_BYTES)]))).equals(CLEAN)).toBe(true);
  const adobe = inserted(segment(0xee, 'Adobe\0\u0064\0\0\0\0\u0001'));
  expect((await cleaned(adobe)).equals(adobe)).toBe(true);
  expect((await cleaned(inserted(segment(0xee, `Adobe\0\u0064\0\0\0\0\u0001${PAGE}`)))).equals(adobe)).toBe(true);
});

test('a colour profile and filling before a marker stay', async () => {
  for (const kept of [segment(0xe2, 'ICC_PROFILE\0\u0001\u0001 colours'), Buffer.alloc(300, 0xff)])
    expect(await copyOf(JPEG, inserted(kept))).toMatchObject({ isUnchanged: true });
});

test('restart markers and damage within the coded data stay', async () => {
  const damaged = inserted(Buffer.from([0x11, 0xff, 0xd0, 0x22, 0xff, 0x00, 0xff, 0x4d, 0x33]), CLEAN.length - 2);
  expect(await copyOf(JPEG, damaged)).toMatchObject({ isUnchanged: true });
});

test('what breaks off in the coded data is kept to its end, what breaks off in a comment behind it is not', async () => {
  expect(await copyOf(JPEG, CLEAN.subarray(0, -20))).toMatchObject({ isUnchanged: true });
  const comment = Buffer.concat([CLEAN.subarray(0, -2), Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.from(PAGE)]);
  expect((await cleaned(comment)).equals(CLEAN)).toBe(true);
});

test('says the pixels of the frame, however many (quality.md §2, pixel flood)', async () => {
  const flood = Buffer.from(CLEAN);
  flood.writeUInt32BE(0xffffffff, flood.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  expect((await copyOf(JPEG, flood)).pixels).toBe(65_535 ** 2);
});

test.each([
  ['no frame', Buffer.concat([CLEAN.subarray(0, 2), CLEAN.subarray(CLEAN.lastIndexOf(Buffer.from([0xff, 0xda])))])],
  ['no scan', Buffer.concat([CLEAN.subarray(0, CLEAN.lastIndexOf(Buffer.from([0xff, 0xda]))), Buffer.from([0xff, 0xd9])])],
  ['two frames', inserted(segment(0xc0, Buffer.from('0800100010010111 00'.replace(' ', ''), 'hex')))],
  ['a frame of no height', inserted(segment(0xc0, Buffer.from('080000001001011100', 'hex')))],
  ['a segment of length 0', inserted(Buffer.from([0xff, 0xfe, 0, 0]))],
  ['a segment behind the end', inserted(Buffer.from([0xff, 0xfe, 0xff, 0xff]))],
  ['another start', inserted(Buffer.from([0xff, 0xd8]))],
])('%s: unreadable', async (_, bytes) => {
  expect(await copyOrNull(JPEG, bytes)).toBeNull();
});

test('100,001 segments end after what real files have', async () => {
  for (const one of ['fffe0002', 'ffd0ff01', 'ffdb0002', 'ffe00002'])
    expect(await expectSoonEnded(JPEG, inserted(repeated(Buffer.from(one, 'hex'), 100_001)))).toBeNull();
  expect(await expectSoonEnded(JPEG, inserted(repeated(Buffer.from('ff00', 'hex'), 100_001)))).not.toBeNull();
});
