// What may be written of a potential job, and how it is asked for (specification 2 §7).
import { z } from 'zod';
import { optionalIdInput } from '../kernel/input.ts';
import { sendRequestInput } from '../builder-approval/builder-request.input.ts';
import { ENTRY_SHAPE } from './entry.ts';
import { POTENTIAL_JOB_STATUSES } from './potential-job.lifecycle.ts';

/** Left out is nothing. State and approval are the server's to decide: whoever sends them along is not refused, and not heeded. */
export const potentialJobInput = z.object({ id: optionalIdInput, assignedFieldUserId: optionalIdInput, ...ENTRY_SHAPE });
export type PotentialJobInput = z.output<typeof potentialJobInput>;

export const potentialJobsInput = z
  .enum(POTENTIAL_JOB_STATUSES)
  .nullish()
  .transform((status) => status ?? null);

/** As sendRequest takes it. */
export const sendPotentialJobRequestInput = sendRequestInput;
export type SendPotentialJobRequestInput = z.output<typeof sendPotentialJobRequestInput>;
