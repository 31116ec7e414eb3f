// A status that is set at an instant to come: who may plan it, and whether it may still be set when its time has come (decision 056).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { DAY_MS } from '../kernel/dates.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import type { JobStatusSettings } from '../settings/job-status.setting.ts';
import { goesOnHold, isOnHold } from './hold-status.rules.ts';
import { canSetJobStatus, holdUnexplained } from './job-hold.lifecycle.ts';
import { mustHaveWhatItNeeds, NOTHING_KNOWN, type StatusFacts } from './status-needs.rules.ts';

const MOST_DAYS_AHEAD = 730;

/** Reads what is planned; the field sees the status that is. */
export function canReadPlans(actor: Actor): Verdict {
  return unless(hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_CONSTRUCTION' });
}

/** A hold has its own day of return: one job in the queue for each job at most. */
function mustBeSettable(
  actor: Actor,
  current: string,
  status: string,
  settings: JobStatusSettings,
  facts: StatusFacts = NOTHING_KNOWN,
): Verdict {
  return all(unless(!isOnHold(settings, current), 'JOB_ON_HOLD'), canSetJobStatus(actor, current, status, settings, facts));
}

interface Plan {
  readonly status: string;
  readonly at: Date;
}

/** What the status requires is asked when its time has come. Refusals: CLAIM_REQUIRED, JOB_ON_HOLD, STATUS_NOT_ALLOWED, REASON_REQUIRED for a hold, INVALID_INPUT for a time that has passed or is beyond two years. */
export function canPlanStatus(actor: Actor, current: string, plan: Plan, now: Date, settings: JobStatusSettings): Verdict {
  const ahead = plan.at.getTime() - now.getTime();
  const field = 'at';
  return all(
    canReadPlans(actor),
    mustBeSettable(actor, current, plan.status, settings),
    unless(ahead > 0, 'INVALID_INPUT', { field, sentence: 'Choose a time in the future.' }),
    unless(ahead <= MOST_DAYS_AHEAD * DAY_MS, 'INVALID_INPUT', { field, sentence: 'A status can be planned at most two years ahead.' }),
  );
}

/** @param planned null: nothing is */
export function canCancelPlannedStatus(actor: Actor, planned: string | null): Verdict {
  return all(canReadPlans(actor), unless(planned !== null, 'STATUS_NOT_PLANNED'));
}

/**
 * When the time has come, judged as the person who planned it stands then.
 * @param planner null: may not sign in any more
 */
export function canMakePlannedStatus(
  planner: { readonly name: string; readonly actor: Actor | null },
  current: string,
  status: string,
  settings: JobStatusSettings,
  facts: StatusFacts,
): Verdict {
  const { actor, name } = planner;
  if (actor === null || !canReadPlans(actor).ok) return refused('STATUS_PLANNER_LEFT', { name });
  return mustBeSettable(actor, current, status, settings, facts);
}

/** What the settings planned by a delay, when its time has come: nobody's rights are asked. Refusals: JOB_ON_HOLD, STATUS_NOT_ALLOWED, REASON_REQUIRED, STATUS_NEEDS_FIRST. */
export function canMakeDelayedStatus(current: string, status: string, settings: JobStatusSettings, facts: StatusFacts): Verdict {
  return all(
    unless(!isOnHold(settings, current), 'JOB_ON_HOLD'),
    unless(
      settings.statuses.some(({ statusName }) => statusName === status),
      'STATUS_NOT_ALLOWED',
    ),
    goesOnHold(settings, current, status) ? holdUnexplained : allowed,
    mustHaveWhatItNeeds(current, status, settings, facts),
  );
}
