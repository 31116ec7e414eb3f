// What may be written of a job's materials and expenses (screens.md §2.6; decision 054).
import { z } from 'zod';
import { idInput, optionalIdInput } from '../kernel/input.ts';
import { recordRules } from '../record/record-input.ts';
import { BOM_COST, EXPENSE_COST } from './cost.fields.ts';

/** A new one without an id. */
const head = { id: optionalIdInput, constructionId: idInput };

/** What is left out is cleared: the form always sends all of it. */
export const jobCostInput = z.discriminatedUnion('kind', [
  z.object({ ...recordRules(BOM_COST), ...head, kind: z.literal('bom') }),
  z.object({ ...recordRules(EXPENSE_COST), ...head, kind: z.literal('expense') }),
]);
export type JobCostInput = z.output<typeof jobCostInput>;

export const costIdInput = z.object({ id: idInput });
export type CostIdInput = z.output<typeof costIdInput>;
