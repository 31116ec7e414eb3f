import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '../testing/build-platform.ts';
import { PlatformContext } from './platform-context.tsx';
import { SignInAgain } from './SignInAgain.tsx';

function draw(place: 'page' | 'sheet', state = {}) {
  const platform = buildPlatform({ state });
  render(
    <PlatformContext value={platform}>
      <SignInAgain place={place} />
    </PlatformContext>,
  );
  return platform;
}

test('a refused renewal is a banner with a button, never a redirect by itself (stack-frontend.md §3)', async () => {
  const { session } = draw('page');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => session.onRefused());
  expect(screen.getByRole('alert')).toHaveTextContent('Your sign-in has ended.');
  expect(session.signIn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(session.signIn).toHaveBeenCalledWith('/');
});

test('in a sheet it says that what was typed stays', () => {
  draw('sheet', { mustSignInAgain: true });
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept');
});

test('offline the button says that it has to wait', () => {
  const { connection } = draw('page', { mustSignInAgain: true });
  act(() => connection.reportNoAnswer());
  expect(screen.getByRole('button', { name: 'Sign in again' })).toHaveAccessibleDescription('Signing in needs a connection.');
});

test('a sign-in that could not start says so', () => {
  draw('page', { mustSignInAgain: true, problem: 'Sign-in could not start.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Sign-in could not start.');
});
