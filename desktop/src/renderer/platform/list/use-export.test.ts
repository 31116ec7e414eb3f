import { exportFilter } from './use-export.ts';

const filter = { statuses: ['Scheduled'] };
const ids = (count: number): ReadonlySet<number> => new Set(Array.from({ length: count }, (_, at) => at + 1));
const ofIds = (some: readonly number[]) => ({ ids: some });

test('without a selection, or with all of it, the filter is exported, however many rows', () => {
  expect(exportFilter(filter, { picked: ids(0), isAll: false }, ofIds)).toBe(filter);
  expect(exportFilter(filter, { picked: ids(2_000), isAll: true }, ofIds)).toBe(filter);
});

test('selected rows are requested by id, as many as are allowed', () => {
  expect(exportFilter(filter, { picked: ids(2), isAll: false }, ofIds)).toEqual({ ids: [1, 2] });
  expect(exportFilter(filter, { picked: ids(500), isAll: false }, ofIds)).toMatchObject({ ids: { length: 500 } });
  expect(exportFilter(filter, { picked: ids(501), isAll: false }, ofIds)).toBeNull();
});
