// What lies in a HEIF file and where (ISO 14496-12 §8.11, ISO 23008-12): items with their kinds, and the spans of their bytes.
import type { Span } from './blanked-copy.ts';
import type { Box, BoxReader } from './iso-box.ts';
import { bigEndian, textAt } from './picture-bytes.ts';
import { WINDOW_BYTES } from './picture-reader.ts';
import { UnreadablePicture } from './plan-pieces.ts';

const MOST_SPANS = 1000;
/** EXIF, XMP and other text, addresses of metadata schemes. */
const METADATA: readonly string[] = ['Exif', 'mime', 'uri '];

/** The numbers of the items that hold no picture, by an `iinf` box. */
export async function metadataItems(boxes: BoxReader, list: Box): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const head = await boxes.reader.bytes(list.content, 1);
  for await (const box of boxes.within(list.content + (head[0] === 0 ? 6 : 8), list.end)) {
    if (box.type !== 'infe') continue;
    const entry = await boxes.reader.bytes(box.content, Math.min(14, box.end - box.content));
    const idBytes = (entry[0] ?? 0) >= 3 ? 4 : 2;
    // The oldest versions know no kinds and are never pictures.
    if ((entry[0] ?? 0) < 2 || METADATA.includes(textAt(entry, 6 + idBytes, 4))) found.add(bigEndian(entry, 4, idBytes));
  }
  return found;
}

/** Reads numbers one after the other and knows where they end. */
class Numbers {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(width: number): number {
    this.skip(width);
    return bigEndian(this.#bytes, this.#at - width, width);
  }

  skip(sizeBytes: number): void {
    this.#at += sizeBytes;
    if (this.#at > this.#bytes.length) throw new UnreadablePicture('a list of items that breaks off');
  }
}

/**
 * Where the bytes of the items lie in the file, by an `iloc` box.
 * @param data content of the `idat` box, for items that are located in there
 * @throws UnreadablePicture when an item is located within another one or without a length
 */
export async function spansOf(boxes: BoxReader, list: Box, items: ReadonlySet<number>, data: Span | null): Promise<Span[]> {
  if (list.end - list.content > WINDOW_BYTES) throw new UnreadablePicture('too many items');
  const numbers = new Numbers(await boxes.reader.bytes(list.content, list.end - list.content));
  const version = numbers.next(1);
  numbers.next(3);
  const widths = numbers.next(2);
  const [offset, length, base, index] = [widths >> 12, (widths >> 8) & 15, (widths >> 4) & 15, version === 0 ? 0 : widths & 15] as const;
  if (version > 2 || Math.max(offset, length, base, index) > 8) throw new UnreadablePicture('an unknown list of items');
  const spans: Span[] = [];
  for (let left = numbers.next(version === 2 ? 4 : 2); left > 0; left -= 1) {
    await boxes.reader.countElement();
    const isWanted = items.has(numbers.next(version === 2 ? 4 : 2));
    const method = version === 0 ? 0 : numbers.next(2) & 15;
    numbers.next(2);
    const from = numbers.next(base);
    const extents = numbers.next(2);
    // Counts may be huge while their numbers take no bytes at all.
    if (!isWanted) numbers.skip(extents * (index + offset + length));
    for (let extent = 0; isWanted && extent < extents; extent += 1) {
      // a file may have many of these lists, and a part takes a byte
      await boxes.reader.countElement();
      numbers.next(index);
      const start = from + numbers.next(offset);
      spans.push(located(method, start, numbers.next(length), data));
      if (spans.length > MOST_SPANS) throw new UnreadablePicture('too many parts of items');
    }
  }
  return spans;
}

function located(method: number, start: number, sizeBytes: number, data: Span | null): Span {
  const origin = method === 0 ? 0 : method === 1 ? data?.start : undefined;
  if (origin === undefined || sizeBytes === 0) throw new UnreadablePicture('metadata that cannot be located');
  return { start: origin + start, end: origin + start + sizeBytes };
}
