// What is said of a payment and of each of its lines: its state, who decided on it, both numbers of an adjustment and why (issue 11 §2; screens.md §2.0).
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { isToApprove } from '@lotline/schema/domain/payment/payment.rules';
import { adjustmentText } from '@lotline/schema/domain/task/adjustment-words';
import { mayReview } from '../../../platform/task/task-links.ts';
import type { Task, TaskItem } from '../../../platform/task/task-words.ts';
import type { Payment } from '../job-data.ts';

export type PaymentLine = Payment['paymentItems'][number];

type Told = Pick<Payment, 'state' | 'paidDate' | 'xeroBillNo' | 'invoiceDate' | 'invoiceNo'> & {
  readonly paymentItems: readonly Pick<PaymentLine, 'rejectedDate' | 'approvedDate'>[];
};

const isWaiting = ({ state, paymentItems }: Told): boolean => isToApprove(state, paymentItems);

/** From the books back to the draft: the first that is known. That its lines are approved does not approve it (payment.rules). */
export function stateOf(payment: Told): string {
  const { state, paidDate, xeroBillNo, invoiceDate, invoiceNo, paymentItems } = payment;
  if (paidDate !== null) return `Paid ${formatDate(paidDate)}`;
  if (xeroBillNo !== null) return 'In Xero';
  if (invoiceNo !== null && invoiceDate !== null) return 'Issued';
  if (paymentItems.some(({ rejectedDate }) => rejectedDate !== null)) return 'Disputed';
  if (isWaiting(payment)) return 'Lines approved, payment waits for approval';
  if (state === 'approved') return 'Approved';
  return paymentItems.some(({ approvedDate }) => approvedDate !== null) ? 'In review' : 'Draft';
}

/** Where it is approved: the review of its task, for who may approve it. */
export const mayApprove = (actor: Actor, payment: Told, task: Task | undefined): task is Task =>
  task !== undefined && hasClaim(actor, 'CAN_APPROVE_PAYMENTS') && isWaiting(payment) && mayReview(actor, task);

/** The item of the task that the line pays; null where it is not told, or not certain. */
export function itemOf(line: PaymentLine, task: Task | undefined): TaskItem | null {
  const found = task?.items.filter(({ boqId, childCode, code }) => boqId === line.boqId && (childCode ?? code) === line.itemCode) ?? [];
  const [only = null] = found;
  return found.length === 1 ? only : null;
}

const adjustmentOf = (item: TaskItem | null): string | null => (item === null ? null : adjustmentText(item, item.unitOfMeasure, false));

export function decisionOf({ rejectedDate, approvedDate, approvedBy }: PaymentLine, item: TaskItem | null): string {
  const by = (what: string, who: string | null | undefined): string => (who ? `${what} by ${who}` : what);
  if (rejectedDate !== null) return by('Rejected', item?.rejectedBy);
  if (approvedDate === null) return 'Not decided';
  return by(adjustmentOf(item) === null ? 'Approved' : 'Adjusted', approvedBy);
}

/** The field's reason first, then what the review said. */
export function commentOf({ variationReason, comments, rejectedDate }: PaymentLine, item: TaskItem | null): string | null {
  const rejected = rejectedDate !== null && item?.rejectReason ? `Rejected: “${item.rejectReason}”` : null;
  const said = [variationReason ?? comments, rejected, adjustmentOf(item)].filter((part) => part !== null && part !== '');
  return said.length === 0 ? null : said.join(' · ');
}
