// The event of a file's change, announced to the groups that see the file.
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command.ts';
import { groupsThatSee } from '../job/groups-that-see.queries.ts';
import type { AttachmentModel } from './attachment.model.ts';

export interface AttachmentChange {
  readonly move: string;
  readonly before?: object;
  readonly after?: object;
}

export async function announceAttachment(command: CommandContext, attachment: AttachmentModel, change: AttachmentChange): Promise<void> {
  await appendEvent(command, {
    entity: 'attachment',
    entityId: attachment.id,
    constructionId: attachment.constructionId,
    version: attachment.version,
    groupIds: await groupsThatSeeFile(command, attachment),
    ...change,
  });
}

/** A file of a task: that task's groups; of a job: those of all its tasks; before it has arrived, and of a potential job: none. */
async function groupsThatSeeFile(command: CommandContext, { state, constructionId, scheduleId }: AttachmentModel): Promise<number[]> {
  return state === 'reserved' || constructionId === null ? [] : groupsThatSee(command, constructionId, scheduleId);
}
