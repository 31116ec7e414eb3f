// Hold, release and reset of a job (issue: "On hold with reason and expiry, back to the previous status by the queue"; decision 049).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { daysBetween, type CalendarDay } from '../kernel/dates.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import { goesOnHold, isOnHold } from './hold-status.rules.ts';
import { canEditJob } from './job-edit.rules.ts';
import { mustHaveWhatItNeeds, NOTHING_KNOWN, type StatusFacts } from './status-needs.rules.ts';
import { mustBeEditableStatus, mustBeReachableStatus } from './job.lifecycle.ts';

const inOrder = ({ statuses }: JobStatusSettings) =>
  statuses.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ statusName }) => statusName);

const holdStatuses = (settings: JobStatusSettings) => inOrder(settings).filter((status) => isOnHold(settings, status));

/** Of the work type; null where it has none. */
export const holdStatus = (settings: JobStatusSettings): string | null => holdStatuses(settings)[0] ?? null;
/** What a job begins with. */
export const firstStatus = (settings: JobStatusSettings): string => inOrder(settings)[0] ?? 'Received';

const MOST_HOLD_DAYS = 730;

export function canHoldJob(
  actor: Actor,
  status: string,
  hold: { readonly until: CalendarDay; readonly today: CalendarDay },
  settings: JobStatusSettings,
): Verdict {
  const days = daysBetween(hold.today, hold.until);
  const field = 'until';
  return all(
    canEditJob(actor),
    unless(!isOnHold(settings, status), 'JOB_ON_HOLD'),
    unless(days > 0, 'INVALID_INPUT', { field, sentence: 'A hold has to end on a future date.' }),
    unless(days <= MOST_HOLD_DAYS, 'INVALID_INPUT', { field, sentence: 'A hold can last at most two years.' }),
  );
}

/** Of several hold statuses that one; what is none is not reached by a hold. */
export function canHoldAs(actor: Actor, status: string, to: string, settings: JobStatusSettings, facts: StatusFacts): Verdict {
  return all(
    unless(isOnHold(settings, to), 'STATUS_NOT_ALLOWED', { allowed: holdStatuses(settings) }),
    mustBeReachableStatus(actor, status, to, settings),
    mustHaveWhatItNeeds(status, to, settings, facts),
  );
}

/** Of a hold without its reason and its end. */
export const holdUnexplained = refused('REASON_REQUIRED', { sentence: 'Give a reason for the hold, and the day it ends.' });

/**
 * Set the job's status by its name alone. Refusals: STATUS_NOT_ALLOWED; REASON_REQUIRED for a hold where this person may put the job on hold;
 * STATUS_NEEDS_FIRST by what is known of the job.
 */
export function canSetJobStatus(
  actor: Actor,
  status: string,
  to: string,
  settings: JobStatusSettings,
  facts: StatusFacts = NOTHING_KNOWN,
): Verdict {
  if (goesOnHold(settings, status, to) && canEditJob(actor).ok)
    return all(mustBeReachableStatus(actor, status, to, settings), holdUnexplained);
  return all(mustBeEditableStatus(actor, status, to, settings), mustHaveWhatItNeeds(status, to, settings, facts));
}

/** Whether it may be chosen: a hold by who may put the job on hold, its reason and its end are asked for then. */
export function canTakeStatus(
  actor: Actor,
  status: string,
  to: string,
  settings: JobStatusSettings,
  facts: StatusFacts = NOTHING_KNOWN,
): Verdict {
  return all(
    mustBeReachableStatus(actor, status, to, settings),
    goesOnHold(settings, status, to) ? canEditJob(actor) : allowed,
    mustHaveWhatItNeeds(status, to, settings, facts),
  );
}

export function canReleaseJob(actor: Actor, status: string, settings: JobStatusSettings): Verdict {
  return all(canEditJob(actor), unless(isOnHold(settings, status), 'JOB_NOT_ON_HOLD'));
}

export interface ResetFacts {
  readonly workOrder: string;
  /** Who is onsite at one of its tasks. */
  readonly onsite: readonly string[];
  readonly hasApprovedPayment: boolean;
}

export function canResetJob(actor: Actor, { workOrder, onsite, hasApprovedPayment }: ResetFacts, typed: string): Verdict {
  if (!hasClaim(actor, 'CAN_RESET_CONSTRUCTION')) return refused('CLAIM_REQUIRED', { claim: 'CAN_RESET_CONSTRUCTION' });
  return all(
    unless(typed === workOrder, 'TYPED_OTHERWISE', { field: 'typed', expected: workOrder }),
    unless(onsite.length === 0, 'JOB_HAS_ONSITE', { people: onsite }),
    unless(!hasApprovedPayment, 'PAYMENT_APPROVED'),
  );
}
