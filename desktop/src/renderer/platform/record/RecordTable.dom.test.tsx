// Columns of figures are told to the style by their places.
import { render, screen } from '@testing-library/react';
import { RecordTable } from './RecordTable.tsx';

test.each([
  [['Ex GST', 'Inc GST'], '3 4'],
  [['Task'], '1'],
  [[], null],
])('%j are columns %s', (figures, places) => {
  render(
    <RecordTable label="Payments" head={['Task', 'State', 'Ex GST', 'Inc GST']} figures={figures}>
      <tr />
    </RecordTable>,
  );
  expect(screen.getByRole('table', { name: 'Payments' }).getAttribute('data-figures')).toBe(places);
});
