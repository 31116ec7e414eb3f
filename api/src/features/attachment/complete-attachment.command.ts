// The word that a file has arrived (POST /api/attachments/{id}/complete): believed only after size, hash and kind were compared (quality.md §1).
import { canChangeAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import { refuse, RefusalError } from '@lotline/schema/errors/refusal-error';
import { runCommand, type CommandContext } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { FileStore } from '../../platform/storage/store.ts';
import { findActorById } from '../people/actor.queries.ts';
import { scopeBinds } from '../task/task.scope.ts';
import { announceAttachment } from './announce-attachment.ts';
import { awaitedFile, sealArrived, type ArrivedFile, type AwaitedFile, type ClaimedFile } from './arrived-file.ts';
import { AttachmentModel } from './attachment.model.ts';
import { attachmentScope } from './attachment.scope.ts';
import type { CheckTurns } from './check-turns.ts';
import type { CheckedBytes } from './checked-bytes.ts';
import { removeBytes } from './remove-bytes.ts';

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
  const attachment = await findCompletable(context, attachmentId);
  if (awaitedFile(attachment) === null || isHeld(attachment, claimed)) return presentHeld(attachment, claimed);
  return intake.turns.take(context.actor.userId, () => completeInTurn(context, intake.store, attachmentId, claimed));
}

async function completeInTurn(
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
    const remember = (checked: CheckedBytes) => rememberChecked(context, attachmentId, checked);
    arrived = await sealArrived({ store, now: context.now(), remember }, awaited, claimed);
  } catch (error) {
    // Somebody else completed it a moment ago, and the bytes have moved on.
    const now = await AttachmentModel.findByPk(attachmentId);
    if (now !== null && isHeld(now, claimed)) return presentHeld(now, claimed);
    throw error;
  }
  const { completed, unused } = await saveOrTakeBack(context, store, { attachmentId, awaited, arrived, claimed });
  await removeBytes(context.log, store, unused);
  return completed;
}

/** Own uploads always; others' replacements as `canChangeAttachment` allows. One statement: an unknown id and a foreign one cost the same. */
async function findCompletable({ sequelize, actor }: RequestContext, attachmentId: number): Promise<AttachmentModel> {
  const [attachment] = await sequelize.query(
    `select a.* from attachment a
     where a.id = $attachmentId and a.state <> 'deleted' and (a.owner_user_id = $actorId::integer or ${attachmentScope('a')})`,
    { bind: { ...scopeBinds(actor), attachmentId }, model: AttachmentModel, mapToModel: true },
  );
  if (attachment === undefined) return refuse('NOT_FOUND');
  if (attachment.ownerUserId === actor.userId) return attachment;
  const verdict = canChangeAttachment(actor, attachment);
  return verdict.ok ? attachment : refuse(verdict.code, verdict.details);
}

/** Not a change of the file: neither its version nor its history says so. */
async function rememberChecked({ sequelize }: RequestContext, attachmentId: number, checked: CheckedBytes): Promise<void> {
  await sequelize.query(
    'update attachment set checked = $checked::jsonb where id = $attachmentId and (storage_key = $key or pending_key = $key)',
    { bind: { attachmentId, key: checked.key, checked: JSON.stringify(checked) } },
  );
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

interface Arrival {
  readonly attachmentId: number;
  readonly awaited: AwaitedFile;
  readonly arrived: ArrivedFile;
  readonly claimed: ClaimedFile | null;
}

type Outcome = { completed: CompletedAttachment; unused: string[] };

/** What was refused leaves no copies behind; the bytes as they arrived stay. */
async function saveOrTakeBack(context: RequestContext, store: FileStore, arrival: Arrival): Promise<Outcome> {
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

async function saveArrived(command: CommandContext, { attachmentId, awaited, arrived }: Arrival): Promise<Outcome> {
  const { transaction } = command;
  const attachment = await AttachmentModel.findByPk(attachmentId, { transaction, lock: transaction.LOCK.UPDATE });
  if (attachment === null || attachment.state === 'deleted') return refuse('NOT_FOUND');
  // A check may take minutes: nothing becomes a file in the name of somebody who was let go meanwhile.
  if ((await findActorById(command.sequelize, command.actor.userId, transaction)) === null) refuse('CANNOT_LOG_IN');
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
      pendingUserId: null,
      checked: null,
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
