import type { ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { meToActor } from '../me-to-actor.ts';
import type { ChangeListener } from '../live-changes.ts';
import { buildMe } from '../testing/build-me.ts';
import { buildPlatform } from '../testing/build-platform.ts';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { ImpersonationNotices } from './ImpersonationNotices.tsx';
import { PresentContext } from './me-context.tsx';
import { PlatformContext } from './platform-context.tsx';

const START = new Date('2026-11-20T01:00:00Z');
const me = buildMe({ id: 5, displayName: 'Finn Walsh' });
let now = START;
let listener: ChangeListener | undefined;
const rest = jest.fn<Promise<unknown>, [path: string, call?: unknown]>();

function draw(part: ReactNode) {
  const platform = {
    ...buildPlatform({ rest, clock: { now: () => now } }),
    followChanges: (one: ChangeListener) => {
      listener = one;
      return () => undefined;
    },
  };
  const signOut = jest.spyOn(platform.session, 'signOut');
  render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PresentContext value={{ me, actor: meToActor(me) }}>{part}</PresentContext>
      </QueryClientProvider>
    </PlatformContext>,
  );
  return { signOut };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  now = START;
  rest.mockReset();
});
afterEach(() => jest.useRealTimers());

test('the banner says who, as whom and for how long, and ends it once', async () => {
  const { signOut } = draw(<ImpersonationBanner administrator="Ada Marsh" until={START.getTime() + 30 * 60_000} />);
  const banner = screen.getByRole('complementary');
  expect(banner).toHaveTextContent('Ada Marsh is signed in as Finn Walsh, 30 minutes left');
  now = new Date(START.getTime() + 29 * 60_000 + 1_000);
  await pass(5_000);
  expect(banner).toHaveTextContent('1 minute left');
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

const notice = {
  id: 9,
  administrator: 'Ada Marsh',
  reason: 'To help',
  beganAt: START.toISOString(),
  expiresAt: '2026-11-20T01:30:00.000Z',
};
const answering = (...impersonations: object[]) =>
  rest.mockImplementation((path) => Promise.resolve(path.endsWith('seen') ? undefined : { impersonations }));

test('the person reads who, when and why; one that lasts cannot be put away, one that has ended can', async () => {
  answering({ ...notice, endedAt: null });
  draw(<ImpersonationNotices />);
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent(/Ada Marsh, since .* until .* at the latest: “To help”/);
  expect(screen.queryByRole('button')).toBeNull();
  answering({ ...notice, endedAt: '2026-11-20T01:10:00.000Z' });
  act(() => listener?.onChanges([{ entity: 'app_user', id: 5 }]));
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent(/Ada Marsh, from .* to .*: “To help”/);
  answering();
  fireEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  await pass(0);
  expect(rest).toHaveBeenCalledWith('/api/impersonations/seen', { method: 'POST', body: { ids: [9] } });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a change of somebody else asks nothing, and a failed read shows nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rest.mockRejectedValue(new Error('no server'));
  draw(<ImpersonationNotices />);
  await pass(0);
  act(() => listener?.onChanges([{ entity: 'app_user', id: 6 }]));
  await pass(0);
  expect(rest).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});
