// A file's record as a write needs it: locked, and only for whom it is there (house style, step 5).
import { QueryTypes } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { assignedRow } from '../access/assigned-row.step.ts';
import { AttachmentModel } from './attachment.model.ts';
import { attachmentScope, attachmentWriteScope } from './attachment.scope.ts';

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where it is only read, STALE_VERSION when the caller edited an older version. */
export async function loadAttachmentForChange(command: CommandContext, attachmentId: number): Promise<AttachmentModel> {
  const { sequelize, transaction } = command;
  const [locked] = await sequelize.query<{ isAssigned: boolean; isOfTask: boolean }>(
    `select ${attachmentWriteScope('a')} as "isAssigned", a.schedule_id is not null as "isOfTask"
       from attachment a where a.id = $attachmentId and ${attachmentScope('a')} for update of a`,
    {
      bind: { ...scopeBinds(command.actor), attachmentId },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
  assignedRow(locked, locked?.isOfTask === true ? 'task' : 'job');
  const attachment = await AttachmentModel.findByPk(attachmentId, { transaction, rejectOnEmpty: true });
  if (command.expectedVersion !== null && command.expectedVersion !== attachment.version) {
    refuse('STALE_VERSION', { entity: 'attachment', id: attachment.id, version: attachment.version });
  }
  return attachment;
}
