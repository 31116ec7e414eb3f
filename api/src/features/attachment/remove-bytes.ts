// Bytes that no file names any more (quality.md §1). A job removes them, written in the transaction that lets go of them: what was sent with a
// position in it goes even when this process is killed the moment after.
import type { Logger } from 'pino';
import type { Sequelize, Transaction } from 'sequelize';
import { addJob } from '../../platform/queue/add-job.ts';
import type { FileStore, PartsUpload } from '../../platform/storage/store.ts';

export const REMOVE_BYTES = 'remove_bytes';

interface Written {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

/** @param begun uploads in parts that were begun under such keys. */
export async function removeBytesLater(
  { sequelize, transaction }: Written,
  keys: readonly string[],
  begun: readonly PartsUpload[] = [],
): Promise<void> {
  const parts = begun.map(({ key, partsId }) => ({ key, partsId }));
  if (keys.length > 0 || parts.length > 0) await addJob(sequelize, transaction, { job: REMOVE_BYTES, payload: { keys, parts } });
}

/** Of what was refused and never written down. What cannot be removed now is found again by the sweeper. */
export async function removeBytes(log: Logger, store: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await store.remove(key);
    } catch (error) {
      log.warn({ err: error, key }, 'unused bytes stay for the sweeper');
    }
  }
}
