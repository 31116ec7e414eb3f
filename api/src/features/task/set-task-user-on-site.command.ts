// I'm Onsite (updateTaskUserOnSite): opens a visit; the first one dates the task and, when it has none, the job. Specification 1 §4.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { goOnsite } from '@lotline/schema/domain/task/task.effects';
import { canGoOnsite } from '@lotline/schema/domain/task/task.lifecycle';
import { QueryTypes } from 'sequelize';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { LoadedTask } from '../task-record/task.model.ts';
import { onsiteGateOf } from './onsite-gate.step.ts';
import { moveTask, type MovedTask } from './move-task.ts';
import { visitOf } from './own-visit.ts';
import { taskWriteScope } from '../access/task.scope.ts';

export function setTaskUserOnSite(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  let hasDay = false;
  return moveTask(context, {
    operation: 'updateTaskUserOnSite',
    move: 'goOnsite',
    scheduleId,
    input: { scheduleId },
    client,
    may: async (actor, task, command) => canGoOnsite(actor, { ...task, onsiteGate: await onsiteGateOf(command, task) }),
    lockAbove: async (command) => {
      hasDay = !(await lockUndatedJob(scheduleId, command));
    },
    effect: goOnsite,
    follow: async (task, _, command) => {
      const { id: taskUserId, onSiteUtc } = visitOf(task, command.actor);
      if (!hasDay) await dateJobOnce(task, onSiteUtc ?? command.at, command);
      return { detail: { taskUserId } };
    },
  });
}

/** A visit locks the job that others work on only when it dates it; the job comes before its task (decision 023). A job keeps its day. */
async function lockUndatedJob(scheduleId: number, { actor, sequelize, transaction }: CommandContext): Promise<boolean> {
  const undated = await sequelize.query(
    prepared(
      'lock-undated-job',
      `select c.id from schedule s join construction c on c.id = s.construction_id
      where s.id = $scheduleId and ${taskWriteScope('s')} and c.onsite_date is null for no key update of c`,
    ),
    { bind: { ...scopeBinds(actor), scheduleId }, transaction, type: QueryTypes.SELECT },
  );
  return undated.length > 0;
}

async function dateJobOnce({ id: scheduleId, constructionId }: LoadedTask, begun: Date, command: CommandContext): Promise<void> {
  const { timeZone, sequelize, transaction, versions } = command;
  const onsiteDate = dayInZone(begun.toISOString(), timeZone);
  const [dated] = await sequelize.query<{ version: number }>(
    prepared(
      'date-job',
      'update construction set onsite_date = $day, version = version + 1 where id = $constructionId and onsite_date is null returning version',
    ),
    { bind: { constructionId, day: onsiteDate }, transaction, type: QueryTypes.SELECT },
  );
  if (dated === undefined) return;
  versions['construction'] = dated.version;
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
