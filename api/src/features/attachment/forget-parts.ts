// Lets go of an upload in parts: the record stays and waits, and whoever asks for a part begins anew (decision 042).
import type { Sequelize, Transaction } from 'sequelize';
import { writeSystemEvents } from '../../platform/command/append-event.ts';
import type { FileStore } from '../../platform/storage/store.ts';
import type { FileParts } from './file-parts.ts';
import { StoredFileModel } from './stored-file.model.ts';

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

interface Forgetting {
  readonly sequelize: Sequelize;
  readonly store: FileStore;
  readonly now: () => Date;
}

/** The row first: what is left in the store then belongs to nobody, and the sweep finds it. */
export async function forgetParts({ sequelize, store, now }: Forgetting, { fileId, key, partsId }: FileParts): Promise<void> {
  const isForgotten = await sequelize.transaction(async (transaction) => {
    const file = await StoredFileModel.findByPk(fileId, { transaction, lock: transaction.LOCK.UPDATE });
    if (file === null || file.partsId !== partsId || file.storageKey !== key) return false;
    await file.update({ partsId: null, partSizeBytes: null, partsUtc: null, checked: null }, { transaction });
    await forgetDeclaredParts({ sequelize, transaction }, fileId);
    const event = { entity: 'stored_file', move: 'forgetParts', entityId: fileId, constructionId: null, version: file.version } as const;
    await writeSystemEvents({ sequelize, transaction }, 'forget_parts', now(), [event]);
    return true;
  });
  if (!isForgotten) return;
  await store.removeParts({ key, partsId });
  await store.remove(key);
}

export async function forgetDeclaredParts({ sequelize, transaction }: Within, fileId: number): Promise<void> {
  await sequelize.query('delete from stored_file_part where file_id = $fileId', { bind: { fileId }, transaction });
}
