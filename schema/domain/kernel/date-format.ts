// How days and instants are written for people. The two specifications differ (1 §9: DD MM YYYY HH:mm A; 2 §9: DD MMM YYYY hh:mm A);
// the screens draw D MMM YYYY hh:mm AM (decision 002), and this file alone decides it.
import { dayInZone, weekdayName, type CalendarDay } from './dates.ts';

/** The day and the zone of who reads. */
export interface DayClock {
  readonly today: CalendarDay;
  readonly zone: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const monthOf = (day: CalendarDay): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
const dayOf = (day: CalendarDay): string => String(Number(day.slice(8, 10)));

/** '24 Nov 2026', '5 Dec 2026'. */
export function formatDate(day: CalendarDay): string {
  return `${dayOf(day)} ${monthOf(day)} ${day.slice(0, 4)}`;
}

/** '24 Nov': where the year is said beside it. */
export function formatDayMonth(day: CalendarDay): string {
  return `${dayOf(day)} ${monthOf(day)}`;
}

/** 'Friday 20 Nov': where the year is said beside it, or is this one. */
export function formatWeekday(day: CalendarDay): string {
  return `${weekdayName(day)} ${formatDayMonth(day)}`;
}

/** 'Friday 20 Nov', and 'Friday 1 Jan 2027' where that is another year than today's. */
export function formatNearWeekday(day: CalendarDay, today: CalendarDay): string {
  return `${weekdayName(day)} ${formatNearDay(day, today)}`;
}

/** '23 to 29 Nov', and '30 Nov to 6 Dec' across two months; '28 Dec to 3 Jan 2027' where it ends in another year than today's. */
export function formatDayRange(first: CalendarDay, last: CalendarDay, today: CalendarDay): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? dayOf(first) : formatDayMonth(first)} to ${formatNearDay(last, today)}`;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

function timeFormat(zone: string): Intl.DateTimeFormat {
  const known = timeFormats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  timeFormats.set(zone, made);
  return made;
}

/** '07:22 AM' on the wall of that zone. */
export function formatTime(instantIso: string, zone: string): string {
  const [hour = '0', minute = '00'] = timeFormat(zone).format(new Date(instantIso)).split(':');
  const hours = Number(hour);
  return `${String(hours % 12 === 0 ? 12 : hours % 12).padStart(2, '0')}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** '7:22 am' on the wall of that zone: as people write it, where no specification says how. */
export function formatClock(instantIso: string, zone: string): string {
  const [hour = '0', minute = '00'] = timeFormat(zone).format(new Date(instantIso)).split(':');
  const hours = Number(hour);
  return `${String(hours % 12 === 0 ? 12 : hours % 12)}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
}

/** '24 Nov 2026 7:22 am'. */
export function formatDateClock(instantIso: string, zone: string): string {
  return `${formatDate(dayInZone(instantIso, zone))} ${formatClock(instantIso, zone)}`;
}

/** '24 Nov', and '24 Nov 2025' where that is another year than today's. */
export function formatNearDay(day: CalendarDay, today: CalendarDay): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(day) : formatDate(day);
}

/** '24 Nov 7:22 am', with the year where it is another one than today's. */
export function formatNearDayClock(instantIso: string, today: CalendarDay, zone: string): string {
  return `${formatNearDay(dayInZone(instantIso, zone), today)} ${formatClock(instantIso, zone)}`;
}

/** '7:22 am', with its day before it where that is not today. */
export function formatRecent(instantIso: string, today: CalendarDay, zone: string): string {
  return dayInZone(instantIso, zone) === today ? formatClock(instantIso, zone) : formatNearDayClock(instantIso, today, zone);
}

/** '24 Nov 2026 07:22 AM' on the wall of that zone. */
export function formatDateTime(instantIso: string, zone: string): string {
  return `${formatDate(dayInZone(instantIso, zone))} ${formatTime(instantIso, zone)}`;
}

/** '24 Nov 07:22 AM', with the year where it is another one than today's: for chat and visits. */
export function formatNearDayTime(instantIso: string, today: CalendarDay, zone: string): string {
  return `${formatNearDay(dayInZone(instantIso, zone), today)} ${formatTime(instantIso, zone)}`;
}

/** '07:22 AM', with its day before it when that is not today. */
export function formatAsOf(instantIso: string, today: CalendarDay, zone: string): string {
  return dayInZone(instantIso, zone) === today ? formatTime(instantIso, zone) : formatNearDayTime(instantIso, today, zone);
}

/** '1:12' for 72 minutes: hours and minutes of a visit. */
export function formatDuration(durationMinutes: number): string {
  const minutes = Math.max(0, Math.floor(durationMinutes));
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
