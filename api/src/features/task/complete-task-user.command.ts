// Is Complete and Is Partially Complete (updateTaskUserComplete): specification 1 §4, §5; domain.md §2.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canComplete, canCompletePartially, openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import { notBefore } from './set-task-user-off-site.command.ts';

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
    change: async ({ schedule, taskUsers }, { actor, at, transaction }) => {
      const visit = openVisit({ taskUsers }, actor.userId) ?? refuse('NOT_ONSITE');
      const end = notBefore(at, visit.onSiteUtc);
      await visit.update({ completedUtc: end, offSiteUtc: end, comments: input.comments ?? visit.comments }, { transaction });
      schedule.set({ completedDate: end, completedGroupId: schedule.groupId, isPartial: input.partial, isReopened: false });
      return { detail: { taskUserId: visit.id }, why: input.partial ? visit.comments : null };
    },
  });
}
