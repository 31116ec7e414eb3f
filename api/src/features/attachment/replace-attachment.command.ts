// New bytes for a file that is there (getPresignedUpdateParams): name, tags and comment change now, the bytes when the new ones are complete.
import { canChangeAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import type { UploadUpdateInput } from '@lotline/schema/domain/attachment/attachment.input';
import { contentTypeOf } from '@lotline/schema/domain/attachment/file-types';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runCommand, type CommandContext } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { announceAttachment } from './announce-attachment.ts';
import { loadAttachmentForChange } from './load-attachment.ts';
import { newStorageKey } from './storage-key.ts';

export type ReplacedAttachment = { attachmentId: number };

/** @throws RefusalError NOT_FOUND, CLAIM_REQUIRED, FILE_NOT_UPLOADED while the first bytes are still awaited, IDEMPOTENCY_MISMATCH. */
export function replaceAttachment(context: RequestContext, input: UploadUpdateInput): Promise<ReplacedAttachment> {
  return runCommand<ReplacedAttachment>(context, {
    operation: 'replaceAttachment',
    input,
    client: input.clientId === null ? null : { id: input.clientId, occurredAt: null, expectedVersion: null },
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
  await attachment.update(
    {
      ...after,
      modifiedUtc: command.at,
      pendingKey: newStorageKey(input.name, command.at),
      pendingUserId: command.actor.userId,
      pendingSizeBytes: input.sizeBytes,
      pendingContentType: contentTypeOf(input.name),
    },
    { transaction: command.transaction },
  );
  await announceAttachment(command, attachment, { move: 'replaceAttachment', before, after });
  return { attachmentId: attachment.id };
}
