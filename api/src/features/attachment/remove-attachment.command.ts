// Removes a file from sight (removeAttachment, DELETE /api/attachments/{id}): its bytes stay 30 days; clean-up never destroys (quality.md §1).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canChangeAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import { refuse, RefusalError } from '@lotline/schema/errors/refusal-error';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { announceAttachment } from './announce-attachment.ts';
import type { AttachmentModel } from './attachment.model.ts';
import { completeAttachment, type Intake } from './complete-attachment.command.ts';
import { withFiles } from './attachment-files.ts';
import { loadAttachmentForChange } from './load-attachment.ts';

export type RemovedAttachment = { attachmentId: number };

/** Removing what is removed is fine. @throws RefusalError NOT_FOUND, CLAIM_REQUIRED. */
export function removeAttachment(context: RequestContext, attachmentId: number, client: ClientMutation | null): Promise<RemovedAttachment> {
  return runCommand<RemovedAttachment>(context, {
    operation: 'removeAttachment',
    input: { attachmentId },
    client,
    work: (command) => remove(command, attachmentId, { keepsComplete: false }),
  });
}

/** Cleans up after an upload that failed. @throws RefusalError FILE_COMPLETE when the bytes turn out to have arrived; they are kept. */
export async function removeIncompleteAttachment(
  context: RequestContext,
  intake: Intake,
  attachmentId: number,
): Promise<RemovedAttachment> {
  const operation = 'removeIncompleteAttachment';
  const input = { attachmentId };
  // Asked first, so that nobody learns or completes what is not theirs.
  await runCommand(context, { operation, input, client: null, work: async (command) => (await loadRemovable(command, attachmentId)).id });
  if (await arrivesAfterAll(context, intake, attachmentId)) refuse('FILE_COMPLETE');
  return runCommand<RemovedAttachment>(context, {
    operation,
    input,
    client: null,
    work: (command) => remove(command, attachmentId, { keepsComplete: true }),
  });
}

const NOT_ARRIVED: ReadonlySet<string> = new Set([
  'FILE_NOT_UPLOADED',
  'FILE_PARTS_MISSING',
  'FILE_MISMATCH',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'NOT_FOUND',
]);

async function arrivesAfterAll(context: RequestContext, intake: Intake, attachmentId: number): Promise<boolean> {
  try {
    await completeAttachment(context, intake, attachmentId, null);
    return true;
  } catch (error) {
    if (error instanceof RefusalError && NOT_ARRIVED.has(error.code)) return false;
    throw error;
  }
}

async function loadRemovable(command: CommandContext, attachmentId: number): Promise<AttachmentModel> {
  const attachment = await loadAttachmentForChange(command, attachmentId);
  const verdict = canChangeAttachment(command.actor, attachment);
  return verdict.ok ? attachment : refuse(verdict.code, verdict.details);
}

async function remove(
  command: CommandContext,
  attachmentId: number,
  { keepsComplete }: { keepsComplete: boolean },
): Promise<RemovedAttachment> {
  const attachment = await loadRemovable(command, attachmentId);
  const { state, title, fileId } = attachment;
  if (state === 'deleted') return { attachmentId };
  if (keepsComplete && state === 'uploaded') refuse('FILE_COMPLETE');
  const { shown, awaited } = await withFiles(attachment, command.transaction);
  const { storageKey = null, sizeBytes = null, sha256 = null } = shown ?? awaited ?? {};
  await attachment.update({ state: 'deleted', deletedUtc: command.at }, { transaction: command.transaction });
  // the file itself goes after 30 days, if nothing else shows it: what it was stays told
  announceAttachment(command, attachment, {
    move: 'removeAttachment',
    before: { state, title, fileId },
    after: { state: 'deleted' },
    detail: { file: { storageKey, sizeBytes, sha256 } },
  });
  return { attachmentId };
}
