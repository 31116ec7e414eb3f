// A task as a move needs it: locked, within the person's scope, with the facts that the lifecycle asks for (house style, step 5).
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { limitsJoin } from '../task-record/item-limits.sql.ts';
import { TASK_FACT_COLUMNS, TASK_FACT_JOINS } from '../task-record/task-facts.sql.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import type { LoadedTask, TaskItem, TaskVisit } from '../task-record/task.model.ts';
import { taskScope, taskWriteScope } from '../access/task.scope.ts';

type Own = Omit<LoadedTask, 'items' | 'taskUsers' | keyof Facts>;
type Facts = Pick<LoadedTask, 'isSubcontracted' | 'hasApprovedPayment' | 'expiredDocument'>;
/** As JSON has it: instants as text. */
type AsJson<Row> = { readonly [K in keyof Row]: Row[K] extends Date | null ? string | null : Row[K] };

interface Surroundings extends Facts {
  readonly items: readonly AsJson<TaskItem>[];
  readonly taskUsers: readonly AsJson<TaskVisit>[];
}

/** A task by its own id, or by one of its items: by that one's id, or by the id that the person's own press gave it. */
export type NamedTask = { readonly scheduleId: number } | { readonly itemId: number } | { readonly itemClientId: string };

/**
 * Locks the task's row, so that of several callers one moves and the others see its result, and its live payment, so that nobody approves
 * what is being changed. @throws RefusalError NOT_FOUND, TASK_LEFT.
 */
export async function loadTaskForMove(command: CommandContext, named: NamedTask): Promise<LoadedTask> {
  const { isAssigned: _isAssigned, ...task } = await lockTask(command, named);
  const { items, taskUsers, ...facts } = await loadSurroundings(command, task.id);
  return {
    ...task,
    ...facts,
    items: items.map((item) => ({ ...item, rejectedDate: dateOf(item.rejectedDate), approvedDate: dateOf(item.approvedDate) })),
    taskUsers: taskUsers.map((visit) => ({
      ...visit,
      onSiteUtc: dateOf(visit.onSiteUtc),
      offSiteUtc: dateOf(visit.offSiteUtc),
      completedUtc: dateOf(visit.completedUtc),
    })),
  };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const LOCK_TASK = (condition: string): string =>
  `select ${wireColumns(
    's',
    `id version construction_id name group_id completed_group_id issued_date accepted_date declined_date decline_reason onsite_date completed_date
   submitted_date is_partial is_reopened ignored resource issued_by reminder_comments`,
    'reminder_date',
  )}, ${taskWriteScope('s')} as "isAssigned" from schedule s where ${condition} and ${taskScope('s')} for no key update of s`;

const OF_ITEM = (condition: string): string => LOCK_TASK(`s.id = (select i.schedule_id from schedule_item i where ${condition})`);
const LOCK_BY_ID = prepared('lock-task', LOCK_TASK('s.id = $namedId'));
const LOCK_BY_ITEM = prepared('lock-task-of-item', OF_ITEM('i.id = $namedId'));
const LOCK_BY_CLIENT = prepared('lock-task-of-own-item', OF_ITEM('i.created_by_user_id = $actorId and i.client_id = $namedId::uuid'));

/** The first statement that touches the id asks the scope: an unknown id and a foreign one take the same way. */
async function lockTask({ sequelize, transaction, actor }: CommandContext, named: NamedTask): Promise<Own & AssignedRow> {
  const [sql, namedId] =
    'scheduleId' in named
      ? [LOCK_BY_ID, named.scheduleId]
      : 'itemId' in named
        ? [LOCK_BY_ITEM, named.itemId]
        : [LOCK_BY_CLIENT, named.itemClientId];
  const [locked] = await sequelize.query<Own & AssignedRow>(sql, {
    bind: { ...scopeBinds(actor), namedId },
    transaction,
    type: QueryTypes.SELECT,
  });
  return assignedRow(locked, 'task');
}

/**
 * After the task's lock, so that what others have committed meanwhile is seen. A payment that somebody else holds is waited for and then read as
 * they left it; all else here changes under the task's lock alone.
 */
const AROUND = prepared(
  'task-for-move',
  `with live as materialized (select p.state from payment p where p.schedule_id = $scheduleId and p.state <> 'void' for no key update of p)
  select f.is_subcontracted as "isSubcontracted", f.expired_document as "expiredDocument",
    exists (select from live where state in ('approved', 'issued', 'paid')) as "hasApprovedPayment", f.items, f."taskUsers"
  from (select ${TASK_FACT_COLUMNS},
    ${jsonList(`select ${wireColumns(
      'i',
      `id schedule_id version client_id created_by_user_id counted_by_user_id boq_id child_code variation_reason rejected_date rejected_by reject_reason
       approved_date approved_by review_reason`,
      'quantity completed_qty approved_qty rate',
    )}, coalesce(i.child_code, b.code) as code,
      limits.min_quantity::text as "minQuantity", limits.max_quantity::text as "maxQuantity", b.unit_of_measure as "unitOfMeasure"
      from schedule_item i left join boq b on b.id = i.boq_id ${limitsJoin('b.construction_id', 'b.item_id')} where i.schedule_id = s.id order by i.id`)} as items,
    ${jsonList(`select ${wireColumns('t', 'id version client_id user_id on_site_utc off_site_utc completed_utc confirm_item_qtys comments')}
      from task_user t where t.schedule_id = s.id order by t.id`)} as "taskUsers"
    from schedule s ${TASK_FACT_JOINS} where s.id = $scheduleId) f`,
);

async function loadSurroundings(command: CommandContext, scheduleId: number): Promise<Surroundings> {
  const [found] = await command.sequelize.query<Surroundings>(AROUND, {
    bind: { scheduleId, actorId: command.actor.userId, today: dayInZone(command.at.toISOString(), command.timeZone) },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  return found ?? refuse('NOT_FOUND');
}
