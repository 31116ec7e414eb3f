// What is kept of an arrived picture or video: its coded data without where and by what it was taken, nor anything hidden behind it
// (quality.md §2, position privacy, pixel flood, hostile upload). What has nothing of that is kept exactly as it came.
import { Readable } from 'node:stream';
import { MAX_PIXELS } from '@lotline/schema/domain/attachment/attachment.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { isUnchanged, planCleanCopy, sizeOf, UnreadablePicture, type CleanPlan } from '../../platform/picture/clean-plan.ts';
import { PictureReader } from '../../platform/picture/picture-reader.ts';
import type { FileStore, SealedFile } from '../../platform/storage/store.ts';
import { newStorageKey } from './storage-key.ts';

/**
 * @returns the file to keep: the very one when nothing had to go, else a clean copy under a key of its own.
 * @throws RefusalError FILE_UNREADABLE, PICTURE_TOO_LARGE.
 */
export async function cleanArrived(store: FileStore, contentType: string, arrived: SealedFile, now: Date): Promise<SealedFile> {
  const plan = await planOrRefuse(contentType, readerOf(store, arrived));
  if (plan === null) return arrived;
  if (plan.pixels !== null && plan.pixels > MAX_PIXELS) refuse('PICTURE_TOO_LARGE', { pixels: plan.pixels, limit: MAX_PIXELS });
  if (isUnchanged(plan, arrived)) return arrived;
  const bytes = Readable.from(bytesOf(store, arrived.key, plan), { objectMode: false });
  return store.write(newStorageKey(arrived.key, now), sizeOf(plan), bytes);
}

async function planOrRefuse(contentType: string, reader: PictureReader): Promise<CleanPlan | null> {
  try {
    return await planCleanCopy(contentType, reader);
  } catch (error) {
    if (error instanceof UnreadablePicture) return refuse('FILE_UNREADABLE', { contentType });
    throw error;
  }
}

function readerOf(store: FileStore, { key, sizeBytes }: SealedFile): PictureReader {
  return new PictureReader({
    sizeBytes,
    async read(start, length) {
      const end = Math.min(start + length, sizeBytes) - 1;
      if (end < start) return new Uint8Array();
      const part = (await store.read(key, { start, end })) ?? refuse('FILE_NOT_UPLOADED', { sizeBytes: null, sha256: null });
      return Buffer.concat((await part.toArray()) as Buffer[]);
    },
  });
}

async function* bytesOf(store: FileStore, key: string, { pieces }: CleanPlan): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) yield piece;
    else if (piece.end > piece.start) {
      const part = (await store.read(key, { start: piece.start, end: piece.end - 1 })) ?? refuse('FILE_NOT_UPLOADED');
      yield* part as AsyncIterable<Buffer>;
    }
  }
}
