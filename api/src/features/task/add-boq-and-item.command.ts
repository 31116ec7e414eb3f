// Add unplanned item (updateConstructionAddBOQAndItem): a boq line and the task's item with its reason. Specification 1 §5, domain.md §2.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canChangeItems } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { BoqModel } from '../job/boq.model.ts';
import { followAddition, mustFitPayment } from '../payment/draft-payment.step.ts';
import type { LoadedTask } from './load-task-for-move.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import { ScheduleItemModel } from './schedule-item.model.ts';

export interface UnplannedItemInput {
  readonly scheduleId: number;
  readonly itemId: number;
  readonly quantity: string;
  readonly reason: string;
}

interface CatalogueItem {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly item_type: string | null;
  readonly unit_of_measure: string | null;
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
    change: async (task, command) => {
      const item = await catalogueItem(task, input.itemId, command);
      if (item.is_archived) refuse('ITEM_ARCHIVED');
      const rate = task.facts.isSubcontracted ? item.child_rate : item.unit_amount;
      mustFitPayment({ quantity: '0', completedQty: input.quantity, rate }, 'quantity');
      const boq = await BoqModel.create(
        {
          constructionId: task.schedule.constructionId,
          itemId: item.id,
          code: item.code,
          description: item.name,
          itemType: item.item_type,
          unitOfMeasure: item.unit_of_measure,
          unitAmount: item.unit_amount,
          quantity: '0',
          variationQty: input.quantity,
          completedQty: input.quantity,
        },
        { transaction: command.transaction },
      );
      const added = await ScheduleItemModel.create(
        {
          scheduleId: task.schedule.id,
          boqId: boq.id,
          childCode: task.facts.isSubcontracted ? item.child_code : null,
          quantity: '0',
          completedQty: input.quantity,
          variationReason: input.reason,
          rate,
        },
        { transaction: command.transaction },
      );
      if (task.schedule.submittedDate !== null && task.facts.isSubcontracted) await followAddition(task.schedule, added, command);
      return { detail: { scheduleItemId: added.id, boqId: boq.id, code: item.code, quantity: input.quantity }, why: input.reason };
    },
  });
}

/** The catalogue's item with the contractor's own code and rate on this day: the group's rate, else the one for all groups. */
async function catalogueItem(task: LoadedTask, itemId: number, command: CommandContext): Promise<CatalogueItem> {
  const [item] = await command.sequelize.query<CatalogueItem>(
    `select i.id, i.code, i.name, i.item_type, i.unit_of_measure, i.unit_amount, i.is_archived, c.code as child_code, r.rate as child_rate
       from field_item i
       left join child_code c on c.parent_item_id = i.id and not c.is_archived
       left join child_code_rate r on r.child_code_id = c.id and r.effective @> $today::date and (r.group_id = $groupId or r.group_id is null)
      where i.id = $itemId
      order by (r.group_id is not null) desc, (r.rate is not null) desc, c.id limit 1`,
    {
      bind: { itemId, groupId: task.schedule.groupId, today: dayInZone(command.at.toISOString(), command.timeZone) },
      transaction: command.transaction,
      type: QueryTypes.SELECT,
    },
  );
  return item ?? refuse('NOT_FOUND');
}
