// Ranges of days that are named and not dated: a view that is saved with one means the same tomorrow. Weeks are Monday to Sunday (domain.md §2).
import { addDays, isoWeekStart, type CalendarDay } from '../kernel/dates.ts';

export const DAY_PRESETS = {
  past: 'Before today',
  today: 'Today',
  week: 'This week',
  'next-week': 'Next week',
  'next-7': 'Next 7 days',
  month: 'This month',
  'last-month': 'Last month',
} as const;
export type DayPreset = keyof typeof DAY_PRESETS;

export const isDayPreset = (text: string): text is DayPreset => Object.hasOwn(DAY_PRESETS, text);

const firstOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, 7)}-01`;
const firstOfNext = (day: CalendarDay): CalendarDay => firstOfMonth(addDays(firstOfMonth(day), 31));
const week = (monday: CalendarDay) => [monday, addDays(monday, 6)] as const;

/** @returns its first and its last day; '' where it is open */
export function presetDays(preset: DayPreset, today: CalendarDay): readonly [from: string, to: string] {
  switch (preset) {
    case 'past':
      return ['', addDays(today, -1)];
    case 'today':
      return [today, today];
    case 'week':
      return week(isoWeekStart(today));
    case 'next-week':
      return week(addDays(isoWeekStart(today), 7));
    case 'next-7':
      return [today, addDays(today, 6)];
    case 'month':
      return [firstOfMonth(today), addDays(firstOfNext(today), -1)];
    case 'last-month': {
      const last = addDays(firstOfMonth(today), -1);
      return [firstOfMonth(last), last];
    }
  }
}
