// Calendar days and instants. A day is a word ('YYYY-MM-DD'), never a Date: only `dayInZone` crosses from an instant to a day.
// The zone is always passed in; the ISO week starts on Monday (specification 2 §9).

/** 'YYYY-MM-DD', a real day from 1900 to 2199. Compares correctly as text. */
export type CalendarDay = string;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAY = /^(19|20|21)\d\d-(\d\d)-(\d\d)$/;
const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;
/** 24 hours, in milliseconds. */
export const DAY_MS = 86_400_000;

const toMs = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);
const fromMs = (ms: number): CalendarDay => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a day that exists: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const ms = toMs(text);
  return !Number.isNaN(ms) && fromMs(ms) === text;
}

/** An ISO 8601 instant with its zone as UTC ('…Z'), or null when the text is none. */
export function parseInstant(text: string): string | null {
  const match = INSTANT.exec(text);
  if (match === null || !isDay(match[1] ?? '')) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(zone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-AU', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(zone, made);
  return made;
}

/** An IANA name that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    dayFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day on the wall of that zone (IANA name). @throws RangeError for an unknown zone or a text that is no instant. */
export function dayInZone(instantIso: string, zone: string): CalendarDay {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of dayFormat(zone).formatToParts(new Date(instantIso))) parts[type] = value;
  return `${parts.year ?? ''}-${parts.month ?? ''}-${parts.day ?? ''}`;
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return fromMs(toMs(day) + days * DAY_MS);
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((toMs(to) - toMs(from)) / DAY_MS);
}

// getUTCDay counts from Sunday, the ISO week from Monday.
const isoWeekdayIndex = (day: CalendarDay): number => (new Date(toMs(day)).getUTCDay() + 6) % 7;

export function weekdayName(day: CalendarDay): Weekday {
  return WEEKDAYS[isoWeekdayIndex(day)] ?? 'Monday';
}

/** The Monday of the day's ISO week. */
export function isoWeekStart(day: CalendarDay): CalendarDay {
  return addDays(day, -isoWeekdayIndex(day));
}
