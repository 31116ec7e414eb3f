// New bytes for a file that is there (getPresignedUpdateParams): name, tags and comment change now; the bytes are a file of their own, which is
// shown once it is complete, and what was there before stays (decision 030).
import { canChangeAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import type { UploadUpdateInput } from '@lotline/schema/domain/attachment/attachment.input';
import { contentTypeOf } from '@lotline/schema/domain/attachment/file-types';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { announceAttachment } from './announce-attachment.ts';
import type { AttachmentModel } from './attachment.model.ts';
import { partsOf } from './file-parts.ts';
import { forgetDeclaredParts } from './forget-parts.ts';
import { withFiles } from './attachment-files.ts';
import { loadAttachmentForChange } from './load-attachment.ts';
import { removeBytesLater } from './remove-bytes.ts';
import { newStorageKey } from './storage-key.ts';
import { StoredFileModel } from './stored-file.model.ts';

export type ReplacedAttachment = { attachmentId: number };

/** @throws RefusalError NOT_FOUND, CLAIM_REQUIRED, FILE_NOT_UPLOADED while the first bytes are still awaited, IDEMPOTENCY_MISMATCH. */
export function replaceAttachment(context: RequestContext, input: UploadUpdateInput): Promise<ReplacedAttachment> {
  return runCommand<ReplacedAttachment>(context, {
    operation: 'replaceAttachment',
    input,
    client: input.clientId === null ? null : { id: input.clientId, occurredAt: null, sentAt: null, expectedVersion: null },
    work: (command) => startReplacement(command, input),
  });
}

async function startReplacement(command: CommandContext, input: UploadUpdateInput): Promise<ReplacedAttachment> {
  const attachment = await loadAttachmentForChange(command, input.attachmentId);
  if (attachment.state === 'deleted') refuse('NOT_FOUND');
  const verdict = canChangeAttachment(command.actor, attachment);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  if (attachment.state !== 'uploaded') refuse('FILE_NOT_UPLOADED');
  const before = { title: attachment.title, tags: attachment.tags, comments: attachment.comments };
  const after = { title: input.name, tags: input.tags, comments: input.comments };
  const awaitedFileId = await awaitEdited(command, attachment, input);
  await attachment.update({ ...after, modifiedUtc: command.at, awaitedFileId }, { transaction: command.transaction });
  announceAttachment(command, attachment, { move: 'replaceAttachment', before, after, detail: { storedFileId: awaitedFileId } });
  return { attachmentId: attachment.id };
}

/** Bytes that are on their way already are no longer wanted, in one piece or in parts: the record waits for these alone. */
async function awaitEdited(command: CommandContext, attachment: AttachmentModel, input: UploadUpdateInput): Promise<number> {
  const { transaction, actor, at } = command;
  const facts = {
    storageKey: newStorageKey(input.name, at),
    contentType: contentTypeOf(input.name) ?? refuse('FILE_TYPE_NOT_ALLOWED'),
    sizeBytes: input.sizeBytes,
    sha256: input.sha256,
    uploaderUserId: actor.userId,
    checked: null,
  };
  const { awaited } = await withFiles(attachment, transaction);
  if (awaited !== null) {
    const parts = partsOf(awaited);
    await removeBytesLater(command, [awaited.storageKey], parts === null ? [] : [parts]);
    await forgetDeclaredParts(command, awaited.id);
    return (await awaited.update({ ...facts, partsId: null, partSizeBytes: null, partsUtc: null }, { transaction })).id;
  }
  const { fileId: editedFromId } = attachment;
  return (await StoredFileModel.create({ ...facts, kind: 'edited', editedFromId, createdUtc: at }, { transaction })).id;
}
