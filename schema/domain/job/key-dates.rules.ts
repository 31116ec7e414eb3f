// The days that a job stands or falls by, each with what is to be known of it: late, soon, met (screens.md §2.6). Pure: today is given.
import { formatDate, formatDayMonth } from '../kernel/date-format.ts';
import { daysBetween, isDay, type CalendarDay } from '../kernel/dates.ts';
import { isJobEnded } from './job-complete.rules.ts';

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

interface Deadline {
  readonly label: string;
  readonly day: CalendarDay | null;
  /** It was met: nothing is late any more. */
  readonly isMet: boolean;
  readonly note?: string | undefined;
}

function deadline({ label, day, isMet, note }: Deadline, today: CalendarDay): KeyDate {
  if (day === null) return { label, day, tone: 'plain', note: note ?? 'not set' };
  const left = daysBetween(today, day);
  if (isMet) return { label, day, tone: 'plain', note: note ?? 'met' };
  return left < 0 ? { label, day, tone: 'late', note: late(-left) } : { label, day, tone: 'plain', note: note ?? inDays(left) };
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
  const isDone = isJobEnded(job);
  const moved = job.updatedDueDate !== null && job.originalDueDate !== null && job.updatedDueDate !== job.originalDueDate;
  return [
    told('Released', job.releaseDate),
    approval(job),
    deadline(
      {
        label: 'Start due',
        day: job.startDueDate,
        isMet: isDone || job.onsiteDate !== null,
        note: job.onsiteDate === null ? undefined : `begun ${formatDayMonth(job.onsiteDate)}`,
      },
      today,
    ),
    told('Onsite', job.onsiteDate, 'not yet'),
    deadline({ label: 'LASE', day: job.laseDate, isMet: isDone }, today),
    deadline(
      { label: 'Due', day: dueDayOf(job), isMet: isDone, note: moved ? `was ${formatDayMonth(job.originalDueDate)}` : undefined },
      today,
    ),
    dbyd(job.dbydExpiryDate, isDone, today),
    told('CRQ', job.crqDate, 'not set', job.crqNumber ?? undefined),
    told('Integration', job.integrationDate),
  ];
}

const told = (label: string, day: CalendarDay | null, none = 'not set', note = ''): KeyDate => ({
  label,
  day,
  tone: 'plain',
  note: note !== '' ? note : day === null ? none : '',
});

function approval({ builderApprovedDay, builderApprovalSentDay }: KeyDateFacts): KeyDate {
  if (builderApprovedDay !== null) return told('Builder approved', builderApprovedDay);
  return told(
    'Builder approved',
    null,
    builderApprovalSentDay === null ? 'not asked yet' : `asked ${formatDayMonth(builderApprovalSentDay)}`,
  );
}

function dbyd(day: CalendarDay | null, isDone: boolean, today: CalendarDay): KeyDate {
  const made = deadline({ label: 'DBYD expiry', day, isMet: isDone }, today);
  if (day === null || isDone) return made;
  // plans run out, they are not late
  if (made.tone === 'late') return { ...made, note: expired(daysBetween(day, today)) };
  return daysBetween(today, day) <= DBYD_SOON_DAYS ? { ...made, tone: 'soon' } : made;
}
