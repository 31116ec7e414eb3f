// I'm Offsite (updateTaskUserOffSite): ends the person's own open visit. Specification 1 §4.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { goOffsite } from '@lotline/schema/domain/task/task.effects';
import { canGoOffsite, openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export function setTaskUserOffSite(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateTaskUserOffSite',
    move: 'goOffsite',
    scheduleId,
    input: { scheduleId },
    client,
    may: canGoOffsite,
    effect: goOffsite,
    follow: (_, before, { actor }) => ({ taskUserId: openVisit(before, actor.userId)?.id }),
  });
}
