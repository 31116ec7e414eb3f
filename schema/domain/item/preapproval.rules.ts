// Whether the customer approves a line of a job first: its value is over the amount that its item code names (screens.md §2.18). Everybody is told whether; the amounts
// stay with whoever may see them. The office records the customer's approval, for as much as the line then holds.
import { compareDecimals, multiplyMoney, type DecimalString } from '../kernel/money.ts';
import { all, refused, allowed, type Verdict } from '../kernel/verdict.ts';
import type { Actor } from '../kernel/actor.ts';
import { canEditItems } from './job-item.rules.ts';
import { plannedQty, type JobLine } from './line.rules.ts';

export interface ApprovedFirst extends Pick<JobLine, 'quantity' | 'variationQty' | 'designVariation'> {
  readonly completedQty: DecimalString | null;
  readonly unitAmount: DecimalString | null;
  /** Of the item code; null: it never needs one. */
  readonly preapprovalOver: DecimalString | null;
  /** How much the customer approved; null: not asked yet. */
  readonly preapprovedQty: DecimalString | null;
}

export type Preapproval = 'needed' | 'given';

/** As much as is planned, or done where that is more. */
export function quantityToApprove(line: ApprovedFirst): DecimalString {
  const planned = plannedQty(line);
  return line.completedQty !== null && compareDecimals(line.completedQty, planned) > 0 ? line.completedQty : planned;
}

/** Null: the customer is not asked. What grew beyond an approval needs another. */
export function preapprovalOf(line: ApprovedFirst): Preapproval | null {
  const { unitAmount, preapprovalOver, preapprovedQty } = line;
  if (unitAmount === null || preapprovalOver === null) return null;
  const quantity = quantityToApprove(line);
  if (compareDecimals(multiplyMoney(quantity, unitAmount), preapprovalOver) <= 0) return null;
  return preapprovedQty !== null && compareDecimals(preapprovedQty, quantity) >= 0 ? 'given' : 'needed';
}

/** Whoever plans the items of jobs records it. Refusals: CLAIM_REQUIRED, INVALID_INPUT where nothing is to be approved. */
export const canPreapprove = (actor: Actor, line: ApprovedFirst): Verdict =>
  all(
    canEditItems(actor),
    preapprovalOf(line) === 'needed'
      ? allowed
      : refused('INVALID_INPUT', { field: 'boqId', sentence: 'This item does not need the customer’s approval now.' }),
  );
