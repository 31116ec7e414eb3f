// What a chart is made of.
import { highest, labelStep, plainFigure } from './chart-series.ts';

test.each([
  [1, 1],
  [8, 1],
  [9, 2],
  [31, 4],
])('%s points: each %s. has its label', (points, step) => {
  expect(labelStep(points)).toBe(step);
  expect(Math.ceil(points / step)).toBeLessThanOrEqual(8);
});

test('an axis is there without any figure', () => {
  expect(highest([])).toBe(1);
  expect(highest([0, 12, 3])).toBe(12);
});

test('a figure is read with its thousands', () => {
  expect(plainFigure(12_345)).toBe('12,345');
});
