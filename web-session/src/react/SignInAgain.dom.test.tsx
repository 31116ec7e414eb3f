import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWeb } from '../testing/fake-web.ts';
import { SignInAgain } from './SignInAgain.tsx';

test('a refused renewal is a banner with a button, never a redirect by itself (stack-frontend.md §3)', async () => {
  const { web, signIn } = fakeWeb();
  render(<SignInAgain web={web} place="page" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => web.session.onRefused());
  expect(screen.getByRole('alert')).toHaveTextContent('Your sign-in has ended.');
  expect(signIn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(signIn).toHaveBeenCalledWith('/');
});

test('in a sheet it says that what was typed is kept', () => {
  const { web } = fakeWeb({ state: { mustSignInAgain: true } });
  render(<SignInAgain web={web} place="sheet" />);
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept');
});

test('offline the button says that it has to wait', () => {
  const { web } = fakeWeb({ state: { mustSignInAgain: true } });
  render(<SignInAgain web={web} place="page" />);
  act(() => web.connection.reportNoAnswer());
  expect(screen.getByRole('button', { name: 'Sign in again' })).toHaveAccessibleDescription('Signing in needs a connection.');
});

test('a sign-in that could not start says so', () => {
  const { web } = fakeWeb({ state: { mustSignInAgain: true, problem: 'Sign-in could not start.' } });
  render(<SignInAgain web={web} place="page" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Sign-in could not start.');
});
