// Change item quantity (updateConstructionScheduleItemCompletion): specification 1 §5; clears a rejection (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canChangeItems } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { followCorrection, mustFitPayment } from '../payment/draft-payment.step.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import type { ScheduleItemModel } from './schedule-item.model.ts';

export interface ItemCompletionInput {
  readonly id: number;
  readonly completedQty: string;
  readonly variationReason: string;
}

export function changeItemCompletion(
  context: RequestContext,
  input: ItemCompletionInput,
  client: ClientMutation | null,
): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateConstructionScheduleItemCompletion',
    move: 'changeItem',
    itemId: input.id,
    input,
    // The version that counts is the item's, not the task's: two people may change two items at once.
    client: client === null ? null : { ...client, expectedVersion: null },
    may: canChangeItems,
    change: async ({ items }, command) => {
      const item = items.find((candidate) => candidate.id === input.id) ?? refuse('NOT_FOUND');
      mustBeCurrent(item, client?.expectedVersion ?? null, input);
      const wasRejected = item.rejectedDate !== null;
      const before = {
        completedQty: item.completedQty,
        variationReason: item.variationReason,
        rejectedDate: item.rejectedDate,
        rejectReason: item.rejectReason,
      };
      item.set({ completedQty: input.completedQty, variationReason: input.variationReason });
      mustFitPayment(item, 'completedQty');
      if (wasRejected) item.set({ rejectedDate: null, rejectedBy: null, rejectReason: null });
      await item.save({ transaction: command.transaction });
      await sumBoq(item, command);
      const isLastRejection = wasRejected && items.every((other) => other.rejectedDate === null);
      await followCorrection(item, isLastRejection, command);
      return {
        scheduleItemId: item.id,
        itemBefore: before,
        completedQty: input.completedQty,
        variationReason: input.variationReason,
        isLastRejection,
      };
    },
  });
}

/** A stale quantity is answered with both values, so that neither is dropped (quality.md §1, point 6). */
function mustBeCurrent(item: ScheduleItemModel, expectedVersion: number | null, input: ItemCompletionInput): void {
  if (expectedVersion === null || expectedVersion === item.version) return;
  refuse('STALE_VERSION', {
    entity: 'schedule_item',
    id: item.id,
    version: item.version,
    theirs: { completedQty: item.completedQty, variationReason: item.variationReason },
    yours: { completedQty: input.completedQty, variationReason: input.variationReason },
  });
}

/** The line is locked before it is summed, in a statement of its own: a sum begun before another task's commit would leave that task out. */
async function sumBoq({ boqId }: ScheduleItemModel, { sequelize, transaction }: CommandContext): Promise<void> {
  if (boqId === null) return;
  await sequelize.query('select b.id from boq b where b.id = $boqId for no key update of b', { bind: { boqId }, transaction });
  await sequelize.query(
    'update boq set completed_qty = (select sum(i.completed_qty) from schedule_item i where i.boq_id = $boqId), version = version + 1 where id = $boqId',
    { bind: { boqId }, transaction },
  );
}
