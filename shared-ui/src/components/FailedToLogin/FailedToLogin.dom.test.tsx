import { act, render, screen } from '@testing-library/react';
import { FailedToLogin } from './FailedToLogin.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nothing = () => undefined;

test('“Failed to login” waits 5 seconds, then shows e-mail, version, advice, reload and sign-out (Spec 1 §2)', () => {
  render(
    <FailedToLogin
      email="sub@lotline.example"
      reason="Your account cannot sign in."
      version="1.4.2"
      onReload={nothing}
      onSignOut={nothing}
      meanwhile={<p>opening</p>}
    />,
  );
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('opening')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Failed to login' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('heading', { name: 'Failed to login' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('sub@lotline.example');
  expect(screen.getByRole('alert')).toHaveTextContent('Your account cannot sign in.');
  expect(screen.getByText(/contact an administrator/)).toBeVisible();
  expect(screen.getByText('Version 1.4.2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('without an answer it says that there is no connection, not that something is wrong with the account', () => {
  render(
    <FailedToLogin
      email="sub@lotline.example"
      isUnreached
      reason="The server cannot be reached at the moment."
      version="1.4.2"
      onReload={nothing}
      onSignOut={nothing}
      meanwhile={<p>opening</p>}
    />,
  );
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The server cannot be reached at the moment.');
  expect(screen.getByRole('status')).toHaveTextContent('You are signed in as sub@lotline.example.');
  expect(screen.queryByText(/administrator/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
