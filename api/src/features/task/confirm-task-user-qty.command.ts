// Confirm the item quantities (updateTaskUserConfirmQty): specification 1 §4, §5.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canConfirm } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import { ownRecord } from './own-record.ts';

export function confirmTaskUserQty(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateTaskUserConfirmQty',
    move: 'confirm',
    scheduleId,
    input: { scheduleId },
    client,
    may: canConfirm,
    change: async (task, command) => {
      const record = await ownRecord(task, command);
      await record.update({ confirmItemQtys: true }, { transaction: command.transaction });
      const quantities = task.items.map(({ id, quantity, completedQty }) => ({ id, quantity, completedQty }));
      return { detail: { taskUserId: record.id, quantities } };
    },
  });
}
