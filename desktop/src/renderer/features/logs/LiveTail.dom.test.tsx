// A log that is looked at live: what happens comes to its head without a reload, and no longer once the tick is gone.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { SignInsPage } from './SignInsPage.tsx';

const signIn = (id: number, person: string) => ({
  ...{ id, person, at: '2026-11-25T01:00:00.000Z', email: null, outcome: 'in', device: null, address: null },
});
let rows = [signIn(1, 'Ada Marsh')];
let isAway = false;
let reads = 0;

beforeEach(() => {
  jest.useFakeTimers();
  [rows, isAway, reads] = [[signIn(1, 'Ada Marsh')], false, 0];
});
afterEach(() => jest.useRealTimers());

async function open() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  const gql = (document: { toString: () => string }) => {
    if (!document.toString().includes('signInLog')) return new Promise(() => undefined);
    reads += 1;
    if (isAway) return Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
    return Promise.resolve({ signInLog: { rows, after: null, count: rows.length, isCountCapped: false } });
  };
  renderSignedIn(<SignInsPage />, { me: holding('CAN_VIEW_LOGS'), path: '/logs/sign-ins', platform: buildPlatform({ gql }) });
  await screen.findByText('1 loaded');
  return { user, tick: await screen.findByRole('checkbox', { name: 'Live' }) };
}
const pass = () => act(() => jest.advanceTimersByTimeAsync(5_000));

test('while it is live what is new comes to the head; before and after nobody asks', async () => {
  const { user, tick } = await open();
  rows = [signIn(2, 'Finn Walsh'), ...rows];
  await pass();
  expect(reads).toBe(1);
  await user.click(tick);
  expect(await screen.findByText('2 loaded')).toBeVisible();
  rows = [signIn(3, 'Cora Stone'), ...rows];
  await pass();
  expect(await screen.findByText('3 loaded')).toBeVisible();
  await user.click(tick);
  const asked = reads;
  await pass();
  expect(reads).toBe(asked);
});

test('an answer that does not come is said, and the next one takes that away', async () => {
  const { user, tick } = await open();
  isAway = true;
  await user.click(tick);
  expect(await screen.findByText('New entries could not be loaded. Trying again.')).toBeVisible();
  [isAway, rows] = [false, [signIn(2, 'Finn Walsh'), ...rows]];
  await pass();
  expect(await screen.findByText('2 loaded')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
