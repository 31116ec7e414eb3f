// Streams an upload into a temporary file, counts and hashes it: nothing stays in memory, nothing is left behind
// when it fails (quality.md §1, cases 3 and 13).
import { createHash, type Hash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { Pace } from './pace.ts';
import type { AnnouncedUpload } from './store.ts';

/** The part of a file handle that receiving needs; tests give one that fails. */
export interface Sink {
  write(chunk: Uint8Array, offset: number): Promise<{ bytesWritten: number }>;
  sync(): Promise<void>;
  close(): Promise<void>;
}
export type OpenSink = (path: string) => Promise<Sink>;

export const openFileSink: OpenSink = (path) => open(path, 'wx', 0o600);

export interface Received {
  readonly sizeBytes: number;
  readonly sha256: string;
}

type Announced = Pick<AnnouncedUpload, 'sizeBytes' | 'isExact'>;

/** Where the bytes go and how fast they may. */
export interface Receiving {
  readonly path: string;
  readonly openSink: OpenSink;
  readonly pace: Pace;
}

/**
 * The temporary file stays only when this returns. The source is never destroyed here, so that an answer still reaches the sender.
 * @throws RefusalError BODY_TOO_LARGE at one byte too many, FILE_MISMATCH at one too few, STORAGE_FULL without room.
 */
export async function receiveFile(source: Readable, announced: Announced, { path, openSink, pace }: Receiving): Promise<Received> {
  try {
    return await receiveInto(source, announced, await openSink(path), pace);
  } catch (error) {
    await rm(path, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') refuse('STORAGE_FULL');
    throw error;
  }
}

async function receiveInto(source: Readable, announced: Announced, sink: Sink, pace: Pace): Promise<Received> {
  try {
    const hash = createHash('sha256');
    const sizeBytes = await copy(source, announced, { sink, hash, pace });
    if (announced.isExact && sizeBytes !== announced.sizeBytes) {
      refuse('FILE_MISMATCH', { sizeBytes, announcedSizeBytes: announced.sizeBytes });
    }
    await sink.sync();
    return { sizeBytes, sha256: hash.digest('hex') };
  } finally {
    await sink.close();
  }
}

/** Socket chunks are small; written one by one, a large upload would block the event loop for everybody else. */
const BATCH_BYTES = 256 * 1024;
/** Flushed bit by bit: a gigabyte at the end would block the database on the same disk. */
const SYNC_BYTES = 32 * 1024 * 1024;

interface CopyTo {
  readonly sink: Sink;
  readonly hash: Hash;
  readonly pace: Pace;
}

async function copy(source: Readable, announced: Announced, { sink, hash, pace }: CopyTo): Promise<number> {
  let sizeBytes = 0;
  let batch: Buffer[] = [];
  let batchBytes = 0;
  let unsynced = 0;
  const writeBatch = async () => {
    const bytes = Buffer.concat(batch, batchBytes);
    batch = [];
    batchBytes = 0;
    hash.update(bytes);
    // A nearly full disk takes a part of the bytes before it takes none.
    for (let written = 0; written < bytes.length;) written += (await sink.write(bytes, written)).bytesWritten;
    unsynced += bytes.length;
    if (unsynced >= SYNC_BYTES) {
      await sink.sync();
      unsynced = 0;
    }
    await pace.take(bytes.length);
  };
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > announced.sizeBytes) refuse('BODY_TOO_LARGE', { limit: `${String(announced.sizeBytes)} bytes` });
    batch.push(chunk);
    batchBytes += chunk.length;
    if (batchBytes >= BATCH_BYTES) await writeBatch();
  }
  await writeBatch();
  return sizeBytes;
}
