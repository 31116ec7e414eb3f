// What of a row reaches whom: every field is listed, amounts are null without the right to see money.
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import type { ListPage } from '../../platform/list/read-list.ts';
import type { BoardColumn } from './job-board.queries.ts';
import type { JobBoardColumn } from './job-board.type.ts';
import type { JobPage, JobRow } from './job-list.type.ts';

export function presentJobPage({ rows, after, count, isCountCapped }: ListPage<JobRow>, actor: Actor): JobPage {
  return { rows: rows.map((row) => presentJobRow(row, actor)), after, count, isCountCapped };
}

export function presentBoardColumn({ status, counted, cards }: BoardColumn, actor: Actor): JobBoardColumn {
  return {
    status,
    count: Math.min(counted, MOST_COUNTED),
    isCountCapped: counted > MOST_COUNTED,
    cards: cards.map((row) => presentJobRow(row, actor)),
  };
}

export function presentJobRow(row: JobRow, actor: Actor): JobRow {
  const seesMoney = hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  return {
    id: row.id,
    version: row.version,
    workOrder: row.workOrder,
    address: row.address,
    suburb: row.suburb,
    state: row.state,
    status: row.status,
    workType: row.workType,
    customer: row.customer,
    region: row.region,
    contract: row.contract,
    dueDate: row.dueDate,
    originalDueDate: row.originalDueDate,
    updatedDueDate: row.updatedDueDate,
    bookedDate: row.bookedDate,
    dbydExpiryDate: row.dbydExpiryDate,
    acceleratedJob: row.acceleratedJob,
    isReceived: row.isReceived,
    scheduler: row.scheduler,
    developer: row.developer,
    customerRef: row.customerRef,
    builderApprovalSentDate: row.builderApprovalSentDate,
    builderApprovedDate: row.builderApprovedDate,
    siteContact: row.siteContact,
    siteContactPhone: row.siteContactPhone,
    attachmentCount: row.attachmentCount,
    rejectedItemCount: row.rejectedItemCount,
    nextTask: row.nextTask,
    contractValue: seesMoney ? row.contractValue : null,
    margin: seesMoney ? row.margin : null,
  };
}
