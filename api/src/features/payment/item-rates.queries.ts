// Whether a task may be given to a contractor's group on a day, and what is paid for each of its items then: by the child code that the item names, or any of its catalogue item's; the group's own
// rate, else the one for all groups (domain.md §3).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { fitsPayment } from '@lotline/schema/domain/item/item.rules';
import { canGiveWork, type ContractorStanding } from '@lotline/schema/domain/document/document.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { all, allowed, refused, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import type { ItemRate } from '@lotline/schema/domain/task/office.effects';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { TaskGroup } from '../people/active-group.queries.ts';
import { expiredDocument } from '../task-record/task-facts.sql.ts';
import type { TaskItem } from '../task-record/task.model.ts';
import { TOO_MUCH_FOR_A_PAYMENT } from './draft-payment.step.ts';

/** In a command's transaction, or of a dry run without one. */
interface Reading {
  readonly sequelize: Sequelize;
  readonly transaction?: Transaction;
}

const RATES = prepared(
  'item-rates',
  `select i.schedule_id as "scheduleId", i.id as "itemId", coalesce(i.child_code, b.code) as code, found.code as "childCode", found.rate::text as rate
     from unnest($scheduleIds::int[], $groupIds::int[]) t(schedule_id, group_id)
     join schedule_item i on i.schedule_id = t.schedule_id left join boq b on b.id = i.boq_id
     left join lateral (
       select c.code, r.rate from child_code c join child_code_rate r on r.child_code_id = c.id
        where c.parent_item_id = b.item_id and not c.is_archived and (i.child_code is null or c.code = i.child_code)
          and r.effective @> $today::date and (r.group_id = t.group_id or r.group_id is null)
        order by (r.group_id is not null) desc, c.id limit 1) found on true
    order by i.id`,
);

/** A task that is given to a group, by its items. */
export interface GivenTask {
  readonly id: number;
  readonly group: TaskGroup;
  readonly items: readonly Pick<TaskItem, 'id' | 'quantity' | 'completedQty'>[];
}

/** Refused with CONTRACTOR_NOT_ACTIVE, CONTRACTOR_NOT_COMPLIANT, RATE_MISSING and the codes that have none on this day, or where an amount is more than a payment can hold. */
export interface TaskRates {
  readonly verdict: Verdict;
  readonly rates: readonly ItemRate[];
}

/** As many statements for many as for one. An own crew has no rates. @param today the company's calendar day */
export async function ratesOfTasks(reading: Reading, tasks: readonly GivenTask[], today: string): Promise<(task: GivenTask) => TaskRates> {
  const paid = tasks.filter(({ group, items }) => group.isSubcontractor && items.length > 0);
  const found = paid.length === 0 ? [] : await readRates(reading, paid, today);
  const standingOf = await readStandings(reading, tasks, today);
  const ofTask = new Map<number, FoundRate[]>();
  for (const rate of found) ofTask.set(rate.scheduleId, [...(ofTask.get(rate.scheduleId) ?? []), rate]);
  return ({ id, group, items }) => {
    const gives = canGiveWork(standingOf.get(group.id) ?? null);
    if (!group.isSubcontractor) return { verdict: gives, rates: items.map((item) => ({ itemId: item.id, childCode: null, rate: null })) };
    const rates = ofTask.get(id) ?? [];
    return {
      verdict: all(gives, canPay(group, items, rates)),
      rates: rates.map(({ itemId, childCode, rate }) => ({ itemId, childCode, rate })),
    };
  };
}

const STANDINGS = prepared(
  'contractor-standings',
  `select g.id as "groupId", c.legal_name as contractor, c.status as state, ${expiredDocument('v.contractor_id = c.id')} as "expiredDocument"
     from work_group g join independent_contractor c on c.id = g.independent_contractor_id where g.id = any($groupIds::int[])`,
);

/** By group; an own crew has none. */
async function readStandings(
  { sequelize, transaction }: Reading,
  tasks: readonly GivenTask[],
  today: string,
): Promise<ReadonlyMap<number, ContractorStanding>> {
  const groupIds = [...new Set(tasks.map(({ group }) => group.id))];
  if (groupIds.length === 0) return new Map();
  const found = await sequelize.query<ContractorStanding & { readonly groupId: number }>(STANDINGS, {
    bind: { groupIds, today },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  return new Map(found.map(({ groupId, ...standing }) => [groupId, standing]));
}

type FoundRate = ItemRate & { readonly scheduleId: number; readonly code: string | null };

function readRates({ sequelize, transaction }: Reading, tasks: readonly GivenTask[], today: string): Promise<FoundRate[]> {
  return sequelize.query<FoundRate>(RATES, {
    bind: { scheduleIds: tasks.map(({ id }) => id), groupIds: tasks.map(({ group }) => group.id), today },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
}

function canPay(group: TaskGroup, items: GivenTask['items'], rates: readonly FoundRate[]): Verdict {
  const missing = rates.filter(({ rate }) => rate === null).map(({ code }) => code ?? '');
  if (missing.length > 0) return refused('RATE_MISSING', { group: group.name, codes: missing });
  const rateOf = new Map(rates.map(({ itemId, rate }) => [itemId, rate]));
  const fit = items.every(({ id, quantity, completedQty }) => fitsPayment({ quantity, completedQty, rate: rateOf.get(id) ?? null }));
  return fit ? allowed : refused('INVALID_INPUT', { field: 'rate', sentence: TOO_MUCH_FOR_A_PAYMENT });
}

/** Of one task in its command. @throws RefusalError as its verdict has it. */
export async function ratesOfDay(command: CommandContext, given: GivenTask): Promise<readonly ItemRate[]> {
  const { verdict, rates } = (await ratesOfTasks(command, [given], dayInZone(command.at.toISOString(), command.timeZone)))(given);
  return verdict.ok ? rates : refuse(verdict.code, verdict.details);
}
