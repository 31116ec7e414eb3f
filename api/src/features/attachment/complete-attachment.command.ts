// The word that a file has arrived (POST /api/attachments/{id}/complete): believed only after size, hash and kind were compared (quality.md §1).
import { canChangeAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import { allowed } from '@lotline/schema/domain/kernel/verdict';
import { refuse, RefusalError } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { FileStore } from '../../platform/storage/store.ts';
import { findActorById } from '../people/actor.queries.ts';
import { askForBatchReceipt } from '../receipt/ask-for-receipt.step.ts';
import { announceAttachment } from './announce-attachment.ts';
import { awaitedFile, sealArrived, type ArrivedFile, type AwaitedFile, type ClaimedFile } from './arrived-file.ts';
import { AttachmentModel } from './attachment.model.ts';
import { attachmentScope } from './attachment.scope.ts';
import type { CheckTurns } from './check-turns.ts';
import type { CheckedBytes } from './checked-bytes.ts';
import { composeParts, partsOf } from './file-parts.ts';
import { forgetParts, forgetDeclaredParts } from './forget-parts.ts';
import { findAttachmentFiles, lockAttachmentFiles, withFiles, type AttachmentFiles } from './attachment-files.ts';
import { makePreviewsLater, previewsOf } from './previews.ts';
import { removeBytes, removeBytesLater } from './remove-bytes.ts';

export type CompletedAttachment = { id: number; state: 'uploaded'; sizeBytes: number; sha256: string | null };

/** Where the bytes come in, and how many are looked at. */
export interface Intake {
  readonly store: FileStore;
  readonly turns: CheckTurns;
}

/**
 * May be said again and by several at once: each waits for its person's turn and finds what the one before has done. The store is read outside
 * of any transaction; the record's lock decides who wins.
 * @param claimed what the device holds; null when the arrival itself is the word.
 * @throws RefusalError NOT_FOUND, CLAIM_REQUIRED, CANNOT_LOG_IN, RATE_LIMITED as CheckTurns, and as sealArrived.
 */
export async function completeAttachment(
  context: RequestContext,
  intake: Intake,
  attachmentId: number,
  claimed: ClaimedFile | null,
): Promise<CompletedAttachment> {
  const attachmentFiles = await findCompletable(context, attachmentId);
  if (awaitedFile(attachmentFiles) === null || isUploaded(attachmentFiles, claimed)) return presentFiles(attachmentFiles, claimed);
  return intake.turns.take(context.actor.userId, () => completeInTurn(context, intake.store, attachmentId, claimed));
}

async function completeInTurn(
  context: RequestContext,
  store: FileStore,
  attachmentId: number,
  claimed: ClaimedFile | null,
): Promise<CompletedAttachment> {
  const attachmentFiles = await findCompletable(context, attachmentId);
  const awaited = awaitedFile(attachmentFiles);
  if (awaited === null || isUploaded(attachmentFiles, claimed)) return presentFiles(attachmentFiles, claimed);

  let arrived: ArrivedFile;
  try {
    const remember = (checked: CheckedBytes) => rememberChecked(context, checked);
    arrived = await sealArrived(
      { store, now: context.now(), remember },
      awaited,
      claimed,
      await composed(context, store, attachmentFiles, claimed),
    );
  } catch (error) {
    // Somebody else completed it a moment ago, and the bytes have moved on.
    const now = await findAttachmentFiles(attachmentId);
    if (now !== null && isUploaded(now, claimed)) return presentFiles(now, claimed);
    const parts = partsOf(attachmentFiles.awaited);
    if (parts !== null && hasWrongParts(error)) await forgetParts({ ...context, store }, parts);
    throw error;
  }
  return saveOrTakeBack(context, store, { attachmentId, awaited, arrived, claimed });
}

/** What the store gave back is not what the device sent: it is sent anew. */
const hasWrongParts = (error: unknown): boolean => error instanceof RefusalError && error.details['wrongParts'] !== undefined;

/** The hash of each part that the file is made of; none when it came in one piece. @throws RefusalError INVALID_INPUT when nobody says what it is. */
async function composed(
  { sequelize }: RequestContext,
  store: FileStore,
  { awaited }: AttachmentFiles,
  claimed: ClaimedFile | null,
): Promise<readonly string[] | null> {
  const parts = partsOf(awaited);
  if (parts !== null) return composeParts(sequelize, store, parts);
  if (claimed?.sha256 === null) refuse('INVALID_INPUT', { field: 'sha256', sentence: 'A file that came in one piece needs its SHA-256.' });
  return null;
}

/** Own uploads always; others' replacements as `canChangeAttachment` allows. One statement: an unknown id and a foreign one cost the same. */
async function findCompletable({ sequelize, actor }: RequestContext, attachmentId: number): Promise<AttachmentFiles> {
  const [attachment] = await sequelize.query(
    `select a.* from attachment a
     where a.id = $attachmentId and a.state <> 'deleted' and (a.owner_user_id = $actorId::integer or ${attachmentScope('a')})`,
    { bind: { ...scopeBinds(actor), attachmentId }, model: AttachmentModel, mapToModel: true },
  );
  if (attachment === undefined) return refuse('NOT_FOUND');
  const verdict = attachment.ownerUserId === actor.userId ? allowed : canChangeAttachment(actor, attachment);
  return verdict.ok ? withFiles(attachment) : refuse(verdict.code, verdict.details);
}

/** Not a change of the file: no version says so, nor a history. */
async function rememberChecked({ sequelize }: RequestContext, checked: CheckedBytes): Promise<void> {
  await sequelize.query("update stored_file set checked = $checked::jsonb where storage_key = $key and state = 'awaited'", {
    bind: { key: checked.key, checked: JSON.stringify(checked) },
  });
}

function isUploaded({ shown }: AttachmentFiles, claimed: ClaimedFile | null): boolean {
  return shown !== null && claimed !== null && shown.sizeBytes === claimed.sizeBytes && [null, shown.sha256].includes(claimed.sha256);
}

/** @throws RefusalError FILE_MISMATCH when the device holds something else than the server. */
function presentFiles(attachmentFiles: AttachmentFiles, claimed: ClaimedFile | null): CompletedAttachment {
  const { sizeBytes, sha256 } = attachmentFiles.shown ?? refuse('NOT_FOUND');
  if (claimed !== null && !isUploaded(attachmentFiles, claimed)) refuse('FILE_MISMATCH', { sizeBytes, sha256 });
  return { id: attachmentFiles.attachment.id, state: 'uploaded', sizeBytes: sizeBytes ?? 0, sha256 };
}

interface Arrival {
  readonly attachmentId: number;
  readonly awaited: AwaitedFile;
  readonly arrived: ArrivedFile;
  readonly claimed: ClaimedFile | null;
}

/** What was refused leaves no copies behind; the bytes as they arrived stay. */
async function saveOrTakeBack(context: RequestContext, store: FileStore, arrival: Arrival): Promise<CompletedAttachment> {
  const { attachmentId, awaited, arrived, claimed } = arrival;
  try {
    return await runCommand(context, {
      operation: 'completeAttachment',
      input: { attachmentId, claimed },
      client: null,
      work: (command) => saveArrived(command, arrival),
    });
  } catch (error) {
    // Whatever else it was, the record may name them.
    if (error instanceof RefusalError) await removeBytes(context.log, store, allBut(awaited.key, [arrived.received.key, arrived.kept.key]));
    throw error;
  }
}

async function saveArrived(command: CommandContext, { attachmentId, awaited, arrived }: Arrival): Promise<CompletedAttachment> {
  const attachmentFiles = await lockAttachmentFiles(attachmentId, command.transaction);
  if (attachmentFiles === null || attachmentFiles.attachment.state === 'deleted') return refuse('NOT_FOUND');
  // A check may take minutes: nothing becomes a file in the name of somebody who was let go meanwhile.
  if ((await findActorById(command.sequelize, command.actor.userId, command.transaction)) === null) refuse('CANNOT_LOG_IN');
  const { received, kept } = arrived;
  const completed = { id: attachmentId, state: 'uploaded', sizeBytes: received.sizeBytes, sha256: received.sha256 } as const;
  if (awaitedFile(attachmentFiles)?.key !== awaited.key) {
    // Somebody was faster with the same bytes, or asked for a new link meanwhile.
    if (!isUploaded(attachmentFiles, received)) refuse('FILE_NOT_UPLOADED', { sizeBytes: null, sha256: null });
    await removeBytesLater(command, allBut(attachmentFiles.shown?.storageKey ?? '', [received.key, kept.key]));
    return completed;
  }
  await keepArrived(command, attachmentFiles, arrived);
  await removeBytesLater(command, allBut(kept.key, [awaited.key, received.key]));
  return completed;
}

/** The arrived bytes become what the record shows. What it showed before stays: an edited picture never takes its original away. */
async function keepArrived(
  command: CommandContext,
  { attachment, shown, awaited }: AttachmentFiles,
  { received, kept }: ArrivedFile,
): Promise<void> {
  const { transaction } = command;
  if (awaited === null) return;
  const bytes = bytesOf({ received, kept });
  const before = { state: attachment.state, fileId: attachment.fileId };
  const { storageKey, sizeBytes, sha256 } = shown ?? awaited;
  const fileBefore = { storageKey, sizeBytes, sha256 };
  await awaited.update(
    {
      ...bytes,
      state: 'stored',
      receivedKey: bytes.keptSha256 === null ? null : awaited.storageKey,
      checked: null,
      partsId: null,
      partSizeBytes: null,
      partsUtc: null,
      storedUtc: command.at,
      previews: previewsOf(awaited.contentType),
    },
    { transaction },
  );
  await forgetDeclaredParts(command, awaited.id);
  if (awaited.previews === 'waiting') await makePreviewsLater(command, awaited.id);
  await attachment.update(
    {
      state: 'uploaded',
      fileId: awaited.id,
      originalFileId: attachment.originalFileId ?? awaited.id,
      awaitedFileId: null,
      ...(shown === null ? {} : { modifiedUtc: command.at }),
    },
    { transaction },
  );
  const { constructionId, scheduleId } = attachment;
  const personId = awaited.uploaderUserId ?? attachment.ownerUserId;
  if (constructionId !== null) await askForBatchReceipt(command, { personId, constructionId, scheduleId });
  announceAttachment(command, attachment, {
    move: 'completeAttachment',
    before,
    after: { state: 'uploaded', fileId: awaited.id },
    detail: { storedFileId: awaited.id, title: attachment.title, file: bytes, fileBefore },
  });
}

function bytesOf({ received, kept }: ArrivedFile) {
  const isClean = kept.key === received.key;
  return {
    storageKey: kept.key,
    sizeBytes: received.sizeBytes,
    sha256: received.sha256,
    keptSizeBytes: isClean ? null : kept.sizeBytes,
    keptSha256: isClean ? null : kept.sha256,
  };
}

/** Each once. */
function allBut(storageKey: string, keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => key !== storageKey);
}
