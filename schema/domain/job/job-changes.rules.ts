// Which of several jobs take a change that is made on all of them: each is judged as if it were changed alone (domain.md §2 "Other moves").
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import type { JobChange } from './job-changes.input.ts';
import { canSetJobStatus } from './job.lifecycle.ts';

export interface ListedJobState {
  readonly status: string;
  readonly scheduler: string | null;
  readonly updatedDueDate: string | null;
}

/** @param settings of the job's own work type */
export function canChangeJob(actor: Actor, job: ListedJobState, change: JobChange, settings: JobStatusSettings): Verdict {
  if (change.of === 'status') return canSetJobStatus(actor, job.status, change.status, settings);
  return unless(hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_CONSTRUCTION' });
}

/** A job that is so already is allowed and left alone. */
export function changesJob(job: ListedJobState, change: JobChange): boolean {
  switch (change.of) {
    case 'status':
      return job.status !== change.status;
    case 'scheduler':
      return job.scheduler !== change.scheduler;
    case 'dueDate':
      return job.updatedDueDate !== change.updatedDueDate;
  }
}
