// Several files as one archive, streamed: one file is read after the other, as fast as the reader takes it, and nothing of them is kept (decision 055).
import type { Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../platform/storage/store.ts';

export interface ZipEntry {
  readonly path: string;
  readonly storageKey: string;
  readonly contentType: string;
  readonly at: Date;
}

export interface ZipEvent {
  readonly files: number;
  readonly sizeBytes: number;
  /** Whose bytes the store does not have. */
  readonly lost: number;
  readonly isComplete: boolean;
}

/** These are small already; packing them again costs time for nothing. */
const IS_PACKED = /^(image\/(?!svg|bmp|tiff)|video\/|audio\/|application\/(zip|pdf|vnd\.openxmlformats))/;
const LOST_NAME = 'Not included.txt';

/** @param tell kept before the archive's end is sent: what is not kept is not taken out whole. @throws what ends the stream before its end. */
export async function sendZip(
  store: Pick<FileStore, 'read'>,
  entries: readonly ZipEntry[],
  out: Writable,
  append: (event: ZipEvent) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  // each of its faults is a file's, and ends that file's own stream
  zip.on('error', () => undefined);
  const event = { files: 0, sizeBytes: 0, lost: 0 };
  let isAppended = false;
  let reading: Readable | null = null;
  const left = new AbortController();
  const sending = pipeline(zip.outputStream, out, { signal: left.signal });
  // whoever hung up: the file that is being read is let go
  sending.catch(() => reading?.destroy());
  try {
    const lost: string[] = [];
    for (const { path, storageKey, contentType, at } of entries) {
      if (out.destroyed) break;
      reading = await store.read(storageKey);
      if (reading === null) {
        lost.push(path);
        continue;
      }
      reading.on('data', (chunk: Buffer) => (event.sizeBytes += chunk.length));
      reading.pause();
      zip.addReadStream(reading, path, { mtime: at, compress: !IS_PACKED.test(contentType) });
      await finished(reading);
      event.files += 1;
    }
    event.lost = lost.length;
    if (lost.length > 0) zip.addBuffer(Buffer.from(`These files could not be found:\n${lost.join('\n')}\n`), LOST_NAME);
    if (!out.destroyed) {
      isAppended = true;
      await append({ ...event, isComplete: true });
      zip.end();
    }
    await sending;
  } catch (error) {
    left.abort();
    if (!isAppended) await append({ ...event, isComplete: false });
    throw error;
  }
}
