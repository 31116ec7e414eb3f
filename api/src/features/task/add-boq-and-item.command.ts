// Add unplanned item (updateConstructionAddBOQAndItem): a boq line and the task's item with its reason. Specification 1 §5, domain.md §2.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { addItem, NOT_NUMBERED } from '@lotline/schema/domain/task/task.effects';
import { canChangeItems } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { followAddition, mustFitPayment } from '../payment/draft-payment.step.ts';
import { lockJobOfTask, mustTakeRecords } from '../job/job-room.step.ts';
import type { LoadedTask } from '../task-record/task.model.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface UnplannedItemInput {
  readonly scheduleId: number;
  readonly itemId: number;
  readonly quantity: string;
  readonly reason: string;
}

interface CatalogueItem {
  readonly id: number;
  readonly code: string;
  readonly unit_amount: string | null;
  readonly is_archived: boolean;
  readonly child_code: string | null;
  readonly child_rate: string | null;
}

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
      await mustTakeRecords(command, task.constructionId, { tasks: 0, items: 1 });
      const rate = task.isSubcontracted ? item.child_rate : item.unit_amount;
      mustFitPayment({ quantity: '0', completedQty: input.quantity, rate }, 'quantity');
      const childCode = task.isSubcontracted ? item.child_code : null;
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
   select $constructionId, i.id, i.code, i.name, i.item_type, i.unit_of_measure, i.unit_amount, 0, $quantity::numeric, $quantity::numeric,
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
    bind: { constructionId, itemId, quantity, actorId: actor.userId, clientId },
    transaction,
    type: QueryTypes.SELECT,
  });
  return line?.id ?? refuse('NOT_FOUND');
}

/** The catalogue's item with the contractor's own code and rate on this day: the group's rate, else the one for all groups. */
async function catalogueItem(task: LoadedTask, itemId: number, command: CommandContext): Promise<CatalogueItem> {
  const [item] = await command.sequelize.query<CatalogueItem>(
    `select i.id, i.code, i.unit_amount, i.is_archived, c.code as child_code, r.rate as child_rate
       from field_item i
       left join child_code c on c.parent_item_id = i.id and not c.is_archived
       left join child_code_rate r on r.child_code_id = c.id and r.effective @> $today::date and (r.group_id = $groupId or r.group_id is null)
      where i.id = $itemId
      order by (r.group_id is not null) desc, (r.rate is not null) desc, c.id limit 1`,
    {
      bind: { itemId, groupId: task.groupId, today: dayInZone(command.at.toISOString(), command.timeZone) },
      transaction: command.transaction,
      type: QueryTypes.SELECT,
    },
  );
  return item ?? refuse('NOT_FOUND');
}
