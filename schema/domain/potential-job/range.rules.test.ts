import { MOST_IN_RANGE, checkEntry } from './entry.ts';
import { expandRange } from './range.rules.ts';
import { EMPTY_ENTRY, READY_ENTRY } from './testing/build-entry.ts';

test.each([
  ['lot', 'lotRangeLow', 'lotRangeHigh', 'lotNumber'],
  ['unit', 'unitRangeLow', 'unitRangeHigh', 'unitNumber'],
  ['street number', 'streetRangeLow', 'streetRangeHigh', 'streetNumber'],
] as const)('a %s range becomes one entry for each number, and all else stays', (_, low, high, number) => {
  const base = { ...EMPTY_ENTRY, streetName: 'Wattle', suburb: 'Box Hill', comments: 'Gate code 41' };
  const made = expandRange({ ...base, [low]: 7, [high]: 9 });
  expect(made).toEqual(['7', '8', '9'].map((value) => ({ ...base, [number]: value })));
});

test('an entry without a range is itself', () => {
  expect(expandRange(READY_ENTRY)).toEqual([READY_ENTRY]);
});

test('the longest range that may be entered becomes 200 entries', () => {
  const entry = { ...EMPTY_ENTRY, streetName: 'Wattle', suburb: 'Box Hill', lotRangeLow: 1, lotRangeHigh: MOST_IN_RANGE };
  expect(checkEntry(entry, false).ok).toBe(true);
  expect(checkEntry({ ...entry, lotRangeHigh: MOST_IN_RANGE + 1 }, false).ok).toBe(false);
  expect(expandRange(entry)).toHaveLength(200);
});
