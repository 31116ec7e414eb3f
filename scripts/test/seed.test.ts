import { seedLine, seedOfRun } from './seed.mjs';

test('the seed turns from run to run, and is the one that is asked for', () => {
  const seeds = new Set(Array.from({ length: 20 }, () => seedOfRun(undefined)));
  expect(seeds.size).toBeGreaterThan(1);
  expect(seedOfRun('4711')).toBe('4711');
  expect(seedLine('4711')).toContain('TEST_SEED=4711');
});

test.each(['', '-1', '1.5', 'x', '2147483648'])('%j is no seed: it is refused with a sentence', (asked) => {
  expect(() => seedOfRun(asked)).toThrow('TEST_SEED is a whole number from 0 to 2147483647');
});
