import { render } from '@testing-library/react';
import { Plate } from './Plate.tsx';

const plate = (number: string, here = false) => render(<Plate prefix="Lot" number={number} here={here} />).container.firstElementChild;

test('the plate is read as its prefix and number', () => {
  expect(plate('14')).toHaveTextContent('Lot 14');
});

test('a number of more than three characters is written smaller, so that it stays on the plate', () => {
  expect(plate('220')).not.toHaveClass('long');
  expect(plate('1207')).toHaveClass('long');
});

test('what takes two lines is a step smaller still, clear of the border', () => {
  expect(plate('1207')).not.toHaveClass('lines');
  expect(plate('1001–1024')).toHaveClass('lines');
  expect(plate('12345')).toHaveClass('lines');
});

test('yellow only where I am onsite (mock decision 1)', () => {
  expect(plate('14')).not.toHaveClass('here');
  expect(plate('14', true)).toHaveClass('here');
});
