// Submit (updateTaskSubmitted): specification 1 §4. Raises the contractor's draft payment, one for each task, never two (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { submit } from '@lotline/schema/domain/task/task.effects';
import { canSubmit } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { raiseDraftPayment } from '../payment/draft-payment.step.ts';
import { askForSubmitReceipt } from '../receipt/ask-for-receipt.step.ts';
import { attachTicketLater } from '../ticket/attach-ticket.step.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export function submitTask(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateTaskSubmitted',
    move: 'submit',
    scheduleId,
    input: { scheduleId },
    client,
    may: canSubmit,
    notBefore: ({ completedDate }) => [completedDate],
    effect: submit,
    follow: async (task, _, command) => {
      await attachTicketLater(command, task);
      await askForSubmitReceipt(command, task);
      return { detail: { paymentId: task.isSubcontracted ? await raiseDraftPayment(task, task.items, command) : null } };
    },
  });
}
