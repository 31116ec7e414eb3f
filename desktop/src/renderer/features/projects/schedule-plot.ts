// Where the bars of a schedule lie, in parts of its width, and what each says: figures and words alone, no drawing.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import { addDays, daysBetween, isoWeekStart, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { linesOf, placeIn, type Span } from '@lotline/schema/domain/project/project-schedule.rules';
import type { ScheduledJob, ScheduledTask } from './project-data.ts';

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

/** Where the name of a task stands: in its bar, or beside it where the bar is too short for it. */
export type NameSide = 'in' | 'after' | 'before';

export interface Bar extends Planned {
  readonly left: string;
  readonly width: string;
  readonly name: NameSide;
  readonly line: number;
}

/** As wide as a letter is at most in a bar's type, so that a name that counts as fitting does. */
const LETTER_PX = 7;
const NAME_ROOM_PX = 14;
/** As the style sheet has it. */
const LEAST_BAR_PX = 8;
/** One may begin where another ends. */
const TOUCHING_PX = 1;

/** A job's bars with their names, in lines in which none covers another, name included. @param widthPx of the days' axis */
export function barsOf(range: Span, planned: readonly Planned[], widthPx: number): readonly Bar[] {
  const placed = planned.map(({ task, span }) => {
    const { at, wide } = placeIn(range, span);
    const from = at * widthPx;
    const to = from + Math.max(LEAST_BAR_PX, wide * widthPx);
    const namePx = task.name.length * LETTER_PX + NAME_ROOM_PX;
    const name: NameSide = namePx <= to - from ? 'in' : to + namePx <= widthPx || from < namePx ? 'after' : 'before';
    const reach = { from: name === 'before' ? from - namePx : from, to: (name === 'after' ? to + namePx : to) - TOUCHING_PX };
    return { task, span, left: percent(at), width: percent(wide), name, reach };
  });
  const lines = linesOf(placed.map(({ reach }) => reach));
  return placed.map(({ reach: _reach, ...bar }, place) => ({ ...bar, line: lines[place] ?? 0 }));
}

/** The middle of the day. */
export function todayAt({ range, today }: Days): string {
  const { at, wide } = placeIn(range, { from: today, to: today });
  return percent(at + wide / 2);
}

const MOST_TICKS = 12;
const WEEK = 7;

/** Mondays, as many weeks apart as leaves them room; the year where it is another than that of the one before, at first than today's. */
export function ticksOf({ range, today }: Days): readonly { readonly day: CalendarDay; readonly at: string; readonly label: string }[] {
  const weeks = Math.max(1, Math.ceil((daysBetween(range.from, range.to) + 1) / WEEK / MOST_TICKS));
  const ticks = [];
  let known = today;
  for (let day = addDays(isoWeekStart(range.from), WEEK); day < range.to; day = addDays(day, WEEK * weeks)) {
    ticks.push({ day, at: percent(placeIn(range, { from: day, to: day }).at), label: formatNearDay(day, known) });
    known = day;
  }
  return ticks;
}

interface DueTask {
  readonly task: Pick<ScheduledTask, 'dueDate' | 'completedDay'>;
  readonly job: Pick<ScheduledJob, 'status'>;
}

/** Of a job that has ended nothing is late any more. */
export const isLate = ({ task: { dueDate, completedDay }, job }: DueTask, today: CalendarDay): boolean =>
  !isJobEnded(job) && dueDate !== null && completedDay === null && dueDate < today;

interface PlannedOfJob extends Planned {
  readonly job: Pick<ScheduledJob, 'status'>;
}

/** 'Haul, Crew North, 19 Nov to 20 Nov, Work In Progress, due 18 Nov, late'. */
export function taskInWords({ task, job, span: { from, to } }: PlannedOfJob, today: CalendarDay): string {
  const day = (one: CalendarDay): string => formatNearDay(one, today);
  const when = from === to ? day(from) : `${day(from)} to ${day(to)}`;
  const due = task.dueDate === null || task.completedDay !== null ? null : `due ${day(task.dueDate)}`;
  return [task.name, task.group ?? 'no crew', when, task.stage, due, isLate({ task, job }, today) ? 'late' : null]
    .filter(Boolean)
    .join(', ');
}
