import { isStrayPress } from './stray-press.ts';

test.each([
  ['a first press', { count: 1, isTouch: false, ageMs: 20 }, false],
  ['a press by keyboard', { count: 0, isTouch: false, ageMs: 20 }, false],
  ['the second of a double click', { count: 2, isTouch: false, ageMs: 5000 }, true],
  ['a tap on what has only just taken the place of the last step', { count: 1, isTouch: true, ageMs: 200 }, true],
  ['a tired thumb’s next tap, half a second later', { count: 1, isTouch: true, ageMs: 500 }, true],
  ['a tap on what has stood there', { count: 1, isTouch: true, ageMs: 1_600 }, false],
])('%s counts, unless it is the second of two (%o, stray: %s)', (_, press, isStray) => {
  expect(isStrayPress(press)).toBe(isStray);
});
