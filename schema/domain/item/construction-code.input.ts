// What the page of a construction code sends: its fields with a reason, and whether the rate before it ends.
import { z } from 'zod';
import { flagInput, optionalTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { recordEditInput } from '../record/record-input.ts';

/** `endsPrevious`: of a new one; the rate of the same customer, contract and code that holds on the first day ends on the day before. */
export const saveConstructionCodeInput = z.intersection(
  recordEditInput,
  z.object({ endsPrevious: flagInput.nullish().transform((ends) => ends ?? false), why: optionalTextOf(MOST_REASON) }),
);
export type SaveConstructionCodeInput = z.output<typeof saveConstructionCodeInput>;
