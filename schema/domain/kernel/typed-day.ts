// A day as an office types it: '14/8', '14 Aug', '2026-08-14', 'fri', 'tomorrow', '+3'. Days come before months, as in Australia, whatever the browser's
// language is.
import { addDays, daysBetween, isDay, WEEKDAYS, weekdayName, type CalendarDay } from './dates.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const FIGURES = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/;
const WITH_MONTH = /^(?:[a-z]{3,9},? )?(\d{1,2})[ -]?([a-z]{3,9})\.?(?:[ -]?(\d{2}|\d{4}))?$/;
const LATER = /^\+(\d{1,3})$/;
/** How people are asked to type a day, wherever one is wrong. */
export const TYPED_DAY_EXAMPLE = '14/8/2026 or 14 Aug';
/** The longest that is looked at: 'Wednesday 24 September 2026'. */
const LONGEST = 40;

/**
 * The day that was meant, or null where the text is none (yet). A day without a year is the nearest one to today; a weekday is the next one, today
 * itself counted.
 */
export function readTypedDay(typed: string, today: CalendarDay): CalendarDay | null {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, LONGEST);
  if (isDay(text)) return text;
  return inWords(text, today) ?? inFigures(text, today) ?? withMonth(text, today);
}

function inWords(text: string, today: CalendarDay): CalendarDay | null {
  if (text === 'today') return today;
  if (text === 'tomorrow') return addDays(today, 1);
  if (text === 'yesterday') return addDays(today, -1);
  const later = LATER.exec(text);
  if (later !== null) return addDays(today, Number(later[1]));
  if (text.length < 3) return null;
  const meant = WEEKDAYS.find((day) => day.toLowerCase().startsWith(text));
  const daysTo = [0, 1, 2, 3, 4, 5, 6].find((days) => weekdayName(addDays(today, days)) === meant);
  return daysTo === undefined ? null : addDays(today, daysTo);
}

function inFigures(text: string, today: CalendarDay): CalendarDay | null {
  const found = FIGURES.exec(text);
  return found === null ? null : dayOf(found[1], Number(found[2]), found[3], today);
}

function withMonth(text: string, today: CalendarDay): CalendarDay | null {
  const found = WITH_MONTH.exec(text);
  const [, day, word, year] = found ?? [];
  const month = word === undefined ? -1 : MONTHS.findIndex((name) => name.startsWith(word));
  return month === -1 ? null : dayOf(day, month + 1, year, today);
}

const pad = (figure: number): string => String(figure).padStart(2, '0');

function dayOf(day: string | undefined, month: number, year: string | undefined, today: CalendarDay): CalendarDay | null {
  const inYear = (of: string): CalendarDay => `${of}-${pad(month)}-${pad(Number(day))}`;
  if (year !== undefined) return real(inYear(year.length === 2 ? `20${year}` : year));
  const thisYear = Number(today.slice(0, 4));
  const candidates = [thisYear - 1, thisYear, thisYear + 1].map((of) => real(inYear(String(of)))).filter((found) => found !== null);
  const away = (one: CalendarDay): number => Math.abs(daysBetween(today, one));
  return candidates.sort((one, other) => away(one) - away(other))[0] ?? null;
}

const real = (day: CalendarDay): CalendarDay | null => (isDay(day) ? day : null);
