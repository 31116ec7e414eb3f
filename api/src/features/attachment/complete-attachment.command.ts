// The word that a file has arrived (POST /api/attachments/{id}/complete): believed only after size, hash and kind were compared (quality.md §1).
import { QueryTypes } from 'sequelize';
import { canChangeAttachment } from '@lotline/schema/domain/photo/attachment.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runCommand, type CommandContext } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { FileStore } from '../../platform/storage/store.ts';
import { scopeBinds } from '../task/task.scope.ts';
import { announceAttachment } from './announce-attachment.ts';
import { awaitedFile, sealArrived, type ArrivedFile, type AwaitedFile, type ClaimedFile } from './arrived-file.ts';
import { AttachmentModel } from './attachment.model.ts';
import { attachmentScope } from './attachment.scope.ts';
import { removeBytes } from './remove-bytes.ts';

export type CompletedAttachment = { id: number; state: 'uploaded'; sizeBytes: number; sha256: string | null };

/**
 * May be said again and by several at once. The store is read outside of any transaction; the record's lock decides who wins.
 * @param claimed what the device holds; null when the arrival itself is the word.
 * @throws RefusalError NOT_FOUND, CLAIM_REQUIRED, and as sealArrived.
 */
export async function completeAttachment(
  context: RequestContext,
  store: FileStore,
  attachmentId: number,
  claimed: ClaimedFile | null,
): Promise<CompletedAttachment> {
  const attachment = await findCompletable(context, attachmentId);
  const awaited = awaitedFile(attachment);
  if (awaited === null || isHeld(attachment, claimed)) return presentHeld(attachment, claimed);

  let arrived: ArrivedFile;
  try {
    arrived = await sealArrived({ store, now: context.now() }, awaited, claimed);
  } catch (error) {
    // Somebody else completed it a moment ago, and the bytes have moved on.
    const now = await AttachmentModel.findByPk(attachmentId);
    if (now !== null && isHeld(now, claimed)) return presentHeld(now, claimed);
    throw error;
  }
  const outcome = await runCommand(context, {
    operation: 'completeAttachment',
    input: { attachmentId, claimed },
    client: null,
    work: (command) => saveArrived(command, attachmentId, awaited, arrived),
  });
  await removeBytes(context.log, store, outcome.unused);
  return outcome.completed;
}

/** Own uploads always; others' replacements as `canChangeAttachment` allows. */
async function findCompletable(context: RequestContext, attachmentId: number): Promise<AttachmentModel> {
  const attachment = await AttachmentModel.findByPk(attachmentId);
  if (attachment === null || attachment.state === 'deleted') return refuse('NOT_FOUND');
  if (attachment.ownerUserId === context.actor.userId) return attachment;
  const visible = await context.sequelize.query(`select 1 from attachment a where a.id = $attachmentId and ${attachmentScope('a')}`, {
    bind: { ...scopeBinds(context.actor), attachmentId },
    type: QueryTypes.SELECT,
  });
  if (visible.length === 0) return refuse('NOT_FOUND');
  const verdict = canChangeAttachment(context.actor, attachment);
  return verdict.ok ? attachment : refuse(verdict.code, verdict.details);
}

function isHeld({ state, sizeBytes, sha256 }: AttachmentModel, claimed: ClaimedFile | null): boolean {
  return state === 'uploaded' && claimed !== null && sizeBytes === claimed.sizeBytes && sha256 === claimed.sha256;
}

/** @throws RefusalError FILE_MISMATCH when the device holds something else than the server. */
function presentHeld(attachment: AttachmentModel, claimed: ClaimedFile | null): CompletedAttachment {
  const { id, sizeBytes, sha256 } = attachment;
  if (claimed !== null && !isHeld(attachment, claimed)) refuse('FILE_MISMATCH', { sizeBytes, sha256 });
  return { id, state: 'uploaded', sizeBytes, sha256 };
}

type Outcome = { completed: CompletedAttachment; unused: string[] };

async function saveArrived(command: CommandContext, attachmentId: number, awaited: AwaitedFile, arrived: ArrivedFile): Promise<Outcome> {
  const { transaction } = command;
  const attachment = await AttachmentModel.findByPk(attachmentId, { transaction, lock: transaction.LOCK.UPDATE });
  if (attachment === null || attachment.state === 'deleted') return refuse('NOT_FOUND');
  const { received, kept } = arrived;
  const { sizeBytes, sha256 } = received;
  const completed = { id: attachmentId, state: 'uploaded', sizeBytes, sha256 } as const;
  if (awaitedFile(attachment)?.key !== awaited.key) {
    // Somebody was faster with the same bytes, or asked for a new link meanwhile.
    if (!isHeld(attachment, received)) refuse('FILE_NOT_UPLOADED', { sizeBytes: null, sha256: null });
    return { completed, unused: allBut(attachment.storageKey, [received.key, kept.key]) };
  }
  const isReplacement = attachment.state === 'uploaded';
  const before = { state: attachment.state, storageKey: attachment.storageKey, sizeBytes: attachment.sizeBytes, sha256: attachment.sha256 };
  const isClean = kept.key === received.key;
  const after = {
    state: 'uploaded',
    storageKey: kept.key,
    sizeBytes,
    sha256,
    keptSizeBytes: isClean ? null : kept.sizeBytes,
    keptSha256: isClean ? null : kept.sha256,
  } as const;
  const unused = allBut(kept.key, [awaited.key, received.key, ...(isReplacement ? [attachment.storageKey] : [])]);
  await attachment.update(
    {
      ...after,
      receivedKey: isClean ? null : awaited.key,
      contentType: awaited.contentType,
      pendingKey: null,
      pendingSizeBytes: null,
      pendingContentType: null,
      ...(isReplacement ? { modifiedUtc: command.at } : {}),
    },
    { transaction },
  );
  await announceAttachment(command, attachment, { move: 'completeAttachment', before, after });
  return { completed, unused };
}

/** Each once. */
function allBut(storageKey: string, keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => key !== storageKey);
}
