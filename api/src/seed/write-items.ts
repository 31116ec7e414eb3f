// A task's items with their line in the job's bill of quantities: planned, done, varied, unplanned, rejected.
import { childCodeOf, KITS } from './data/catalogue.ts';
import { REJECT_REASON, VARIATIONS } from './data/words.ts';
import { isoInstant } from './calendar.ts';
import { isCompleted, isVisited, type TaskPlan } from './task-plan.ts';
import type { Timeline } from './timeline.ts';
import { ownRateKey, type Group, type StockedItem, type World } from './world.ts';

export interface WrittenItem {
  readonly id: number;
  readonly boqId: number;
  readonly itemCode: string;
  readonly quantity: number;
  readonly completedQty: number | null;
  readonly rate: string | null;
  readonly reason: string | null;
  readonly rejectedMs: number | null;
}

interface Line {
  readonly item: StockedItem;
  readonly quantity: number;
  readonly completedQty: number | null;
  readonly reason: string | null;
  readonly rejectedMs: number | null;
}

const REJECTED_PLACE = 2;
const VARIED_PLACE = 1;

export function writeItems(
  plan: TaskPlan,
  ids: { constructionId: number; scheduleId: number },
  timeline: Timeline,
  group: Group,
  world: World,
): WrittenItem[] {
  return planLines(plan, timeline, world).map((line) => writeLine(line, ids, group, world));
}

function planLines(plan: TaskPlan, timeline: Timeline, world: World): Line[] {
  const { random, itemsByCode } = world;
  const isDone = isCompleted(plan.state) || plan.state === 'reopened';
  const planned = KITS[plan.name].slice(0, plan.itemCount).map(([code, low, high], place): Line => {
    const quantity = random.whole(low, high);
    const isRejected = plan.isRejected === true && place === Math.min(REJECTED_PLACE, plan.itemCount - 1);
    const isVaried = isDone && (isRejected || (place === VARIED_PLACE && random.chance(0.4)));
    const isBegun = isDone || (isVisited(plan.state) && place === 0);
    const done = isRejected ? quantity + 2 : isVaried ? Math.max(1, quantity - 3) : quantity;
    return {
      item: stocked(itemsByCode, code),
      quantity,
      completedQty: isBegun ? done : null,
      reason: isVaried ? random.pick(VARIATIONS) : null,
      rejectedMs: isRejected ? timeline.rejected : null,
    };
  });
  const isUnplanned = isVisited(plan.state) && plan.name === 'Pit and pipe' && plan.itemCount >= 5;
  if (isUnplanned)
    planned.push({
      item: stocked(itemsByCode, 'ROCK-H'),
      quantity: 0,
      completedQty: 0.5,
      reason: 'Sandstone shelf at the pit',
      rejectedMs: null,
    });
  return planned;
}

function writeLine(
  { item, quantity, completedQty, reason, rejectedMs }: Line,
  ids: { constructionId: number; scheduleId: number },
  group: Group,
  world: World,
): WrittenItem {
  const figures = { quantity, variation_qty: quantity === 0 ? completedQty : null, assigned_qty: quantity, completed_qty: completedQty };
  const boqId = addLine(ids.constructionId, item, figures, world);
  const isSubcontracted = group.isSubcontractor && item.rate !== null;
  const rate = isSubcontracted ? (world.ownRates.get(ownRateKey(group.id, item.code)) ?? item.rate) : item.sell;
  const itemCode = isSubcontracted ? childCodeOf(item.code) : item.code;
  const id = world.rows.add('schedule_item', {
    schedule_id: ids.scheduleId,
    boq_id: boqId,
    child_code: isSubcontracted ? itemCode : null,
    quantity,
    completed_qty: completedQty,
    variation_reason: reason,
    rejected_date: rejectedMs === null ? null : isoInstant(rejectedMs),
    rejected_by: rejectedMs === null ? null : world.people.office.displayName,
    reject_reason: rejectedMs === null ? null : REJECT_REASON,
    rate,
  });
  return { id, boqId, itemCode, quantity, completedQty, rate, reason, rejectedMs };
}

/** Lines that no task is to do yet. */
export function writeUnassigned(constructionId: number, lines: readonly (readonly [code: string, quantity: number])[], world: World): void {
  for (const [code, quantity] of lines) addLine(constructionId, stocked(world.itemsByCode, code), { quantity }, world);
}

function addLine(constructionId: number, item: StockedItem, figures: Readonly<Record<string, number | null>>, { rows }: World): number {
  return rows.add('boq', {
    construction_id: constructionId,
    item_id: item.id,
    code: item.code,
    description: item.name,
    item_type: item.type,
    unit_of_measure: item.unit,
    unit_amount: item.sell,
    estimated_time: item.hours,
    ...figures,
  });
}

function stocked(itemsByCode: ReadonlyMap<string, StockedItem>, code: string): StockedItem {
  const item = itemsByCode.get(code);
  if (item === undefined) throw new RangeError(`no item ${code}`);
  return item;
}
