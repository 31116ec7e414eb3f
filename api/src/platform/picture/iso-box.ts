// The boxes that HEIF, MP4 and QuickTime files are made of (ISO 14496-12 §4.2).
import { bigEndian, textAt } from './picture-bytes.ts';
import type { PictureReader } from './picture-reader.ts';
import { UnreadablePicture } from './plan-pieces.ts';

export interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/** Iterates boxes, each of which counts as a part of the file. */
export class BoxReader {
  readonly reader: PictureReader;

  constructor(reader: PictureReader) {
    this.reader = reader;
  }

  /** The boxes of the file, up to the first bytes that are none. Coded data that breaks off counts as far as it goes. */
  async *ofFile(): AsyncGenerator<Box> {
    const { sizeBytes } = this.reader;
    for (let at = 0; at < sizeBytes;) {
      const box = await this.#boxAt(at, sizeBytes);
      const isCut = box !== null && box.end > sizeBytes;
      if (box === null || (isCut && box.type !== 'mdat')) return;
      yield isCut ? { ...box, end: sizeBytes } : box;
      at = box.end;
    }
  }

  /**
   * The boxes between two positions. Less than a box at their end, or zeros, come as a box without a type.
   * @throws UnreadablePicture when one is longer than what holds it.
   */
  async *within(start: number, end: number): AsyncGenerator<Box> {
    for (let at = start; at < end;) {
      const isRest = end - at < 8 || bigEndian(await this.reader.bytes(at, 4), 0, 4) === 0;
      const box = isRest ? { type: '', start: at, content: at, end } : await this.#boxAt(at, end);
      if (box === null || box.end > end) throw new UnreadablePicture(`no box at ${String(at)}`);
      yield box;
      at = box.end;
    }
  }

  async #boxAt(start: number, limit: number): Promise<Box | null> {
    await this.reader.countElement();
    if (limit - start < 8) return null;
    const head = await this.reader.view(start, Math.min(16, limit - start));
    const type = textAt(head, 4, 4);
    const short = bigEndian(head, 0, 4);
    if (short === 1 && limit - start < 16) return null;
    const headBytes = short === 1 ? 16 : 8;
    const sizeBytes = short === 1 ? bigEndian(head, 8, 8) : short === 0 ? limit - start : short;
    // Zeros behind the last box are no box that goes to the end.
    if (sizeBytes < headBytes || (short === 0 && type === '\0\0\0\0')) return null;
    return { type, start, content: start + headBytes, end: start + sizeBytes };
  }
}
