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

test('yellow only where I am onsite (mock decision 1)', () => {
  expect(plate('14')).not.toHaveClass('here');
  expect(plate('14', true)).toHaveClass('here');
});
