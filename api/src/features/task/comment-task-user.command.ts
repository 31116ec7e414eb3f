// The completions comment (updateTaskUserComments): on the person's newest record, or on one without times. Specification 1 §2.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canComment } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import { ownRecord } from './own-record.ts';

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
    change: async (task, command) => {
      const record = await ownRecord(task, command);
      await record.update({ comments: input.comments }, { transaction: command.transaction });
      return { detail: { taskUserId: record.id, comments: input.comments } };
    },
  });
}
