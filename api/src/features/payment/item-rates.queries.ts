// Whether a task may be given to a contractor's group on a day, and what is paid for each of its items then, as child-rates.rules picks it (domain.md §3).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { payFor, type PaidItem, type PaidParty } from '@lotline/schema/domain/item/child-rates.rules';
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
import { paidCodesSql, ratesOfDay as holdingToday } from './paid-codes.sql.ts';
import { TOO_MUCH_FOR_A_PAYMENT } from './draft-payment.step.ts';

/** In a command's transaction, or of a dry run without one. */
interface Reading {
  readonly sequelize: Sequelize;
  readonly transaction?: Transaction;
}

const RATES = prepared(
  'item-rates',
  `select i.schedule_id as "scheduleId", i.id as "itemId", i.child_code as "childCode", coalesce(i.child_code, b.code) as code,
     f.unit_of_measure as "unitOfMeasure", g.id as "groupId", g.independent_contractor_id as "contractorId",
     ${paidCodesSql({ itemId: 'b.item_id', rates: holdingToday('g') })} as codes
     from unnest($scheduleIds::int[], $groupIds::int[]) t(schedule_id, group_id) join work_group g on g.id = t.group_id
     join schedule_item i on i.schedule_id = t.schedule_id left join boq b on b.id = i.boq_id left join field_item f on f.id = b.item_id
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

interface PaidRow extends PaidItem, PaidParty {
  readonly scheduleId: number;
  readonly itemId: number;
  readonly code: string | null;
}
type FoundRate = ItemRate & { readonly scheduleId: number; readonly missing: readonly string[] };

async function readRates({ sequelize, transaction }: Reading, tasks: readonly GivenTask[], today: string): Promise<FoundRate[]> {
  const rows = await sequelize.query<PaidRow>(RATES, {
    bind: { scheduleIds: tasks.map(({ id }) => id), groupIds: tasks.map(({ group }) => group.id), today },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  return rows.map((row) => {
    const pay = payFor(row, row, today);
    const { scheduleId, itemId, childCode, code } = row;
    if (pay.isPaid) return { scheduleId, itemId, childCode: pay.childCode, rate: pay.rate, missing: [] };
    // the office knows the item by its code; which of its child codes has a gap is told where a split or the task names it
    const missing = childCode !== null || row.codes.some(({ isInSplit }) => isInSplit) ? pay.missing : [code ?? ''];
    return { scheduleId, itemId, childCode: null, rate: null, missing };
  });
}

function canPay(group: TaskGroup, items: GivenTask['items'], rates: readonly FoundRate[]): Verdict {
  const missing = [...new Set(rates.flatMap((rate) => rate.missing))];
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
