// What an administrator asks of the queue, each with its reason.
import { z } from 'zod';
import { idInput, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { QUEUE_MOVES, SCHEDULED_TASK_NAMES } from './queue.rules.ts';

/** As many as the page shows. */
export const MOST_QUEUE_JOBS = 200;
const why = requiredTextOf(MOST_REASON, 'REASON_REQUIRED');

export const moveQueueJobsInput = z.strictObject({
  move: z.enum(QUEUE_MOVES),
  ids: z
    .array(idInput)
    .min(1)
    .max(MOST_QUEUE_JOBS)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
  why,
});
export type MoveQueueJobsInput = z.output<typeof moveQueueJobsInput>;

export const runScheduledTaskInput = z.strictObject({ task: z.enum(SCHEDULED_TASK_NAMES), why });
export type RunScheduledTaskInput = z.output<typeof runScheduledTaskInput>;
