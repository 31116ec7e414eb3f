// What of a job's costs reaches whom: amounts and receipts only with the claim, expenses not at all without it (specification 1 §6).
import { seesCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import { attachmentUrl } from '../attachment/attachment.presenter.ts';
import type { CostRow, CostRows } from './cost.queries.ts';
import type { JobCost, JobCosts } from './cost.type.ts';

export function presentJobCosts(context: RequestContext, { boms, expenses }: CostRows): JobCosts {
  return {
    boms: boms.map((row) => presentCost(context, row)),
    expenses: seesCosts(context.actor) ? expenses.map((row) => presentCost(context, row)) : null,
  };
}

function presentCost(context: RequestContext, row: CostRow): JobCost {
  const sees = seesCosts(context.actor);
  return {
    id: row.id,
    version: row.version,
    supplier: row.supplier,
    code: row.code,
    description: row.description,
    quantity: row.quantity,
    unitOfMeasure: row.unitOfMeasure,
    unitCost: sees ? row.unitCost : null,
    spentOn: row.spentOn,
    comments: row.comments,
    receipt: sees && row.receipt !== null ? presentReceipt(context, row.receipt) : null,
    addedBy: row.addedBy,
    createdAt: wireInstant(row.createdAt),
  };
}

const presentReceipt = (context: RequestContext, { id, title, storageKey }: NonNullable<CostRow['receipt']>) => ({
  id,
  title,
  url: attachmentUrl(context, { id, storageKey }),
});
