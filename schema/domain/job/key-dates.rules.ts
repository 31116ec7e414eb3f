// The days that a job stands or falls by, each with what is to be known of it: late, soon, met (screens.md §2.6). Pure: today is given.
import { formatDate, formatNearDay } from '../kernel/date-format.ts';
import { daysBetween, isDay, type CalendarDay } from '../kernel/dates.ts';
import { isJobComplete, isJobEnded } from './job-complete.rules.ts';

export interface KeyDateFacts {
  readonly releaseDate: CalendarDay | null;
  readonly startDueDate: CalendarDay | null;
  readonly onsiteDate: CalendarDay | null;
  readonly laseDate: CalendarDay | null;
  readonly originalDueDate: CalendarDay | null;
  readonly updatedDueDate: CalendarDay | null;
  readonly dbydExpiryDate: CalendarDay | null;
  readonly crqDate: CalendarDay | null;
  readonly crqNumber: string | null;
  readonly integrationDate: CalendarDay | null;
  /** When the last of its tasks was done. */
  readonly workTasksCompleteDate: CalendarDay | null;
  readonly status: string;
  /** As a day of the job's zone. */
  readonly builderApprovedDay: CalendarDay | null;
  readonly builderApprovalSentDay: CalendarDay | null;
}

export interface KeyDate {
  readonly label: string;
  readonly day: CalendarDay | null;
  readonly tone: 'plain' | 'late' | 'soon';
  readonly note: string;
}

/** DBYD plans that run out within so many days are to be renewed. */
export const DBYD_SOON_DAYS = 10;

const late = (days: number): string => (days === 1 ? '1 day late' : `${days.toLocaleString('en-AU')} days late`);
const expired = (days: number): string => (days === 1 ? 'expired yesterday' : `expired ${days.toLocaleString('en-AU')} days ago`);
const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${String(days)} days`);

/** What is known of whether a day was kept. */
type Kept = 'open' | 'met' | 'unknown' | { readonly lateBy: number };

interface Deadline {
  readonly label: string;
  readonly day: CalendarDay | null;
  readonly kept: Kept;
  readonly note?: string | undefined;
}

/** Red is for what can still be made good: what was done late is told, and is plain. */
function deadline({ label, day, kept, note }: Deadline, today: CalendarDay): KeyDate {
  if (day === null) return { label, day, tone: 'plain', note: note ?? 'not set' };
  if (kept === 'met') return { label, day, tone: 'plain', note: note ?? 'met' };
  if (kept === 'unknown') return { label, day, tone: 'plain', note: note ?? '' };
  if (kept !== 'open') return { label, day, tone: 'plain', note: `done ${late(kept.lateBy)}` };
  const left = daysBetween(today, day);
  return left < 0 ? { label, day, tone: 'late', note: late(-left) } : { label, day, tone: 'plain', note: note ?? inDays(left) };
}

/** By the day on which it was done; without one an open job has it before it, and of an ended one nobody knows. */
function keptBy(day: CalendarDay | null, doneDay: CalendarDay | null, isEnded: boolean): Kept {
  if (doneDay === null || day === null) return isEnded ? 'unknown' : 'open';
  const over = daysBetween(day, doneDay);
  return over > 0 ? { lateBy: over } : 'met';
}

/** The day that counts: the one it was moved to, else the first. */
export function dueDayOf(job: Pick<KeyDateFacts, 'originalDueDate' | 'updatedDueDate'>): CalendarDay | null {
  return job.updatedDueDate ?? job.originalDueDate;
}

/** Said beside a task's day that is after its job's due day; undefined where it is not, or is no day. */
export function taskDueWarning(day: string, job: Pick<KeyDateFacts, 'originalDueDate' | 'updatedDueDate'>): string | undefined {
  const due = dueDayOf(job);
  return due !== null && isDay(day) && day > due ? `After the job’s due date, ${formatDate(due)}.` : undefined;
}

export function keyDates(job: KeyDateFacts, today: CalendarDay): readonly KeyDate[] {
  const isEnded = isJobEnded(job);
  return [
    told('Released', job.releaseDate),
    approval(job, isEnded, today),
    start('Start due', job.startDueDate, job, today),
    told('Onsite', job.onsiteDate, isEnded ? 'not set' : 'not yet'),
    start('LASE', job.laseDate, job, today),
    due(job, today),
    dbyd(job.dbydExpiryDate, isEnded, today),
    told('CRQ', job.crqDate, 'not set', job.crqNumber ?? undefined),
    told('Integration', job.integrationDate),
  ];
}

/** The days by which the crew is to be onsite. An onsite day that is still to come keeps nothing yet. */
function start(label: string, day: CalendarDay | null, job: KeyDateFacts, today: CalendarDay): KeyDate {
  const begun = job.onsiteDate !== null && job.onsiteDate <= today ? job.onsiteDate : null;
  return deadline({ label, day, kept: keptBy(day, begun, isJobEnded(job)) }, today);
}

/** Kept by the job's end, not by that of its tasks: those may be back with the crew. A cancelled job kept nothing. */
function due(job: KeyDateFacts, today: CalendarDay): KeyDate {
  const day = dueDayOf(job);
  const doneDay = isJobComplete(job) ? job.workTasksCompleteDate : null;
  const moved = job.updatedDueDate !== null && job.originalDueDate !== null && job.updatedDueDate !== job.originalDueDate;
  const note = moved ? `was ${formatNearDay(job.originalDueDate, today)}` : undefined;
  return deadline({ label: 'Due', day, kept: keptBy(day, doneDay, isJobEnded(job)), note }, today);
}

const told = (label: string, day: CalendarDay | null, none = 'not set', note = ''): KeyDate => ({
  label,
  day,
  tone: 'plain',
  note: note !== '' ? note : day === null ? none : '',
});

function approval({ builderApprovedDay, builderApprovalSentDay }: KeyDateFacts, isEnded: boolean, today: CalendarDay): KeyDate {
  if (builderApprovedDay !== null) return told('Builder approved', builderApprovedDay);
  const asked = builderApprovalSentDay === null ? null : `asked ${formatNearDay(builderApprovalSentDay, today)}`;
  return told('Builder approved', null, asked ?? (isEnded ? 'not asked' : 'not asked yet'));
}

/** Plans run out: they are neither late nor met, and nobody digs by those of an ended job. */
function dbyd(day: CalendarDay | null, isEnded: boolean, today: CalendarDay): KeyDate {
  if (day === null || isEnded) return told('DBYD expiry', day);
  const left = daysBetween(today, day);
  const tone = left < 0 ? 'late' : left <= DBYD_SOON_DAYS ? 'soon' : 'plain';
  return { label: 'DBYD expiry', day, tone, note: left < 0 ? expired(-left) : inDays(left) };
}
