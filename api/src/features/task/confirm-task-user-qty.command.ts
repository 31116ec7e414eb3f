// Confirm the item quantities (updateTaskUserConfirmQty): specification 1 §4, §5.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { confirm } from '@lotline/schema/domain/task/task.effects';
import { canConfirm, latestVisit } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export function confirmTaskUserQty(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateTaskUserConfirmQty',
    move: 'confirm',
    scheduleId,
    input: { scheduleId },
    client,
    may: canConfirm,
    effect: confirm,
    follow: (task, _, { actor }) => ({
      taskUserId: latestVisit(task, actor.userId)?.id,
      quantities: task.items.map(({ id, quantity, completedQty }) => ({ id, quantity, completedQty })),
    }),
  });
}
