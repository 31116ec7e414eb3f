import { act, render, screen } from '@testing-library/react';
import { reportAnswer, reportNoAnswer } from '../platform/connection/connection.ts';
import { changeSession } from '../platform/auth/session-state.ts';
import { SignInPage } from './SignInPage.tsx';

afterEach(() => {
  act(() => {
    reportAnswer();
    changeSession({ problem: null });
  });
});

test('offline the page says why signing in has to wait, and the button waits too', () => {
  render(<SignInPage />);
  expect(screen.getByRole('button', { name: 'Sign in with Microsoft' })).toBeEnabled();
  act(() => reportNoAnswer());
  expect(screen.getByText('You are offline.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with Microsoft' })).toBeDisabled();
});

test('a sign-in that could not start is said on the page', () => {
  render(<SignInPage />);
  act(() => changeSession({ problem: 'Sign-in could not start. Check the connection and try again.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Sign-in could not start.');
});
