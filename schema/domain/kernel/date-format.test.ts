import {
  formatAsOf,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDayMonthTime,
  formatDayRange,
  formatDuration,
  formatTime,
  formatWeekday,
} from './date-format.ts';

describe('dates for people (Spec 1 §9, Spec 2 §9)', () => {
  it('writes D MMM YYYY, and without the year in rows', () => {
    expect(formatDate('2026-11-24')).toBe('24 Nov 2026');
    expect(formatDate('2026-09-03')).toBe('3 Sep 2026');
    expect(formatDayMonth('2026-11-24')).toBe('24 Nov');
    expect(formatWeekday('2026-11-20')).toBe('Friday 20 Nov');
  });

  it('writes a range once where the month is the same', () => {
    expect(formatDayRange('2026-11-23', '2026-11-29')).toBe('23 to 29 Nov');
    expect(formatDayRange('2026-11-30', '2026-12-06')).toBe('30 Nov to 6 Dec');
    expect(formatDayRange('2026-12-28', '2027-01-03')).toBe('28 Dec to 3 Jan');
  });

  it('writes times with AM and PM in the zone', () => {
    expect(formatTime('2026-11-19T20:22:00Z', 'Australia/Sydney')).toBe('07:22 AM');
    expect(formatTime('2026-11-19T13:05:00Z', 'Australia/Sydney')).toBe('12:05 AM');
    expect(formatTime('2026-11-19T01:00:00Z', 'Australia/Sydney')).toBe('12:00 PM');
    expect(formatDateTime('2026-11-23T20:22:00Z', 'Australia/Sydney')).toBe('24 Nov 2026 07:22 AM');
    expect(formatDayMonthTime('2026-11-23T20:22:00Z', 'Australia/Perth')).toBe('24 Nov 04:22 AM');
  });

  it('writes a visit as hours and minutes, never below zero', () => {
    expect(formatDuration(72)).toBe('1:12');
    expect(formatDuration(0)).toBe('0:00');
    expect(formatDuration(605.9)).toBe('10:05');
    expect(formatDuration(-3)).toBe('0:00');
  });
});

test('what was read on another day says its day (Spec 1 §9)', () => {
  expect(formatAsOf('2026-11-19T20:22:00Z', '2026-11-20', 'Australia/Sydney')).toBe('07:22 AM');
  expect(formatAsOf('2026-11-19T20:22:00Z', '2026-11-21', 'Australia/Sydney')).toBe('20 Nov 07:22 AM');
});
