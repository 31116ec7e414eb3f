import { copyOf, copyOrNull, expectSoonEnded, fixture, repeated } from './testing/pictures.ts';

const GIF = 'image/gif';
const PAGE = '<html><script>alert(1)</script></html>';
const CLEAN = fixture('clean.gif');
const HEAD_BYTES = 13 + 3 * 2 ** (((CLEAN[10] ?? 0) & 7) + 1);

const blocks = (...texts: readonly string[]): string => `${texts.map((text) => String.fromCharCode(text.length) + text).join('')}\0`;
const extension = (label: number, ...texts: readonly string[]): Buffer =>
  Buffer.from(`!${String.fromCharCode(label)}${blocks(...texts)}`, 'latin1');
const inserted = (bytes: Buffer, at = HEAD_BYTES): Buffer => Buffer.concat([CLEAN.subarray(0, at), bytes, CLEAN.subarray(at)]);
const cleaned = async (bytes: Buffer): Promise<Buffer> => (await copyOf(GIF, bytes)).bytes;

test('a tagged animation comes out as it was before', async () => {
  expect((await cleaned(fixture('gps.gif'))).equals(CLEAN)).toBe(true);
});

test.each([
  ['a comment', extension(0xfe, PAGE, PAGE)],
  ['plain text', extension(0x01, 'position....', PAGE)],
  ['an application', extension(0xff, 'HTMLPAGE1.0', PAGE)],
  ['the loop of an animation', extension(0xff, 'NETSCAPE2.0', '\u0001\0\0', PAGE)],
  ['the timing of a frame', extension(0xf9, '\0\0\0\0', PAGE)],
  ['a label that nobody knows', extension(0x77, PAGE)],
])('a page in %s is left out, and nothing else', async (_, hidden) => {
  expect((await cleaned(inserted(hidden))).equals(CLEAN)).toBe(true);
  expect((await cleaned(inserted(hidden, CLEAN.length - 1))).equals(CLEAN)).toBe(true);
});

test('timing, loop and colour profile stay', async () => {
  const kept = [extension(0xff, 'ANIMEXTS1.0', '\u0001\0\0'), extension(0xff, 'ICCRGBG1012', PAGE), extension(0xf9, '\0\0\0\0')];
  for (const one of kept) expect(await copyOf(GIF, inserted(one))).toMatchObject({ isUnchanged: true });
});

test('what breaks off in a frame is kept to its end; bytes that are no block end the picture', async () => {
  expect(await copyOf(GIF, CLEAN.subarray(0, -20))).toMatchObject({ isUnchanged: true });
  expect((await cleaned(inserted(Buffer.from(PAGE), CLEAN.length - 1))).equals(CLEAN)).toBe(true);
});

test('says the pixels of the screen or of a frame beyond it (quality.md §2, pixel flood)', async () => {
  const screen = Buffer.from(CLEAN);
  screen.writeUInt32LE(0xffffffff, 6);
  expect((await copyOf(GIF, screen)).pixels).toBe(65_535 ** 2);
  const frame = Buffer.concat([Buffer.from(`,${'\u00ff'.repeat(8)}\0\u0002`, 'latin1'), Buffer.from(blocks('x'), 'latin1')]);
  expect((await copyOf(GIF, inserted(frame, CLEAN.length - 1))).pixels).toBe((2 * 65_535) ** 2);
});

test('a screen without a frame is unreadable', async () => {
  for (const bytes of [CLEAN.subarray(0, HEAD_BYTES), Buffer.concat([CLEAN.subarray(0, HEAD_BYTES), Buffer.from(';')])])
    expect(await copyOrNull(GIF, bytes)).toBeNull();
});

test('100,001 extensions or frames end after what real files have, and all blocks of one frame are passed over', async () => {
  for (const one of [extension(0xfe), extension(0xf9, '1234'), Buffer.from(',\0\0\0\0\u0001\0\u0001\0\0\u0002\0', 'latin1')])
    expect(await expectSoonEnded(GIF, inserted(repeated(one, 100_001)))).toBeNull();
  const frame = Buffer.from(`,\0\0\0\0\u0001\0\u0001\0\0\u0002${'\u0001x'.repeat(100_001)}\0`, 'latin1');
  expect(await expectSoonEnded(GIF, inserted(frame))).toMatchObject({ isUnchanged: true });
});
