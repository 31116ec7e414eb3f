import { render, screen } from '@testing-library/react';
import { Card } from './Card.tsx';

test('a card is closed at first unless it is asked to be open', () => {
  render(
    <>
      <Card title="Field Chat" count={3}>
        Water in the pit
      </Card>
      <Card title="Summary" open>
        Due 24 Nov 2026
      </Card>
    </>,
  );
  expect(screen.getByText('Water in the pit')).not.toBeVisible();
  expect(screen.getByText('Due 24 Nov 2026')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Field Chat 3' })).toBeVisible();
});

test('a card with rejected quantities says so in words (Spec 1 §2)', () => {
  const { container } = render(
    <Card title="Pit and pipe" rejected="Rejected item quantities: 1 of 5">
      items
    </Card>,
  );
  expect(container.querySelector('details')).toHaveClass('rejected');
  expect(screen.getByText('Rejected item quantities: 1 of 5')).toBeInTheDocument();
});

test('what a person opened stays open when the card is drawn again', () => {
  const { container, rerender } = render(<Card title="Files">a</Card>);
  const details = container.querySelector('details');
  if (details === null) throw new Error('no details element');
  details.open = true;
  rerender(<Card title="Files">b</Card>);
  expect(details.open).toBe(true);
});
