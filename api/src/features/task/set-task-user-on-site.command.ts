// I'm Onsite (updateTaskUserOnSite): opens a visit; the first one dates the task and, when it has none, the job. Specification 1 §4.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canGoOnsite, latestVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { LoadedTask } from './load-task-for-move.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import { scopeBinds, taskWriteScope } from './task.scope.ts';
import { TaskUserModel } from './task-user.model.ts';

export function setTaskUserOnSite(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  return moveTask(context, {
    operation: 'updateTaskUserOnSite',
    move: 'goOnsite',
    scheduleId,
    input: { scheduleId },
    client,
    may: canGoOnsite,
    lockAbove: (command) => lockUndatedJob(scheduleId, command),
    change: async ({ schedule, ...task }, command) => {
      const visit = await openVisitOf({ schedule, ...task }, command);
      // Two servers' clocks may differ by a little, so the first to press need not have the earliest instant.
      if (schedule.onsiteDate === null || command.at < schedule.onsiteDate) schedule.onsiteDate = command.at;
      await dateJobOnce(schedule, command);
      return { detail: { taskUserId: visit.id } };
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

/** A visit locks the job that others work on only when it dates it; the job comes before its task (decision 023). */
async function lockUndatedJob(scheduleId: number, { actor, sequelize, transaction }: CommandContext): Promise<void> {
  await sequelize.query(
    prepared(
      'lock-undated-job',
      `select c.id from schedule s join construction c on c.id = s.construction_id
      where s.id = $scheduleId and ${taskWriteScope('s')} and c.onsite_date is null for no key update of c`,
    ),
    { bind: { ...scopeBinds(actor), scheduleId }, transaction },
  );
}

async function dateJobOnce({ id: scheduleId, constructionId }: LoadedTask['schedule'], command: CommandContext): Promise<void> {
  const { at, timeZone, sequelize, transaction } = command;
  const onsiteDate = dayInZone(at.toISOString(), timeZone);
  const [dated] = await sequelize.query<{ version: number }>(
    prepared(
      'date-job',
      'update construction set onsite_date = $day, version = version + 1 where id = $constructionId and onsite_date is null returning version',
    ),
    { bind: { constructionId, day: onsiteDate }, transaction, type: QueryTypes.SELECT },
  );
  if (dated === undefined) return;
  appendEvent(command, {
    entity: 'construction',
    entityId: constructionId,
    constructionId,
    scheduleId,
    version: dated.version,
    move: 'dateJob',
    before: { onsiteDate: null },
    after: { onsiteDate },
  });
}
