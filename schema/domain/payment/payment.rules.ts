// A payment's state as the review of its lines makes it, and what its lines come to (screens.md §2.0; decision 047).
import { addMoney, type DecimalString } from '../kernel/money.ts';

interface ReviewedLine {
  readonly rejectedDate: string | Date | null;
  readonly approvedDate: string | Date | null;
}

/**
 * What the review leaves the payment in. It is approved, and frozen with it, once every line is approved and the one who reviews holds
 * CAN_APPROVE_PAYMENTS; until then it is in review, with a rejected line among them disputed, which is no state of its own.
 */
export function stateAfterReview(lines: readonly ReviewedLine[], mayApprovePayments: boolean): 'review' | 'approved' {
  return areApproved(lines) && mayApprovePayments ? 'approved' : 'review';
}

const areApproved = (lines: readonly ReviewedLine[]): boolean =>
  lines.length > 0 && lines.every((line) => line.approvedDate !== null && line.rejectedDate === null);

/** The review is done, by somebody who may not approve payments: it waits for one who may. */
export const isToApprove = (state: string | null, lines: readonly ReviewedLine[]): boolean => state === 'review' && areApproved(lines);

export function isDisputed(lines: readonly Pick<ReviewedLine, 'rejectedDate'>[]): boolean {
  return lines.some((line) => line.rejectedDate !== null);
}

interface ValuedLine extends Pick<ReviewedLine, 'rejectedDate'> {
  readonly valueExGst: DecimalString | null;
  readonly valueIncGst: DecimalString | null;
}

/** Rejected lines are out until they are corrected. */
export function paymentTotal(lines: readonly ValuedLine[]): { readonly exGst: DecimalString; readonly incGst: DecimalString } {
  const counted = lines.filter((line) => line.rejectedDate === null);
  return {
    exGst: addMoney(...counted.map(({ valueExGst }) => valueExGst ?? '0.00')),
    incGst: addMoney(...counted.map(({ valueIncGst }) => valueIncGst ?? '0.00')),
  };
}

/** What of a task is paid: an item without a rate is not. */
export const pricedItems = <Item extends { readonly rate: DecimalString | null }>(items: readonly Item[]): Item[] =>
  items.filter(({ rate }) => rate !== null);

export interface UnpaidTask {
  readonly ignored: boolean;
  readonly isSubcontracted: boolean;
  readonly submittedDate: string | Date | null;
  readonly declinedDate: string | Date | null;
  readonly declineReason?: string | null;
  readonly items: readonly { readonly rate: DecimalString | null }[];
}

/** Why a task has no payment, as a sentence about it. A payment is drafted for a subcontractor's task when it is submitted (specification 1 §4). */
export function whyNoPayment(task: UnpaidTask): string {
  if (!task.isSubcontracted) return 'It is not with a subcontractor: own crews are not paid by the task.';
  if (task.submittedDate === null && task.ignored) return 'It is set aside.';
  if (task.submittedDate === null && task.declinedDate !== null) return declined(task.declineReason ?? null);
  if (task.submittedDate === null) return 'It is not submitted yet: its payment is drafted then.';
  if (pricedItems(task.items).length === 0) return 'It was submitted, and none of its items has a rate.';
  return 'It was submitted, and its payment was voided or never drafted: see the history.';
}

const declined = (reason: string | null): string =>
  `Its crew declined it${reason === null || reason === '' ? '' : `: “${reason}”`}. Give it to another crew, or issue it again.`;
