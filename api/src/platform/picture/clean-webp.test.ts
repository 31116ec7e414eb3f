import { orientationOf } from './exif-orientation.ts';
import { copyOf, copyOrNull, expectSoonEnded, fixture, repeated } from './testing/pictures.ts';

const WEBP = 'image/webp';
const PAGE = '<html><script>alert(1)</script></html>';
const CLEAN = fixture('clean.webp');

function chunk(type: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data as string, 'latin1');
  const head = Buffer.from(`${type}....`, 'latin1');
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}
function webp(...chunks: readonly Buffer[]): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF....WEBP', 'latin1'), ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
const STILL = CLEAN.subarray(12);
const HEADER = chunk('VP8X', Buffer.from('000000005f00003f0000', 'hex'));
const FRAME_HEAD = Buffer.from('0000000000005f00003f000064000000', 'hex');
const cleaned = async (bytes: Buffer): Promise<Buffer> => (await copyOf(WEBP, bytes)).bytes;

test('a tagged picture keeps its coded data, its orientation and the flag of it', async () => {
  const bytes = await cleaned(fixture('gps.webp'));
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(bytes[20]).toBe(0x08);
  expect(bytes.subarray(30, 30 + STILL.length).equals(STILL)).toBe(true);
  expect(bytes.subarray(30 + STILL.length, -26).equals(Buffer.from('EXIF\u001a\0\0\0', 'latin1'))).toBe(true);
  expect(orientationOf(bytes.subarray(-26))).toBe(6);
});

test('an animation loses its tags and the flag of them, no frame', async () => {
  const [before, bytes] = [fixture('animated.webp'), await cleaned(fixture('animated.webp'))];
  expect(before[20]).toBe(0x0a);
  expect(bytes[20]).toBe(0x02);
  expect(bytes.subarray(21).equals(before.subarray(21, bytes.length))).toBe(true);
});

test('an orientation behind the name that some cameras put before it is read', async () => {
  const tiff = Buffer.from('49492a00080000000100120103000100000005000000', 'hex');
  const bytes = await cleaned(webp(HEADER, STILL, chunk('EXIF', Buffer.concat([Buffer.from('Exif\0\0'), tiff]))));
  expect(orientationOf(bytes.subarray(-26))).toBe(5);
  expect(bytes[20]).toBe(0x08);
});

test.each(['XMP ', 'EXIF', 'HTML', 'JUNK', 'VP8X', 'VP8L'])('a page in a chunk %s is left out, and nothing else', async (type) => {
  expect((await cleaned(webp(STILL, chunk(type, PAGE)))).equals(CLEAN)).toBe(true);
  expect((await cleaned(webp(HEADER, STILL, chunk(type, PAGE)))).equals(webp(HEADER, STILL))).toBe(true);
});

test('a page in a frame, or in what has a length of its own, is left out', async () => {
  const plain = webp(HEADER, chunk('ANIM', '123456'), chunk('ANMF', Buffer.concat([FRAME_HEAD, STILL])));
  const hiding = [
    chunk('ANIM', `123456${PAGE}`),
    chunk('ANMF', Buffer.concat([FRAME_HEAD, chunk('HTML', PAGE), STILL, Buffer.from('<html>')])),
  ];
  expect((await cleaned(webp(HEADER, ...hiding))).equals(plain)).toBe(true);
  expect(await copyOf(WEBP, plain)).toMatchObject({ isUnchanged: true });
  const longer = chunk('VP8X', Buffer.concat([HEADER.subarray(8), Buffer.from(PAGE)]));
  expect((await cleaned(webp(longer, STILL))).equals(webp(HEADER, STILL))).toBe(true);
});

test('a byte of filling that is missing at the end is written', async () => {
  const odd = chunk('VP8L', Buffer.from('2f1f001f00aabbccdd', 'hex'));
  const file = webp(odd);
  expect((await cleaned(file.subarray(0, -1))).equals(file)).toBe(true);
  expect((await copyOf(WEBP, file)).pixels).toBe(32 * ((0x001f001f >>> 14) + 1));
});

test('says the pixels of the canvas and of the coded data, whichever is more (quality.md §2, pixel flood)', async () => {
  const canvas = chunk('VP8X', Buffer.from('00000000ffffffffffff', 'hex'));
  expect((await copyOf(WEBP, webp(canvas, STILL))).pixels).toBe(2 ** 48);
  const flood = Buffer.from(STILL);
  flood.writeUInt32LE(0x3fff3fff, 14);
  expect((await copyOf(WEBP, webp(HEADER, flood))).pixels).toBe(0x3fff ** 2);
});

test.each([
  ['no picture', webp(HEADER)],
  ['a picture that breaks off', CLEAN.subarray(0, -20)],
  ['coded data that is none', webp(chunk('VP8 ', PAGE))],
  ['a frame without a picture', webp(HEADER, STILL, chunk('ANMF', PAGE))],
  ['a frame without a head', webp(HEADER, STILL, chunk('ANMF', ''))],
  ['a short header', webp(chunk('VP8X', '123'), STILL)],
])('%s: unreadable', async (_, bytes) => {
  expect(await copyOrNull(WEBP, bytes)).toBeNull();
});

test('100,001 chunks end after what real files have', async () => {
  for (const one of [chunk('XMP ', ''), chunk('ICCP', ''), chunk('ALPH', ''), chunk('EXIF', '')]) {
    const many = repeated(one, 100_001);
    expect(await expectSoonEnded(WEBP, webp(HEADER, STILL, many))).toBeNull();
    expect(await expectSoonEnded(WEBP, webp(HEADER, chunk('ANMF', Buffer.concat([FRAME_HEAD, STILL, many]))))).toBeNull();
  }
});
