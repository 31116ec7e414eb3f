// What may be written of a potential job, and how it is asked for (specification 2 §7).
import { z } from 'zod';
import { idInput, optionalIdInput, textOf } from '../kernel/input.ts';
import { MOST_MESSAGE_CHARACTERS } from '../builder-approval/builder-message.rules.ts';
import { MOST_JOBS } from '../builder-approval/builder-request.lifecycle.ts';
import { ENTRY_SHAPE } from './entry.ts';
import { POTENTIAL_JOB_STATUSES } from './potential-job.lifecycle.ts';

/** Left out is nothing. State and approval are the server's to decide: whoever sends them along is not refused, and not heeded. */
export const potentialJobInput = z.object({ id: optionalIdInput, assignedFieldUserId: optionalIdInput, ...ENTRY_SHAPE });
export type PotentialJobInput = z.output<typeof potentialJobInput>;

export const potentialJobsInput = z
  .enum(POTENTIAL_JOB_STATUSES)
  .nullish()
  .transform((status) => status ?? null);

export const sendPotentialJobRequestInput = z
  .strictObject({ ids: z.array(idInput).min(1).max(MOST_JOBS), message: textOf(MOST_MESSAGE_CHARACTERS).min(1) })
  .transform(({ ids, message }) => ({ ids: [...new Set(ids)].toSorted((a, b) => a - b), message }));
export type SendPotentialJobRequestInput = z.output<typeof sendPotentialJobRequestInput>;
