// A subcontractor's draft payment: raised at submit, brought up to date when a quantity is corrected or an item added, voided at reopening.
// The task and its live payment are locked before any of this (load-task-for-move): nobody approves or raises one meanwhile.
import { effectiveQty, fitsPayment } from '@lotline/schema/domain/item/item.rules';
import { multiplyMoney, withGst } from '@lotline/schema/domain/kernel/money';
import { pricedItems } from '@lotline/schema/domain/payment/payment.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { Op, QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { LoadedTask, TaskItem } from '../task-record/task.model.ts';
import { PaymentItemModel } from './payment-item.model.ts';
import { PaymentModel } from './payment.model.ts';

export type PaidTask = Pick<LoadedTask, 'id' | 'constructionId' | 'name'>;

export const OPEN_STATES = ['draft', 'review'];

/** The payment's id, or null when no item of the task has a rate. That no live one is there yet is the database's to hold. */
export async function raiseDraftPayment(schedule: PaidTask, items: readonly TaskItem[], command: CommandContext): Promise<number | null> {
  const { transaction } = command;
  const priced = pricedItems(items);
  if (priced.length === 0) return null;
  const lines = priced.map(lineOf);
  const head = { scheduleId: schedule.id, constructionId: schedule.constructionId, name: schedule.name, state: 'draft' };
  const [payment] = await command.sequelize.query<Raised>(RAISE, {
    bind: { ...head, lines: JSON.stringify(lines) },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (payment === undefined) throw new Error('an insert that returns its row returned none');
  const idOf = new Map(payment.lines.map(({ id, scheduleItemId }) => [scheduleItemId, id]));
  appendEvent(command, {
    ...headOf(schedule, payment),
    move: 'draftPayment',
    after: { state: head.state, name: head.name, scheduleId: head.scheduleId, constructionId: head.constructionId },
    detail: { lines: lines.map((line) => lineEvent({ id: idOf.get(line.scheduleItemId) ?? 0, ...line })) },
  });
  return payment.id;
}

interface Raised {
  readonly id: number;
  readonly version: number;
  readonly lines: readonly { readonly id: number; readonly scheduleItemId: number }[];
}

/** The payment with its lines. */
const RAISE = prepared(
  'raise-payment',
  `with raised as (insert into payment (schedule_id, construction_id, name, state) values ($scheduleId, $constructionId, $name, $state) returning id, version),
  lines as (
    insert into payment_item (payment_id, schedule_item_id, boq_id, original_qty, item_code, completed_qty, unit_amount, value_ex_gst, value_inc_gst,
      variation_reason)
    select raised.id, l."scheduleItemId", l."boqId", l."originalQty", l."itemCode", l."completedQty", l."unitAmount", l."valueExGst", l."valueIncGst",
      l."variationReason"
    from raised, rows from (json_to_recordset($lines::json) as ("scheduleItemId" integer, "boqId" integer, "originalQty" numeric, "itemCode" text,
      "completedQty" numeric, "unitAmount" numeric, "valueExGst" numeric, "valueIncGst" numeric, "variationReason" text)) with ordinality l
    order by l.ordinality returning id, schedule_item_id)
  select id, version, (select json_agg(json_build_object('id', l.id, 'scheduleItemId', l.schedule_item_id)) from lines l) as lines from raised`,
);

/** After an item was added to a submitted task: it is paid with the others, also when nothing on the task had a price before. */
export async function followAddition(schedule: PaidTask, item: TaskItem, command: CommandContext): Promise<void> {
  if (item.rate === null) return;
  const live = await livePayment(schedule.id, command);
  if (live === null) await raiseDraftPayment(schedule, [item], command);
  else if (OPEN_STATES.includes(live.state ?? '')) {
    const line = await PaymentItemModel.create({ paymentId: live.id, ...lineOf(item) }, { transaction: command.transaction });
    appendEvent(command, { ...headOf(schedule, live), move: 'addPaymentLine', detail: { lines: [lineEvent(line)] } });
  }
}

/** After a corrected quantity: the line's values follow, and with the last rejection cleared the payment goes back to review. */
export async function followCorrection(task: PaidTask, item: TaskItem, isLastRejection: boolean, command: CommandContext): Promise<void> {
  const { transaction } = command;
  const payment = await PaymentModel.findOne({ where: { scheduleId: task.id, state: OPEN_STATES }, transaction });
  if (payment === null) return;
  const before = { state: payment.state };
  const [, lines] = await PaymentItemModel.update(
    { ...valuesOf(item), rejectedDate: null, approvedDate: null, approvedBy: null },
    { where: { paymentId: payment.id, scheduleItemId: item.id }, transaction, returning: true },
  );
  if (isLastRejection) await payment.update({ state: 'review' }, { transaction });
  appendEvent(command, {
    ...headOf(task, payment),
    move: 'correctPayment',
    before,
    after: { state: payment.state },
    detail: { lines: lines.map(lineEvent) },
  });
}

export async function voidDraftPayment(schedule: PaidTask, reason: string, command: CommandContext): Promise<number | null> {
  const { transaction } = command;
  const payment = await PaymentModel.findOne({ where: { scheduleId: schedule.id, state: OPEN_STATES }, transaction });
  if (payment === null) return null;
  const before = { state: payment.state };
  await payment.update({ state: 'void', voidReason: reason }, { transaction });
  const { state, voidReason } = payment;
  appendEvent(command, { ...headOf(schedule, payment), move: 'voidPayment', before, after: { state, voidReason }, why: reason });
  return payment.id;
}

/** @throws RefusalError INVALID_INPUT for a quantity that comes to more than any payment holds. */
export function mustFitPayment(item: Parameters<typeof fitsPayment>[0], field: string): void {
  if (!fitsPayment(item)) refuse('INVALID_INPUT', { field, sentence: TOO_MUCH_FOR_A_PAYMENT });
}

export const TOO_MUCH_FOR_A_PAYMENT = 'This quantity comes to more than a payment can hold. Check it.';

function livePayment(scheduleId: number, { transaction }: CommandContext): Promise<PaymentModel | null> {
  return PaymentModel.findOne({ where: { scheduleId, state: { [Op.ne]: 'void' } }, transaction });
}

/** Whose payment it is, for its event. */
export const headOf = (schedule: PaidTask, { id, version }: Pick<PaymentModel, 'id' | 'version'>) =>
  ({ entity: 'payment', entityId: id, constructionId: schedule.constructionId, scheduleId: schedule.id, version }) as const;

type LineOfEvent = Pick<PaymentItemModel, 'id' | 'scheduleItemId' | 'completedQty' | 'unitAmount' | 'valueExGst' | 'valueIncGst'>;

export function lineEvent({ id, scheduleItemId, completedQty, unitAmount, valueExGst, valueIncGst }: LineOfEvent) {
  return { id, scheduleItemId, completedQty, unitAmount, valueExGst, valueIncGst };
}

function lineOf(item: TaskItem) {
  const { id, boqId, quantity, childCode } = item;
  return { scheduleItemId: id, boqId, originalQty: quantity, itemCode: childCode, ...valuesOf(item) };
}

/** What was approved, else done, at the kept rate; what nobody changed counts as planned. GST by the line, half up (screens.md §2.0). */
export function valuesOf(item: TaskItem) {
  const done = item.approvedQty ?? effectiveQty(item);
  const valueExGst = multiplyMoney(done, item.rate ?? '0.00');
  return { completedQty: done, unitAmount: item.rate, valueExGst, valueIncGst: withGst(valueExGst), variationReason: item.variationReason };
}
