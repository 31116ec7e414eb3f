// For clients of the plain specification, which never say that an upload is done: the server does, in their name (specification 1 §7).
import type { Logger } from 'pino';
import { Op, type Sequelize } from 'sequelize';
import type { Files } from '../../platform/storage/open-store.ts';
import { loadActorById } from '../people/actor.queries.ts';
import { completesItself } from './arrived-file.ts';
import { AttachmentModel } from './attachment.model.ts';
import { completeAttachment } from './complete-attachment.command.ts';

export interface ArrivalDeps {
  readonly sequelize: Sequelize;
  readonly files: Files;
  readonly now: () => Date;
  readonly timeZone: string;
  readonly requestId: string;
  readonly log: Logger;
}

/** The record that names this key, in any state, also when its bytes are kept under another since; or null. */
export function attachmentOfKey(key: string): Promise<AttachmentModel | null> {
  return AttachmentModel.findOne({ where: { [Op.or]: [{ storageKey: key }, { pendingKey: key }, { receivedKey: key }] } });
}

/** Does nothing for those that say so themselves. @throws RefusalError as completeAttachment */
export async function completeOnArrival({ files, ...deps }: ArrivalDeps, attachment: AttachmentModel): Promise<void> {
  if (!completesItself(attachment)) return;
  const owner = await loadActorById(deps.sequelize, attachment.ownerUserId);
  if (owner === null) return;
  await completeAttachment({ ...deps, actor: owner.actor, fileLinks: files.links }, files.store, attachment.id, null);
}
