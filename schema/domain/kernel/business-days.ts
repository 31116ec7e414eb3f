// Business days: Monday to Friday without the public holidays of the state (screens.md §2.0). Holidays of a region, and those that are proclaimed for one
// year alone, are the company's to name (its setting Holidays).
import { addDays, isoWeekStart, weekdayName, type CalendarDay, type Weekday } from './dates.ts';

export const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
export type State = (typeof STATES)[number];

/** Whether the company itself does not work on that day; of one whose state is not known, of the whole country. */
export type IsClosed = (day: CalendarDay, state: State | null) => boolean;
const NEVER_CLOSED: IsClosed = () => false;

/** @param state of any spelling; of one that is not known the holidays of the whole country count */
export function isBusinessDay(day: CalendarDay, state: string | null, isClosed: IsClosed = NEVER_CLOSED): boolean {
  const of = stateOf(state);
  return !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4)), of).has(day) && !isClosed(day, of);
}

/** The business day that comes so many after that day, which need not be one itself. */
export function addBusinessDays(day: CalendarDay, count: number, state: string | null, isClosed: IsClosed = NEVER_CLOSED): CalendarDay {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached, state, isClosed)) left -= 1;
  }
  return reached;
}

/** The last day from which so many business days have come by `today`. */
export function daysAgo(today: CalendarDay, count: number, state: string | null, isClosed: IsClosed = NEVER_CLOSED): CalendarDay {
  let from = addDays(today, -count);
  while (addBusinessDays(from, count, state, isClosed) > today) from = addDays(from, -1);
  return from;
}

export function stateOf(text: string | null): State | null {
  const typed = (text ?? '').trim().toUpperCase();
  return STATES.find((state) => state === typed) ?? null;
}

const isWeekend = (day: CalendarDay): boolean => ['Saturday', 'Sunday'].includes(weekdayName(day));
const dayOf = (year: number, month: number, date: number): CalendarDay =>
  `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

const known = new Map<string, ReadonlySet<CalendarDay>>();

function holidaysOf(year: number, state: State | null): ReadonlySet<CalendarDay> {
  const key = `${String(year)} ${state ?? ''}`;
  const found = known.get(key) ?? new Set([...nationalDays(year), ...(state === null ? [] : STATE_DAYS[state](year))]);
  known.set(key, found);
  return found;
}

function nationalDays(year: number): CalendarDay[] {
  const easter = easterSunday(year);
  const anzac = dayOf(year, 4, 25);
  return [dayOf(year, 1, 1), dayOf(year, 1, 26)]
    .map(orMonday)
    .concat([addDays(easter, -2), addDays(easter, 1), anzac])
    .concat(christmasDays(year));
}

/** Christmas and Boxing Day, and the next weekdays for those that fall on a weekend. */
function christmasDays(year: number): CalendarDay[] {
  const days = [dayOf(year, 12, 25), dayOf(year, 12, 26)];
  const taken = days.filter((day) => !isWeekend(day));
  let next = dayOf(year, 12, 26);
  while (taken.length < days.length) {
    next = addDays(next, 1);
    if (!isWeekend(next)) taken.push(next);
  }
  return taken;
}

const orMonday = (day: CalendarDay): CalendarDay => (isWeekend(day) ? addDays(isoWeekStart(day), 7) : day);

/** The nth of its weekday in the month; 'last' counts from its end. */
function nth(year: number, month: number, weekday: Weekday, n: number | 'last'): CalendarDay {
  const days = Array.from({ length: 31 }, (_, at) => addDays(dayOf(year, month, 1), at));
  const ofMonth = days.filter((day) => day.startsWith(dayOf(year, month, 1).slice(0, 7)) && weekdayName(day) === weekday);
  return ofMonth.at(n === 'last' ? -1 : n - 1) ?? dayOf(year, month, 1);
}

const anzacMonday = (year: number, weekdays: readonly Weekday[]): CalendarDay[] => {
  const anzac = dayOf(year, 4, 25);
  return weekdays.includes(weekdayName(anzac)) ? [orMonday(anzac)] : [];
};
const WEEKEND: readonly Weekday[] = ['Saturday', 'Sunday'];
const SUNDAY: readonly Weekday[] = ['Sunday'];
const kingsBirthday = (year: number): CalendarDay => nth(year, 6, 'Monday', 2);

/** Beside those of the whole country. */
const STATE_DAYS: Readonly<Record<State, (year: number) => readonly CalendarDay[]>> = {
  NSW: (year) => [kingsBirthday(year), nth(year, 10, 'Monday', 1), ...anzacMonday(year, WEEKEND)],
  VIC: (year) => [kingsBirthday(year), nth(year, 3, 'Monday', 2), nth(year, 11, 'Tuesday', 1)],
  QLD: (year) => [nth(year, 5, 'Monday', 1), nth(year, 10, 'Monday', 1), ...anzacMonday(year, SUNDAY)],
  SA: (year) => [kingsBirthday(year), nth(year, 3, 'Monday', 2), nth(year, 10, 'Monday', 1), ...anzacMonday(year, SUNDAY)],
  WA: (year) => [nth(year, 3, 'Monday', 1), nth(year, 6, 'Monday', 1), nth(year, 9, 'Monday', 'last'), ...anzacMonday(year, WEEKEND)],
  TAS: (year) => [kingsBirthday(year), nth(year, 3, 'Monday', 2)],
  NT: (year) => [kingsBirthday(year), nth(year, 5, 'Monday', 1), nth(year, 8, 'Monday', 1), ...anzacMonday(year, SUNDAY)],
  ACT: (year) => [
    ...[kingsBirthday(year), nth(year, 3, 'Monday', 2), nth(year, 10, 'Monday', 1), reconciliationDay(year)],
    ...anzacMonday(year, WEEKEND),
  ],
};

const reconciliationDay = (year: number): CalendarDay => {
  const first = dayOf(year, 5, 27);
  return weekdayName(first) === 'Monday' ? first : addDays(isoWeekStart(first), 7);
};

/** By the anonymous Gregorian algorithm. */
function easterSunday(year: number): CalendarDay {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const leap = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + leap + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const inMarch = epact + weekday - 7 * shift + 114;
  return dayOf(year, Math.floor(inMarch / 31), (inMarch % 31) + 1);
}
