// What the list, the board and the run sheet of jobs take (screens.md §2.5).
import { z } from 'zod';
import { dayInput } from '../kernel/input.ts';
import { listInputs } from '../list/declared-inputs.ts';
import type { DayKey, FilterOf, SortKey } from '../list/list-declaration.ts';
import { tickedNames } from '../list/list.input.ts';
import { JOB_LIST } from './job.columns.ts';

export type JobSort = SortKey<typeof JOB_LIST>;
export type JobDate = DayKey<typeof JOB_LIST>;
export type JobFilter = FilterOf<typeof JOB_LIST>;
export type JobView = JobFilter['view'];

const inputs = listInputs(JOB_LIST);
export const jobListInput = inputs.page;
export const jobIdsInput = inputs.ids;
export type JobListInput = z.output<typeof jobListInput>;

/** With a day: the jobs that have an open task on it, and its tasks alone. */
export const runSheetInput = z.strictObject({ filter: inputs.filter, day: dayInput.nullish().transform((day) => day ?? null) });
export type RunSheetInput = z.output<typeof runSheetInput>;

/** The board by status: columns that are shown further are named. */
export const jobBoardInput = z.strictObject({ filter: inputs.filter, opened: tickedNames.transform((names) => names ?? []) });
export type JobBoardInput = z.output<typeof jobBoardInput>;
