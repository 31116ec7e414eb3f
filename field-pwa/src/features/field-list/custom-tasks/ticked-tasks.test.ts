import { keep, letGo, withTicked, type TickedTask } from './ticked-tasks.ts';

const task = (id: number, isCompleted = false) => ({
  id,
  version: 0,
  clientId: null,
  name: `Task ${id}`,
  isCompleted,
  isCompletable: true,
});
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('a ticked task that the server has dropped stays where it stood', () => {
  const kept = keep([], { task: task(2, true), index: 1 });
  expect(withTicked([task(1), task(3)], kept)).toEqual([task(1), task(2, true), task(3)]);
});

test('several keep their places, in whichever order they were ticked', () => {
  const kept = keep(keep([], { task: task(3, true), index: 2 }), { task: task(1, true), index: 0 });
  expect(ids(withTicked([task(2)], kept))).toEqual([1, 2, 3]);
});

test('the newer state stands over the server’s older one, without a second row', () => {
  expect(withTicked([task(1), task(2)], [{ task: task(2, true), index: 1 }])).toEqual([task(1), task(2, true)]);
});

test('taken back it keeps its place; let go it is the server’s again', () => {
  const kept: readonly TickedTask[] = keep(keep([], { task: task(2, true), index: 1 }), { task: task(2, false), index: 0 });
  expect(kept).toEqual([{ task: task(2, false), index: 1 }]);
  expect(withTicked([task(1)], letGo(kept, 2))).toEqual([task(1)]);
});
