import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInScreen } from './SignInScreen.tsx';

const FACTS = { promise: 'Your day.', problem: null, online: true, busy: false, version: '1.4.2', supportEmail: 'help@lotline.example' };
const button = () => screen.getByRole('button', { name: 'Sign in with Microsoft' });

test('offline the page says why signing in has to wait, and the button waits too', async () => {
  const onSignIn = jest.fn();
  const { rerender } = render(<SignInScreen {...FACTS} onSignIn={onSignIn} />);
  await userEvent.click(button());
  expect(onSignIn).toHaveBeenCalledTimes(1);
  rerender(<SignInScreen {...FACTS} online={false} problem="Sign-in did not finish." onSignIn={onSignIn} />);
  expect(screen.getByText('You are offline.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button()).toBeDisabled();
});

test('a sign-in that could not start is said on the page', () => {
  render(<SignInScreen {...FACTS} problem="Sign-in could not start. Check the connection and try again." onSignIn={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Sign-in could not start.');
});

test('on the way to the provider a second press does nothing', async () => {
  const onSignIn = jest.fn();
  render(<SignInScreen {...FACTS} busy onSignIn={onSignIn} />);
  await userEvent.click(button());
  expect(onSignIn).not.toHaveBeenCalled();
});

test('the version and a way to help are on the page', () => {
  render(<SignInScreen {...FACTS} onSignIn={() => undefined} />);
  expect(screen.getByText('Version 1.4.2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'mailto:help@lotline.example');
});
