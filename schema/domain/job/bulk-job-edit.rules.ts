// Which of several jobs take a change that is made on all of them: each is judged by the very rule by which it is changed alone (domain.md §2 "Other
// moves").
import type { Actor } from '../kernel/actor.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { all, type Verdict } from '../kernel/verdict.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import type { JobChange } from './bulk-job-edit.input.ts';
import { canEditJob } from './job-edit.rules.ts';
import { goesOnHold } from './hold-status.rules.ts';
import { canHoldAs, canHoldJob, canSetJobStatus } from './job-hold.lifecycle.ts';

export interface ListedJobState {
  readonly status: string;
  readonly scheduler: string | null;
  readonly updatedDueDate: string | null;
}

/** @param settings of the job's own work type @param today the company's calendar day */
export function canChangeJob(
  actor: Actor,
  job: ListedJobState,
  change: JobChange,
  settings: JobStatusSettings,
  today: CalendarDay,
): Verdict {
  if (change.of !== 'status') return canEditJob(actor);
  const { status: to, hold } = change;
  if (hold === null || !goesOnHold(settings, job.status, to)) return canSetJobStatus(actor, job.status, to, settings);
  return all(canHoldAs(actor, job.status, to, settings), canHoldJob(actor, job.status, { until: hold.until, today }, settings));
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
