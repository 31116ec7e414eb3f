// A font for pictures that are true on any machine: every character is a full square of its size, a space an empty one, so that no letter shape, no width of a
// system's font and no smoothing of edges is in the picture. Where text stands, how large and in which colour, is. The bytes are made here, by the
// OpenType tables that a browser asks for.
const UNITS = 1_024;
const LAST_CHARACTER = 0x10ffff;
const SQUARE = 1;
const EMPTY = 2;
/** First and last character, and the glyph that all of them have. */
const GROUPS = [
  [0x20, 0x20, EMPTY],
  [0x21, 0x9f, SQUARE],
  [0xa0, 0xa0, EMPTY],
  [0xa1, LAST_CHARACTER, SQUARE],
] as const;

type Part = readonly [bytes: 1 | 2 | 4, value: number];
const u8 = (value: number): Part => [1, value];
const u16 = (value: number): Part => [2, value & 0xffff];
const u32 = (value: number): Part => [4, value >>> 0];
const u16s = (...values: readonly number[]): Part[] => values.map(u16);

function packed(parts: readonly Part[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of parts) at = bytes.writeUIntBE(value, at, length);
  return bytes;
}

/** From the base line up: nothing hangs below it, so that its edges are whole pixels wherever the size is. */
const square = packed([
  ...u16s(1, 0, 0, UNITS, UNITS, 3, 0),
  ...[1, 1, 1, 1].map(u8),
  ...u16s(0, 0, UNITS, 0),
  ...u16s(0, UNITS, 0, -UNITS),
]);

const name = Buffer.from('Blocks', 'utf16le').swap16();
const NAMES = [1, 2, 4, 6];

const TABLES: Readonly<Record<string, Buffer>> = {
  'OS/2': packed([
    ...u16s(4, UNITS, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ...Array.from({ length: 10 }, () => u8(0)),
    ...[0, 0, 0, 0, 0].map(u32),
    ...u16s(0x40, 0x20, 0xffff, UNITS, 0, 0, UNITS, 0),
    ...[1, 0].map(u32),
    ...u16s(UNITS / 2, UNITS, 0, 0x20, 1),
  ]),
  cmap: packed([
    ...u16s(0, 1, 3, 10),
    u32(12),
    ...u16s(13, 0),
    ...[16 + 12 * GROUPS.length, 0, GROUPS.length].map(u32),
    ...GROUPS.flatMap((group) => group.map(u32)),
  ]),
  glyf: Buffer.concat([square, square]),
  head: packed([
    ...[0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5].map(u32),
    ...u16s(0b1011, UNITS),
    ...[0, 0, 0, 0].map(u32),
    ...u16s(0, 0, UNITS, UNITS, 0, 8, 2, 0, 0),
  ]),
  hhea: packed([u32(0x0001_0000), ...u16s(UNITS, 0, 0, UNITS, 0, 0, UNITS, 1, 0, 0, 0, 0, 0, 0, 0, 3)]),
  hmtx: packed(u16s(UNITS, 0, UNITS, 0, UNITS, 0)),
  // of the glyph of an unknown character, of the square, and of the empty one, in words of two bytes
  loca: packed(u16s(0, square.length / 2, square.length, square.length)),
  maxp: packed([u32(0x0001_0000), ...u16s(3, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
  name: Buffer.concat([
    packed([...u16s(0, NAMES.length, 6 + 12 * NAMES.length), ...NAMES.flatMap((id) => u16s(3, 1, 0x409, id, name.length, 0))]),
    name,
  ]),
  post: packed([u32(0x0003_0000), u32(0), ...u16s(0, 0), ...[0, 0, 0, 0, 0].map(u32)]),
};

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
function sum(table: Buffer): number {
  const whole = padded(table);
  let total = 0;
  for (let at = 0; at < whole.length; at += 4) total = (total + whole.readUInt32BE(at)) >>> 0;
  return total;
}

/** The bytes of the font. */
export function blockFont(): Buffer {
  const tables = Object.entries(TABLES).sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const head = packed([u32(0x0001_0000), ...u16s(tables.length, power * 16, Math.log2(power), (tables.length - power) * 16)]);
  let offset = head.length + 16 * tables.length;
  const lines = tables.map(([tag, table]) => {
    const line = Buffer.concat([Buffer.from(tag), packed([sum(table), offset, table.length].map(u32))]);
    offset += padded(table).length;
    return line;
  });
  const bytes = Buffer.concat([head, ...lines, ...tables.map(([, table]) => padded(table))]);
  const headAt = bytes.indexOf(TABLES['head'] ?? Buffer.alloc(0));
  bytes.writeUInt32BE((0xb1b0_afba - sum(bytes)) >>> 0, headAt + 8);
  return bytes;
}
