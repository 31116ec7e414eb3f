// Which section of the field list a task stands in, and in which order (specification 2 §4, made exact in domain.md §2).
// The first rule that matches wins and the last one catches the rest: nothing is ever hidden, nothing stands twice.
import { formatDayRange, formatNearWeekday } from '../kernel/date-format.ts';
import { addDays, dayInZone, isoWeekStart, weekdayName, WEEKDAYS, type CalendarDay, type Weekday } from '../kernel/dates.ts';
import type { FieldListSettings, FieldListSettingsOf } from '../settings/field-job-status.setting.ts';
import { isOnHold } from '../job/hold-status.rules.ts';
import { isCompleteStatus } from '../job/job-complete.rules.ts';
import type { FieldTask } from './field-task.ts';

export const FIELD_LIST_GROUPS = [
  'Completed',
  'Previously Scheduled',
  ...WEEKDAYS,
  'By Status',
  'Next Week',
  'Next Month',
  'On Hold',
] as const;
export type FieldListGroup = (typeof FIELD_LIST_GROUPS)[number];

type GroupFacts = Pick<FieldTask, 'status' | 'completedDate' | 'scheduledStartTime' | 'dueDate'>;

export interface FieldListSection {
  readonly group: FieldListGroup;
  /** 'Friday 20 Nov' for a weekday, with the year where it is not this one; else the group's name. */
  readonly heading: string;
  /** The weekday's date. */
  readonly day: CalendarDay | null;
  readonly isToday: boolean;
  /** '23 to 29 Nov' for Next Week. */
  readonly range: string | null;
  readonly tasks: readonly FieldTask[];
}

/** The day a task is planned for: of its scheduled start in the zone, else its due date, else none. */
export function plannedDay(task: Pick<FieldTask, 'scheduledStartTime' | 'dueDate'>, zone: string): CalendarDay | null {
  return task.scheduledStartTime === null ? task.dueDate : dayInZone(task.scheduledStartTime, zone);
}

/** A due date in the past with no completion (specification 2 §4). Due today is not overdue. */
export function isOverdue(task: Pick<FieldTask, 'dueDate' | 'completedDate'>, today: CalendarDay): boolean {
  return task.completedDate === null && task.dueDate !== null && task.dueDate < today;
}

function isTracked(status: string, settings: FieldListSettings): boolean {
  return settings.useJobStatus && settings.statuses.some((s) => s.statusName === status);
}

export function fieldListGroup(task: GroupFacts, settings: FieldListSettings, today: CalendarDay, zone: string): FieldListGroup {
  if (isOnHold(settings, task.status)) return 'On Hold';
  if (task.completedDate !== null) return 'Completed';
  const day = plannedDay(task, zone);
  const monday = isoWeekStart(today);
  const isComplete = isCompleteStatus(task.status);
  const tracked = isTracked(task.status, settings);
  if (day !== null && day < monday && !tracked && !isComplete) return 'Previously Scheduled';
  if (day !== null && day >= monday && day < addDays(monday, 7)) return weekdayName(day);
  if (tracked && !isComplete) return 'By Status';
  if (day === null || day < monday) return 'Previously Scheduled';
  return day < addDays(monday, 14) ? 'Next Week' : 'Next Month';
}

const words = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });
const LAST = Number.POSITIVE_INFINITY;

/** Scheduled start, due date, work order; a task without one comes after those with one. */
function byPlan(a: FieldTask, b: FieldTask): number {
  const startOf = (task: FieldTask) => (task.scheduledStartTime === null ? LAST : Date.parse(task.scheduledStartTime));
  const [startA, startB] = [startOf(a), startOf(b)];
  if (startA !== startB) return startA < startB ? -1 : 1;
  const [dueA, dueB] = [a.dueDate ?? '9999-12-31', b.dueDate ?? '9999-12-31'];
  if (dueA !== dueB) return dueA < dueB ? -1 : 1;
  return words.compare(a.workOrder, b.workOrder) || a.id - b.id;
}

/** By fieldOrder, then status, then as everywhere. */
function byStatus(settingsOf: FieldListSettingsOf): (a: FieldTask, b: FieldTask) => number {
  const orderOf = (task: FieldTask) =>
    settingsOf(task.workType).statuses.find((s) => s.statusName === task.status)?.fieldOrder ?? Number.MAX_SAFE_INTEGER;
  return (a, b) => orderOf(a) - orderOf(b) || words.compare(a.status, b.status) || byPlan(a, b);
}

export function sortFieldTasks(tasks: readonly FieldTask[]): FieldTask[] {
  return [...tasks].sort(byPlan);
}

function section(group: FieldListGroup, tasks: readonly FieldTask[], today: CalendarDay): FieldListSection {
  const monday = isoWeekStart(today);
  const weekdayIndex = WEEKDAYS.indexOf(group as Weekday);
  const day = weekdayIndex < 0 ? null : addDays(monday, weekdayIndex);
  return {
    group,
    heading: day === null ? group : formatNearWeekday(day, today),
    day,
    isToday: day === today,
    range: group === 'Next Week' ? formatDayRange(addDays(monday, 7), addDays(monday, 13), today) : null,
    tasks,
  };
}

/** The sections that hold something, in the order of the screen. Rejected tasks are not among them: they stand in the red box (rejectedSchedules). */
export function groupFieldList(
  tasks: readonly FieldTask[],
  settingsOf: FieldListSettingsOf,
  today: CalendarDay,
  zone: string,
): FieldListSection[] {
  const tasksByGroup = new Map<FieldListGroup, FieldTask[]>();
  for (const task of tasks) {
    const group = fieldListGroup(task, settingsOf(task.workType), today, zone);
    const members = tasksByGroup.get(group);
    if (members === undefined) tasksByGroup.set(group, [task]);
    else members.push(task);
  }
  return FIELD_LIST_GROUPS.flatMap((group) => {
    const members = tasksByGroup.get(group);
    if (members === undefined) return [];
    return [section(group, members.sort(group === 'By Status' ? byStatus(settingsOf) : byPlan), today)];
  });
}
