// A record together with its bytes: those that are shown and those that are on their way (decision 030).
import type { Transaction } from 'sequelize';
import { AttachmentModel } from './attachment.model.ts';
import { StoredFileModel } from './stored-file.model.ts';

export interface AttachmentFiles {
  readonly attachment: AttachmentModel;
  /** Null: nothing has arrived yet. */
  readonly shown: StoredFileModel | null;
  /** Null: all has arrived. */
  readonly awaited: StoredFileModel | null;
}

export async function withFiles(attachment: AttachmentModel, transaction?: Transaction): Promise<AttachmentFiles> {
  const { fileId, awaitedFileId } = attachment;
  const ids = [fileId, awaitedFileId].filter((id) => typeof id === 'number');
  const files = await StoredFileModel.findAll({ where: { id: ids }, ...(transaction === undefined ? {} : { transaction }) });
  const byId = (id: number | null | undefined) => files.find((file) => file.id === id) ?? null;
  return { attachment, shown: byId(fileId), awaited: byId(awaitedFileId) };
}

/** Null when there is no such record any more. */
export async function findAttachmentFiles(attachmentId: number): Promise<AttachmentFiles | null> {
  const attachment = await AttachmentModel.findByPk(attachmentId);
  return attachment === null ? null : withFiles(attachment);
}

/** Whoever changes a record's bytes holds the record first; its files are changed under that lock alone. */
export async function lockAttachmentFiles(attachmentId: number, transaction: Transaction): Promise<AttachmentFiles | null> {
  const attachment = await AttachmentModel.findByPk(attachmentId, { transaction, lock: transaction.LOCK.UPDATE });
  return attachment === null ? null : withFiles(attachment, transaction);
}
