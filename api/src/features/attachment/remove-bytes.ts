// Bytes that no record names any more. What cannot be removed now is found again by the sweeper (quality.md §1).
import type { Logger } from 'pino';
import type { FileStore } from '../../platform/storage/store.ts';

export async function removeBytes(log: Logger, store: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await store.remove(key);
    } catch (error) {
      log.warn({ err: error, key }, 'unused bytes stay for the sweeper');
    }
  }
}
