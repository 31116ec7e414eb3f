// Is Complete and Is Partially Complete (updateTaskUserComplete): specification 1 §4, §5; domain.md §2.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { complete } from '@lotline/schema/domain/task/task.effects';
import { canComplete, canCompletePartially, openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface CompleteInput {
  readonly scheduleId: number;
  readonly partial: boolean;
  /** The reason, when partial; left out, the comment already saved on the visit counts (the field app saves it first). */
  readonly comments: string | null;
}

export function completeTaskUser(context: RequestContext, input: CompleteInput, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateTaskUserComplete',
    move: input.partial ? 'completePartially' : 'complete',
    scheduleId: input.scheduleId,
    input,
    client,
    may: (actor, facts) =>
      input.partial
        ? canCompletePartially(actor, facts, input.comments ?? openVisit(facts, actor.userId)?.comments ?? '')
        : canComplete(actor, facts),
    effect: (task, pressed) => complete(task, input, pressed),
    follow: ({ taskUsers }, before, { actor }) => {
      const taskUserId = openVisit(before, actor.userId)?.id;
      const visit = taskUsers.find(({ id }) => id === taskUserId);
      return { taskUserId, reason: input.partial ? visit?.comments : null };
    },
  });
}
