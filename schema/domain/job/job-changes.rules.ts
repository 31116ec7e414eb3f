// Which of several jobs take a change that is made on all of them: each is judged as if it were changed alone (domain.md §2 "Other moves").
import { hasClaim, type Actor } from '../kernel/actor.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { all, allowed, unless, type Verdict } from '../kernel/verdict.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import type { AskedHold, JobChange } from './job-changes.input.ts';
import { canEditJob } from './job-edit.rules.ts';
import { goesOnHold } from './hold-status.rules.ts';
import { canHoldJob, holdUnexplained } from './job-hold.lifecycle.ts';
import { mustBeReachableStatus } from './job.lifecycle.ts';

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
  if (change.of === 'status')
    return all(
      mustBeReachableStatus(actor, job.status, change.status, settings),
      goesOnHold(job.status, change.status) ? canBeHeld(actor, job.status, change.hold, today) : allowed,
    );
  return unless(hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_CONSTRUCTION' });
}

function canBeHeld(actor: Actor, status: string, hold: AskedHold | null, today: CalendarDay): Verdict {
  return all(canEditJob(actor), hold === null ? holdUnexplained : canHoldJob(actor, status, { until: hold.until, today }));
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
