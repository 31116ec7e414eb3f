// Announces a file (getPresignedUploadParams): the record stands before its bytes come, once for each clientId (quality.md §1).
import type { UploadInput } from '@lotline/schema/domain/attachment/attachment.input';
import { canAddAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import { contentTypeOf } from '@lotline/schema/domain/attachment/file-types';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { announceAttachment } from './announce-attachment.ts';
import { AttachmentModel } from './attachment.model.ts';
import { mustTakeFile } from './file-room.step.ts';
import { newStorageKey } from './storage-key.ts';
import { StoredFileModel } from './stored-file.model.ts';
import { findUploadTarget } from './upload-target.ts';

export type ReservedAttachment = { attachmentId: number };

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND, JOB_FULL, IDEMPOTENCY_MISMATCH when the clientId came with other facts before. */
export function reserveAttachment(context: RequestContext, input: UploadInput): Promise<ReservedAttachment> {
  const verdict = canAddAttachment(context.actor, input);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  return runCommand<ReservedAttachment>(context, {
    operation: 'reserveAttachment',
    input,
    client: input.clientId === null ? null : { id: input.clientId, occurredAt: null, sentAt: null, expectedVersion: null },
    work: async (command) => ({ attachmentId: (await findEarlier(command, input)) ?? (await createReserved(command, input)) }),
  });
}

/** The record of this clientId, when it is older than what the server remembers of answers. */
async function findEarlier({ actor, transaction }: CommandContext, { clientId }: UploadInput): Promise<number | null> {
  if (clientId === null) return null;
  const earlier = await AttachmentModel.findOne({ where: { ownerUserId: actor.userId, clientId }, transaction });
  return earlier?.id ?? null;
}

async function createReserved(command: CommandContext, input: UploadInput): Promise<number> {
  const target = await findUploadTarget(command, input);
  if (target.constructionId !== null) await mustTakeFile(command, target.constructionId);
  const { name, sizeBytes, sha256, clientId, tags, comments, folder, isDocAttachment, position, takenAt } = input;
  const { transaction, at, actor } = command;
  const awaited = await StoredFileModel.create(
    {
      kind: 'original',
      storageKey: newStorageKey(name, at),
      contentType: contentTypeOf(name) ?? refuse('FILE_TYPE_NOT_ALLOWED'),
      sizeBytes,
      sha256,
      uploaderUserId: actor.userId,
      createdUtc: at,
    },
    { transaction },
  );
  const attachment = await AttachmentModel.create(
    {
      ...target,
      ownerUserId: actor.userId,
      clientId,
      title: name,
      awaitedFileId: awaited.id,
      tags,
      folder,
      comments,
      isDocAttachment,
      state: 'reserved',
      positionLatitude: position?.latitude ?? null,
      positionLongitude: position?.longitude ?? null,
      positionAccuracyM: position?.accuracyMetres ?? null,
      takenAt,
      createdUtc: at,
    },
    { transaction },
  );
  announceAttachment(command, attachment, {
    move: 'reserveAttachment',
    after: { title: name, ...target },
    detail: { storedFileId: awaited.id, sizeBytes, sha256 },
  });
  return attachment.id;
}
