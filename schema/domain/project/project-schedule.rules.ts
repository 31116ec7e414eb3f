// A project's tasks over time: from when to when each stands, and in which line of its job, so that none covers another (screens.md §2.24). Pure.
import { addDays, daysBetween, type CalendarDay } from '../kernel/dates.ts';

/** Its days, each of the company's zone. */
export interface TaskDays {
  readonly startDay: CalendarDay | null;
  readonly endDay: CalendarDay | null;
  readonly onsiteDay: CalendarDay | null;
  readonly completedDay: CalendarDay | null;
  readonly dueDate: CalendarDay | null;
}

export interface Span {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * What happened over what was planned: begun when somebody came onsite, else its scheduled start; ended when it was completed, else its scheduled end,
 * else the day that it is due. One day is known: it stands on that day. Null without any.
 */
export function taskSpan({ startDay, endDay, onsiteDay, completedDay, dueDate }: TaskDays): Span | null {
  const to = completedDay ?? endDay ?? dueDate;
  const from = onsiteDay ?? startDay ?? to;
  if (from === null) return null;
  return { from, to: to === null || to < from ? from : to };
}

/** The line of each span, by place: the first in which nothing stands on any of its days, or of whatever else it is measured by. */
export function linesOf<At extends CalendarDay | number>(spans: readonly { readonly from: At; readonly to: At }[]): readonly number[] {
  const ends: At[] = [];
  const lines = new Map<number, number>();
  const inOrder = spans
    .map((span, place) => ({ span, place }))
    .toSorted((a, b) => (a.span.from < b.span.from ? -1 : a.span.from > b.span.from ? 1 : a.place - b.place));
  for (const { span, place } of inOrder) {
    const free = ends.findIndex((end) => end < span.from);
    const line = free === -1 ? ends.length : free;
    ends[line] = span.to;
    lines.set(place, line);
  }
  return spans.map((_, place) => lines.get(place) ?? 0);
}

/** The whole range with a day of room at either side, today in it. */
export function rangeOf(spans: readonly Span[], today: CalendarDay): Span {
  const from = spans.reduce((least, span) => (span.from < least ? span.from : least), today);
  const to = spans.reduce((most, span) => (span.to > most ? span.to : most), today);
  return { from: addDays(from, -1), to: addDays(to, 1) };
}

/** Where a span lies in a range, in parts of 1; both of its days are its own. */
export function placeIn(range: Span, { from, to }: Span): { readonly at: number; readonly wide: number } {
  const days = daysBetween(range.from, range.to) + 1;
  return { at: daysBetween(range.from, from) / days, wide: (daysBetween(from, to) + 1) / days };
}
