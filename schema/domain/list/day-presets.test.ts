// Named ranges of days: each by today, over the ends of weeks, months and years.
import fc from 'fast-check';
import { addDays, daysBetween } from '../kernel/dates.ts';
import { runs } from '../../testing/random-runs.ts';
import { DAY_PRESETS, isDayPreset, presetDays, type DayPreset } from './day-presets.ts';

test.each<[DayPreset, string, string, string]>([
  ['past', '2026-11-25', '', '2026-11-24'],
  ['today', '2026-11-25', '2026-11-25', '2026-11-25'],
  ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['week', '2026-11-30', '2026-11-30', '2026-12-06'],
  ['next-week', '2026-12-31', '2027-01-04', '2027-01-10'],
  ['next-7', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-01', '2026-12-01', '2026-12-31'],
  ['last-month', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
])('%s of %s is %s to %s', (preset, today, from, to) => {
  expect(presetDays(preset, today)).toEqual([from, to]);
});

test('a month ends where the next begins, on any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (days) => {
      const today = addDays('2020-01-01', days);
      const [from, to] = presetDays('month', today);
      expect([from <= today, today <= to, from.slice(0, 7) === to.slice(0, 7)]).toEqual([true, true, true]);
      expect(addDays(to === '' ? today : to, 1).endsWith('-01')).toBe(true);
      const [before, end] = presetDays('last-month', today);
      expect([addDays(end === '' ? today : end, 1), before.endsWith('-01')]).toEqual([from, true]);
      expect(daysBetween(before === '' ? today : before, end === '' ? today : end)).toBeLessThan(31);
    }),
    // of any day; 32 days in place of 31 is found within 20
    runs({ least: 60, soak: 2000 }),
  );
});

test('what is no preset is none', () => {
  expect(Object.keys(DAY_PRESETS).every(isDayPreset)).toBe(true);
  expect(['', 'toString', '2026-11-25', 'weeks'].some(isDayPreset)).toBe(false);
});
