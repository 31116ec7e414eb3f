// What of a row reaches whom: every field is listed; there are no amounts here.
import { daysBetween, dayInZone } from '@lotline/schema/domain/kernel/dates';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import type { ListedTask } from './task-list.queries.ts';
import type { TaskPage, TaskRow } from './task-list.type.ts';

export function presentTaskPage(context: RequestContext, { rows, after, count, isCountCapped }: ListPage<ListedTask>): TaskPage {
  return { rows: rows.map((row) => presentTaskRow(context, row)), after, count, isCountCapped };
}

export function presentTaskRow({ now, timeZone }: Pick<RequestContext, 'now' | 'timeZone'>, row: ListedTask): TaskRow {
  const dayOf = (instant: string): string => dayInZone(instant, timeZone);
  return {
    id: row.id,
    version: row.version,
    constructionId: row.constructionId,
    name: row.name,
    workOrder: row.workOrder,
    address: row.address,
    jobStatus: row.jobStatus,
    workType: row.workType,
    group: row.group,
    groupId: row.groupId,
    stage: taskStage(row),
    issuedDate: row.issuedDate,
    dueDate: row.dueDate,
    scheduledStartTime: row.scheduledStartTime,
    acceptedDate: row.acceptedDate,
    declinedDate: row.declinedDate,
    onsiteDate: row.onsiteDate,
    completedDate: row.completedDate,
    submittedDate: row.submittedDate,
    isReopened: row.isReopened,
    rejectedItemCount: row.rejectedItemCount,
    ageDays: row.issuedDate === null ? null : daysBetween(dayOf(row.issuedDate), dayOf(row.completedDate ?? now().toISOString())),
  };
}
