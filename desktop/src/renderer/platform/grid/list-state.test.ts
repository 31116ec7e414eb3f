import { headCount } from './list-state.ts';

const READ = { rows: [], count: 0, isCountCapped: false, isLoading: false, isFailed: false };

test('a list that could not be read says no figure; one that was read says how many, also when the next read fails', () => {
  expect(headCount(READ)).toBe('0');
  expect(headCount({ ...READ, isLoading: true })).toBe('');
  expect(headCount({ ...READ, isFailed: true })).toBe('');
  expect(headCount({ ...READ, rows: [{ id: 1 }], count: 1200, isCountCapped: true, isFailed: true })).toBe('1,200+');
});
