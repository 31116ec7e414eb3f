// Parts in a folder: parts/2026/11/0d9c….zip/1-{sha256}. A part has its name only when it is whole, synced and of the hash that was announced.
import { mkdir, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { StoredPart } from './store.ts';

/** A folder's only name of an upload: the key says which one it is. */
export const DISK_PARTS = 'folder';
const PART = /^([1-9]\d{0,4})-([0-9a-f]{64})$/;

/** @returns nothing where there is no such folder. */
export async function partsIn(folder: string): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  for await (const { name } of (await orNull(opendir(folder))) ?? []) {
    const [, number, sha256] = PART.exec(name) ?? [];
    const found = number === undefined ? null : await orNull(stat(path.join(folder, name)));
    if (found !== null) parts.push({ number: Number(number), sizeBytes: found.size, sha256: sha256 ?? null, tag: name });
  }
  return parts.sort((a, b) => a.number - b.number);
}

export async function keepPart(temporary: string, folder: string, { number, sha256 }: { number: number; sha256: string }): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rename(temporary, path.join(folder, `${number}-${sha256}`));
}

/** One after the other: no more than a piece of one is in memory. */
export async function* bytesOfParts(folder: string, parts: readonly StoredPart[]): AsyncGenerator<Buffer> {
  for (const { tag } of parts) yield* createReadStream(path.join(folder, tag), { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
}

export async function removePartsIn(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // the month's folder, when this was its last
  await rmdir(path.dirname(folder)).catch(() => undefined);
}

async function orNull<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
