// What of a completed task reaches whom: rates and payments only where the person sees this task's money (specification 2 §6).
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { CompletedItem, CompletedTask } from '@lotline/schema/domain/task/field-task';
import { seesTaskMoney, type TaskGroups } from '@lotline/schema/domain/task/task-money.rules';

export interface CompletedRow extends CompletedTask, TaskGroups {}

export function presentCompletedTask(row: CompletedRow, actor: Actor): CompletedTask {
  const seesMoney = seesTaskMoney(actor, row);
  return {
    id: row.id,
    name: row.name,
    dp: row.dp,
    constructionId: row.constructionId,
    workOrder: row.workOrder,
    workType: row.workType,
    address: row.address,
    completedDate: row.completedDate,
    paid: row.paid,
    approved: row.approved,
    isSubcontractor: row.isSubcontractor,
    resource: row.resource,
    owner: row.owner,
    items: row.items.map((item) => presentCompletedItem(item, seesMoney)),
    boqs: row.boqs.map(({ id, code, itemType, unitOfMeasure, description }) => ({ id, code, itemType, unitOfMeasure, description })),
    payments: seesMoney ? row.payments.map(({ id, name, owner, paymentItems }) => ({ id, name, owner, paymentItems })) : [],
  };
}

function presentCompletedItem(row: CompletedItem, seesMoney: boolean): CompletedItem {
  return {
    id: row.id,
    childCode: row.childCode,
    boqId: row.boqId,
    quantity: row.quantity,
    completedQty: row.completedQty,
    rate: seesMoney ? row.rate : null,
    variationReason: row.variationReason,
    approvedQty: row.approvedQty,
    approvedBy: row.approvedBy,
    reviewReason: row.reviewReason,
  };
}
