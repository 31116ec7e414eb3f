import { isStrayTap } from './stray-tap.ts';

test.each([
  ['a first press', { count: 1, isTouch: false, isFresh: true }, false],
  ['a press by keyboard', { count: 0, isTouch: false, isFresh: true }, false],
  ['the second of a double click', { count: 2, isTouch: false, isFresh: false }, true],
  ['a tap on what has only just taken the place of the last step', { count: 1, isTouch: true, isFresh: true }, true],
  ['a tap on what has stood there', { count: 1, isTouch: true, isFresh: false }, false],
])('%s counts, unless it is the second of two (%o, stray: %s)', (_, tap, isStray) => {
  expect(isStrayTap(tap)).toBe(isStray);
});
