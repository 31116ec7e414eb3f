// What a project amounts to: whether it is on time, and its progress as two cumulative lines (screens.md §2.24; decision 051).
import { addDays, daysBetween, isoWeekStart, type CalendarDay } from '../kernel/dates.ts';

/** The most points of a progress: a plot of 1,200 pixels shows no more. */
export const MOST_POINTS = 200;
const WEEK = 7;

/** What happened on one day; days on which nothing did are left out. */
export interface ProgressDay {
  readonly day: CalendarDay;
  /** Jobs due. */
  readonly planned: number;
  /** Jobs that are complete, by their day. */
  readonly done: number;
}

export interface ProgressPoint {
  /** The last day of the point's period. */
  readonly day: CalendarDay;
  /** Jobs due until then. */
  readonly planned: number;
  /** Jobs complete until then. */
  readonly done: number;
}

export interface Progress {
  /** How many days one point stands for: 1, or whole weeks from Monday to Sunday. */
  readonly stepDays: number;
  readonly points: readonly ProgressPoint[];
}

/** Days where those are at most 200, else weeks, else as many weeks as it takes. @param days each once, in order */
export function progressOf(days: readonly ProgressDay[]): Progress {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { stepDays: 1, points: [] };
  const { start, stepDays, count } = periodsOf(first.day, last.day);
  const points: ProgressPoint[] = [];
  let [at, planned, done] = [0, 0, 0];
  for (let period = 0; period < count; period++) {
    const day = addDays(start, (period + 1) * stepDays - 1);
    for (let one = days[at]; one !== undefined && one.day <= day; one = days[++at]) {
      planned += one.planned;
      done += one.done;
    }
    points.push({ day, planned, done });
  }
  return { stepDays, points };
}

function periodsOf(first: CalendarDay, last: CalendarDay): { start: CalendarDay; stepDays: number; count: number } {
  const inDays = daysBetween(first, last) + 1;
  if (inDays <= MOST_POINTS) return { start: first, stepDays: 1, count: inDays };
  const start = isoWeekStart(first);
  const weeks = Math.floor(daysBetween(start, last) / WEEK) + 1;
  const stepDays = WEEK * Math.ceil(weeks / MOST_POINTS);
  return { start, stepDays, count: Math.floor(daysBetween(start, last) / stepDays) + 1 };
}

/** Of the jobs that the person reads. */
export interface ProjectCounts {
  readonly jobsTotal: number;
  /** By the rule of a complete job (job-complete.rules): the plot, the figure and the lists are one. */
  readonly jobsComplete: number;
  /** Due before today and not complete. */
  readonly jobsOverdue: number;
}

export const PROJECT_HEALTHS = ['No jobs', 'Complete', 'Behind', 'On time'] as const;
export type ProjectHealth = (typeof PROJECT_HEALTHS)[number];

/** In one word [assume]: one overdue job is enough to be behind. */
export function projectHealth({ jobsTotal, jobsComplete, jobsOverdue }: ProjectCounts): ProjectHealth {
  if (jobsTotal === 0) return 'No jobs';
  if (jobsComplete === jobsTotal) return 'Complete';
  return jobsOverdue > 0 ? 'Behind' : 'On time';
}
