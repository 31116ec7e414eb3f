// What the events of a job's costs and delegations keep (event-shapes.ts; decision 054).
import { z } from 'zod';
import { BOM_COST } from '../cost/cost.fields.ts';
import { COST_KINDS } from '../cost/cost.lifecycle.ts';
import { DELEGATION } from '../delegation/delegation.fields.ts';
import { recordShape } from '../record/record-input.ts';
import { instant, nothing, ofEntity, text } from './shape-parts.ts';

const cost = recordShape(BOM_COST);
const costNamed = z.strictObject({ kind: z.enum(COST_KINDS), called: text });
const delegation = recordShape(DELEGATION);
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
