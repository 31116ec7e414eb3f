// Builds ISO media files for tests, box by box.
const bigEndian = (value: number, width: number): Buffer => {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(value, 0, width);
  return bytes;
};
export const [u8, u16, u32] = [1, 2, 4].map((width) => (value: number) => bigEndian(value, width)) as [Write, Write, Write];
type Write = (value: number) => Buffer;

type Part = Buffer | string;

/** A box of this type; text is taken letter by letter. */
export function box(type: string, ...parts: readonly Part[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  return Buffer.concat([u32(8 + content.length), Buffer.from(type, 'latin1'), content]);
}

/** The same with its size in 64 bits. */
export function wideBox(type: string, ...parts: readonly Part[]): Buffer {
  const narrow = box(type, ...parts);
  return Buffer.concat([u32(1), narrow.subarray(4, 8), u32(0), u32(narrow.length + 8), narrow.subarray(8)]);
}

/** The same without a size: it goes on to the end of the file. */
export const endlessBox = (type: string, ...parts: readonly Part[]): Buffer => Buffer.concat([u32(0), box(type, ...parts).subarray(4)]);

/** What becomes of a box that is blanked in its place. */
export const blanked = (of: Buffer, headBytes = 8): Buffer =>
  Buffer.concat([of.subarray(0, 4), Buffer.from('free'), of.subarray(8, headBytes), Buffer.alloc(of.length - headBytes)]);
