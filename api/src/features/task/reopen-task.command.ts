// Reopen (reopenTask): the office sends a task back for corrections or for the rest. What was stays in the events (domain.md §2).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { reopen } from '@lotline/schema/domain/task/task.effects';
import { UNREVIEWED } from '@lotline/schema/domain/task/review.rules';
import { canReopen } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { voidDraftPayment } from '../payment/draft-payment.step.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import type { TaskItem } from '../task-record/task.model.ts';

export interface ReopenInput {
  readonly scheduleId: number;
  readonly reason: string;
}

/** What was approved was approved of the quantities that are now open again. */
const isReviewed = ({ approvedQty }: TaskItem): boolean => approvedQty !== null;

export function reopenTask(context: RequestContext, input: ReopenInput, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'reopenTask',
    move: 'reopen',
    scheduleId: input.scheduleId,
    input,
    client,
    may: (actor, facts) => canReopen(actor, facts, input.reason),
    effect: (task) => ({ ...reopen(task), items: task.items.map((item) => (isReviewed(item) ? { ...item, ...UNREVIEWED } : item)) }),
    follow: async (task, { taskUsers, items }, command) => {
      const confirmed = taskUsers.filter((record) => record.confirmItemQtys);
      const voidedPaymentId = await voidDraftPayment(task, input.reason, command);
      const [confirmedBy, taskUserIds] = [confirmed.map(({ userId }) => userId), confirmed.map(({ id }) => id)];
      const scheduleItemIds = items.filter(isReviewed).map(({ id }) => id);
      const undecided = scheduleItemIds.length === 0 ? {} : { scheduleItemIds };
      return { detail: { confirmedBy, taskUserIds, voidedPaymentId, ...undecided }, why: input.reason };
    },
  });
}
