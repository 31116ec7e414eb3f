import { act, render, screen } from '@testing-library/react';
import { ApiError } from '../platform/api/api-error.ts';
import { FailedToLogin } from './FailedToLogin.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('“Failed to login” waits 5 seconds, then shows e-mail, version, advice, reload and sign-out (Spec 1 §2)', () => {
  render(<FailedToLogin email="sub@lotline.example" error={new ApiError({ code: 'CANNOT_LOG_IN', status: 403 })} />);
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.queryByRole('heading', { name: 'Failed to login' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('heading', { name: 'Failed to login' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('sub@lotline.example');
  expect(screen.getByRole('alert')).toHaveTextContent('Your account cannot sign in.');
  expect(screen.getByText(/contact an administrator/)).toBeVisible();
  expect(screen.getByText(/^Version /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('an unreachable server is not blamed on the account', () => {
  render(<FailedToLogin email={null} error={new ApiError({ code: 'OFFLINE', status: 0 })} />);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached at the moment.');
});
