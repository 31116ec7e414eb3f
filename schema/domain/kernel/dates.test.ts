import fc from 'fast-check';
import { addDays, dayInZone, daysBetween, isDay, isoWeekStart, parseInstant, weekdayName } from './dates.ts';
import { runs } from '../../testing/random-runs.ts';

const anyDay = fc.integer({ min: 0, max: 100_000 }).map((n) => addDays('1900-01-01', n));

describe('calendar days (domain.md §3)', () => {
  it.each(['2026-02-28', '2028-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('accepts %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '0000-01-01',
    '2026-01-01T00:00',
    '',
    ' 2026-01-01',
  ])('refuses %p, which is no day', (day) => {
    expect(isDay(day)).toBe(false);
  });

  it('begins the week on Monday (Spec 2 §9)', () => {
    expect(isoWeekStart('2026-11-20')).toBe('2026-11-16');
    expect(isoWeekStart('2026-11-16')).toBe('2026-11-16');
    expect(isoWeekStart('2026-11-22')).toBe('2026-11-16');
    expect(isoWeekStart('2027-01-01')).toBe('2026-12-28');
    expect(weekdayName('2026-11-20')).toBe('Friday');
    expect(weekdayName('2026-11-22')).toBe('Sunday');
  });

  it('finds the Monday on or at most six days before any day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const start = isoWeekStart(day);
        expect(weekdayName(start)).toBe('Monday');
        expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(start, day)).toBeLessThan(7);
      }),
      runs({ least: 10, soak: 100 }),
    );
  });

  it('adds days and counts them back', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-03', '2026-10-05')).toBe(2);
  });
});

describe('the day of an instant in a zone', () => {
  it.each([
    ['2026-11-19T12:59:00Z', 'Australia/Sydney', '2026-11-19'],
    ['2026-11-19T13:00:00Z', 'Australia/Sydney', '2026-11-20'],
    ['2026-11-19T13:00:00Z', 'Australia/Brisbane', '2026-11-19'],
    ['2026-11-19T14:00:00Z', 'Australia/Brisbane', '2026-11-20'],
    ['2026-11-19T13:30:00Z', 'Australia/Adelaide', '2026-11-20'],
    ['2026-11-19T15:59:59Z', 'Australia/Perth', '2026-11-19'],
    ['2026-11-19T16:00:00Z', 'Australia/Perth', '2026-11-20'],
    // Daylight saving begins on 4 October 2026 at 02:00 and ends on 5 April 2026 at 03:00.
    ['2026-10-03T14:00:00Z', 'Australia/Sydney', '2026-10-04'],
    ['2026-10-04T13:00:00Z', 'Australia/Sydney', '2026-10-05'],
    ['2026-04-05T13:30:00Z', 'Australia/Sydney', '2026-04-05'],
    ['2026-12-31T13:00:00Z', 'Australia/Sydney', '2027-01-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(dayInZone(instant, zone)).toBe(day);
  });

  it('throws for a zone that is none', () => {
    expect(() => dayInZone('2026-01-01T00:00:00Z', 'Australia/Nowhere')).toThrow(RangeError);
  });
});

describe('instants', () => {
  it.each([
    ['2026-11-24T07:22:00Z', '2026-11-24T07:22:00.000Z'],
    ['2026-11-24T18:22:00+11:00', '2026-11-24T07:22:00.000Z'],
    ['2026-11-24T07:22:00.123456Z', '2026-11-24T07:22:00.123Z'],
    ['2026-11-24T07:22Z', '2026-11-24T07:22:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant);
  });

  it.each([
    '2026-11-24',
    '2026-02-30T00:00:00Z',
    '2026-11-24T24:00:00Z',
    '2026-11-24T07:60:00Z',
    '2026-11-24T07:22:00',
    '2026-11-24 07:22:00Z',
    '1e9',
    '',
  ])('refuses %p, which is no instant', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});
