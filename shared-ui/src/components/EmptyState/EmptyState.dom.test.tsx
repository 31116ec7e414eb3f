import { render, screen } from '@testing-library/react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

test('an empty list says what would be here and offers the way to it (look.md §5)', () => {
  render(
    <EmptyState title="No task matches “Wattel”." action={<Button>Clear Filters</Button>}>
      Tasks of Ridgeway Cabling would be listed here.
    </EmptyState>,
  );
  expect(screen.getByText('No task matches “Wattel”.')).toBeVisible();
  expect(screen.getByText('Tasks of Ridgeway Cabling would be listed here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
});
