// Business days in each state, against days that the states have published.
import { addBusinessDays, daysAgo, isBusinessDay, STATES } from './business-days.ts';
import { addDays } from './dates.ts';

const offIn = (day: string): string[] => STATES.filter((state) => !isBusinessDay(day, state));
const ALL = [...STATES];

test.each([
  ['New Year’s Day', '2027-01-01', ALL],
  ['the Monday for a New Year’s Day on a Saturday', '2028-01-03', ALL],
  ['Australia Day', '2026-01-26', ALL],
  ['the Monday for an Australia Day on a Sunday', '2031-01-27', ALL],
  ['Good Friday', '2026-04-03', ALL],
  ['Easter Monday', '2027-03-29', ALL],
  ['Anzac Day on a weekday', '2028-04-25', ALL],
  ['the Monday after an Anzac Day on a Saturday', '2026-04-27', ['NSW', 'WA', 'ACT']],
  ['the Monday after an Anzac Day on a Sunday', '2027-04-26', ['NSW', 'QLD', 'SA', 'WA', 'NT', 'ACT']],
  ['Labour Day in the west', '2026-03-02', ['WA']],
  ['the second Monday of March', '2026-03-09', ['VIC', 'SA', 'TAS', 'ACT']],
  ['the first Monday of May', '2026-05-04', ['QLD', 'NT']],
  ['Reconciliation Day', '2026-06-01', ['WA', 'ACT']],
  ['the King’s Birthday', '2026-06-08', ['NSW', 'VIC', 'SA', 'TAS', 'NT', 'ACT']],
  ['Picnic Day', '2026-08-03', ['NT']],
  ['the King’s Birthday in the west', '2026-09-28', ['WA']],
  ['the first Monday of October', '2026-10-05', ['NSW', 'QLD', 'SA', 'ACT']],
  ['Melbourne Cup Day', '2026-11-03', ['VIC']],
  ['Christmas Day', '2026-12-25', ALL],
  ['the Monday for a Boxing Day on a Saturday', '2026-12-28', ALL],
  ['the Tuesday for a Boxing Day on a Sunday', '2027-12-28', ALL],
  ['the Tuesday for a Christmas Day on a Sunday', '2033-12-27', ALL],
  ['a plain Wednesday', '2026-11-25', []],
])('%s (%s) is no business day in %j', (_name, day, states) => {
  expect(offIn(day)).toEqual(states);
});

test('the Tuesday after a Boxing Day on a Saturday is a business day', () => {
  expect(offIn('2026-12-29')).toEqual([]);
});

test('weekends do not count, nor holidays of the state; of an unknown state those of the country', () => {
  expect(addBusinessDays('2026-11-20', 2, 'NSW')).toBe('2026-11-24');
  expect(addBusinessDays('2026-11-21', 1, 'NSW')).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-02', 2, ' vic ')).toBe('2026-11-05');
  expect(addBusinessDays('2026-11-02', 2, null)).toBe('2026-11-04');
  expect(addBusinessDays('2026-12-24', 2, 'Atlantis')).toBe('2026-12-30');
});

test('the last day that is so many business days back is the last that has reached today, on every day of a year in every state', () => {
  for (const state of [...STATES, null])
    for (let n = 0; n < 366; n++) {
      const today = addDays('2026-01-01', n);
      const from = daysAgo(today, 2, state);
      expect([today, addBusinessDays(from, 2, state) <= today, addBusinessDays(addDays(from, 1), 2, state) > today]).toEqual([
        today,
        true,
        true,
      ]);
    }
});
