// Review what was submitted, line by line (reviewTask): screens.md §2.0, §2.11; decision 047. All lines of one call stand, or none.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { effectiveQty } from '@lotline/schema/domain/item/item.rules';
import { canReview } from '@lotline/schema/domain/task/office-moves';
import { review } from '@lotline/schema/domain/task/office.effects';
import type { ReviewInput } from '@lotline/schema/domain/task/office.input';
import { canDecide } from '@lotline/schema/domain/task/review.rules';
import { CLASHING_WITH_DECISION } from '@lotline/schema/domain/task/task.clashes';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { clashOf } from '../../platform/command/clash.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { reviewPayment } from '../payment/review-payment.step.ts';
import { ownName } from '../people/person-name.queries.ts';
import type { MovedTask } from './move-task.ts';
import { officeMove } from './office-move.ts';
import type { LoadedTask, TaskItem } from '../task-record/task.model.ts';

type Line = ReviewInput['lines'][number];

export function reviewTask(context: RequestContext, input: ReviewInput, client: ClientMutation | null): Promise<MovedTask> {
  return officeMove(context, {
    operation: 'reviewTask',
    move: 'reviewTask',
    input,
    client,
    may: canReview,
    effect: async (task, command) => {
      for (const line of input.lines) {
        const item = task.items.find(({ id }) => id === line.itemId) ?? refuse('NOT_FOUND');
        await mustBeCurrent(command, task, item, line);
        const verdict = canDecide(item, line, command.actor.userId, confirmersOf(task));
        if (!verdict.ok) refuse(verdict.code, { itemId: item.id, ...verdict.details });
      }
      return review(task, input.lines, { name: await ownName(command), at: command.at });
    },
    eventOf: async (task, _before, command) => {
      const decided = task.items.filter(({ id }) => input.lines.some(({ itemId }) => itemId === id));
      const paymentId = await reviewPayment(task, decided, command);
      return { entity: 'schedule', move: 'reviewTask', detail: { reviewed: input.lines.map((line) => told(line, decided)), paymentId } };
    },
  });
}

const confirmersOf = ({ taskUsers }: LoadedTask): number[] =>
  taskUsers.filter(({ confirmItemQtys }) => confirmItemQtys).map(({ userId }) => userId);

/** A line that somebody else counted or decided meanwhile is named with what stands there now; nothing of the call is written. */
async function mustBeCurrent(command: CommandContext, { constructionId }: LoadedTask, item: TaskItem, line: Line): Promise<void> {
  const { id, version, code, completedQty, approvedQty, rejectedDate, rejectReason } = item;
  const seen = { table: 'schedule_item', id, constructionId, version, expectedVersion: line.version } as const;
  const clash = await clashOf(command, { ...seen, clashes: CLASHING_WITH_DECISION });
  if (clash === null) return;
  refuse('STALE_VERSION', {
    entity: 'schedule_item',
    id,
    itemId: id,
    code,
    version,
    ...clash,
    theirs: { completedQty, approvedQty, rejectedDate, rejectReason },
    yours: { verdict: line.verdict, approvedQty: line.approvedQty, reason: line.reason },
  });
}

function told({ itemId, verdict, reason }: Line, decided: readonly TaskItem[]) {
  const item = decided.find(({ id }) => id === itemId) ?? refuse('NOT_FOUND');
  const { id, code, approvedQty } = item;
  return { id, code, verdict, doneQty: effectiveQty(item), approvedQty, reason };
}
