// A status for later, as it is sent.
import { z } from 'zod';
import { idInput, instantInput } from '../kernel/input.ts';
import { jobStatusInput } from './job.input.ts';

export const planStatusInput = jobStatusInput.extend({ at: instantInput });
export type PlanStatusInput = z.output<typeof planStatusInput>;

export const cancelPlannedStatusInput = z.object({ id: idInput });
