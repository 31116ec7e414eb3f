// One chunk of a WebP, and the size of the picture that it may hold (RFC 9649 §2.3 to §2.7).
import { bigEndian, littleEndian, textAt } from './picture-bytes.ts';
import type { PictureReader } from './picture-reader.ts';
import { UnreadablePicture } from './plan-pieces.ts';

export interface RiffChunk {
  readonly type: string;
  readonly start: number;
  readonly data: number;
  readonly length: number;
  /** Behind the data, without the byte that fills up an odd length. */
  readonly end: number;
  /** Of the chunk that follows. */
  readonly next: number;
}

/** @throws UnreadablePicture when the chunk is longer than what holds it. */
export async function riffChunkAt(reader: PictureReader, start: number, limit: number): Promise<RiffChunk> {
  await reader.countElement();
  const head = await reader.bytes(start, 8);
  const type = textAt(head, 0, 4);
  const length = littleEndian(head, 4, 4);
  const data = start + 8;
  const end = data + length;
  if (end > limit) throw new UnreadablePicture(`the chunk ${type} at ${String(start)} breaks off`);
  return { type, start, data, length, end, next: end + (length % 2) };
}

/** Width times height of a VP8 or VP8L chunk. @throws UnreadablePicture when it does not begin as one. */
export async function pixelsOf(reader: PictureReader, { type, data, length }: RiffChunk): Promise<number> {
  const head = await reader.bytes(data, Math.min(length, 10));
  if (type === 'VP8 ' && head.length === 10 && bigEndian(head, 3, 3) === 0x9d012a)
    return (littleEndian(head, 6, 2) & 0x3fff) * (littleEndian(head, 8, 2) & 0x3fff);
  if (type === 'VP8L' && head.length >= 5 && head[0] === 0x2f) {
    const bits = littleEndian(head, 1, 4);
    return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  }
  throw new UnreadablePicture(`the chunk ${type} holds no picture`);
}
