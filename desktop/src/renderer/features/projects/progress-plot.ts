// Where the two lines of a progress run on a plot of a given size: figures alone, no drawing.
import { formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import { addDays, daysBetween, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { ProgressPoint } from '@lotline/schema/domain/project/project.rules';

export const WIDTH = 860;
export const HEIGHT = 280;
const LEFT = 36;
const RIGHT = WIDTH - 16;
const TOP = 28;
const BOTTOM = HEIGHT - 28;
const MOST_Y_TICKS = 5;
const MOST_X_TICKS = 6;
const STEPS = [1, 2, 5];

export interface Tick {
  readonly at: number;
  readonly of: string;
}

export interface Plot {
  readonly planned: string;
  /** Until today: what comes is not known. */
  readonly done: string;
  readonly today: number;
  readonly x: readonly (Tick & { readonly day: CalendarDay })[];
  readonly y: readonly Tick[];
  readonly frame: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/** @param points at least one, as the server answers them */
export function plotOf(points: readonly ProgressPoint[], stepDays: number, today: CalendarDay): Plot {
  const firstDay = addDays(points[0]?.day ?? today, -stepDays);
  const lastDay = points.at(-1)?.day ?? today;
  const from = firstDay < today ? firstDay : today;
  const to = lastDay > today ? lastDay : today;
  const days = Math.max(1, daysBetween(from, to));
  const most = topOf(Math.max(1, ...points.map(({ planned, done }) => Math.max(planned, done))));
  const x = (day: CalendarDay): number => LEFT + ((RIGHT - LEFT) * daysBetween(from, day)) / days;
  const y = (jobs: number): number => BOTTOM - ((BOTTOM - TOP) * jobs) / most.top;
  const line = (of: 'planned' | 'done', until: CalendarDay): string => {
    const known = points.filter(({ day }) => day <= until);
    const ends = [{ day: firstDay, value: 0 }, ...known.map((point) => ({ day: point.day, value: point[of] }))];
    // nothing more happened between the last point and the end
    const last = ends.at(-1);
    if (last !== undefined && last.day < until) ends.push({ day: until, value: valueAt(points, of, until) });
    return ends
      .filter(({ day }) => day <= until)
      .map(({ day, value }) => `${round(x(day))},${round(y(value))}`)
      .join(' ');
  };
  return {
    planned: line('planned', to),
    done: line('done', today),
    today: round(x(today)),
    x: ticksOf(from, days).map((day, at, all) => ({ at: round(x(day)), of: formatNearDay(day, all[at - 1] ?? today), day })),
    y: Array.from({ length: most.top / most.step + 1 }, (_, at) => ({ at: round(y(at * most.step)), of: String(at * most.step) })),
    frame: { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Of the last point that has begun: a week's point is counted to its end, and holds what is known of it. */
function valueAt(points: readonly ProgressPoint[], of: 'planned' | 'done', day: CalendarDay): number {
  const next = points.find((point) => point.day >= day);
  return of === 'done' ? ((next ?? points.at(-1))?.done ?? 0) : (points.findLast((point) => point.day <= day)?.planned ?? 0);
}

/** The top of the axis and its step: 1, 2 or 5, ten or a hundred times that. */
function topOf(most: number): { readonly top: number; readonly step: number } {
  for (let power = 1; ; power *= 10)
    for (const one of STEPS) {
      const step = one * power;
      if (Math.ceil(most / step) <= MOST_Y_TICKS) return { top: Math.ceil(most / step) * step, step };
    }
}

function ticksOf(from: CalendarDay, days: number): readonly CalendarDay[] {
  const step = Math.max(1, Math.ceil(days / MOST_X_TICKS));
  return Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => addDays(from, at * step));
}
