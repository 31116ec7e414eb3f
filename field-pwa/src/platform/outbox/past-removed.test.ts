import { MOST_REMOVED, pastRemoved } from './past-removed.ts';

const REMOVED = Date.UTC(2026, 10, 22);
const after = (days: number): number => REMOVED + days * 86_400_000;
const cleared = (days: number): number => pastRemoved([{ id: 'a', removedAt: REMOVED }], after(days)).size;

test('removed actions are deleted after 30 days, not before', () => {
  expect([0, 29, 30, 31, 364].map(cleared)).toEqual([0, 0, 0, 1, 1]);
});

test('a phone set to 2031, or to 2020, deletes nothing, also when an action is removed there', () => {
  expect([365, 1_800, -2_500].map(cleared)).toEqual([0, 0, 0]);
  const there = { id: 'b', removedAt: after(1_800) };
  expect([...pastRemoved([there, { id: 'a', removedAt: REMOVED }], after(1_801))]).toEqual([]);
  expect([...pastRemoved([there, { id: 'a', removedAt: REMOVED }], after(40))]).toEqual(['a']);
});

test('at most the newest 1,000 stay', () => {
  const rows = Array.from({ length: MOST_REMOVED + 2 }, (_, at) => ({ id: `id-${String(at)}`, removedAt: REMOVED - at }));
  expect([...pastRemoved(rows, after(1))]).toEqual(['id-1000', 'id-1001']);
});
