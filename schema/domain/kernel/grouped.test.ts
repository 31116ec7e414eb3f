import { grouped } from './grouped.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  ['100000', '100,000'],
  ['1234567.125', '1,234,567.125'],
  ['-1000.5', '-1,000.5'],
])('%s is read as %s', (figure, said) => {
  expect(grouped(figure)).toBe(said);
});
