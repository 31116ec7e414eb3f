import { act, render, screen } from '@testing-library/react';
import { Progress } from './Progress.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing flickers in the first second; after it the bar shows (look.md §5)', () => {
  render(<Progress label="Saving" />);
  act(() => jest.advanceTimersByTime(999));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
});

test('a known length is told in percent and never beyond the ends', () => {
  const { rerender } = render(<Progress label="Sending" fraction={0.416} showAfterMs={0} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  rerender(<Progress label="Sending" fraction={1.4} showAfterMs={0} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('an unknown length claims no figure', () => {
  render(<Progress label="Saving" showAfterMs={0} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
