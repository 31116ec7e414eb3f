import { financialYearOf } from './statement.input.ts';

test.each([
  ['2026-06-30', '2025-07-01', '2026-06-30'],
  ['2026-07-01', '2026-07-01', '2027-06-30'],
  ['2026-12-31', '2026-07-01', '2027-06-30'],
  ['2027-01-01', '2026-07-01', '2027-06-30'],
])('%s lies in the financial year from %s to %s', (day, from, to) => {
  expect(financialYearOf(day)).toEqual({ from, to });
});
