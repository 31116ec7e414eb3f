// The hours in which a group works, by weekday, on the clock of its state (screens.md §2.19).
import { daysBetween, type CalendarDay, weekdayName, type Weekday } from '../kernel/dates.ts';

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

export interface Hours {
  /** 'HH:MM' */
  readonly from: string;
  readonly to: string;
}

/** '07:00-15:30'; null for a day without work, and for what is none. */
export function parseHours(text: string | null): Hours | null {
  const found = HOURS.exec(text ?? '');
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = found ?? [];
  return found === null ? null : { from: `${fromHour}:${fromMinute}`, to: `${toHour}:${toMinute}` };
}

/** What is wrong with it, after the name of its field; null for nothing. */
export function hoursFault(text: string | null): string | null {
  if (text === null || text === '') return null;
  const hours = parseHours(text);
  if (hours === null) return 'need a start and an end, such as 07:00 to 15:30.';
  return hours.from < hours.to ? null : 'end before they start. Check both times.';
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

export function durationMinutes(hours: Hours | null): number {
  return hours === null ? 0 : minutesOf(hours.to) - minutesOf(hours.from);
}

export type WeekHours = Readonly<Record<Weekday, Hours | null>>;

export interface Absence {
  /** Null: the whole group. */
  readonly userId: number | null;
  readonly fromDate: CalendarDay;
  readonly toDate: CalendarDay;
}

/** Both days are part of it. */
export const isAway = (absence: Absence, day: CalendarDay): boolean =>
  daysBetween(absence.fromDate, day) >= 0 && daysBetween(day, absence.toDate) >= 0;

export interface Capacity {
  readonly minutes: number;
  /** Of the members. */
  readonly present: number;
}

/** What of a day a group can work: nobody on a day without hours, or while the whole group is away. */
export function capacityOn(day: CalendarDay, week: WeekHours, memberIds: readonly number[], absences: readonly Absence[]): Capacity {
  const away = absences.filter((absence) => isAway(absence, day));
  const each = durationMinutes(week[weekdayName(day)]);
  if (each === 0 || away.some(({ userId }) => userId === null)) return { minutes: 0, present: 0 };
  const present = memberIds.filter((id) => !away.some(({ userId }) => userId === id)).length;
  return { minutes: each * present, present };
}
