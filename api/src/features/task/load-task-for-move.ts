// A task as a move needs it: locked, within the person's scope, with the facts that the lifecycle asks for (house style, step 5).
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command.ts';
import { ScheduleItemModel } from './schedule-item.model.ts';
import { ScheduleModel } from './schedule.model.ts';
import { TASK_FACT_COLUMNS, TASK_FACT_JOINS } from './task-facts.sql.ts';
import { heldRow } from './held-row.step.ts';
import { scopeBinds, taskScope, taskWriteScope } from './task.scope.ts';
import { TaskUserModel } from './task-user.model.ts';

export interface LoadedTask {
  readonly schedule: ScheduleModel;
  readonly items: ScheduleItemModel[];
  readonly taskUsers: TaskUserModel[];
  readonly facts: TaskFacts;
}

interface Surroundings {
  readonly is_subcontracted: boolean;
  readonly expired_document: string | null;
  readonly has_approved_payment: boolean;
  readonly codes: Readonly<Record<string, string>>;
}

/** A task by its own id, or by that of one of its items. */
export type NamedTask = { readonly scheduleId: number } | { readonly itemId: number };

/**
 * Locks the task's row, so that of several callers one moves and the others see its result, and its live payment, so that nobody approves
 * what is being changed. @throws RefusalError NOT_FOUND, TASK_LEFT.
 */
export async function loadTaskForMove(command: CommandContext, named: NamedTask): Promise<LoadedTask> {
  const { transaction } = command;
  const scheduleId = await lockTask(command, named);
  const schedule = await ScheduleModel.findByPk(scheduleId, { transaction, rejectOnEmpty: true });
  const items = await ScheduleItemModel.findAll({ where: { scheduleId }, order: ['id'], transaction });
  const taskUsers = await TaskUserModel.findAll({ where: { scheduleId }, order: ['id'], transaction });
  const around = await loadSurroundings(command, scheduleId);
  const facts: TaskFacts = {
    groupId: schedule.groupId,
    isSubcontracted: around.is_subcontracted,
    acceptedDate: schedule.acceptedDate,
    declinedDate: schedule.declinedDate,
    onsiteDate: schedule.onsiteDate,
    completedDate: schedule.completedDate,
    submittedDate: schedule.submittedDate,
    isReopened: schedule.isReopened,
    ignored: schedule.ignored,
    items: items.map((item) => ({ code: around.codes[String(item.id)] ?? item.childCode, rejectedDate: item.rejectedDate })),
    taskUsers,
    hasApprovedPayment: around.has_approved_payment,
    expiredDocument: around.expired_document,
  };
  return { schedule, items, taskUsers, facts };
}

/** The first statement that touches the id asks the scope: an unknown id and a foreign one take the same way. */
async function lockTask({ sequelize, transaction, actor }: CommandContext, named: NamedTask): Promise<number> {
  const [id, isNamed] =
    'itemId' in named
      ? [named.itemId, 's.id = (select i.schedule_id from schedule_item i where i.id = $namedId)']
      : [named.scheduleId, 's.id = $namedId'];
  const [locked] = await sequelize.query<{ id: number; isHeld: boolean }>(
    `select s.id, ${taskWriteScope('s')} as "isHeld" from schedule s where ${isNamed} and ${taskScope('s')} for no key update of s`,
    { bind: { ...scopeBinds(actor), namedId: id }, transaction, type: QueryTypes.SELECT },
  );
  const { id: scheduleId } = heldRow(locked, 'task');
  await sequelize.query(`select p.id from payment p where p.schedule_id = $scheduleId and p.state <> 'void' for no key update of p`, {
    bind: { scheduleId },
    transaction,
  });
  return scheduleId;
}

async function loadSurroundings(command: CommandContext, scheduleId: number): Promise<Surroundings> {
  const [found] = await command.sequelize.query<Surroundings>(
    `select ${TASK_FACT_COLUMNS},
            coalesce((select jsonb_object_agg(i.id, coalesce(i.child_code, b.code)) from schedule_item i
                      left join boq b on b.id = i.boq_id where i.schedule_id = s.id), '{}') as codes
       from schedule s ${TASK_FACT_JOINS}
      where s.id = $scheduleId`,
    {
      bind: { scheduleId, actorId: command.actor.userId, today: dayInZone(command.at.toISOString(), command.timeZone) },
      transaction: command.transaction,
      type: QueryTypes.SELECT,
    },
  );
  return found ?? refuse('NOT_FOUND');
}
