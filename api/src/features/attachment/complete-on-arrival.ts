// For clients of the plain specification, which never say that an upload is done: the server does, in their name (specification 1 §7).
import type { Logger } from 'pino';
import { Op, type Sequelize } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { ActorKind } from '../../platform/command/request-context.ts';
import { CachedReads } from '../../platform/db/cached-reads.ts';
import type { Files } from '../../platform/storage/open-store.ts';
import { findActorById } from '../people/actor.queries.ts';
import { completesItself, senderOf } from './arrived-file.ts';
import { AttachmentModel } from './attachment.model.ts';
import type { CheckTurns } from './check-turns.ts';
import { completeAttachment } from './complete-attachment.command.ts';
import { withFiles, type AttachmentFiles } from './attachment-files.ts';
import { StoredFileModel } from './stored-file.model.ts';

export interface ArrivalDeps {
  readonly sequelize: Sequelize;
  readonly files: Files;
  readonly turns: CheckTurns;
  readonly now: () => Date;
  readonly timeZone: string;
  readonly requestId: string;
  /** A job's, where the sender is nobody's request. */
  readonly actorKind?: ActorKind;
  readonly log: Logger;
}

/** Bytes under a key: the file that they are or were sent for, and a record that has it, one that was not removed rather than another. */
export interface SentFile {
  readonly file: StoredFileModel;
  readonly attachmentFiles: AttachmentFiles | null;
}

/** By the key of the link, also when the bytes are kept under another since; null when no file knows it any more. */
export async function findSent(sequelize: Sequelize, key: string): Promise<SentFile | null> {
  const file = await StoredFileModel.findOne({ where: { [Op.or]: [{ storageKey: key }, { receivedKey: key }] } });
  if (file === null) return null;
  const attachment = await AttachmentModel.findOne({
    where: { [Op.or]: [{ awaitedFileId: file.id }, { fileId: file.id }, { originalFileId: file.id }] },
    order: [
      [sequelize.literal("state = 'deleted'"), 'asc'],
      ['id', 'asc'],
    ],
  });
  return { file, attachmentFiles: attachment === null ? null : await withFiles(attachment) };
}

/**
 * In the name of whoever asked for the link, and does nothing for those that say so themselves.
 * @throws RefusalError CANNOT_LOG_IN when that person may not sign in any more: the bytes stay, the record waits (decision 007); and as
 * completeAttachment.
 */
export async function completeOnArrival({ files, turns, ...deps }: ArrivalDeps, attachmentFiles: AttachmentFiles): Promise<void> {
  if (!completesItself(attachmentFiles)) return;
  const reads = new CachedReads(deps.now);
  const actor = (await findActorById(deps.sequelize, senderOf(attachmentFiles))) ?? refuse('CANNOT_LOG_IN');
  const context = { ...deps, actor, cachedReads: reads, fileLinks: files.links };
  await completeAttachment(context, { store: files.store, turns }, attachmentFiles.attachment.id, null);
}
