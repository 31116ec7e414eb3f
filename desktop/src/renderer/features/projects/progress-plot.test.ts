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

test('the year stands at the first tick where it is not this one, and at each new year', () => {
  const said = (first: string, last: string) =>
    plotOf(
      [first, last].map((day) => ({ day, planned: 1, done: 0 })),
      1,
      '2026-11-20',
    ).x.map(({ of }) => of);
  expect(said('2026-11-18', '2026-11-22')).toEqual(['17 Nov', '18 Nov', '19 Nov', '20 Nov', '21 Nov', '22 Nov']);
  expect(said('2026-11-02', '2027-02-28')).toEqual(['1 Nov', '21 Nov', '11 Dec', '31 Dec', '20 Jan 2027', '9 Feb']);
  expect(said('2025-12-02', '2026-11-26')).toEqual(['1 Dec 2025', '30 Jan 2026', '31 Mar', '30 May', '29 Jul', '27 Sep', '26 Nov']);
});

test('of one point there is a line all the same', () => {
  const { planned } = plotOf([{ day: '2026-11-20', planned: 1, done: 0 }], 1, '2026-11-20');
  expect(planned.split(' ')).toHaveLength(2);
});
