// Reopen (reopenTask): the office sends a task back for corrections or for the rest. What was stays in the events (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { reopen } from '@lotline/schema/domain/task/task.effects';
import { canReopen } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { voidDraftPayment } from '../payment/draft-payment.step.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface ReopenInput {
  readonly scheduleId: number;
  readonly reason: string;
}

export function reopenTask(context: RequestContext, input: ReopenInput, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'reopenTask',
    move: 'reopen',
    scheduleId: input.scheduleId,
    input,
    client,
    may: (actor, facts) => canReopen(actor, facts, input.reason),
    effect: reopen,
    follow: async ({ id }, { taskUsers }, command) => ({
      reason: input.reason,
      confirmedBy: taskUsers.filter((record) => record.confirmItemQtys).map((record) => record.userId),
      voidedPaymentId: await voidDraftPayment(id, input.reason, command),
    }),
  });
}
