// The console signs itself out after the company's minutes without use, and not before.
import { act, fireEvent, waitFor } from '@testing-library/react';
import { DEFAULT_SECURITY } from '@lotline/schema/domain/settings/security.setting';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { IdleSignOut } from './IdleSignOut.tsx';

const START = Date.UTC(2026, 10, 26);
const MINUTE_MS = 60_000;
const LAST_USED = 'lotline.console-last-used';

beforeEach(() => localStorage.removeItem(LAST_USED));

/** A console whose clock the test turns; a tab that is looked at again reads it. */
function open(consoleIdleMinutes: number) {
  let at = START;
  const signOut = jest.fn((_because?: string) => Promise.resolve());
  const systemSettings = [{ name: 'Security', workType: null, config: { ...DEFAULT_SECURITY, consoleIdleMinutes } }];
  const gql = jest.fn(() => Promise.resolve({ systemSettings }));
  const platform = buildPlatform({ gql, clock: { now: () => new Date(at) } });
  renderSignedIn(<IdleSignOut />, { platform: { ...platform, session: { ...platform.session, signOut } } });
  const turnTo = (minutes: number) => {
    at = START + minutes * MINUTE_MS;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { gql, signOut, turnTo };
}

test('a key or a click begins the minutes anew, and so does one in another tab', async () => {
  const { signOut, turnTo } = open(30);
  await waitFor(() => expect(localStorage.getItem(LAST_USED)).toBe(String(START)));
  turnTo(29);
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'a' });
  turnTo(58);
  expect(signOut).not.toHaveBeenCalled();
  localStorage.setItem(LAST_USED, String(START + 50 * MINUTE_MS));
  turnTo(79);
  expect(signOut).not.toHaveBeenCalled();
  turnTo(80);
  expect(signOut).toHaveBeenCalledWith('You were signed out after 30 minutes without use. What you typed is kept.');
});

test('with 0 minutes it never does', async () => {
  const { gql, signOut, turnTo } = open(0);
  await waitFor(() => expect(gql).toHaveBeenCalled());
  turnTo(10_000);
  expect(signOut).not.toHaveBeenCalled();
});
