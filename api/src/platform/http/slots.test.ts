import { Slots } from './slots.ts';

test('one holder takes as many as each may, and another one still takes its own', () => {
  const slots = new Slots('calls', { each: 2, all: 10 });
  expect([slots.take('a'), slots.take('a'), slots.take('a'), slots.take('b')]).toEqual([null, null, 'each', null]);
  slots.free('a');
  expect([slots.take('a'), slots.taken]).toEqual([null, 3]);
});

test('all together take as many as all may', () => {
  const slots = new Slots('calls', { each: 2, all: 3 });
  expect(['a', 'b', 'c', 'd'].map((holder) => slots.take(holder))).toEqual([null, null, null, 'all']);
  expect([slots.refused, slots.taken]).toEqual([{ each: 0, all: 1 }, 3]);
});

test('what is larger than the limit passes alone, and nothing beside it', () => {
  const bytes = new Slots('answer_bytes', { each: 10, all: 20 });
  expect([bytes.take('a', 50), bytes.take('a', 1), bytes.take('b', 1)]).toEqual([null, 'each', 'all']);
  bytes.free('a', 50);
  expect([bytes.take('b', 1), bytes.taken, bytes.takenBy('a')]).toEqual([null, 1, 0]);
});
