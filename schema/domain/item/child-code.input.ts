// What the page of a child code sends: its fields and its rates, with a reason.
import { z } from 'zod';
import { flagInput, idInput, optionalTextOf, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { archiveInput, recordEditInput } from '../record/record-input.ts';

const reason = requiredTextOf(MOST_REASON, 'REASON_REQUIRED');

export const saveChildCodeInput = z.intersection(recordEditInput, z.object({ why: optionalTextOf(MOST_REASON) }));
export type SaveChildCodeInput = z.output<typeof saveChildCodeInput>;

/** `endsPrevious`: the rate of the same group or contractor that runs on without an end ends on the day before. */
export const saveChildRateInput = z.intersection(
  recordEditInput,
  z.object({ childCodeId: idInput, endsPrevious: flagInput.nullish().transform((ends) => ends ?? false), why: reason }),
);
export type SaveChildRateInput = z.output<typeof saveChildRateInput>;

export const archiveCodeInput = archiveInput.extend({ why: reason });
export type ArchiveCodeInput = z.output<typeof archiveCodeInput>;
