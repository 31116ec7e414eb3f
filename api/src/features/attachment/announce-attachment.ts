// The event of a file's change, announced to exactly those who read the file, as attachmentScope has it.
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command.ts';
import { readersOfAny, type Readers } from '../../platform/events/change-scope.ts';
import { jobAudience } from '../job/audience.queries.ts';
import { potentialJobAudience } from '../potential-job/audience.queries.ts';
import { taskAudience } from '../task/audience.queries.ts';
import type { AttachmentModel, AttachmentState } from './attachment.model.ts';

export interface AttachmentChange {
  readonly move: string;
  readonly before?: Readonly<Record<string, unknown>> & { readonly state?: AttachmentState };
  readonly after?: object;
}

/** The task that it is of stands beside what changed: the event's own columns name the job alone. */
export async function announceAttachment(command: CommandContext, attachment: AttachmentModel, change: AttachmentChange): Promise<void> {
  const { scheduleId } = attachment;
  const { move, before, after } = change;
  await appendEvent(command, {
    entity: 'attachment',
    entityId: attachment.id,
    constructionId: attachment.constructionId,
    version: attachment.version,
    audience: await readersOfFile(command, attachment, before?.state),
    move,
    ...(before === undefined ? {} : { before: { scheduleId, ...before } }),
    ...(after === undefined ? {} : { after: { scheduleId, ...after } }),
  });
}

/** What has not arrived, or went before it had, is its owner's alone. */
async function readersOfFile(
  command: CommandContext,
  attachment: AttachmentModel,
  stateBefore: AttachmentState | undefined,
): Promise<Readers> {
  const { state, ownerUserId, constructionId, scheduleId, potentialJobId } = attachment;
  const hasArrived = state === 'uploaded' || (state === 'deleted' && stateBefore === 'uploaded');
  if (!hasArrived) return { userIds: [ownerUserId] };
  return readersOfAny([
    potentialJobId === null ? {} : await potentialJobAudience(command, potentialJobId),
    scheduleId === null ? {} : await taskAudience(command, scheduleId),
    constructionId === null || scheduleId !== null ? {} : await jobAudience(command, constructionId),
  ]);
}
