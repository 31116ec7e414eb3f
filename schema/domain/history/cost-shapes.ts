// What the events of a job's costs and delegations keep (event-shapes.ts; decision 054).
import { z } from 'zod';
import { COST_KINDS } from '../cost/cost.lifecycle.ts';
import { DELEGATION_SCOPES } from '../delegation/delegation.rules.ts';
import { decimal, id, instant, nothing, ofEntity, text } from './shape-parts.ts';

const cost = z.strictObject({
  supplier: text.nullable(),
  code: text.nullable(),
  description: text.nullable(),
  quantity: decimal,
  unitOfMeasure: text.nullable(),
  unitCost: decimal.nullable(),
  spentOn: z.iso.date().nullable(),
  comments: text.nullable(),
  receiptId: id.nullable(),
});
const costNamed = z.strictObject({ kind: z.enum(COST_KINDS), called: text });
const delegation = z.strictObject({
  userId: id,
  fromDate: z.iso.date(),
  toDate: z.iso.date(),
  scope: z.enum(DELEGATION_SCOPES),
  reason: text.nullable(),
});
const ended = z.strictObject({ endedAt: instant.nullable(), endedBy: text.nullable() });
const delegate = z.strictObject({ called: text });
const removed = z.strictObject({ removedAt: instant.nullable() });

export const COST_CHANGES = {
  addJobCost: ofEntity('job_cost', { before: nothing, after: cost, detail: costNamed }),
  editJobCost: ofEntity('job_cost', { before: cost, after: cost, detail: costNamed }),
  removeJobCost: ofEntity('job_cost', { before: removed, after: removed, detail: costNamed }),
  restoreJobCost: ofEntity('job_cost', { before: removed, after: removed, detail: costNamed }),
  addJobDelegation: ofEntity('job_delegation', { before: nothing, after: delegation, detail: delegate }),
  endJobDelegation: ofEntity('job_delegation', { before: ended, after: ended, detail: delegate }),
};
