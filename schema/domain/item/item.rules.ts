// Items of a task: what a line comes to, whether it differs from the plan, what may be chosen (specification 1 §5).
import { addQuantities, compareDecimals, multiplyMoney, parseMoney, withGst, type DecimalString } from '../kernel/money.ts';
import { negated } from './line.rules.ts';

interface ItemLine {
  readonly quantity: DecimalString;
  readonly completedQty: DecimalString | null;
}

/** What was done, else what was planned. */
export function effectiveQty(item: ItemLine): DecimalString {
  return item.completedQty ?? item.quantity;
}

/** Rate × what was done (else planned), ex GST; null where there is no rate or it is not for this person. */
export function itemLineTotal(item: ItemLine & { readonly rate: DecimalString | null }): DecimalString | null {
  return item.rate === null ? null : multiplyMoney(effectiveQty(item), item.rate);
}

/** Whether its amount, GST included, is one that a payment can hold: otherwise the task could never be submitted. */
export function fitsPayment(item: ItemLine & { readonly rate: DecimalString | null }): boolean {
  const total = itemLineTotal(item);
  return total === null || parseMoney(withGst(total)) !== null;
}

/** What was done is not what was planned: drawn as varied, with its reason. */
export function differsFromPlan(item: ItemLine): boolean {
  return item.completedQty !== null && compareDecimals(item.completedQty, item.quantity) !== 0;
}

/** By how much more was done than planned; null: not more. Shown, never refused. */
export function doneBeyondPlan({ quantity, completedQty }: ItemLine): DecimalString | null {
  if (completedQty === null || compareDecimals(completedQty, quantity) <= 0) return null;
  return addQuantities(completedQty, negated(quantity));
}

interface CatalogueItem {
  readonly code: string;
  readonly name: string;
  readonly isArchived: boolean;
}

/** 'PIT-450 - Pit, size 5'. */
export function itemOptionLabel(item: Pick<CatalogueItem, 'code' | 'name'>): string {
  return `${item.code} - ${item.name}`;
}

/** Archived items are not offered. */
export function offeredItems<T extends CatalogueItem>(items: readonly T[]): T[] {
  return items.filter((item) => !item.isArchived);
}
