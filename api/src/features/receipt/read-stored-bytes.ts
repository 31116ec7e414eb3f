// Whether the store holds what the database says that it holds: each file is read to its end and hashed, one after the other, whatever the store
// itself says of it. What is signed is only what was read (decision 044).
import { createHash } from 'node:crypto';
import type { FileStore } from '../../platform/storage/store.ts';
import type { StoredBytes } from './receipt-facts.queries.ts';

/** Why a file cannot be told of, for the list of jobs that were given up; null: all of them are there. */
export async function findMissingBytes(
  store: Pick<FileStore, 'read'>,
  files: readonly StoredBytes[],
  signal: AbortSignal,
): Promise<string | null> {
  for (const file of files) {
    const problem = await problemOf(store, file, signal);
    if (problem !== null) return `file ${String(file.attachmentId)} ${problem}`;
  }
  return null;
}

async function problemOf(store: Pick<FileStore, 'read'>, file: StoredBytes, signal: AbortSignal): Promise<string | null> {
  const stream = await store.read(file.storageKey);
  if (stream === null) return 'is not in the store';
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    sizeBytes += chunk.length;
    // leaving the loop closes the stream
    if (sizeBytes > file.sizeBytes) break;
    hash.update(chunk);
  }
  if (sizeBytes !== file.sizeBytes) return `has another size in the store than the ${String(file.sizeBytes)} bytes that were received`;
  return hash.digest('hex') === file.sha256 ? null : 'is in the store with other bytes than were received';
}
