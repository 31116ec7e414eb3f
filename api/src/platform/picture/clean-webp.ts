// WebP (RFC 9649): picture, animation and colour profile are copied; the sizes and flags that count the rest are written anew.
import { orientationOf, orientationOnly } from './exif-orientation.ts';
import { asciiBytes, joined, littleEndian, sameBytes, startsWith, textAt, toLittleEndian } from './picture-bytes.ts';
import type { PictureReader } from './picture-reader.ts';
import { PieceList, UnreadablePicture, type CleanPlan } from './plan-pieces.ts';
import { pixelsOf, riffChunkAt, type RiffChunk } from './riff-chunk.ts';

const MOST_EXIF_BYTES = 64 * 1024;
const EXIF_PREFIX = 'Exif\0\0';
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
const HEADER_BYTES = 10;
const ANIM_BYTES = 6;
const FRAME_HEAD_BYTES = 16;

interface Progress {
  readonly reader: PictureReader;
  readonly fileEnd: number;
  readonly isExtended: boolean;
  pixels: number;
  hasExif: boolean;
  hasOrientation: boolean;
}

/** @throws UnreadablePicture when there is no picture, or a chunk that breaks off. */
export async function planWebp(reader: PictureReader): Promise<CleanPlan> {
  const head = await reader.bytes(0, 12);
  if (!startsWith(head, 'RIFF') || textAt(head, 8, 4) !== 'WEBP') throw new UnreadablePicture('no WebP');
  const fileEnd = Math.min(8 + littleEndian(head, 4, 4), reader.sizeBytes);
  const first = await riffChunkAt(reader, 12, fileEnd);
  const isExtended = first.type === 'VP8X';
  const progress: Progress = { reader, fileEnd, isExtended, pixels: 0, hasExif: false, hasOrientation: false };
  const body = new PieceList();
  await takeChunks(progress, body, isExtended ? first.next : 12);
  if (progress.pixels === 0) throw new UnreadablePicture('a WebP without a picture');
  const chunks = new PieceList();
  if (isExtended) await takeHeader(progress, chunks, first);
  chunks.append(body);
  const out = new PieceList();
  if (4 + chunks.sizeBytes === littleEndian(head, 4, 4)) out.keep(0, 12);
  else out.write(joined(asciiBytes('RIFF'), toLittleEndian(4 + chunks.sizeBytes, 4), asciiBytes('WEBP')));
  out.append(chunks);
  return { pixels: progress.pixels, pieces: out.pieces };
}

/** The extended header, with the flags of what is left. */
async function takeHeader(progress: Progress, out: PieceList, chunk: RiffChunk): Promise<void> {
  if (chunk.length < HEADER_BYTES) throw new UnreadablePicture('a WebP without a size');
  const fields = await progress.reader.bytes(chunk.data, HEADER_BYTES);
  progress.pixels = Math.max(progress.pixels, (littleEndian(fields, 4, 3) + 1) * (littleEndian(fields, 7, 3) + 1));
  const rest = (fields[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  const flags = progress.hasOrientation ? rest | EXIF_FLAG : rest;
  if (flags === fields[0] && chunk.length === HEADER_BYTES) out.keep(chunk.start, chunk.end);
  else out.write(named('VP8X', joined(Uint8Array.of(flags), fields.subarray(1))));
}

async function takeChunks(progress: Progress, out: PieceList, from: number): Promise<void> {
  let hasStill = false;
  for (let at = from; at + 8 <= progress.fileEnd;) {
    const chunk = await riffChunkAt(progress.reader, at, progress.fileEnd);
    if (chunk.type === 'ICCP' || chunk.type === 'ALPH') keep(progress, out, chunk);
    else if (chunk.type === 'ANIM') await takeAnimation(progress, out, chunk);
    else if (chunk.type === 'ANMF') await takeFrame(progress, out, chunk);
    else if (chunk.type === 'EXIF') await takeExif(progress, out, chunk);
    else if (isBitstream(chunk) && !hasStill) {
      hasStill = true;
      await takeBitstream(progress, out, chunk);
    }
    at = chunk.next;
  }
}

const isBitstream = ({ type }: RiffChunk): boolean => type === 'VP8 ' || type === 'VP8L';

/** Some writers leave out the byte that fills up an odd length at the end of the file. */
function keep({ fileEnd }: Progress, out: PieceList, { start, end, next }: RiffChunk): void {
  out.keep(start, Math.min(next, fileEnd));
  if (next > fileEnd && next > end) out.write(Uint8Array.of(0));
}

async function takeBitstream(progress: Progress, out: PieceList, chunk: RiffChunk): Promise<void> {
  progress.pixels = Math.max(progress.pixels, await pixelsOf(progress.reader, chunk));
  keep(progress, out, chunk);
}

async function takeAnimation({ reader }: Progress, out: PieceList, { start, data, length, end }: RiffChunk): Promise<void> {
  if (length === ANIM_BYTES) out.keep(start, end);
  else if (length > ANIM_BYTES) out.write(named('ANIM', await reader.bytes(data, ANIM_BYTES)));
}

/** A frame of an animation holds chunks of its own. */
async function takeFrame(progress: Progress, out: PieceList, frame: RiffChunk): Promise<void> {
  const inner = new PieceList();
  let hasPicture = false;
  for (let at = frame.data + FRAME_HEAD_BYTES; at + 8 <= frame.end;) {
    const chunk = await riffChunkAt(progress.reader, at, frame.end);
    if (chunk.type === 'ALPH') keep(progress, inner, chunk);
    else if (isBitstream(chunk) && !hasPicture) {
      hasPicture = true;
      await takeBitstream(progress, inner, chunk);
    }
    at = chunk.next;
  }
  if (!hasPicture) throw new UnreadablePicture('a frame without a picture');
  const length = FRAME_HEAD_BYTES + inner.sizeBytes;
  if (length === frame.length) {
    out.keep(frame.start, frame.end);
    return;
  }
  const head = await progress.reader.bytes(frame.data, FRAME_HEAD_BYTES);
  out.write(joined(asciiBytes('ANMF'), toLittleEndian(length, 4), head));
  out.append(inner);
}

/** Without an extended header nobody looks for it. */
async function takeExif(progress: Progress, out: PieceList, { start, data, length, end }: RiffChunk): Promise<void> {
  if (progress.hasExif || !progress.isExtended) return;
  progress.hasExif = true;
  const there = await progress.reader.bytes(data, Math.min(length, MOST_EXIF_BYTES));
  const orientation = orientationOf(startsWith(there, EXIF_PREFIX) ? there.subarray(EXIF_PREFIX.length) : there);
  if (orientation === null) return;
  progress.hasOrientation = true;
  const clean = orientationOnly(orientation);
  if (sameBytes(there, clean)) out.keep(start, end);
  else out.write(named('EXIF', clean));
}

/** A whole chunk; its data is never of odd length here. */
const named = (type: string, data: Uint8Array): Uint8Array => joined(asciiBytes(type), toLittleEndian(data.length, 4), data);
