// The contractor's payment after a review: its lines follow what was decided on the items, its state what all of them say (schema/domain/payment).
// The task and its live payment are locked before any of this (load-task-for-move).
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { stateAfterReview } from '@lotline/schema/domain/payment/payment.rules';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { TaskItem } from '../task-record/task.model.ts';
import { headOf, lineEvent, OPEN_STATES, valuesOf, type PaidTask } from './draft-payment.step.ts';
import { PaymentItemModel } from './payment-item.model.ts';
import { PaymentModel } from './payment.model.ts';

/** The payment's id; null where the task has none that is open. @param decided the items that this review decided on, as they stand now */
export async function reviewPayment(task: PaidTask, decided: readonly TaskItem[], command: CommandContext): Promise<number | null> {
  const { transaction } = command;
  const payment = await PaymentModel.findOne({ where: { scheduleId: task.id, state: OPEN_STATES }, transaction });
  if (payment === null) return null;
  const before = { state: payment.state };
  const written: PaymentItemModel[] = [];
  for (const item of decided) {
    const { rejectedDate, approvedDate, approvedBy } = item;
    const [, lines] = await PaymentItemModel.update(
      { ...valuesOf(item), rejectedDate, approvedDate, approvedBy },
      { where: { paymentId: payment.id, scheduleItemId: item.id }, transaction, returning: true },
    );
    written.push(...lines);
  }
  const all = await PaymentItemModel.findAll({ where: { paymentId: payment.id }, transaction });
  const state = stateAfterReview(all, hasClaim(command.actor, 'CAN_APPROVE_PAYMENTS'));
  if (state !== payment.state) await payment.update({ state }, { transaction });
  appendEvent(command, {
    ...headOf(task, payment),
    move: 'reviewPayment',
    before,
    after: { state: payment.state },
    detail: { lines: written.map(lineEvent) },
  });
  return payment.id;
}
