// A task as a move needs it: locked, within the person's scope, with the facts that the lifecycle asks for (house style, step 5).
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { modelColumns, modelOf } from '../../platform/db/model-rows.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
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
  readonly items: readonly Row[];
  readonly taskUsers: readonly Row[];
}

type Row = Readonly<Record<string, unknown>>;

/** A task by its own id, or by that of one of its items. */
export type NamedTask = { readonly scheduleId: number } | { readonly itemId: number };

/**
 * Locks the task's row, so that of several callers one moves and the others see its result, and its live payment, so that nobody approves
 * what is being changed. @throws RefusalError NOT_FOUND, TASK_LEFT.
 */
export async function loadTaskForMove(command: CommandContext, named: NamedTask): Promise<LoadedTask> {
  const schedule = await lockTask(command, named);
  const around = await loadSurroundings(command, schedule.id);
  const items = around.items.map((row) => modelOf(ScheduleItemModel, row));
  const taskUsers = around.taskUsers.map((row) => modelOf(TaskUserModel, row));
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

const BY = {
  itemId: { name: 'lock-task-of-item', condition: 's.id = (select i.schedule_id from schedule_item i where i.id = $namedId)' },
  scheduleId: { name: 'lock-task', condition: 's.id = $namedId' },
} as const;

const LOCK_PAYMENT = prepared(
  'lock-payment',
  `select p.id from payment p where p.schedule_id = $scheduleId and p.state <> 'void' for no key update of p`,
);

/** Written when they are first wanted: only then have the models their columns. */
const written = new Map<string, string>();
function writtenOnce(name: string, write: () => string): string {
  const text = written.get(name) ?? prepared(name, write());
  written.set(name, text);
  return text;
}

/** The first statement that touches the id asks the scope: an unknown id and a foreign one take the same way. */
async function lockTask({ sequelize, transaction, actor }: CommandContext, named: NamedTask): Promise<ScheduleModel> {
  const [by, id] = 'itemId' in named ? (['itemId', named.itemId] as const) : (['scheduleId', named.scheduleId] as const);
  const lock = writtenOnce(
    BY[by].name,
    () => `select ${modelColumns(ScheduleModel, 's')}, ${taskWriteScope('s')} as "isHeld" from schedule s
      where ${BY[by].condition} and ${taskScope('s')} for no key update of s`,
  );
  const [locked] = await sequelize.query<Row & { isHeld: boolean }>(lock, {
    bind: { ...scopeBinds(actor), namedId: id },
    transaction,
    type: QueryTypes.SELECT,
  });
  const schedule = modelOf(ScheduleModel, heldRow(locked, 'task'));
  await sequelize.query(LOCK_PAYMENT, { bind: { scheduleId: schedule.id }, transaction });
  return schedule;
}

/** A statement of its own, after the locks: what others have committed while this one waited for them is seen. */
async function loadSurroundings(command: CommandContext, scheduleId: number): Promise<Surroundings> {
  const [found] = await command.sequelize.query<Surroundings>(writtenOnce('task-for-move', surroundingsText), {
    bind: { scheduleId, actorId: command.actor.userId, today: dayInZone(command.at.toISOString(), command.timeZone) },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  return found ?? refuse('NOT_FOUND');
}

const surroundingsText = (): string => `select ${TASK_FACT_COLUMNS},
    coalesce((select jsonb_object_agg(i.id, coalesce(i.child_code, b.code)) from schedule_item i
              left join boq b on b.id = i.boq_id where i.schedule_id = s.id), '{}') as codes,
    ${jsonList(`select ${modelColumns(ScheduleItemModel, 'i')} from schedule_item i where i.schedule_id = s.id order by i.id`)} as items,
    ${jsonList(`select ${modelColumns(TaskUserModel, 't')} from task_user t where t.schedule_id = s.id order by t.id`)} as "taskUsers"
  from schedule s ${TASK_FACT_JOINS}
  where s.id = $scheduleId`;
