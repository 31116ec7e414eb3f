// What a contractor is paid for each item of a task on a day: by the child code that the item names, or any of its catalogue item's; the group's own
// rate, else the one for all groups (domain.md §3).
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ItemRate } from '@lotline/schema/domain/task/office.effects';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { mustFitPayment } from '../payment/draft-payment.step.ts';
import type { LoadedTask } from './task.model.ts';

export interface TaskGroup {
  readonly id: number;
  readonly name: string;
  readonly isSubcontractor: boolean;
}

const GROUP = prepared(
  'active-group',
  `select g.id, g.name, g.is_subcontractor as "isSubcontractor" from work_group g where g.id = $groupId and g.is_active`,
);

/** @throws RefusalError NOT_FOUND for one that is not there or not in use. */
export async function activeGroup({ sequelize, transaction }: CommandContext, groupId: number): Promise<TaskGroup> {
  const [group] = await sequelize.query<TaskGroup>(GROUP, { bind: { groupId }, transaction, type: QueryTypes.SELECT });
  return group ?? refuse('NOT_FOUND');
}

const RATES = prepared(
  'item-rates',
  `select i.id as "itemId", coalesce(i.child_code, b.code) as code, found.code as "childCode", found.rate::text as rate
     from schedule_item i left join boq b on b.id = i.boq_id
     left join lateral (
       select c.code, r.rate from child_code c join child_code_rate r on r.child_code_id = c.id
        where c.parent_item_id = b.item_id and not c.is_archived and (i.child_code is null or c.code = i.child_code)
          and r.effective @> $today::date and (r.group_id = $groupId or r.group_id is null)
        order by (r.group_id is not null) desc, c.id limit 1) found on true
    where i.schedule_id = $scheduleId order by i.id`,
);

/** An own crew has no rates. @throws RefusalError RATE_MISSING with the codes that have none on this day. */
export async function ratesOfDay(command: CommandContext, task: LoadedTask, group: TaskGroup): Promise<readonly ItemRate[]> {
  if (!group.isSubcontractor) return task.items.map(({ id }) => ({ itemId: id, childCode: null, rate: null }));
  const today = dayInZone(command.at.toISOString(), command.timeZone);
  const rates = await command.sequelize.query<ItemRate & { readonly code: string | null }>(RATES, {
    bind: { scheduleId: task.id, groupId: group.id, today },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  const missing = rates.filter(({ rate }) => rate === null).map(({ code }) => code ?? '');
  if (missing.length > 0) refuse('RATE_MISSING', { group: group.name, codes: missing });
  for (const item of task.items) {
    const rate = rates.find(({ itemId }) => itemId === item.id)?.rate ?? null;
    mustFitPayment({ quantity: item.quantity, completedQty: item.completedQty, rate }, 'rate');
  }
  return rates.map(({ itemId, childCode, rate }) => ({ itemId, childCode, rate }));
}
