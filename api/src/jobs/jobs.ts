// Every kind of job by its name, and those that come again by the clock (decision 031).
import { MAKE_PREVIEWS } from '../features/attachment/previews.ts';
import { REMOVE_BYTES } from '../features/attachment/remove-bytes.ts';
import type { Job, Recurring } from '../platform/queue/job.ts';
import { keepRecords, type KeepDeps } from './keep-records.ts';
import { makePreviews } from './make-previews.ts';
import { removeUnnamedBytes } from './remove-bytes.ts';
import { SWEEP_FILES } from './remove-unreferenced.ts';
import { sweepFiles, type SweepDeps } from './sweep-files.ts';

export function createJobs(deps: SweepDeps & KeepDeps): Readonly<Record<string, Job>> {
  return {
    [SWEEP_FILES]: () => sweepFiles(deps),
    keep_records: () => keepRecords(deps),
    [MAKE_PREVIEWS]: (payload) => makePreviews(deps, payload),
    [REMOVE_BYTES]: (payload) => removeUnnamedBytes(deps, payload),
  };
}

/** Each hour, not at the same minute. */
export const RECURRING: readonly Recurring[] = [
  { job: SWEEP_FILES, at: '17 * * * *' },
  { job: 'keep_records', at: '47 * * * *' },
];
