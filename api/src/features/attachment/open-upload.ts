// A link for the bytes that a record waits for: a new key for each attempt, good for 15 minutes (quality.md §2).
import type { Transaction } from 'sequelize';
import { MAX_FILE_BYTES } from '@lotline/schema/domain/attachment/attachment.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { awaitedFile, type AwaitedFile } from './arrived-file.ts';
import { AttachmentModel } from './attachment.model.ts';
import { completeAttachment, type Intake } from './complete-attachment.command.ts';
import { removeBytes } from './remove-bytes.ts';
import { newStorageKey } from './storage-key.ts';

const LINK_MS = 15 * 60_000;

export interface OpenedUpload {
  readonly attachment: AttachmentModel;
  /** Null when nothing is awaited: the bytes are there. */
  readonly upload: { readonly uploadUrl: string; readonly contentType: string; readonly expiresAt: Date } | null;
}

/** The caller has made sure that this person may upload. @throws RefusalError NOT_FOUND when the record was removed for good meanwhile. */
export async function openUpload(context: RequestContext, intake: Intake, attachmentId: number): Promise<OpenedUpload> {
  const { store } = intake;
  await completeWhenArrived(context, intake, attachmentId);
  const { attachment, awaited, unused } = await context.sequelize.transaction((transaction) =>
    renewKey(context, attachmentId, transaction),
  );
  if (awaited === null) return { attachment, upload: null };
  await removeBytes(context.log, store, unused);
  const expiresAt = new Date(context.now().getTime() + LINK_MS);
  const { key, contentType, sizeBytes } = awaited;
  const uploadUrl = await store.presignPut({
    userId: context.actor.userId,
    key,
    contentType,
    sizeBytes: sizeBytes ?? MAX_FILE_BYTES,
    isExact: sizeBytes !== null,
    expiresAt,
  });
  return { attachment, upload: { uploadUrl, contentType, expiresAt } };
}

/** The bytes came and only the answer was lost: they need not come again. */
async function completeWhenArrived(context: RequestContext, intake: Intake, attachmentId: number): Promise<void> {
  const attachment = await AttachmentModel.findByPk(attachmentId);
  const awaited = attachment === null ? null : awaitedFile(attachment);
  if (attachment === null || awaited === null || awaited.sha256 === null || awaited.sizeBytes === null || attachment.version === 0) return;
  const found = await intake.store.stat(awaited.key);
  if (found?.sha256 !== awaited.sha256) return;
  await completeAttachment(context, intake, attachmentId, { sizeBytes: awaited.sizeBytes, sha256: awaited.sha256 });
}

interface Renewed {
  readonly attachment: AttachmentModel;
  readonly awaited: AwaitedFile | null;
  readonly unused: string[];
}

async function renewKey(context: RequestContext, attachmentId: number, transaction: Transaction): Promise<Renewed> {
  const attachment = await AttachmentModel.findByPk(attachmentId, { transaction, lock: transaction.LOCK.UPDATE });
  if (attachment === null) return refuse('NOT_FOUND');
  const awaited = awaitedFile(attachment);
  if (awaited === null) return { attachment, awaited, unused: [] };
  const key = newStorageKey(awaited.key, context.now());
  // A record of version 0 was made a moment ago: nobody has a link to its first key.
  const unused = attachment.version === 0 ? [] : [awaited.key];
  const renewed = attachment.state === 'reserved' ? { storageKey: key } : { pendingKey: key, pendingUserId: context.actor.userId };
  await attachment.update({ ...renewed, checked: null }, { transaction });
  return { attachment, awaited: { ...awaited, key, checked: null }, unused };
}
