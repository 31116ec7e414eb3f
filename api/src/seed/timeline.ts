// When each step of a seeded task happened: in order, and never later than the moment of seeding.
import { DAY_MS, HOUR_MS, MINUTE_MS } from './calendar.ts';
import { isCompleted, isSubmitted, isVisited, type TaskPlan } from './task-plan.ts';
import type { World } from './world.ts';

/** The day and hour when the office issues tasks: a week before, at 9:12. */
const ISSUE_MINUTE = 552;
const OPEN_VISIT_MS = 72 * MINUTE_MS;

/** Milliseconds since 1970; null is what has not happened. */
export interface Timeline {
  readonly scheduledStart: number;
  readonly issued: number;
  readonly accepted: number | null;
  readonly declined: number | null;
  readonly onsite: number | null;
  readonly offsite: number | null;
  /** When the visit was completed: also that of a task which was reopened since. */
  readonly visitCompleted: number | null;
  readonly completed: number | null;
  readonly submitted: number | null;
  readonly rejected: number | null;
  readonly reopened: number | null;
  readonly approved: number | null;
  readonly paid: number | null;
}

export function timelineOf(plan: TaskPlan, isSubcontracted: boolean, { calendar, random }: World): Timeline {
  const { nowMs, at } = calendar;
  const { state } = plan;
  const issued = Math.min(at(plan.day, ISSUE_MINUTE) - 7 * DAY_MS, nowMs - 3 * DAY_MS);
  const onsite = isVisited(state) ? visitStart(plan, nowMs, at, random.whole(0, 20)) : null;
  const workedMinutes = random.whole(140, 190);
  const isDone = isCompleted(state) || state === 'reopened';
  const ended = onsite === null || state === 'onsite' ? null : onsite + (isDone ? workedMinutes : 95) * MINUTE_MS;
  const completed = isCompleted(state) ? ended : null;
  const submitted = isSubmitted(state) && completed !== null ? completed + random.whole(8, 25) * MINUTE_MS : null;
  const isThrough = state === 'approved' || state === 'paid';
  return {
    scheduledStart: at(plan.day, plan.startMinute),
    issued,
    accepted:
      state !== 'new' && state !== 'declined' && (isSubcontracted || plan.isAcceptedByOthers === true) ? issued + 20 * HOUR_MS : null,
    declined: state === 'declined' ? issued + 22 * HOUR_MS : null,
    onsite,
    offsite: ended,
    visitCompleted: isDone ? ended : null,
    completed,
    submitted,
    rejected: plan.isRejected === true ? notLater((submitted ?? completed ?? nowMs) + 16 * HOUR_MS, nowMs) : null,
    reopened: state === 'reopened' ? nowMs - 20 * HOUR_MS : null,
    approved: isThrough && submitted !== null ? notLater(submitted + 2 * DAY_MS, nowMs) : null,
    paid: state === 'paid' && submitted !== null ? notLater(submitted + 9 * DAY_MS, nowMs) : null,
  };
}

function visitStart(plan: TaskPlan, nowMs: number, at: World['calendar']['at'], lateMinutes: number): number {
  if (plan.state === 'onsite') return nowMs - OPEN_VISIT_MS;
  if (plan.state === 'reopened') return nowMs - 50 * HOUR_MS;
  return Math.min(at(plan.day, plan.startMinute) + lateMinutes * MINUTE_MS, nowMs - 4 * HOUR_MS);
}

const notLater = (ms: number, nowMs: number): number => Math.min(ms, nowMs - MINUTE_MS);
