// What of a task reaches whom, with the moves open to this person (house style, step 7; specification 1 §4, §6).
import { preapprovalOf, type ApprovedFirst } from '@lotline/schema/domain/item/preapproval.rules';
import { approvedFirstSql } from './approved-first.sql.ts';
import { limitsJoin } from './item-limits.sql.ts';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { isAssignedToTask } from '@lotline/schema/domain/task/assignment.rules';
import { allowedOfficeMoves } from '@lotline/schema/domain/task/office-moves';
import { allowedMoves } from '@lotline/schema/domain/task/task.lifecycle';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import { presentPerson } from '../people/people.presenter.ts';
import type { PersonRow } from '../people/people.queries.ts';
import type { Schedule, ScheduleItem, TaskUser } from './schedule.type.ts';
import { seesTaskMoney, type TaskGroups } from '@lotline/schema/domain/task/task-money.rules';

export interface TaskUserRow extends Omit<TaskUser, 'user'> {
  readonly user: PersonRow;
}

/** Amounts of its line decide whether the customer approves first, and go no further. */
type ItemRow = Omit<ScheduleItem, 'preapproval'> & { readonly approvedFirst: ApprovedFirst | null };

/** As the statement reads it, with the lifecycle's facts beside it. */
export interface TaskRow extends Omit<Schedule, 'items' | 'taskUsers' | 'allowedMoves' | 'ticketOfWork'>, TaskGroups {
  readonly groupId: number | null;
  readonly ticketOfWork: string | null;
  readonly items: ItemRow[];
  readonly taskUsers: TaskUserRow[];
}

/** The select list of a TaskRow; the alias is a schedule together with TASK_FACT_COLUMNS. */
export function scheduleColumns(alias: string): string {
  const items = `select ${wireColumns('i', 'id version client_id boq_id child_code variation_reason rejected_date rejected_by reject_reason approved_date approved_by review_reason', 'quantity completed_qty approved_qty rate')},
      coalesce(ib.code, fi.code) as code, fi.name, coalesce(ib.description, fi.description) as description,
      coalesce(ib.unit_of_measure, fi.unit_of_measure) as "unitOfMeasure", limits.min_quantity::text as "minQuantity", limits.max_quantity::text as "maxQuantity",
      fi.shot_list as "shotList", ${approvedFirstSql('ib')} as "approvedFirst"
    from schedule_item i left join boq ib on ib.id = i.boq_id left join field_item fi on fi.id = ib.item_id
      ${limitsJoin('ib.construction_id', 'ib.item_id')}
    where i.schedule_id = ${alias}.id order by i.id`;
  const taskUsers = `select ${wireColumns('t', 'id version client_id user_id schedule_id on_site_utc off_site_utc completed_utc confirm_item_qtys comments')},
      (select row_to_json(p) from (select u.id, u.can_log_in, u.email, u.first_name, u.last_name) p) as user
    from task_user t join app_user u on u.id = t.user_id where t.schedule_id = ${alias}.id order by t.id`;
  return `${wireColumns(
    alias,
    `id version name owner resource group_id completed_group_id issued_date due_date completed_date submitted_date comments initial ignored is_payment
     is_reopened is_partial onsite_date accepted_date declined_date decline_reason child_task_id external_job_link reminder_date reminder_comments
     scheduled_start_time scheduled_end_time is_subcontracted has_approved_payment expired_document`,
    'ticket_of_work',
  )}, ${jsonList(items)} as items, ${jsonList(taskUsers)} as "taskUsers"`;
}

export function presentTask(row: TaskRow, actor: Actor): Schedule {
  const seesRates = seesTaskMoney(actor, row);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    owner: row.owner,
    resource: row.resource,
    groupId: row.groupId,
    issuedDate: wireInstant(row.issuedDate),
    dueDate: row.dueDate,
    completedDate: wireInstant(row.completedDate),
    submittedDate: wireInstant(row.submittedDate),
    comments: row.comments,
    initial: row.initial,
    ignored: row.ignored,
    isPayment: row.isPayment,
    isReopened: row.isReopened,
    isPartial: row.isPartial,
    onsiteDate: wireInstant(row.onsiteDate),
    acceptedDate: wireInstant(row.acceptedDate),
    declinedDate: wireInstant(row.declinedDate),
    declineReason: row.declineReason,
    ticketOfWork: row.ticketOfWork,
    childTaskId: row.childTaskId,
    externalJobLink: row.externalJobLink,
    reminderDate: row.reminderDate,
    reminderComments: row.reminderComments,
    scheduledStartTime: wireInstant(row.scheduledStartTime),
    scheduledEndTime: wireInstant(row.scheduledEndTime),
    items: row.items.map((item) => presentItem(item, seesRates)),
    taskUsers: row.taskUsers.map(presentTaskUser),
    isSubcontracted: row.isSubcontracted,
    ...factsOfMoves(row, actor),
    allowedMoves: [...allowedMoves(actor, row), ...allowedOfficeMoves(actor, row)],
  };
}

/** The facts that a screen could not know: for whom the group's moves are, whose refusals say the same. */
function factsOfMoves(row: TaskRow, actor: Actor): Pick<Schedule, 'hasApprovedPayment' | 'expiredDocument'> {
  const { hasApprovedPayment, expiredDocument } = row;
  return isAssignedToTask(actor, row) ? { hasApprovedPayment, expiredDocument } : { hasApprovedPayment: false, expiredDocument: null };
}

function presentItem(row: ItemRow, seesRates: boolean): ScheduleItem {
  return {
    id: row.id,
    version: row.version,
    clientId: row.clientId,
    boqId: row.boqId,
    childCode: row.childCode,
    quantity: row.quantity,
    completedQty: row.completedQty,
    variationReason: row.variationReason,
    minQuantity: row.minQuantity,
    maxQuantity: row.maxQuantity,
    shotList: row.shotList,
    preapproval: row.approvedFirst === null ? null : preapprovalOf(row.approvedFirst),
    rejectedDate: wireInstant(row.rejectedDate),
    rejectedBy: row.rejectedBy,
    rejectReason: row.rejectReason,
    approvedQty: row.approvedQty,
    approvedDate: wireInstant(row.approvedDate),
    approvedBy: row.approvedBy,
    reviewReason: row.reviewReason,
    rate: seesRates ? row.rate : null,
    code: row.code,
    name: row.name,
    description: row.description,
    unitOfMeasure: row.unitOfMeasure,
  };
}

function presentTaskUser(row: TaskUserRow): TaskUser {
  return {
    id: row.id,
    version: row.version,
    clientId: row.clientId,
    userId: row.userId,
    scheduleId: row.scheduleId,
    onSiteUtc: wireInstant(row.onSiteUtc),
    offSiteUtc: wireInstant(row.offSiteUtc),
    completedUtc: wireInstant(row.completedUtc),
    confirmItemQtys: row.confirmItemQtys,
    comments: row.comments,
    user: presentPerson(row.user),
  };
}
