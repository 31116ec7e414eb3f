// A subcontractor's payment for a submitted task: draft, approved or paid (domain.md §2, submit).
import { addMoney, multiplyMoney, withGst } from '@lotline/schema/domain/kernel/money';
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { isoInstant } from './calendar.ts';
import type { Timeline } from './timeline.ts';
import type { WrittenItem } from './write-items.ts';
import type { Group, World } from './world.ts';

const PAYMENT_TERM_DAYS = 14;

interface PaymentFacts {
  readonly name: string;
  readonly scheduleId: number;
  readonly constructionId: number;
  readonly group: Group;
  readonly items: readonly WrittenItem[];
  readonly timeline: Timeline;
}

export function writePayment({ name, scheduleId, constructionId, group, items, timeline }: PaymentFacts, world: World): void {
  const { submitted, approved, paid } = timeline;
  const priced = items.filter(({ rate }) => rate !== null);
  if (submitted === null || !group.isSubcontractor || priced.length === 0) return;
  const lines = priced.map((item) => ({ item, valueExGst: multiplyMoney(String(item.completedQty ?? item.quantity), item.rate ?? '0') }));
  const invoiceDay = approved === null ? null : world.calendar.dayOf(approved);
  const paymentId = world.rows.add('payment', {
    name,
    owner: group.name,
    schedule_id: scheduleId,
    construction_id: constructionId,
    domain_name: 'lotline.example',
    state: paid !== null ? 'paid' : approved !== null ? 'approved' : 'draft',
    invoice_no: paid === null ? null : `RCTI-${String(scheduleId).padStart(6, '0')}`,
    payment_due_date: invoiceDay === null ? null : addDays(invoiceDay, PAYMENT_TERM_DAYS),
    paid_amount_ex_gst: paid === null ? null : addMoney(...lines.map(({ valueExGst }) => valueExGst)),
    paid_amount_inc_gst: paid === null ? null : addMoney(...lines.map(({ valueExGst }) => withGst(valueExGst))),
    paid_date: paid === null ? null : world.calendar.dayOf(paid),
    invoice_date: paid === null ? null : invoiceDay,
    created_at: isoInstant(submitted),
  });
  for (const { item, valueExGst } of lines) {
    world.rows.add('payment_item', {
      payment_id: paymentId,
      schedule_item_id: item.id,
      boq_id: item.boqId,
      item_code: item.itemCode,
      original_qty: item.quantity,
      completed_qty: item.completedQty,
      unit_amount: item.rate,
      value_ex_gst: valueExGst,
      value_inc_gst: withGst(valueExGst),
      rejected_date: item.rejectedMs === null ? null : isoInstant(item.rejectedMs),
      approved_date: approved === null ? null : isoInstant(approved),
      approved_by: approved === null ? null : world.people.finance.displayName,
      variation_reason: item.reason,
    });
  }
}
