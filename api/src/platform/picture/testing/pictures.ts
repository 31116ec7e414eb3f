// Pictures for tests: fixtures made by real tools, each with a position that can be recognised, and copies made by a plan.
import { readdirSync, readFileSync } from 'node:fs';
import { isUnchanged, planCleanCopy, sizeOf, UnreadablePicture } from '../clean-plan.ts';
import { PictureReader, WINDOW_BYTES } from '../picture-reader.ts';

const FOLDER = new URL('../fixtures/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

export const FIXTURES: readonly string[] = readdirSync(FOLDER).sort();

export const fixture = (name: string): Buffer => readFileSync(new URL(name, FOLDER));

export const typeOf = (name: string): string => TYPES[name.split('.').at(-1) ?? ''] ?? '';

export interface Copy {
  readonly bytes: Buffer;
  readonly pixels: number | null;
  readonly pieceCount: number;
  readonly isUnchanged: boolean;
}

/** The same bytes over and over. */
export const repeated = (one: Uint8Array, times: number): Buffer => Buffer.alloc(one.length * times, one);

/** A picture whose reading costs are counted. */
class CountedSource {
  readonly reader: PictureReader;
  reads = 0;
  readBytes = 0;
  /** The most boxes, blocks, segments or chunks between two yields. */
  mostAtOnce = 0;
  #counted = 0;

  constructor(readonly original: Uint8Array) {
    const read = async (start: number, length: number): Promise<Uint8Array> => {
      this.reads += 1;
      // 50 for each window that was begun.
      if (this.reads > 50 * (1 + original.length / WINDOW_BYTES)) throw new Error('too many reads');
      this.turn();
      this.readBytes += length;
      return original.subarray(start, start + length);
    };
    this.reader = new PictureReader({ sizeBytes: original.length, read }, async () => this.turn());
  }

  turn(): void {
    this.mostAtOnce = Math.max(this.mostAtOnce, this.reader.elements - this.#counted);
    this.#counted = this.reader.elements;
  }

  readonly copy = async (contentType: string): Promise<Copy> => {
    const { original } = this;
    const plan = await planCleanCopy(contentType, this.reader);
    if (plan === null) throw new Error(`no plan for ${contentType}`);
    const parts = plan.pieces.map((piece) => {
      if (!('end' in piece)) return piece;
      if (piece.start < 0 || piece.end <= piece.start || piece.end > original.length) throw new Error('a piece outside of the source');
      return original.subarray(piece.start, piece.end);
    });
    const bytes = Buffer.concat(parts);
    if (bytes.length !== sizeOf(plan)) throw new Error('a size that is not the size');
    if (isUnchanged(plan, this.reader) && !bytes.equals(original)) throw new Error('unchanged, and yet not the same');
    return { bytes, pixels: plan.pixels, pieceCount: plan.pieces.length, isUnchanged: isUnchanged(plan, this.reader) };
  };
}

/** The clean copy. @throws UnreadablePicture; Error when the plan contradicts itself or reads too often. */
export const copyOf = (contentType: string, original: Uint8Array): Promise<Copy> => new CountedSource(original).copy(contentType);

/** The copy, or null when the picture is unreadable; anything else that is thrown is a fault. */
export const copyOrNull = (contentType: string, original: Uint8Array): Promise<Copy | null> =>
  copyOf(contentType, original).catch(nullWhenUnreadable);

function nullWhenUnreadable(error: unknown): null {
  if (error instanceof UnreadablePicture) return null;
  throw error;
}

/** Lengths that break a picture off before, within and behind everything that is looked at in it, and at every 31st byte. */
export async function breaksOf(contentType: string, original: Uint8Array): Promise<readonly number[]> {
  const { reader, copy } = new CountedSource(original);
  const breaks = new Set(Array.from({ length: Math.ceil(original.length / 31) }, (_, index) => index * 31));
  const view = reader.view.bind(reader);
  reader.view = (at, least = 1) => {
    for (const length of [at, at + 1, at + (least >> 1), at + least - 1, at + least]) breaks.add(length);
    return view(at, least);
  };
  await copy(contentType);
  return [...breaks].filter((length) => length < original.length);
}

export interface CountedCopy {
  /** Null when the picture is unreadable. */
  readonly copy: Copy | null;
  /** Boxes, blocks, segments, chunks. */
  readonly elements: number;
  readonly reads: number;
  readonly readBytes: number;
}

/** The cost of finding out. */
export async function countedCopyOf(contentType: string, original: Uint8Array): Promise<CountedCopy> {
  const source = new CountedSource(original);
  const copy = await source.copy(contentType).catch(nullWhenUnreadable);
  return { copy, elements: source.reader.elements, reads: source.reads, readBytes: source.readBytes };
}

/** A file of far too many parts: it is looked at no further than real files go, in a few reads, with yields. */
export async function expectSoonEnded(contentType: string, original: Uint8Array): Promise<Copy | null> {
  const source = new CountedSource(original);
  const copy = await source.copy(contentType).catch(nullWhenUnreadable);
  source.turn();
  expect(source.reader.elements).toBeLessThanOrEqual(10_001 + original.length / 4096);
  expect(source.readBytes).toBeLessThanOrEqual(original.length + 4 * WINDOW_BYTES);
  expect(source.reads).toBeLessThanOrEqual(4 + (2 * original.length) / WINDOW_BYTES);
  expect(source.mostAtOnce).toBeLessThanOrEqual(1000);
  return copy;
}
