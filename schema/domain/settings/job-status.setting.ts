// 'Job Status Settings': the statuses of a work type, and which of them the field may choose (specification 1 §4; domain.md §4).
import type { z } from 'zod';
import type { jobStatusSettings } from './job-status.schema.ts';

export type JobStatusSettings = z.output<typeof jobStatusSettings>;

export const DEFAULT_JOB_STATUS_SETTINGS: JobStatusSettings = { statuses: [] };
