// For clients of the plain specification, which never say that an upload is done: the server does, in their name (specification 1 §7).
import type { Logger } from 'pino';
import { Op, type Sequelize } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { HeldReads } from '../../platform/db/held-reads.ts';
import type { Files } from '../../platform/storage/open-store.ts';
import { findActorById } from '../people/actor.queries.ts';
import { completesItself, senderOf } from './arrived-file.ts';
import { AttachmentModel } from './attachment.model.ts';
import type { CheckTurns } from './check-turns.ts';
import { completeAttachment } from './complete-attachment.command.ts';

export interface ArrivalDeps {
  readonly sequelize: Sequelize;
  readonly files: Files;
  readonly turns: CheckTurns;
  readonly now: () => Date;
  readonly timeZone: string;
  readonly requestId: string;
  readonly log: Logger;
}

/** The record that names this key, in any state, also when its bytes are kept under another since; or null. */
export function attachmentOfKey(key: string): Promise<AttachmentModel | null> {
  return AttachmentModel.findOne({ where: { [Op.or]: [{ storageKey: key }, { pendingKey: key }, { receivedKey: key }] } });
}

/**
 * In the name of whoever asked for the link, and does nothing for those that say so themselves.
 * @throws RefusalError CANNOT_LOG_IN when that person may not sign in any more: the bytes stay, the record waits (decision 019); and as
 * completeAttachment.
 */
export async function completeOnArrival({ files, turns, ...deps }: ArrivalDeps, attachment: AttachmentModel): Promise<void> {
  if (!completesItself(attachment)) return;
  const actor = (await findActorById(deps.sequelize, senderOf(attachment))) ?? refuse('CANNOT_LOG_IN');
  const context = { ...deps, actor, held: new HeldReads(deps.now), fileLinks: files.links };
  await completeAttachment(context, { store: files.store, turns }, attachment.id, null);
}
