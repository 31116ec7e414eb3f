import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTask, SUB, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const sheet = () => within(screen.getByRole('dialog'));

test('when the sign-in ends, the way back stands in the open sheet, and what was typed outlives it (Spec 2 §7)', async () => {
  const { unmount, platform } = await openTask(gql, { me: SUB });
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.type(sheet().getByRole('textbox'), 'No crew that week');
  expect(sheet().queryByRole('alert')).toBeNull();
  act(() => platform.session.onRefused());
  expect(sheet().getByRole('alert')).toHaveTextContent('Your sign-in has ended.');
  await userEvent.click(sheet().getByRole('button', { name: 'Sign in again' }));
  expect(platform.session.signIn).toHaveBeenCalledTimes(1);
  unmount();
  await openTask(gql, { me: SUB });
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(sheet().getByRole('textbox')).toHaveValue('No crew that week');
});
