// The event of a file's change, announced to the groups that see the file.
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command.ts';
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
    groupIds: await groupsThatSee(command, attachment),
    ...change,
  });
}

/** A file of a task: that task's groups; of a job: those of all its tasks; before it has arrived, and of a potential job: none. */
async function groupsThatSee(
  { sequelize, transaction }: CommandContext,
  { state, constructionId, scheduleId }: AttachmentModel,
): Promise<number[]> {
  if (state === 'reserved' || constructionId === null) return [];
  const groups = await sequelize.query<{ group_id: number }>(
    `select distinct unnest(array[group_id, completed_group_id]) as group_id from schedule
     where construction_id = $constructionId and ($scheduleId::integer is null or id = $scheduleId::integer)`,
    { bind: { constructionId, scheduleId }, transaction, type: QueryTypes.SELECT },
  );
  return groups.map(({ group_id }) => group_id).filter((groupId) => groupId !== null);
}
