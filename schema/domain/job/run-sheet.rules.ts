// Run sheets (screens.md §2.5 and §2.16): the open tasks of some jobs as each crew drives them, a sheet for a crew and a day.
import { dayInZone, type CalendarDay } from '../kernel/dates.ts';

/** Of one printing. */
export const MOST_RUN_JOBS = 200;

export interface RunTask {
  readonly scheduleId: number;
  readonly groupId: number | null;
  readonly group: string | null;
  readonly scheduledStartTime: string | null;
  readonly dueDate: CalendarDay | null;
}

export interface RunStop<Job, Task> {
  readonly job: Job;
  readonly task: Task;
}

export interface RunSheet<Job, Task> {
  /** Of its crew and day, for what must tell one from another. */
  readonly key: string;
  /** Null: nobody has them yet. */
  readonly group: string | null;
  /** Null: no day is set. */
  readonly day: CalendarDay | null;
  /** In the order in which they are driven: by time, then those of the day without one. */
  readonly stops: readonly RunStop<Job, Task>[];
}

/** The day of its time; without a time, the day on which it is due. @param zone the company's */
const runDay = ({ scheduledStartTime, dueDate }: RunTask, zone: string): CalendarDay | null =>
  scheduledStartTime === null ? dueDate : dayInZone(scheduledStartTime, zone);

/** What is not set comes last. */
const LAST = '\uffff';
const order = (one: string | null, other: string | null): number => {
  const [a, b] = [one ?? LAST, other ?? LAST];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Crews by name, days in their order, what has no crew or no day after those that have one. */
export function runSheets<Task extends RunTask, Job extends { readonly tasks: readonly Task[] }>(
  jobs: readonly Job[],
  zone: string,
): readonly RunSheet<Job, Task>[] {
  const sheets = new Map<string, RunSheet<Job, Task>>();
  for (const job of jobs) {
    for (const task of job.tasks) {
      const day = runDay(task, zone);
      const key = `${String(task.groupId)} ${String(day)}`;
      const sheet = sheets.get(key) ?? { key, group: task.group, day, stops: [] };
      sheets.set(key, { ...sheet, stops: [...sheet.stops, { job, task }] });
    }
  }
  const byTime = (one: RunStop<Job, Task>, other: RunStop<Job, Task>) =>
    order(one.task.scheduledStartTime, other.task.scheduledStartTime) || one.task.scheduleId - other.task.scheduleId;
  return [...sheets.values()]
    .map((sheet) => ({ ...sheet, stops: sheet.stops.toSorted(byTime) }))
    .toSorted((one, other) => order(one.group, other.group) || order(one.day, other.day) || order(one.key, other.key));
}
