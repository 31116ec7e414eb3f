// The days and instants that the seed data is spread around. Given, never read from the clock, so that a run can be repeated.
import { addDays, dayInZone, isoWeekStart, type CalendarDay } from '@lotline/schema/domain/kernel/dates';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface Calendar {
  readonly today: CalendarDay;
  readonly monday: CalendarDay;
  /** The moment of seeding in milliseconds: nothing that has happened is later. */
  readonly nowMs: number;
  /** The instant of that minute of the day on the company's wall clock. */
  readonly at: (day: CalendarDay, minuteOfDay: number) => number;
  /** The company's calendar day of that instant. */
  readonly dayOf: (ms: number) => CalendarDay;
}

export function makeCalendar(today: CalendarDay, zone: string, now?: Date): Calendar {
  const offsets = new Map<CalendarDay, number>();
  const at = (day: CalendarDay, minuteOfDay: number): number => {
    let offset = offsets.get(day);
    if (offset === undefined) {
      offset = noonOffsetMs(day, zone);
      offsets.set(day, offset);
    }
    return Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE_MS - offset;
  };
  // Without a clock it is half past ten, when crews are onsite.
  const nowMs = now === undefined ? at(today, 630) : Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return { today, monday: isoWeekStart(today), nowMs, at, dayOf: (ms) => dayInZone(isoInstant(ms), zone) };
}

export const isoInstant = (ms: number): string => new Date(ms).toISOString();

export function todayInZone(now: Date, zone: string): CalendarDay {
  return dayInZone(now.toISOString(), zone);
}

/** Whole hours and half hours east of Greenwich at noon of that day; work hours never touch the night of the change. */
function noonOffsetMs(day: CalendarDay, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const noonUtc = Date.parse(`${day}T12:00:00Z`);
  const [hour = '12', minute = '0'] = format.format(noonUtc).split(':');
  const localDay = dayInZone(new Date(noonUtc).toISOString(), zone);
  const dayShift = localDay === day ? 0 : localDay === addDays(day, 1) ? DAY_MS : -DAY_MS;
  return dayShift + (Number(hour) - 12) * HOUR_MS + Number(minute) * MINUTE_MS;
}
