// GIF (GIF89a): screen, frames and their timing are copied, comments and what applications left behind are not; nothing follows the trailer.
import { littleEndian, textAt } from './picture-bytes.ts';
import type { PictureReader } from './picture-reader.ts';
import { PieceList, UnreadablePicture, type CleanPlan } from './plan-pieces.ts';

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
/** How often an animation runs takes a few bytes; more of them are something else. */
const LOOP = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/;
const MOST_LOOP_BYTES = 32;
const PROFILE = 'ICCRGBG1012';

interface Frame {
  readonly end: number;
  readonly pixels: number;
}

/** @throws UnreadablePicture when there is no frame. */
export async function planGif(reader: PictureReader): Promise<CleanPlan> {
  const head = await reader.bytes(0, 13);
  if (!/^GIF8[79]a$/.test(textAt(head, 0, 6))) throw new UnreadablePicture('no GIF');
  const out = new PieceList();
  let at = 13 + tableBytes(head[10] ?? 0);
  out.keep(0, at);
  let pixels = 0;
  for (;;) {
    await reader.countElement();
    const kind = at < reader.sizeBytes ? (await reader.bytes(at, 1))[0] : null;
    if (kind === IMAGE) {
      const frame = await frameAt(reader, at);
      out.keep(at, frame.end);
      pixels = Math.max(pixels, frame.pixels);
      at = frame.end;
    } else if (kind === EXTENSION) at = await takeExtension(reader, at, out);
    else {
      if (pixels === 0) throw new UnreadablePicture('a GIF without a picture');
      await takeEnd(reader, at, out);
      return { pixels: Math.max(pixels, littleEndian(head, 6, 2) * littleEndian(head, 8, 2)), pieces: out.pieces };
    }
  }
}

/** A file that breaks off stays as it is; in place of anything that is no block a trailer is written. */
async function takeEnd(reader: PictureReader, at: number, out: PieceList): Promise<void> {
  if (at >= reader.sizeBytes) return;
  if ((await reader.bytes(at, 1))[0] === TRAILER) out.keep(at, at + 1);
  else out.write(Uint8Array.of(TRAILER));
}

/** Length of a colour table in bytes, 0 when there is none. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

async function frameAt(reader: PictureReader, start: number): Promise<Frame> {
  const head = await reader.bytes(start, 10);
  const data = start + 10 + tableBytes(head[9] ?? 0) + 1;
  const right = littleEndian(head, 1, 2) + littleEndian(head, 5, 2);
  const bottom = littleEndian(head, 3, 2) + littleEndian(head, 7, 2);
  return { end: await endOfBlocks(reader, data), pixels: right * bottom };
}

/** Behind the blocks of up to 255 bytes that a zero ends; the end of the file where they break off. */
async function endOfBlocks(reader: PictureReader, start: number): Promise<number> {
  let at = start;
  while (at < reader.sizeBytes) {
    const view = await reader.view(at);
    let index = 0;
    while (index < view.length && view[index] !== 0) index += 1 + (view[index] ?? 0);
    at += index;
    if (index < view.length) return at + 1;
  }
  return reader.sizeBytes;
}

/** Copies the extension at `start` when it is of use. Returns where it ends. */
async function takeExtension(reader: PictureReader, start: number, out: PieceList): Promise<number> {
  if (start + 3 > reader.sizeBytes) return reader.sizeBytes;
  const head = await reader.view(start, Math.min(14, reader.sizeBytes - start));
  const isControl = head[1] === CONTROL && head[2] === 4;
  const name = head[1] === APPLICATION && head[2] === 11 ? textAt(head, 3, 11) : '';
  const end = await endOfBlocks(reader, start + 2);
  const isShort = end - start <= (isControl ? 8 : MOST_LOOP_BYTES);
  if (name === PROFILE || (isShort && (isControl || LOOP.test(name)))) out.keep(start, end);
  return end;
}
