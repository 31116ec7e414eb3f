// Add unplanned item (updateConstructionAddBOQAndItem): a boq line and the task's item with its reason. Specification 1 §5, domain.md §2.
import { mustBeUsual, type CountLimits } from '@lotline/schema/domain/item/item-limits.rules';
import { payFor, type PaidItem, type PaidParty } from '@lotline/schema/domain/item/child-rates.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { addItem, NOT_NUMBERED } from '@lotline/schema/domain/task/task.effects';
import { canChangeItems } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { followAddition, mustFitPayment } from '../payment/draft-payment.step.ts';
import { meantItem } from '../item/meant-item.sql.ts';
import { unitAmountToday } from '../item/unit-amount.sql.ts';
import { paidCodesSql, ratesOfDay } from '../payment/paid-codes.sql.ts';
import { lockJobOfTask, mustTakeRecords } from '../job/job-room.step.ts';
import { limitsJoin } from '../task-record/item-limits.sql.ts';
import type { LoadedTask } from '../task-record/task.model.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface UnplannedItemInput {
  readonly scheduleId: number;
  readonly itemId: number;
  readonly quantity: string;
  readonly reason: string;
  readonly isUnusual?: boolean | null | undefined;
}

interface CatalogueItem extends CountLimits {
  readonly id: number;
  readonly code: string;
  readonly unit_amount: string | null;
  readonly is_archived: boolean;
  readonly childCode: string | null;
  readonly childRate: string | null;
}
type FoundItem = Omit<CatalogueItem, 'childCode' | 'childRate'> & Omit<PaidItem, 'childCode'> & PaidParty;

export function addBoqAndItem(context: RequestContext, input: UnplannedItemInput, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateConstructionAddBOQAndItem',
    move: 'addItem',
    scheduleId: input.scheduleId,
    input,
    client,
    may: canChangeItems,
    lockAbove: (command) => lockJobOfTask(command, input.scheduleId),
    effect: async (task, pressed, command) => {
      const item = await catalogueItem(task, input.itemId, command);
      if (item.is_archived) refuse('ITEM_ARCHIVED');
      must(mustBeUsual('quantity', input.quantity, item, input.isUnusual === true));
      await mustTakeRecords(command, task.constructionId, { tasks: 0, items: 1 });
      const rate = task.isSubcontracted ? item.childRate : item.unit_amount;
      mustFitPayment({ quantity: '0', completedQty: input.quantity, rate }, 'quantity');
      const childCode = task.isSubcontracted ? item.childCode : null;
      const made = addItem(task, { childCode, rate, quantity: input.quantity, reason: input.reason }, pressed);
      const boqId = await insertLine(task, item, input.quantity, command);
      return {
        ...made,
        items: made.items.map((row) =>
          row.id === NOT_NUMBERED ? { ...row, boqId, code: item.code, countedByUserId: command.actor.userId } : row,
        ),
      };
    },
    follow: async (task, before, command) => {
      const added = task.items.at(-1) ?? refuse('NOT_FOUND');
      const { id: scheduleItemId, boqId, code } = added;
      if (boqId === null || code === null) return refuse('NOT_FOUND');
      if (before.submittedDate !== null && before.isSubcontracted) await followAddition(task, added, command);
      return { detail: { scheduleItemId, boqId, code, quantity: input.quantity }, why: input.reason };
    },
  });
}

const INSERT_LINE = prepared(
  'insert-line',
  `insert into boq (construction_id, item_id, code, description, item_type, unit_of_measure, unit_amount, quantity, variation_qty, completed_qty,
     created_by_user_id, client_id)
   select $constructionId, i.id, i.code, i.name, i.item_type, i.unit_of_measure, ${unitAmountToday('i')}, 0, $quantity::numeric, $quantity::numeric,
     $actorId::integer, $clientId::uuid from field_item i where i.id = $itemId returning id`,
);

/** The item's line of the job: planned nothing. */
async function insertLine(
  { constructionId }: LoadedTask,
  { id: itemId }: CatalogueItem,
  quantity: string,
  command: CommandContext,
): Promise<number> {
  const { sequelize, transaction, actor, clientId } = command;
  const [line] = await sequelize.query<{ id: number }>(INSERT_LINE, {
    bind: {
      constructionId,
      itemId,
      quantity,
      actorId: actor.userId,
      clientId,
      today: dayInZone(command.at.toISOString(), command.timeZone),
    },
    transaction,
    type: QueryTypes.SELECT,
  });
  return line?.id ?? refuse('NOT_FOUND');
}

const ITEM = prepared(
  'item-for-addition',
  `select i.id, i.code, ${unitAmountToday('i')} as unit_amount, i.is_archived, i.unit_of_measure as "unitOfMeasure", limits.min_quantity::text as "minQuantity",
     limits.max_quantity::text as "maxQuantity", g.id as "groupId", g.independent_contractor_id as "contractorId",
     ${paidCodesSql({ itemId: 'i.id', rates: ratesOfDay('g') })} as codes
     from field_item i left join work_group g on g.id = $groupId::integer
       ${limitsJoin('$constructionId::integer', 'i.id')} where i.id = (${meantItem('$itemId::integer')})`,
);

/** The catalogue's item with what the contractor is paid for it on this day. */
async function catalogueItem(task: LoadedTask, itemId: number, command: CommandContext): Promise<CatalogueItem> {
  const today = dayInZone(command.at.toISOString(), command.timeZone);
  const [item] = await command.sequelize.query<FoundItem>(ITEM, {
    bind: { itemId, groupId: task.groupId, constructionId: task.constructionId, today },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  if (item === undefined) return refuse('NOT_FOUND');
  const pay = payFor({ ...item, childCode: null }, item, today);
  // what was counted onsite is kept without a rate rather than lost
  if (!pay.isPaid) return { ...item, childCode: item.codes[0]?.code ?? null, childRate: null };
  return { ...item, childCode: pay.childCode, childRate: pay.rate };
}
