import { act, render, screen } from '@testing-library/react';
import { SignInAgain } from './SignInAgain.tsx';
import { web } from './web.ts';

test('a refused renewal is a banner with a button, never a redirect by itself (stack-frontend.md §3)', () => {
  const before = window.location.href;
  render(<SignInAgain />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => web.session.onRefused());
  expect(screen.getByRole('alert')).toHaveTextContent('Your sign-in has ended.');
  expect(screen.getByRole('button', { name: 'Sign in again' })).not.toHaveAttribute('aria-disabled');
  expect(window.location.href).toBe(before);
});

test('offline the button says that it has to wait', () => {
  render(<SignInAgain />);
  act(() => {
    web.session.onRefused();
    web.connection.reportNoAnswer();
  });
  expect(screen.getByRole('button', { name: 'Sign in again' })).toHaveAccessibleDescription('Signing in needs a connection.');
});
