// The completed view: its label and which items each person sees (specification 2 §4, §6).
import { canSeeMoney, type Actor } from '../kernel/actor.ts';
import { dayInZone } from '../kernel/dates.ts';
import { addMoney, type DecimalString } from '../kernel/money.ts';
import { adjustmentText } from './adjustment-words.ts';
import type { CompletedBoq, CompletedItem, CompletedTask } from './field-task.ts';
import { reviewedLineTotal } from './review.rules.ts';

export type CompletedLabel = 'Paid' | 'Approve for Payment' | 'Completed';

export function completedLabel(task: Pick<CompletedTask, 'paid' | 'approved'>): CompletedLabel {
  if (task.paid) return 'Paid';
  return task.approved ? 'Approve for Payment' : 'Completed';
}

/** Child-coded items for subcontractors, the others otherwise. */
export function completedItemsFor<T extends Pick<CompletedItem, 'childCode'>>(
  viewer: { readonly isSubcontractor: boolean },
  items: readonly T[],
): T[] {
  const isChildCoded = (item: T) => item.childCode !== null && item.childCode !== '';
  return items.filter((item) => isChildCoded(item) === viewer.isSubcontractor);
}

/** The sum of what this person sees, ex GST; null when money is not for them or nothing has a rate. */
export function completedTotal(viewer: Actor, items: readonly CompletedItem[]): DecimalString | null {
  if (!canSeeMoney(viewer)) return null;
  const totals = completedItemsFor(viewer, items).flatMap((item) => reviewedLineTotal(item) ?? []);
  return totals.length === 0 ? null : addMoney(...totals);
}

export const COMPLETED_LABELS = ['Paid', 'Approve for Payment', 'Completed'] as const satisfies readonly CompletedLabel[];

/** What stands under each label, ex GST; null when this person sees no amount at all. */
export function completedSums(viewer: Actor, tasks: readonly CompletedTask[]): Readonly<Record<CompletedLabel, DecimalString>> | null {
  const totals = tasks.flatMap((task) => {
    const total = completedTotal(viewer, task.items);
    return total === null ? [] : [{ label: completedLabel(task), total }];
  });
  if (totals.length === 0) return null;
  const sumOf = (label: CompletedLabel) => addMoney(...totals.filter((one) => one.label === label).map(({ total }) => total));
  return { Paid: sumOf('Paid'), 'Approve for Payment': sumOf('Approve for Payment'), Completed: sumOf('Completed') };
}

export interface CompletedMonth {
  /** '2026-11'. */
  readonly month: string;
  readonly tasks: readonly CompletedTask[];
}

/** By the month of the day on which it was completed in the zone, in the order in which they come. */
export function completedByMonth(tasks: readonly CompletedTask[], zone: string): CompletedMonth[] {
  const tasksByMonth = new Map<string, CompletedTask[]>();
  for (const task of tasks) {
    const month = dayInZone(task.completedDate, zone).slice(0, 7);
    tasksByMonth.set(month, [...(tasksByMonth.get(month) ?? []), task]);
  }
  return [...tasksByMonth].map(([month, of]) => ({ month, tasks: of }));
}

/** One line of an expanded task (specification 2 §2, "Completed tab"). */
export interface CompletedLine {
  readonly id: number;
  readonly code: string;
  readonly type: string | null;
  /** What was done; what was planned while nothing was entered. */
  readonly quantity: DecimalString;
  readonly planned: DecimalString;
  readonly unitOfMeasure: string | null;
  readonly description: string;
  /** Null for whom amounts are not meant. */
  readonly rate: DecimalString | null;
  readonly total: DecimalString | null;
  readonly variationReason: string | null;
  /** Where the office approved another quantity. */
  readonly adjustment: string | null;
  /** What the claims say about this code. */
  readonly comments: readonly string[];
}

const written = (text: string | null): text is string => text !== null && text.trim() !== '';

/** @param task as the server sent it: what this person may not see of it is not there */
export function completedLines(viewer: Actor, task: Pick<CompletedTask, 'items' | 'boqs' | 'payments'>): CompletedLine[] {
  const boqById = new Map<number | null, CompletedBoq>(task.boqs.map((boq) => [boq.id, boq]));
  const said = task.payments.flatMap(({ paymentItems }) => paymentItems);
  const seesMoney = canSeeMoney(viewer);
  return completedItemsFor(viewer, task.items).map((item) => {
    const boq = boqById.get(item.boqId);
    const codes = [item.childCode, boq?.code ?? null].filter(written);
    return {
      id: item.id,
      code: codes[0] ?? 'Item',
      type: boq?.itemType ?? null,
      quantity: item.completedQty ?? item.quantity,
      planned: item.quantity,
      unitOfMeasure: boq?.unitOfMeasure ?? null,
      description: boq?.description ?? '',
      rate: seesMoney ? item.rate : null,
      total: seesMoney ? reviewedLineTotal(item) : null,
      variationReason: item.variationReason,
      adjustment: adjustmentText(item, boq?.unitOfMeasure ?? null, false),
      comments: said.flatMap(({ itemCode, comments }) =>
        written(comments) && itemCode !== null && codes.includes(itemCode) ? [comments] : [],
      ),
    };
  });
}
