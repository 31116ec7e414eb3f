import { createNextTries, nextTryWords } from './next-tries.ts';

test('the remaining time is in whole seconds, and a clock that was set promises nothing', () => {
  expect(nextTryWords(12_000, 0)).toBe('Next try in 12 s.');
  expect(nextTryWords(12_000, 11_001)).toBe('Next try in 1 s.');
  expect(nextTryWords(12_000, 12_000)).toBe('Trying again now.');
  expect(nextTryWords(12_000, -3_600_000)).toBe('It will be tried again soon.');
});

test('another tab says the same, and is notified at the end', () => {
  const posted: unknown[] = [];
  const here = createNextTries({ post: (message) => void posted.push(message) });
  const there = createNextTries({ post: () => undefined });
  here.set('a', 5);
  here.set('b', 7);
  for (const message of posted.splice(0)) expect(there.hear(structuredClone(message))).toBe(true);
  expect([...there.shown.get()]).toEqual([
    ['a', 5],
    ['b', 7],
  ]);
  here.end('a');
  here.end('unknown');
  expect(posted).toHaveLength(1);
  there.hear(posted[0]);
  expect([...there.shown.get().keys()]).toEqual(['b']);
  expect(there.hear({ kind: 'changed' })).toBe(false);
});
