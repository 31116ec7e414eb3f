// I'm Onsite (updateTaskUserOnSite): opens a visit; the first one dates the task and, when it has none, the job. Specification 1 §4.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canGoOnsite, latestVisit } from '@lotline/schema/domain/task/task.lifecycle';
import type { CommandContext } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { LoadedTask } from './load-task-for-move.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import { TaskUserModel } from './task-user.model.ts';

export function setTaskUserOnSite(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateTaskUserOnSite',
    move: 'goOnsite',
    scheduleId,
    input: { scheduleId },
    client,
    may: canGoOnsite,
    change: async (task, command) => {
      const visit = await openVisitOf(task, command);
      task.schedule.onsiteDate ??= command.at;
      await dateJobOnce(task.schedule.constructionId, command);
      return { taskUserId: visit.id };
    },
  });
}

/** "Creates or updates": a record that holds only a comment becomes the visit; otherwise a new one is opened. */
async function openVisitOf({ schedule, taskUsers }: LoadedTask, { actor, at, transaction }: CommandContext): Promise<TaskUserModel> {
  const latest = latestVisit({ taskUsers }, actor.userId);
  if (latest !== undefined && latest.onSiteUtc === null && latest.completedUtc === null && !latest.confirmItemQtys) {
    return latest.update({ onSiteUtc: at }, { transaction });
  }
  return TaskUserModel.create({ scheduleId: schedule.id, userId: actor.userId, onSiteUtc: at }, { transaction });
}

/** One statement, so that a visit locks the job that others work on only when it dates it. */
async function dateJobOnce(constructionId: number, { at, timeZone, sequelize, transaction }: CommandContext): Promise<void> {
  await sequelize.query(
    'update construction set onsite_date = $day, version = version + 1 where id = $constructionId and onsite_date is null',
    {
      bind: { constructionId, day: dayInZone(at.toISOString(), timeZone) },
      transaction,
    },
  );
}
