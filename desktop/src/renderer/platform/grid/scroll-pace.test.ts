import { ScrollPace } from './scroll-pace.ts';

const after = (...steps: readonly (readonly [first: number, isScrolling: boolean])[]): boolean => {
  const pace = new ScrollPace();
  for (const [first, isScrolling] of steps) pace.pass(first, isScrolling, 0);
  return pace.isFast;
};

test('consecutive large steps are fast, until the list rests', () => {
  expect(after([10, true], [20, true])).toBe(true);
  expect(after([10, true], [20, true], [21, true])).toBe(true);
  expect(after([10, true], [20, true], [20, false])).toBe(false);
  expect(after([500, true], [490, true])).toBe(true);
});

test('a wheel’s notches, a page down, and a jump after a pause are not fast', () => {
  expect(after([3, true], [6, true], [9, true], [12, true])).toBe(false);
  expect(after([24, true])).toBe(false);
  expect(after([24, true], [24, false], [48, true])).toBe(false);
  expect(after([24, true], [25, true], [49, true])).toBe(false);
});

test('fast and not scrolled aside is straight; one px to the side, or rest, ends it', () => {
  const pace = new ScrollPace();
  pace.pass(10, true, 0);
  expect(pace.isStraight).toBe(false);
  pace.pass(20, true, 0);
  expect(pace.isStraight).toBe(true);
  pace.pass(30, true, 1);
  expect(pace).toMatchObject({ isFast: true, isStraight: false });
  pace.pass(40, true, 0);
  expect(pace.isStraight).toBe(true);
  pace.pass(40, false, 0);
  expect(pace.isStraight).toBe(false);
});
