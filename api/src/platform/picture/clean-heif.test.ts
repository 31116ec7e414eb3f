import { blanked, box, u16, u32, u8 } from './testing/boxes.ts';
import { copyOf, copyOrNull, expectSoonEnded, fixture, repeated } from './testing/pictures.ts';

const HEIC = 'image/heic';
const PLACE = 'Exif of 33.8568 151.2153';
const FTYP = box('ftyp', 'heic', u32(0), 'mif1heic');
const MDAT = box('mdat', 'coded', PLACE);
const IPRP = box(
  'iprp',
  box('ipco', box('ispe', u32(0), u32(640), u32(480)), box('ispe', u32(0), u32(4000), u32(3000)), box('irot', u8(1))),
);
const ITEM = 7;

const iinf = (type: string, version: 2 | 3 = 2): Buffer => {
  const item = (id: number, kind: string): Buffer =>
    box('infe', u32(version * 2 ** 24), version === 2 ? u16(id) : u32(id), u16(0), kind, '\0');
  return box('iinf', version === 2 ? u32(0) : u32(2 ** 24), version === 2 ? u16(2) : u32(2), item(1, 'hvc1'), item(ITEM, type));
};
interface Place {
  readonly version?: 0 | 1 | 2;
  readonly method?: number;
  readonly start: number;
  readonly length?: number;
}
function iloc({ version = 1, method = 0, start, length = PLACE.length }: Place): Buffer {
  const [wide, base] = [version === 2 ? u32 : u16, 4];
  const entry = (id: number): Buffer[] => [
    wide(id),
    ...(version === 0 ? [] : [u16(method)]),
    u16(0),
    u32(base),
    u16(1),
    u32(start - base),
    u32(length),
  ];
  return box('iloc', u32(version * 2 ** 24), u16(0x4440), wide(1), ...entry(ITEM));
}
const meta = (...parts: readonly Buffer[]): Buffer => box('meta', u32(0), box('hdlr', u32(0), u32(0), 'pict'), ...parts);
/** A file whose EXIF lies in mdat; `more` comes behind the items. */
function heif(type: string, place: Omit<Place, 'start'> = {}, version: 2 | 3 = 2, ...more: readonly Buffer[]): Buffer {
  const head = (start: number): Buffer => Buffer.concat([FTYP, meta(iloc({ ...place, start }), iinf(type, version), IPRP, ...more)]);
  return Buffer.concat([head(head(4).length + 8 + 'coded'.length), MDAT]);
}
const cleaned = async (bytes: Buffer): Promise<Buffer> => (await copyOf(HEIC, bytes)).bytes;
const withoutPlace = (bytes: Buffer): Buffer => Buffer.from(bytes.toString('latin1').replace(PLACE, '\0'.repeat(PLACE.length)), 'latin1');

test.each(['gps.heic', 'written.heic'])('%s keeps its layout; what differs is zero, and only where EXIF and XMP lie', async (name) => {
  const [before, after] = [fixture(name), await cleaned(fixture(name))];
  expect(after.length).toBe(before.length);
  const [first, coded] = [after.findIndex((value, at) => value !== before[at]), before.indexOf('mdat') + 4];
  expect(first).toBeGreaterThan(coded);
  expect(after.every((value, at) => value === before[at] || value === 0)).toBe(true);
  for (const word of ['xmpmeta', 'Lot', 'exif:']) expect(after.includes(word)).toBe(false);
});

test.each(['Exif', 'mime', 'uri '])('an item %s is overwritten, in each version of its lists', async (type) => {
  for (const version of [0, 1, 2] as const)
    for (const list of [2, 3] as const) {
      const file = heif(type, { version }, list);
      expect((await cleaned(file)).equals(withoutPlace(file))).toBe(true);
    }
});

test('a picture stays, and so does the way up it is shown', async () => {
  expect(await copyOf(HEIC, heif('hvc1'))).toMatchObject({ isUnchanged: true });
  expect((await cleaned(heif('Exif'))).includes('irot')).toBe(true);
});

