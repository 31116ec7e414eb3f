// Change item quantity (updateConstructionScheduleItemCompletion): specification 1 §5; clears a rejection (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { mustBeUsual } from '@lotline/schema/domain/item/item-limits.rules';
import type { ChangeItemInput } from '@lotline/schema/domain/item/item.input';
import { CLASHING_MOVES } from '@lotline/schema/domain/task/task.clashes';
import { changeItem } from '@lotline/schema/domain/task/task.effects';
import { UNREVIEWED } from '@lotline/schema/domain/task/review.rules';
import { canChangeItems, isRejected } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { followCorrection, mustFitPayment } from '../payment/draft-payment.step.ts';
import type { LoadedTask, TaskItem } from '../task-record/task.model.ts';
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
      must(mustBeUsual('completedQty', input.completedQty, meant(task), input.isUnusual === true));
      const made = countedAnew(changeItem(task, isMeant, input), isMeant, command.actor.userId);
      mustFitPayment(meant(made), 'completedQty');
      return made;
    },
    follow: async (task, before, command) => {
      const [item, was] = [meant(task), meant(before)];
      const isLastRejection = was.rejectedDate !== null && !isRejected(task);
      await sumBoq(task, item, command);
      await followCorrection(task, item, isLastRejection, command);
      return {
        detail: { scheduleItemId: item.id, itemBefore: itemFields(was), itemAfter: itemFields(item), isLastRejection },
        why: input.variationReason,
      };
    },
  });
}

/** What was decided was decided on another quantity. */
function countedAnew(task: LoadedTask, isMeant: (item: TaskItem) => boolean, countedByUserId: number): LoadedTask {
  return { ...task, items: task.items.map((item) => (isMeant(item) ? { ...item, ...UNREVIEWED, countedByUserId } : item)) };
}

const itemFields = ({ completedQty, variationReason, rejectedDate, rejectReason }: TaskItem) => ({
  completedQty,
  variationReason,
  rejectedDate,
  rejectReason,
});

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
  const clash = await clashOf(command, { ...seen, clashes: CLASHING_MOVES.changeItem });
  if (clash === null) return;
  refuse('STALE_VERSION', {
    entity: 'schedule_item',
    id,
    version,
    ...clash,
    theirs: { completedQty: item.completedQty, variationReason: item.variationReason },
    yours: { completedQty: input.completedQty, variationReason: input.variationReason },
  });
}

interface Summed {
  readonly completedQty: string | null;
  readonly version: number;
}

const LOCK_LINE = prepared(
  'lock-line',
  `select b.completed_qty as "completedQty", b.version from boq b where b.id = $boqId for no key update of b`,
);
const SUM_LINE = prepared(
  'sum-line',
  `update boq set completed_qty = (select sum(i.completed_qty) from schedule_item i where i.boq_id = $boqId), version = version + 1
    where id = $boqId returning completed_qty as "completedQty", version`,
);

/** The line is locked before it is summed, in a statement of its own: a sum begun before another task's commit would leave that task out. */
async function sumBoq(task: LoadedTask, { boqId }: TaskItem, command: CommandContext): Promise<void> {
  if (boqId === null) return;
  const { sequelize, transaction } = command;
  const asked = { bind: { boqId }, transaction, type: QueryTypes.SELECT as const };
  const [was] = await sequelize.query<Summed>(LOCK_LINE, asked);
  const [is] = await sequelize.query<Summed>(SUM_LINE, asked);
  if (was === undefined || is === undefined) return;
  appendEvent(command, {
    entity: 'boq',
    entityId: boqId,
    constructionId: task.constructionId,
    scheduleId: task.id,
    version: is.version,
    move: 'sumLine',
    before: { completedQty: was.completedQty },
    after: { completedQty: is.completedQty },
  });
}
