// Payments of a job: with the claim all of them, a subcontractor those of its own tasks, anyone else none (specification 1 §6, quality.md §2).
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import { seesTaskMoney, type TaskGroups } from '@lotline/schema/domain/task/task-money.rules';
import type { Payment, PaymentItem } from './payment.type.ts';

export type PaymentRow = Payment;

const PAYMENT_ITEM_LIST = `select ${wireColumns(
  'pi',
  'id item_code comments payment_id boq_id rejected_date approved_date approved_by variation_reason',
  'original_qty completed_qty unit_amount value_ex_gst value_inc_gst',
)} from payment_item pi where pi.payment_id = p.id order by pi.id`;

/** The payments of construction c; a voided one is none. */
export const PAYMENT_LIST = `select ${wireColumns(
  'p',
  'id name owner schedule_id construction_id state domain_name invoice_no xero_bill_no xero_po_no payment_due_date paid_date invoice_date',
  'paid_amount_ex_gst paid_amount_inc_gst',
)}, ${jsonList(PAYMENT_ITEM_LIST)} as "paymentItems" from payment p where p.construction_id = c.id and p.state <> 'void' order by p.id`;

/** The tasks are those that this person sees; a payment of any other task stays hidden from a subcontractor. */
export function presentPayments(
  rows: readonly PaymentRow[],
  tasks: readonly ({ readonly id: number } & TaskGroups)[],
  actor: Actor,
): Payment[] {
  if (hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION')) return rows.map(presentPayment);
  const paidTaskIds = new Set(tasks.filter((task) => seesTaskMoney(actor, task)).map(({ id }) => id));
  return rows.filter(({ scheduleId }) => scheduleId !== null && paidTaskIds.has(scheduleId)).map(presentPayment);
}

function presentPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    name: row.name,
    owner: row.owner,
    scheduleId: row.scheduleId,
    constructionId: row.constructionId,
    state: row.state,
    domainName: row.domainName,
    invoiceNo: row.invoiceNo,
    xeroBillNo: row.xeroBillNo,
    xeroPoNo: row.xeroPoNo,
    paymentDueDate: row.paymentDueDate,
    paidAmountExGst: row.paidAmountExGst,
    paidAmountIncGst: row.paidAmountIncGst,
    paidDate: row.paidDate,
    invoiceDate: row.invoiceDate,
    paymentItems: row.paymentItems.map(presentPaymentItem),
  };
}

function presentPaymentItem(row: PaymentItem): PaymentItem {
  return {
    id: row.id,
    itemCode: row.itemCode,
    comments: row.comments,
    paymentId: row.paymentId,
    boqId: row.boqId,
    originalQty: row.originalQty,
    completedQty: row.completedQty,
    unitAmount: row.unitAmount,
    valueExGst: row.valueExGst,
    valueIncGst: row.valueIncGst,
    rejectedDate: wireInstant(row.rejectedDate),
    approvedDate: wireInstant(row.approvedDate),
    approvedBy: row.approvedBy,
    variationReason: row.variationReason,
  };
}
