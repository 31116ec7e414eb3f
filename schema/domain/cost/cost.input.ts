// What may be written of a job's materials and expenses (screens.md §2.6; decision 054).
import { z } from 'zod';
import { dayInput, idInput, lineOf, moneyInput, optionalIdInput, optionalLineOf, optionalTextOf, quantityInput } from '../kernel/input.ts';
import { compareDecimals } from '../kernel/money.ts';
import { MAX_COST_CODE, MAX_COST_COMMENTS, MAX_COST_LINE, MAX_COST_UNIT } from './cost.limits.ts';

const shared = {
  /** A new one without an id. */
  id: optionalIdInput,
  constructionId: idInput,
  description: optionalLineOf(MAX_COST_LINE),
  quantity: quantityInput.refine((quantity) => compareDecimals(quantity, '0') > 0, { error: 'must be more than zero.' }),
  unitOfMeasure: optionalLineOf(MAX_COST_UNIT),
  comments: optionalTextOf(MAX_COST_COMMENTS),
  /** A file of the job. */
  receiptId: optionalIdInput,
};

/** What is left out is cleared: the form always sends all of it. An amount below zero is a credit. */
export const jobCostInput = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('bom'),
    code: lineOf(MAX_COST_CODE).min(1),
    supplier: optionalLineOf(MAX_COST_LINE),
    // what it costs may be known later, and by others
    unitCost: moneyInput.nullish().transform((amount) => amount ?? null),
    spentOn: dayInput.nullish().transform((day) => day ?? null),
  }),
  z.object({
    ...shared,
    kind: z.literal('expense'),
    code: optionalLineOf(MAX_COST_CODE),
    supplier: lineOf(MAX_COST_LINE).min(1),
    unitCost: moneyInput,
    spentOn: dayInput,
  }),
]);
export type JobCostInput = z.output<typeof jobCostInput>;

export const costIdInput = z.object({ id: idInput });
export type CostIdInput = z.output<typeof costIdInput>;
