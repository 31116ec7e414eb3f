import {
  formatAsOf,
  formatClock,
  formatDate,
  formatDateClock,
  formatDateTime,
  formatDayMonth,
  formatDayRange,
  formatDuration,
  formatNearDay,
  formatNearDayClock,
  formatNearDayTime,
  formatNearWeekday,
  formatRecent,
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
    expect(formatDayRange('2026-11-23', '2026-11-29', '2026-11-20')).toBe('23 to 29 Nov');
    expect(formatDayRange('2026-11-30', '2026-12-06', '2026-11-20')).toBe('30 Nov to 6 Dec');
  });

  it('writes the year of a heading where it is not this one', () => {
    expect(formatDayRange('2026-12-28', '2027-01-03', '2026-12-24')).toBe('28 Dec to 3 Jan 2027');
    expect(formatDayRange('2027-01-04', '2027-01-10', '2026-12-31')).toBe('4 to 10 Jan 2027');
    expect(formatNearWeekday('2027-01-01', '2026-12-31')).toBe('Friday 1 Jan 2027');
    expect(formatNearWeekday('2026-11-20', '2026-11-19')).toBe('Friday 20 Nov');
  });

  it('writes times with AM and PM in the zone', () => {
    expect(formatTime('2026-11-19T20:22:00Z', 'Australia/Sydney')).toBe('07:22 AM');
    expect(formatTime('2026-11-19T13:05:00Z', 'Australia/Sydney')).toBe('12:05 AM');
    expect(formatTime('2026-11-19T01:00:00Z', 'Australia/Sydney')).toBe('12:00 PM');
    expect(formatDateTime('2026-11-23T20:22:00Z', 'Australia/Sydney')).toBe('24 Nov 2026 07:22 AM');
    expect(formatNearDayTime('2026-11-23T20:22:00Z', '2026-12-01', 'Australia/Perth')).toBe('24 Nov 04:22 AM');
    expect(formatNearDayTime('2026-11-23T20:22:00Z', '2027-01-01', 'Australia/Perth')).toBe('24 Nov 2026 04:22 AM');
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
  expect(formatAsOf('2026-11-19T20:22:00Z', '2027-01-01', 'Australia/Sydney')).toBe('20 Nov 2026 07:22 AM');
});

test('a time outside the specifications’ formats is as people write it, with the year of a day where that is another one', () => {
  const [early, late] = ['2026-11-23T22:17:00.000Z', '2026-11-24T13:05:00.000Z'];
  const zone = 'Australia/Sydney';
  expect([formatClock(early, zone), formatClock(late, zone)]).toEqual(['9:17 am', '12:05 am']);
  expect(formatDateClock(early, zone)).toBe('24 Nov 2026 9:17 am');
  expect([formatNearDay('2025-11-24', '2026-01-01'), formatNearDay('2026-11-24', '2026-01-01')]).toEqual(['24 Nov 2025', '24 Nov']);
  expect(formatNearDayClock(early, '2027-01-01', zone)).toBe('24 Nov 2026 9:17 am');
  expect([formatRecent(early, '2026-11-24', zone), formatRecent(early, '2026-11-25', zone)]).toEqual(['9:17 am', '24 Nov 9:17 am']);
});
