// Which of several jobs take a change that is made on all of them: each is judged by the very rule by which it is changed alone (domain.md §2 "Other
// moves").
import type { Actor } from '../kernel/actor.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import type { JobChange } from './bulk-job-edit.input.ts';
import { isJobComplete } from './job-complete.rules.ts';
import { canEditJob } from './job-edit.rules.ts';
import { goesOnHold, isOnHold, type HoldSettings } from './hold-status.rules.ts';
import type { StatusFacts } from './status-needs.rules.ts';
import { canHoldAs, canHoldJob, canReleaseJob, canSetJobStatus } from './job-hold.lifecycle.ts';

export interface ListedJobState {
  readonly status: string;
  readonly scheduler: string | null;
  readonly updatedDueDate: string | null;
}

/** @param settings of the job's own work type @param facts what a status asks of the job @param today the company's calendar day */
export function canChangeJob(
  actor: Actor,
  job: ListedJobState,
  change: JobChange,
  settings: JobStatusSettings,
  today: CalendarDay,
  facts: StatusFacts,
): Verdict {
  if (change.of !== 'status') return canEditJob(actor);
  const { status: to, hold } = change;
  if (hold === null || !goesOnHold(settings, job.status, to)) return canSetJobStatus(actor, job.status, to, settings, facts);
  return all(canHoldAs(actor, job.status, to, settings, facts), canHoldJob(actor, job.status, { until: hold.until, today }, settings));
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

export const BULK_EFFECTS = ['changes', 'reopens', 'endsHold', 'same'] as const;
/** What becomes of a job that takes the change: it is changed, it is opened again though it was finished, its hold ends, or it is so already. */
export type BulkEffect = (typeof BULK_EFFECTS)[number];

/** @param settings of the job's own work type */
export function effectOn(job: ListedJobState, change: JobChange, settings: HoldSettings): BulkEffect {
  if (!changesJob(job, change)) return 'same';
  if (change.of !== 'status') return 'changes';
  if (isJobComplete(job) && !isJobComplete(change)) return 'reopens';
  return isOnHold(settings, job.status) && !isOnHold(settings, change.status) ? 'endsHold' : 'changes';
}

/** Finished work is opened again for a reason, which its history keeps. Refusals: REASON_REQUIRED. */
export function canReopenSeveral(effects: readonly BulkEffect[], reason: string | null): Verdict {
  return unless(reason !== null || !effects.includes('reopens'), 'REASON_REQUIRED', {
    sentence: 'Give a reason for reopening finished jobs.',
  });
}

/** Taking a change back: the job is as the change left it, so that nobody's later work is lost. Refusals: STALE_VERSION. */
export const canUndoChange = (job: { readonly version: number }, change: { readonly version: number }): Verdict =>
  unless(job.version === change.version, 'STALE_VERSION');

/** Taking a hold back releases the job, where it is as the hold left it. Refusals: STALE_VERSION, and those of a release. */
export const canUndoHold = (
  actor: Actor,
  job: { readonly version: number; readonly status: string },
  hold: { readonly version: number },
  settings: JobStatusSettings,
): Verdict => all(canUndoChange(job, hold), canReleaseJob(actor, job.status, settings));

interface EndedPlan {
  readonly plannedStatus: string;
  readonly plannedStatusAt: Date;
  /** Null: the settings planned it. */
  readonly plannedStatusBy: number | null;
}

/** Whether what was planned before a hold that is taken back stands again: its time is to come, and the settings would plan the same or a person did. */
export function canPlanAgain(plan: EndedPlan, status: string, { statuses }: JobStatusSettings, now: Date): boolean {
  if (plan.plannedStatusAt <= now) return false;
  const delay = statuses.find(({ statusName }) => statusName === status)?.delay;
  return plan.plannedStatusBy !== null || delay?.to === plan.plannedStatus;
}
