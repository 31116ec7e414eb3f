// PNG (W3C PNG, third edition): the chunks that draw the picture are copied, each no longer than it can be; nothing follows IEND.
import { crc32 } from 'node:zlib';
import { orientationOf, orientationOnly } from './exif-orientation.ts';
import { asciiBytes, bigEndian, joined, sameBytes, startsWith, textAt, toBigEndian } from './picture-bytes.ts';
import type { PictureReader } from './picture-reader.ts';
import { PieceList, UnreadablePicture, type CleanPlan } from './plan-pieces.ts';

const SIGNATURE = '\u0089PNG\r\n\u001a\n';
/** Length and type before the data, checksum behind it. */
const FRAME_BYTES = 12;
const MOST_EXIF_BYTES = 64 * 1024;
/** The longest data of each chunk that is kept; what is longer hides something. */
const KEPT: Readonly<Record<string, number>> = {
  ...{ PLTE: 768, IDAT: Infinity, tRNS: 256, gAMA: 4, cHRM: 32, sRGB: 1, iCCP: Infinity, sBIT: 4, bKGD: 6, pHYs: 9, cICP: 4 },
  ...{ acTL: 8, fcTL: 26, fdAT: Infinity },
};
const END = chunk('IEND', new Uint8Array(0));

interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly data: number;
  readonly length: number;
  readonly end: number;
}

/** @throws UnreadablePicture when there is no IHDR or IDAT, or a chunk that must be understood and is not. */
export async function planPng(reader: PictureReader): Promise<CleanPlan> {
  const head = await reader.bytes(0, SIGNATURE.length);
  const first = await chunkAt(reader, SIGNATURE.length);
  if (!startsWith(head, SIGNATURE) || first?.type !== 'IHDR' || first.length !== 13) throw new UnreadablePicture('no PNG');
  const size = await reader.bytes(first.data, 8);
  const pixels = bigEndian(size, 0, 4) * bigEndian(size, 4, 4);
  if (pixels === 0) throw new UnreadablePicture('a PNG without a size');
  const out = new PieceList();
  out.keep(0, first.end);
  await takeChunks(reader, first.end, out);
  return { pixels, pieces: out.pieces };
}

async function takeChunks(reader: PictureReader, from: number, out: PieceList): Promise<void> {
  let hasData = false;
  let hasExif = false;
  let at = from;
  for (;;) {
    await reader.countElement();
    const found = await chunkAt(reader, at);
    hasData ||= found?.type === 'IDAT';
    if (found === null || found.type === 'IEND' || found.end > reader.sizeBytes) {
      if (!hasData) throw new UnreadablePicture('a PNG without a picture');
      await takeLast(reader, found, out);
      return;
    }
    if (isKept(found)) out.keep(found.start, found.end);
    else if (found.type === 'eXIf' && !hasExif) {
      hasExif = true;
      await takeExif(reader, found, out);
    }
    at = found.end;
  }
}

/** Null where the file ends. The chunk itself may be longer than the file. */
async function chunkAt(reader: PictureReader, start: number): Promise<Chunk | null> {
  if (start + 8 > reader.sizeBytes) return null;
  const head = await reader.bytes(start, 8);
  const length = bigEndian(head, 0, 4);
  return { type: textAt(head, 4, 4), start, data: start + 8, length, end: start + FRAME_BYTES + length };
}

function isKept({ type, length }: Chunk): boolean {
  if (Object.hasOwn(KEPT, type) && length <= (KEPT[type] ?? 0)) return true;
  // A capital first letter: no decoder may go on without it (PNG §5.4).
  if (/^[A-Z]/.test(type)) throw new UnreadablePicture(`the chunk ${type} of ${String(length)} bytes`);
  return false;
}

/** The end of the picture, or coded data that breaks off: a photo all the same. */
async function takeLast(reader: PictureReader, last: Chunk | null, out: PieceList): Promise<void> {
  if (last?.type === 'IDAT' || last?.type === 'fdAT') out.keep(last.start, reader.sizeBytes);
  if (last?.type !== 'IEND') return;
  const there = await reader.bytes(last.start, Math.min(END.length, reader.sizeBytes - last.start));
  if (sameBytes(there, END)) out.keep(last.start, last.end);
  else out.write(END);
}

async function takeExif(reader: PictureReader, { start, data, length, end }: Chunk, out: PieceList): Promise<void> {
  const orientation = orientationOf(await reader.bytes(data, Math.min(length, MOST_EXIF_BYTES)));
  if (orientation === null) return;
  const clean = chunk('eXIf', orientationOnly(orientation));
  if (end - start === clean.length && sameBytes(await reader.bytes(start, clean.length), clean)) out.keep(start, end);
  else out.write(clean);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined(asciiBytes(type), data);
  return joined(toBigEndian(data.length, 4), named, toBigEndian(crc32(named), 4));
}
