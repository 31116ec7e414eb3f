// The completed view: its label and which items each person sees (specification 2 §4, §6).
import { canSeeMoney, type Actor } from '../kernel/actor.ts';
import { itemLineTotal } from '../item/item.rules.ts';
import { addMoney, type DecimalString } from '../kernel/money.ts';
import type { CompletedItem, CompletedTask } from './field-task.ts';

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
  const totals = completedItemsFor(viewer, items).flatMap((item) => itemLineTotal(item) ?? []);
  return totals.length === 0 ? null : addMoney(...totals);
}