test('an item within the lists themselves is overwritten', async () => {
  const file = Buffer.concat([
    FTYP,
    meta(iloc({ method: 1, start: 4 }), iinf('Exif'), IPRP, box('idat', 'head', PLACE)),
    box('mdat', 'coded'),
  ]);
  expect((await cleaned(file)).equals(withoutPlace(file))).toBe(true);
});

test.each(['uuid', 'udta', 'mpvd', 'sefd', 'free'])('a box %s is blanked, beside the lists and in them', async (type) => {
  const hidden = box(type, PLACE);
  const file = (one: Buffer): Buffer => Buffer.concat([heif('hvc1', {}, 2, one), one]);
  expect((await cleaned(file(hidden))).equals(file(blanked(hidden)))).toBe(true);
});

test('the position in a picture that moves is blanked too', async () => {
  const moov = (one: Buffer): Buffer => Buffer.concat([heif('hvc1'), box('moov', box('mvhd', 'header'), one)]);
  expect((await cleaned(moov(box('udta', PLACE)))).equals(moov(blanked(box('udta', PLACE))))).toBe(true);
});

test('says the pixels of the largest picture (quality.md §2, pixel flood)', async () => {
  expect((await copyOf(HEIC, heif('Exif'))).pixels).toBe(12_000_000);
  const flood = box('iprp', box('ipco', box('ispe', u32(0), u32(0xffffffff), u32(0xffffffff))));
  expect((await copyOf(HEIC, Buffer.concat([FTYP, meta(flood), MDAT]))).pixels).toBeGreaterThan(1e19);
});

test.each([
  ['no lists', Buffer.concat([FTYP, MDAT])],
  ['no size of a picture', Buffer.concat([FTYP, meta(iinf('hvc1')), MDAT])],
  ['EXIF within another item', heif('Exif', { method: 2 })],
  ['EXIF without a length', heif('Exif', { length: 0 })],
  ['EXIF behind the end', heif('Exif', { length: PLACE.length + 1 })],
  ['EXIF over the lists', Buffer.concat([FTYP, meta(iloc({ start: 40 }), iinf('Exif'), IPRP), MDAT])],
  ['two lists of items', Buffer.concat([FTYP, meta(iinf('hvc1'), iinf('Exif'), IPRP), MDAT])],
  ['lists that break off', heif('Exif').subarray(0, 60)],
])('%s: unreadable', async (_, bytes) => {
  expect(await copyOrNull(HEIC, bytes)).toBeNull();
});

test('huge counts and 100,001 boxes end after what real files have', async () => {
  const places = (widths: number, entries: Buffer): Buffer => box('iloc', u32(2 ** 25), u16(widths), u32(0xffffffff), entries);
  const unwanted = Buffer.concat([u32(1), u16(0), u16(0), u16(0xffff)]);
  const wanted = Buffer.concat([u32(ITEM), u16(0), u16(0), u16(0xffff)]);
  for (const [widths, entry] of [
    [0, unwanted],
    [0, wanted],
    [0xfff0, unwanted],
    [0x4444, wanted],
  ] as const)
    expect(
      await expectSoonEnded(HEIC, Buffer.concat([FTYP, meta(places(widths, repeated(entry, 20_000)), iinf('Exif'), IPRP), MDAT])),
    ).toBeNull();
  for (const type of ['infe', 'free', 'ispe']) {
    const many = repeated(box(type), 100_001);
    expect(await expectSoonEnded(HEIC, Buffer.concat([FTYP, meta(IPRP, many), MDAT]))).toBeNull();
    expect(await expectSoonEnded(HEIC, Buffer.concat([FTYP, meta(IPRP, box('iinf', u32(0), u16(0), many)), MDAT]))).toBeNull();
    expect(await expectSoonEnded(HEIC, Buffer.concat([FTYP, meta(box('iprp', box('ipco', many))), MDAT]))).toBeNull();
  }
});
