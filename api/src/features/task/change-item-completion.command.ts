// Change item quantity (updateConstructionScheduleItemCompletion): specification 1 §5; clears a rejection (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ChangeItemInput } from '@lotline/schema/domain/item/item.input';
import { CLASHING_MOVES } from '@lotline/schema/domain/task/task.clashes';
import { changeItem } from '@lotline/schema/domain/task/task.effects';
import { canChangeItems, isRejected } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { isClash } from '../../platform/command/clash.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { followCorrection, mustFitPayment } from '../payment/draft-payment.step.ts';
import type { LoadedTask, TaskItem } from './task.model.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export function changeItemCompletion(context: RequestContext, input: ChangeItemInput, client: ClientMutation | null): Promise<MovedTask> {
  const { id, clientId } = input;
  const isMeant = (item: TaskItem): boolean =>
    clientId === null ? item.id === id : item.clientId === clientId && item.createdByUserId === context.actor.userId;
  const meant = ({ items }: LoadedTask): TaskItem => items.find(isMeant) ?? refuse('NOT_FOUND');
  return moveTask(context, {
    operation: 'updateConstructionScheduleItemCompletion',
    move: 'changeItem',
    ...(clientId === null ? { itemId: id } : { itemClientId: clientId }),
    input,
    // The version that counts is the item's, not the task's: two people may change two items at once.
    client: client === null ? null : { ...client, expectedVersion: null },
    may: canChangeItems,
    effect: async (task, _, command) => {
      await mustBeCurrent(command, task, meant(task), client?.expectedVersion ?? null, input);
      const made = changeItem(task, isMeant, input);
      mustFitPayment(meant(made), 'completedQty');
      return made;
    },
    follow: async (task, before, command) => {
      const [item, was] = [meant(task), meant(before)];
      const isLastRejection = was.rejectedDate !== null && !isRejected(task);
      await sumBoq(item, command);
      await followCorrection(item, isLastRejection, command);
      const { completedQty, variationReason, rejectedDate, rejectReason } = was;
      return {
        scheduleItemId: item.id,
        itemBefore: { completedQty, variationReason, rejectedDate, rejectReason },
        completedQty: input.completedQty,
        variationReason: input.variationReason,
        isLastRejection,
      };
    },
  });
}

/** A stale quantity is answered with both values, so that neither is dropped (quality.md §1, point 6). */
async function mustBeCurrent(
  command: CommandContext,
  { constructionId }: LoadedTask,
  item: TaskItem,
  expectedVersion: number | null,
  input: ChangeItemInput,
): Promise<void> {
  const { id, version } = item;
  const seen = { table: 'schedule_item', id, constructionId, version, expectedVersion } as const;
  if (!(await isClash(command, { ...seen, clashes: CLASHING_MOVES.changeItem }))) return;
  refuse('STALE_VERSION', {
    entity: 'schedule_item',
    id,
    version,
    theirs: { completedQty: item.completedQty, variationReason: item.variationReason },
    yours: { completedQty: input.completedQty, variationReason: input.variationReason },
  });
}

const LOCK_LINE = prepared('lock-line', 'select b.id from boq b where b.id = $boqId for no key update of b');
const SUM_LINE = prepared(
  'sum-line',
  'update boq set completed_qty = (select sum(i.completed_qty) from schedule_item i where i.boq_id = $boqId), version = version + 1 where id = $boqId',
);

/** The line is locked before it is summed, in a statement of its own: a sum begun before another task's commit would leave that task out. */
async function sumBoq({ boqId }: TaskItem, { sequelize, transaction }: CommandContext): Promise<void> {
  if (boqId === null) return;
  await sequelize.query(LOCK_LINE, { bind: { boqId }, transaction });
  await sequelize.query(SUM_LINE, { bind: { boqId }, transaction });
}
