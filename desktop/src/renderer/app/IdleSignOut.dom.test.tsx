// The console signs itself out after the company's minutes without use, and not before.
import { act, fireEvent, waitFor } from '@testing-library/react';
import { DEFAULT_SECURITY } from '@lotline/schema/domain/settings/security.setting';
import type { SessionState } from '@lotline/web-session/session-state';
import { createStore } from '@lotline/web-session/store';
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
  const state = createStore<SessionState>(platform.session.get());
  const { get, subscribe } = state;
  renderSignedIn(<IdleSignOut />, { platform: { ...platform, session: { ...platform.session, get, subscribe, signOut } } });
  const turnTo = (minutes: number) => {
    at = START + minutes * MINUTE_MS;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const leave = () => act(() => state.set({ ...state.get(), status: 'signed-out' }));
  return { gql, signOut, turnTo, leave };
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

test('a page that opens is no use: what was left 30 minutes ago is signed out as it opens', async () => {
  localStorage.setItem(LAST_USED, String(START - 30 * MINUTE_MS));
  const { signOut } = open(30);
  await waitFor(() => expect(signOut).toHaveBeenCalled());
});

test('a page that opens within the minutes counts on from the last press', async () => {
  localStorage.setItem(LAST_USED, String(START - 20 * MINUTE_MS));
  const { gql, signOut, turnTo } = open(30);
  await waitFor(() => expect(gql).toHaveBeenCalled());
  turnTo(9);
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  turnTo(38);
  expect(signOut).not.toHaveBeenCalled();
  turnTo(39);
  expect(signOut).toHaveBeenCalled();
});

test('whoever signs out and in again begins with no idle minutes', async () => {
  const { leave } = open(30);
  await waitFor(() => expect(localStorage.getItem(LAST_USED)).toBe(String(START)));
  leave();
  expect(localStorage.getItem(LAST_USED)).toBeNull();
});

test('with 0 minutes it never does, and forgets what was counted', async () => {
  localStorage.setItem(LAST_USED, String(START));
  const { signOut, turnTo } = open(0);
  await waitFor(() => expect(localStorage.getItem(LAST_USED)).toBeNull());
  turnTo(10_000);
  expect(signOut).not.toHaveBeenCalled();
});
