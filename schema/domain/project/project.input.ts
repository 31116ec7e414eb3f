// What may be written of a project, and how its lists are asked for (screens.md §2.24).
import { z } from 'zod';
import { idInput, lineOf, optionalIdInput, pageOf } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { listPageInput } from '../list/list.input.ts';
import { wholeRecordInput } from '../record/record-input.ts';
import { PROJECT } from './project.fields.ts';
import { MAX_WORK_ORDER, MIN_JOB_SEARCH } from './project.limits.ts';

const MAX_SEARCH = 200;
const MOST_FOUND = 50;

/** A new one without an id. What is left out is cleared: the form always sends all of it. */
export const projectInput = wholeRecordInput(PROJECT);
export type ProjectInput = z.output<typeof projectInput>;

/** Each job once; `fromProjectId` says where the person saw them, so that a job that has moved since stays where it is. */
export const moveJobsInput = z.object({
  projectId: optionalIdInput,
  fromProjectId: optionalIdInput,
  jobIds: z
    .array(idInput)
    .min(1)
    .max(entryLimit('jobIds'))
    .transform((ids) => [...new Set(ids)]),
});
export type MoveJobsInput = z.output<typeof moveJobsInput>;

export const projectJobsInput = z.object({ projectId: idInput, ...listPageInput });
export type ProjectJobsInput = z.output<typeof projectJobsInput>;

export const jobsByWorkOrderInput = z.object({
  workOrders: z.array(lineOf(MAX_WORK_ORDER).min(1)).min(1).max(entryLimit('workOrders')),
});
export type JobsByWorkOrderInput = z.output<typeof jobsByWorkOrderInput>;

export const jobsForProjectInput = z.object({
  search: lineOf(MAX_SEARCH).refine((text) => text.length >= MIN_JOB_SEARCH, {
    error: `needs at least ${String(MIN_JOB_SEARCH)} characters.`,
  }),
  first: pageOf(20, MOST_FOUND),
});
export type JobsForProjectInput = z.output<typeof jobsForProjectInput>;
