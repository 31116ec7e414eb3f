// Change item quantity (updateConstructionScheduleItemCompletion): specification 1 §5; clears a rejection (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canChangeItems } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { followCorrection, mustFitPayment } from '../payment/draft-payment.step.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import type { ScheduleItemModel } from './schedule-item.model.ts';
import type { ScheduleModel } from './schedule.model.ts';

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
    change: async ({ schedule, items }, command) => {
      const item = items.find((candidate) => candidate.id === input.id) ?? refuse('NOT_FOUND');
      mustBeCurrent(item, client?.expectedVersion ?? null, input);
      const wasRejected = item.rejectedDate !== null;
      const itemBefore = itemFields(item);
      item.set({ completedQty: input.completedQty, variationReason: input.variationReason });
      mustFitPayment(item, 'completedQty');
      if (wasRejected) item.set({ rejectedDate: null, rejectedBy: null, rejectReason: null });
      await item.save({ transaction: command.transaction });
      await sumBoq(schedule, item, command);
      const isLastRejection = wasRejected && items.every((other) => other.rejectedDate === null);
      await followCorrection(schedule, item, isLastRejection, command);
      return {
        detail: { scheduleItemId: item.id, itemBefore, itemAfter: itemFields(item), isLastRejection },
        why: input.variationReason,
      };
    },
  });
}

const itemFields = ({ completedQty, variationReason, rejectedDate, rejectReason }: ScheduleItemModel) => ({
  completedQty,
  variationReason,
  rejectedDate,
  rejectReason,
});

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

interface Summed {
  readonly completedQty: string | null;
  readonly version: number;
}

/** The line is locked before it is summed, in a statement of its own: a sum begun before another task's commit would leave that task out. */
async function sumBoq(schedule: ScheduleModel, { boqId }: ScheduleItemModel, command: CommandContext): Promise<void> {
  if (boqId === null) return;
  const { sequelize, transaction } = command;
  const asked = { bind: { boqId }, transaction, type: QueryTypes.SELECT as const };
  const [was] = await sequelize.query<Summed>(
    'select b.completed_qty as "completedQty", b.version from boq b where b.id = $boqId for no key update of b',
    asked,
  );
  const [is] = await sequelize.query<Summed>(
    `update boq set completed_qty = (select sum(i.completed_qty) from schedule_item i where i.boq_id = $boqId), version = version + 1
      where id = $boqId returning completed_qty as "completedQty", version`,
    asked,
  );
  if (was === undefined || is === undefined) return;
  appendEvent(command, {
    entity: 'boq',
    entityId: boqId,
    constructionId: schedule.constructionId,
    scheduleId: schedule.id,
    version: is.version,
    move: 'sumLine',
    before: { completedQty: was.completedQty },
    after: { completedQty: is.completedQty },
  });
}
