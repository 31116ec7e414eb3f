// The completions comment (updateTaskUserComments): on the person's newest record, or on one without times. Specification 1 §2.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { comment } from '@lotline/schema/domain/task/task.effects';
import { canComment, latestVisit } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface TaskUserCommentInput {
  readonly scheduleId: number;
  readonly comments: string | null;
}

export function commentTaskUser(context: RequestContext, input: TaskUserCommentInput, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateTaskUserComments',
    move: 'comment',
    scheduleId: input.scheduleId,
    input,
    client,
    may: canComment,
    effect: (task, pressed) => comment(task, input.comments, pressed),
    follow: (task, _, { actor }) => ({ taskUserId: latestVisit(task, actor.userId)?.id, comments: input.comments }),
  });
}
