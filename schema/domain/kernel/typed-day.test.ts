import { formatDate, formatWeekday } from './date-format.ts';
import { addDays } from './dates.ts';
import { readTypedDay } from './typed-day.ts';

// a Monday
const TODAY = '2026-11-23';

test.each([
  ['14/8/2026', '2026-08-14'],
  ['14/08/26', '2026-08-14'],
  ['3.12.2026', '2026-12-03'],
  ['3-12-2026', '2026-12-03'],
  ['2026-08-14', '2026-08-14'],
  ['14 Aug 2026', '2026-08-14'],
  ['14aug', '2026-08-14'],
  ['14 august', '2026-08-14'],
  ['Fri 14 Aug 2026', '2026-08-14'],
  ['  24   nov ', '2026-11-24'],
  ['today', '2026-11-23'],
  ['Tomorrow', '2026-11-24'],
  ['yesterday', '2026-11-22'],
  ['+3', '2026-11-26'],
  ['mon', '2026-11-23'],
  ['fri', '2026-11-27'],
  ['Sunday', '2026-11-29'],
  // days come before months, and what is no month is no day
  ['5/6/2026', '2026-06-05'],
])('%s is %s', (typed, day) => {
  expect(readTypedDay(typed, TODAY)).toBe(day);
});

test.each([
  '',
  '1',
  '14/',
  '14/13',
  '31/2/2026',
  '29/2/2027',
  '8/14/2026',
  'aug',
  'fr',
  'freitag',
  '14 marvel',
  '14/8/1',
  '2026-02-30',
  '+',
  '1/1/0001',
  '14 8 2026 9',
])('%p is no day', (typed) => {
  expect(readTypedDay(typed, TODAY)).toBeNull();
});

test('a day without a year is the nearest one', () => {
  expect(readTypedDay('14/2', TODAY)).toBe('2027-02-14');
  expect(readTypedDay('1/11', TODAY)).toBe('2026-11-01');
  expect(readTypedDay('31 dec', '2026-01-05')).toBe('2025-12-31');
  expect(readTypedDay('29/2', '2026-11-23')).toBeNull();
  expect(readTypedDay('29/2', '2027-11-23')).toBe('2028-02-29');
});

test('what the house writes is read again, each day of four years', () => {
  for (let day = '2025-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    expect(readTypedDay(formatDate(day), TODAY)).toBe(day);
    expect(readTypedDay(`${formatWeekday(day)} ${day.slice(0, 4)}`, TODAY)).toBe(day);
  }
});

test('a text of any length is judged at once', () => {
  expect(readTypedDay('1'.repeat(1_000_000), TODAY)).toBeNull();
  expect(readTypedDay(`${' '.repeat(100_000)}14/8`, TODAY)).toBe('2026-08-14');
});
