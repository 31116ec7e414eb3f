import { act, render, screen } from '@testing-library/react';
import { ApiError } from '../api/api-error.ts';
import { UncaughtErrors } from './UncaughtErrors.tsx';

const reject = (reason: unknown) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });

test('an error that nothing caught is shown with its stack (Spec 1 §8)', () => {
  render(<UncaughtErrors />);
  const error = new Error('boom');
  act(() => {
    window.dispatchEvent(Object.assign(new Event('error'), { error }));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('boom');
});

test('a failed call is only logged where it failed, never shown as uncaught (Spec 1 §8)', () => {
  render(<UncaughtErrors />);
  reject(new ApiError({ code: 'OFFLINE', status: 0 }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  reject(new TypeError('x is undefined'));
  expect(screen.getByRole('alert')).toHaveTextContent('x is undefined');
});
