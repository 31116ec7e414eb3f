import { parseTypedQuantity, typedFigure } from './typed-figure.ts';

test.each([
  [' 2.5 ', '2.5'],
  ['14,5', '14.5'],
  ['-2,5', '-2.5'],
  [',5', '.5'],
  ['0,500', '0.500'],
  ['1,500', '1500'],
  ['-1,500', '-1500'],
  ['1 500', '1500'],
  ['12,250.5', '12250.5'],
  ['1,000,000', '1000000'],
])('a comma with three digits after it parts thousands, another one is a decimal point: %s', (typed, read) => {
  expect(typedFigure(typed)).toBe(read);
});

test.each(['1,50,000', '1500,000,5', '1 5', 'two', '1,2.5'])('what can be neither is no quantity, and stays as typed: %s', (typed) => {
  expect(typedFigure(typed)).toBe(typed);
  expect(parseTypedQuantity(typed)).toBeNull();
});

test('a quantity is read as it was typed', () => {
  expect(parseTypedQuantity(' 1,500 ')).toBe('1500.000');
});
