// Pictures for tests: fixtures made by real tools, each with a position that can be recognised, and copies made by a plan.
import { readdirSync, readFileSync } from 'node:fs';
import { isUnchanged, planCleanCopy, sizeOf, UnreadablePicture } from '../clean-plan.ts';
import type { PictureSource } from '../picture-source.ts';

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
  readonly reads: number;
}

/** The same bytes over and over. */
export const repeated = (one: Uint8Array, times: number): Buffer => Buffer.alloc(one.length * times, one);

/** The clean copy. @throws UnreadablePicture; Error when the plan contradicts itself or reads too often. */
export async function copyOf(contentType: string, original: Uint8Array): Promise<Copy> {
  let reads = 0;
  const source: PictureSource = {
    sizeBytes: original.length,
    read: async (start, length) => {
      reads += 1;
      // 50 for each window that was begun.
      if (reads > 50 * (1 + original.length / (256 * 1024))) throw new Error('too many reads');
      return original.subarray(start, start + length);
    },
  };
  const plan = await planCleanCopy(contentType, source);
  if (plan === null) throw new Error(`no plan for ${contentType}`);
  const parts = plan.pieces.map((piece) => {
    if (!('end' in piece)) return piece;
    if (piece.start < 0 || piece.end <= piece.start || piece.end > original.length) throw new Error('a piece outside of the source');
    return original.subarray(piece.start, piece.end);
  });
  const bytes = Buffer.concat(parts);
  if (bytes.length !== sizeOf(plan)) throw new Error('a size that is not the size');
  if (isUnchanged(plan, source) && !bytes.equals(original)) throw new Error('unchanged, and yet not the same');
  return { bytes, pixels: plan.pixels, pieceCount: plan.pieces.length, isUnchanged: isUnchanged(plan, source), reads };
}

/** The copy, or null when the picture is unreadable; anything else that is thrown is a fault. */
export async function copyOrNull(contentType: string, original: Uint8Array): Promise<Copy | null> {
  try {
    return await copyOf(contentType, original);
  } catch (error) {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  }
}

/** What a file of a million parts may take on a slow machine; work that grows with the square would take minutes. */
export const MOST_WORK_MS = 10_000;

/** Processor time in milliseconds: other than the clock it is the same on a machine that does something else besides. */
export async function workOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
