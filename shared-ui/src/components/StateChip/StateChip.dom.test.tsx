import { render, screen } from '@testing-library/react';
import { StateChip, type ChipState } from './StateChip.tsx';

const STATES: ChipState[] = [
  'New Job',
  'Accepted',
  'Work In Progress',
  'Completed',
  'Submitted',
  'Paid',
  'Approve for Payment',
  'Declined',
  'Rejected',
  'Overdue',
  'On Hold',
  'Onsite',
];

test.each(STATES)('%s is a word and an icon, never colour alone (look.md §1)', (state) => {
  const { container } = render(<StateChip state={state} />);
  expect(screen.getByText(state)).toBeVisible();
  expect(container.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
});

test('a more exact word replaces the state', () => {
  render(<StateChip state="Onsite">Onsite 1:12</StateChip>);
  expect(screen.getByText('Onsite 1:12')).toHaveClass('onsite');
});
