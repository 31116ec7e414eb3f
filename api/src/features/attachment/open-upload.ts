// A link for the bytes that a record waits for: a new key for each attempt, good for 15 minutes (quality.md §2).
import { MAX_FILE_BYTES } from '@lotline/schema/domain/attachment/file-limits';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runUnremembered } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { announceAttachment } from './announce-attachment.ts';
import { awaitedFile } from './arrived-file.ts';
import { completeAttachment, type Intake } from './complete-attachment.command.ts';
import { partsOf } from './file-parts.ts';
import { findAttachmentFiles, lockAttachmentFiles, type AttachmentFiles } from './attachment-files.ts';
import { removeBytesLater } from './remove-bytes.ts';
import { newStorageKey } from './storage-key.ts';
import type { StoredFileModel } from './stored-file.model.ts';

export const LINK_MS = 15 * 60_000;

export interface OpenedUpload extends AttachmentFiles {
  /** Null when nothing is awaited, because the bytes are there, or when they come in parts already. */
  readonly upload: { readonly uploadUrl: string; readonly contentType: string; readonly expiresAt: Date } | null;
}

/** The caller has made sure that this person may upload. @throws RefusalError NOT_FOUND when the record was removed for good meanwhile. */
export async function openUpload(context: RequestContext, intake: Intake, attachmentId: number): Promise<OpenedUpload> {
  const { store } = intake;
  await completeWhenArrived(context, intake, attachmentId);
  const attachmentFiles = await renewKey(context, attachmentId);
  const awaited = awaitedFile(attachmentFiles);
  if (awaited === null || partsOf(attachmentFiles.awaited) !== null) return { ...attachmentFiles, upload: null };
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
  return { ...attachmentFiles, upload: { uploadUrl, contentType, expiresAt } };
}

/** The bytes came and only the answer was lost: they need not come again. */
async function completeWhenArrived(context: RequestContext, intake: Intake, attachmentId: number): Promise<void> {
  const attachmentFiles = await findAttachmentFiles(attachmentId);
  const awaited = attachmentFiles === null ? null : awaitedFile(attachmentFiles);
  if (awaited === null || awaited.sha256 === null || awaited.sizeBytes === null || isFresh(attachmentFiles?.awaited)) return;
  const found = await intake.store.stat(awaited.key);
  if (found?.sha256 !== awaited.sha256) return;
  await completeAttachment(context, intake, attachmentId, { sizeBytes: awaited.sizeBytes, sha256: awaited.sha256 });
}

/** Made a moment ago: nobody has a link to its first key. */
const isFresh = (file: StoredFileModel | null | undefined): boolean => file?.version === 0;

async function renewKey(context: RequestContext, attachmentId: number): Promise<AttachmentFiles> {
  const work = async (command: CommandContext) => {
    const { transaction, actor, at } = command;
    const attachmentFiles = (await lockAttachmentFiles(attachmentId, transaction)) ?? refuse('NOT_FOUND');
    const { awaited } = attachmentFiles;
    if (awaited === null || awaitedFile(attachmentFiles) === null || partsOf(awaited) !== null) return attachmentFiles;
    if (!isFresh(awaited)) await removeBytesLater(command, [awaited.storageKey]);
    const storageKey = newStorageKey(awaited.storageKey, at);
    await awaited.update({ storageKey, uploaderUserId: actor.userId, checked: null }, { transaction });
    announceAttachment(command, attachmentFiles.attachment, { move: 'openUpload', detail: { storedFileId: awaited.id } });
    return attachmentFiles;
  };
  return runUnremembered(context, work);
}
