import { render, screen } from '@testing-library/react';
import { TaskRowParts } from './TaskRowParts.tsx';

const PARTS = {
  ...{
    plate: { label: 'Lot', value: '9' },
    isOnsite: false,
    line: '4 Fig St',
    name: 'Rewiring',
    workOrder: '1',
    chips: [],
    jobStatus: null,
  },
  ...{ crew: null, notes: [] },
};

test.each([
  ['Due 30 Dec', false],
  ['Due 1 Jan 2027', true],
])('%s leaves the name its room: below it: %s', (text, isBelow) => {
  render(<TaskRowParts {...PARTS} when={{ text, isOver: false }} />);
  expect(screen.getByText(text).parentElement?.classList.contains('long')).toBe(isBelow);
});
