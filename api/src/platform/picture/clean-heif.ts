// HEIC and HEIF (ISO 23008-12): EXIF and XMP are overwritten where they lie, for the pictures are found by their positions in the file.
// Which way up they are shown is a property of theirs, not EXIF.
import { Blanks, type Span } from './blanked-copy.ts';
import { takeTopBox } from './clean-movie.ts';
import { metadataItems, spansOf } from './heif-items.ts';
import { BoxReader, type Box } from './iso-box.ts';
import { bigEndian } from './picture-bytes.ts';
import type { PictureReader } from './picture-reader.ts';
import { UnreadablePicture, type CleanPlan } from './plan-pieces.ts';

const IN_META: ReadonlySet<string> = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat', 'ipro', 'dinf', 'grpl']);

interface Progress {
  readonly boxes: BoxReader;
  readonly blanks: Blanks;
  /** Bytes of EXIF and XMP. */
  readonly metadata: Span[];
  /** Where such bytes may lie, in the order of the file, none within another. */
  readonly rooms: Span[];
  pixels: number;
}

/** @throws UnreadablePicture when no picture's size is said, or when EXIF cannot be located. */
export async function planHeif(reader: PictureReader): Promise<CleanPlan> {
  const boxes = new BoxReader(reader);
  const progress: Progress = { boxes, blanks: new Blanks(), metadata: [], rooms: [], pixels: 0 };
  let end = 0;
  for await (const box of boxes.ofFile()) {
    end = box.end;
    if (box.type === 'mdat') progress.rooms.push({ start: box.content, end: box.end });
    if (box.type === 'meta') await takeMeta(progress, box);
    else await takeTopBox(boxes, box, progress.blanks);
  }
  if (progress.pixels === 0) throw new UnreadablePicture('a HEIF without a picture');
  blankMetadata(progress);
  return { pixels: progress.pixels, pieces: await progress.blanks.pieces(reader, end) };
}

async function takeMeta(progress: Progress, meta: Box): Promise<void> {
  const { boxes, blanks } = progress;
  const held = new Map<string, Box>();
  // Behind four bytes of version and flags.
  for await (const box of boxes.within(meta.content + 4, meta.end)) {
    if (!IN_META.has(box.type)) blanks.addBox(box);
    else if (held.has(box.type)) throw new UnreadablePicture(`two boxes ${box.type}`);
    else held.set(box.type, box);
  }
  const [items, places, properties, data] = [held.get('iinf'), held.get('iloc'), held.get('iprp'), held.get('idat')];
  if (properties) progress.pixels = Math.max(progress.pixels, await largestPicture(boxes, properties));
  if (data) progress.rooms.push({ start: data.content, end: data.end });
  const metadata = items ? await metadataItems(boxes, items) : new Set<number>();
  if (metadata.size === 0 || !places) return;
  const within = data ? { start: data.content, end: data.end } : null;
  for (const span of await spansOf(boxes, places, metadata, within)) progress.metadata.push(span);
}

/** Width times height of the largest item. */
async function largestPicture(boxes: BoxReader, properties: Box): Promise<number> {
  let pixels = 0;
  for await (const list of boxes.within(properties.content, properties.end)) {
    if (list.type !== 'ipco') continue;
    for await (const box of boxes.within(list.content, list.end)) {
      if (box.type !== 'ispe' || box.end - box.content < 12) continue;
      const size = await boxes.reader.bytes(box.content, 12);
      pixels = Math.max(pixels, bigEndian(size, 4, 4) * bigEndian(size, 8, 4));
    }
  }
  return pixels;
}

/** Zeros over what the file stands on would leave nothing of it: EXIF located in there is a lie. */
function blankMetadata({ metadata, rooms, blanks }: Progress): void {
  for (const span of metadata) {
    if (span.end > (roomBefore(rooms, span.start)?.end ?? 0))
      throw new UnreadablePicture(`metadata at ${String(span.start)}, outside of the data`);
    blanks.addContent(span);
  }
}

/** The last room that begins at or before this byte. */
function roomBefore(rooms: readonly Span[], at: number): Span | undefined {
  let [low, high] = [0, rooms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rooms[middle]?.start ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return rooms[low - 1];
}
