// I'm Offsite (updateTaskUserOffSite): ends the person's own open visit. Specification 1 §4.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canGoOffsite, openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
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
    change: async ({ taskUsers }, { actor, at, transaction }) => {
      const visit = openVisit({ taskUsers }, actor.userId) ?? refuse('NOT_ONSITE');
      await visit.update({ offSiteUtc: notBefore(at, visit.onSiteUtc) }, { transaction });
      return { detail: { taskUserId: visit.id } };
    },
  });
}

/** Two servers' clocks may differ by a little; a visit never ends before it began. */
export function notBefore(at: Date, start: Date | null): Date {
  return start !== null && at < start ? start : at;
}
