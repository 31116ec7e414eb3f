// The dialog of a newer version: put off, or, where the office lets this version go on no longer, offered again (specification 1 §8, screens.md §2.21).
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { DEFAULT_SECURITY } from '@lotline/schema/domain/settings/security.setting';
import { createStore } from '@lotline/web-session/store';
import { keys } from '@lotline/web-session/react/query-keys';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AppUpdateContext } from './app-update-context.ts';
import { UpdateDialog } from './UpdateDialog.tsx';

async function draw(oldestFieldApp: string) {
  const isReady = createStore(false);
  const { client } = renderSignedIn(
    <AppUpdateContext value={{ isReady, open: () => undefined }}>
      <UpdateDialog version="0.2.0" />
      <Link to="/field/receipts">Receipts</Link>
    </AppUpdateContext>,
  );
  const systemSettings = [{ name: 'Security', workType: null, config: { ...DEFAULT_SECURITY, oldestFieldApp } }];
  client.setQueryData(keys.settings(), { systemSettings, lookups: [], fieldGroups: [], users: [] });
  act(() => isReady.set(true));
  await screen.findByRole('dialog', { name: 'Update available' });
}
const closed = () => screen.queryByRole('dialog') === null;

test('a version that goes on may stay: put off, it is not offered again', async () => {
  await draw('0.2.0');
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(closed()).toBe(true);
  await userEvent.click(screen.getByRole('link'));
  expect(closed()).toBe(true);
});

test('one that is too old cannot be put off: it says so, and is offered again on the next page', async () => {
  await draw('0.3.0');
  expect(await screen.findByText('This phone has version 0.2.0. The office requires 0.3.0 or newer.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed()).toBe(true);
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByRole('dialog', { name: 'Update available' })).toBeVisible();
});
