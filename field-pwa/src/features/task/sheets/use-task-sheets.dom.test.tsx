import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTask, type Gql } from '../testing/open-task-page.tsx';

jest.mock('./TaskSheets.tsx', () => {
  throw new Error('no network');
});

const gql: Gql = jest.fn();
const NOT_LOADED = 'This form could not be loaded. Check the connection and try again.';

test('a form that cannot be loaded says so, once it is asked for, and the page stays as it is', async () => {
  await openTask(gql);
  expect(screen.queryByText(NOT_LOADED)).toBeNull();
  const more = within(screen.getByRole('contentinfo')).getByRole('button', { name: 'More' });
  await userEvent.click(more);
  expect(await screen.findByText(NOT_LOADED)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(more).toBeVisible();
});
