import { plotOf } from './progress-plot.ts';

const POINTS = [
  { day: '2026-11-18', planned: 1, done: 0 },
  { day: '2026-11-19', planned: 1, done: 1 },
  { day: '2026-11-20', planned: 3, done: 1 },
  { day: '2026-11-21', planned: 12, done: 1 },
];

const endOf = (line: string): readonly number[] => (line.split(' ').at(-1) ?? '').split(',').map(Number);

test('the plan runs to its end, what is done to today alone', () => {
  const { planned, done, today, frame } = plotOf(POINTS, 1, '2026-11-20');
  expect(endOf(planned)[0]).toBe(frame.right);
  expect(endOf(done)[0]).toBe(today);
  expect(planned.split(' ')[0]).toBe(`${String(frame.left)},${String(frame.bottom)}`);
});

test('the axis has at most six figures in round steps, and holds the highest', () => {
  const figures = plotOf(POINTS, 1, '2026-11-20').y.map(({ of }) => of);
  expect(figures).toEqual(['0', '5', '10', '15']);
});

test('today is on the axis before the first day and after the last', () => {
  const { frame, ...before } = plotOf(POINTS, 1, '2026-11-01');
  expect(before.today).toBe(frame.left);
  expect(before.done).toBe('');
  const after = plotOf(POINTS, 1, '2026-12-24');
  expect(after.today).toBe(frame.right);
  expect(endOf(after.done)).toEqual([frame.right, endOf(after.done)[1]]);
});

test('of one point there is a line all the same', () => {
  const { planned } = plotOf([{ day: '2026-11-20', planned: 1, done: 0 }], 1, '2026-11-20');
  expect(planned.split(' ')).toHaveLength(2);
});
