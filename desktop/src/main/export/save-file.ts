// A stream to disk: under a name of its own until it is whole, so that half a file never stands under the name that the person chose.
import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

export interface SavedFile {
  /** Where it will stand; what stood there before is replaced at the end alone. */
  readonly path: string;
  readonly body: AsyncIterable<Uint8Array> | NodeStream<Uint8Array>;
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
  /** Done once it is whole, before it stands under its name; what it throws leaves nothing. */
  readonly beforeItStands?: () => Promise<void>;
}

/** @throws what the stream throws, or the abort: then nothing of it is left */
export async function saveFile({ path, body, signal, onBytes, beforeItStands }: SavedFile): Promise<void> {
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  let bytes = 0;
  const counted = new Transform({
    transform: (chunk: Uint8Array, _encoding, done) => {
      bytes += chunk.byteLength;
      onBytes(bytes);
      done(null, chunk);
    },
  });
  const file = await open(part, 'wx');
  try {
    // read chunk by chunk as the disk takes them: what lies in memory does not grow with the file
    await pipeline(Readable.from(body), counted, file.createWriteStream({ flush: true }), { signal });
    await beforeItStands?.();
    await rename(part, path);
  } catch (problem) {
    // an open file cannot be removed on Windows
    await file.close().catch(() => undefined);
    await rm(part, { force: true });
    throw problem;
  }
}
