// Where the bars of a schedule lie, in parts of its width, and what each says: figures and words alone, no drawing.
import { formatDayMonth } from '@lotline/schema/domain/kernel/date-format';
import { addDays, daysBetween, isoWeekStart, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { placeIn, type Span } from '@lotline/schema/domain/project/project-schedule.rules';
import type { ScheduledTask } from './project-data.ts';

export interface Days {
  readonly today: CalendarDay;
  readonly range: Span;
}

interface Planned {
  readonly task: ScheduledTask;
  readonly span: Span;
}

/** Those that have a day. */
export const plannedOf = (tasks: readonly ScheduledTask[]): readonly Planned[] =>
  tasks.flatMap((task) => (task.fromDay === null || task.toDay === null ? [] : [{ task, span: { from: task.fromDay, to: task.toDay } }]));

export const spansOf = (tasks: readonly ScheduledTask[]): readonly Span[] => plannedOf(tasks).map(({ span }) => span);

const percent = (part: number): string => `${(100 * part).toFixed(3)}%`;

export function barAt(range: Span, span: Span): { readonly left: string; readonly width: string } {
  const { at, wide } = placeIn(range, span);
  return { left: percent(at), width: percent(wide) };
}

/** The middle of the day. */
export function todayAt({ range, today }: Days): string {
  const { at, wide } = placeIn(range, { from: today, to: today });
  return percent(at + wide / 2);
}

const MOST_TICKS = 12;
const WEEK = 7;

/** Mondays, as many weeks apart as leaves them room. */
export function ticksOf({ range }: Days): readonly { readonly day: CalendarDay; readonly at: string }[] {
  const weeks = Math.max(1, Math.ceil((daysBetween(range.from, range.to) + 1) / WEEK / MOST_TICKS));
  const ticks = [];
  for (let day = addDays(isoWeekStart(range.from), WEEK); day < range.to; day = addDays(day, WEEK * weeks))
    ticks.push({ day, at: percent(placeIn(range, { from: day, to: day }).at) });
  return ticks;
}

export const isLate = ({ dueDate, completedDay }: Pick<ScheduledTask, 'dueDate' | 'completedDay'>, today: CalendarDay): boolean =>
  dueDate !== null && completedDay === null && dueDate < today;

/** 'Haul, Crew North, 19 Nov to 20 Nov, Work In Progress, due 18 Nov, late'. */
export function taskInWords(task: ScheduledTask, { from, to }: Span, today: CalendarDay): string {
  const when = from === to ? formatDayMonth(from) : `${formatDayMonth(from)} to ${formatDayMonth(to)}`;
  const due = task.dueDate === null || task.completedDay !== null ? null : `due ${formatDayMonth(task.dueDate)}`;
  return [task.name, task.group ?? 'no crew', when, task.stage, due, isLate(task, today) ? 'late' : null].filter(Boolean).join(', ');
}
