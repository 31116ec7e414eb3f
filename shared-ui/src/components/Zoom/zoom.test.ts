import { isWhole, moved, swiped, WHOLE, zoomed } from './zoom.tsx';

const SIZE = { width: 400, height: 600 };

test('what the fingers are on stays under them', () => {
  const at = { x: 100, y: -50 };
  const zoom = zoomed(WHOLE, 2, SIZE, at);
  // the point of the picture that was at 100 lies at scale * p + x
  expect(zoom.scale * at.x + zoom.x).toBe(100);
  expect(zoom.scale * at.y + zoom.y).toBe(-50);
});

test('it never gets smaller than whole, nor larger than six times', () => {
  expect(zoomed(WHOLE, 0.5, SIZE)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 100, SIZE).scale).toBe(6);
});

test('it cannot be pushed off the screen, and a whole one not at all', () => {
  expect(moved(WHOLE, { x: 50, y: 50 }, SIZE)).toEqual(WHOLE);
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, SIZE)).toEqual({ scale: 2, x: 200, y: -300 });
});

test('back to whole it lies in the middle again', () => {
  const near = moved(zoomed(WHOLE, 3, SIZE), { x: 100, y: 100 }, SIZE);
  expect(isWhole(zoomed(near, 0.1, SIZE))).toBe(true);
  expect(zoomed(near, 0.1, SIZE)).toEqual(WHOLE);
});

test.each([
  [{ x: -80, y: 10 }, 1],
  [{ x: 80, y: 10 }, -1],
  [{ x: 40, y: 0 }, 0],
  [{ x: 80, y: 70 }, 0],
])('a swipe of %p over a whole picture: %p', (by, step) => {
  expect(swiped(WHOLE, by)).toBe(step);
  expect(swiped({ scale: 2, x: 0, y: 0 }, by)).toBe(0);
});
