import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { ChangeEvent } from '../change-event.ts';
import type { ChangeListener } from '../live-changes.ts';
import type { SessionState } from '../session-state.ts';
import { buildMe } from '../testing/build-me.ts';
import { buildPlatform } from '../testing/build-platform.ts';
import { useActor } from './me-context.tsx';
import { PlatformContext } from './platform-context.tsx';
import { SessionGate } from './SessionGate.tsx';

const holding = (...claims: readonly string[]) => buildMe({ claims: claims.map((claimValue) => ({ claimValue })) });
const PERSON = holding('CAN_VIEW_LOGS').id;

let mounted = 0;
function Claims() {
  const { claims } = useActor();
  return <p ref={() => void (mounted += 1)}>{[...claims].join(', ')}</p>;
}

const asked = jest.fn<Promise<unknown>, []>();
const cleared = jest.fn(() => Promise.resolve());
const pulled = jest.fn<Promise<ApiError | null>, []>(() => Promise.resolve(null));
const listeners = new Set<ChangeListener>();

async function open(state: Partial<SessionState> = {}, shown = 'CAN_VIEW_LOGS') {
  const base = buildPlatform({ gql: () => asked(), state });
  const reads = base.readsOf(PERSON);
  const platform = {
    ...base,
    readsOf: () => ({ ...reads, clear: cleared }),
    pullerOf: () => ({
      pull: pulled,
      list: () => Promise.resolve(null),
      job: () => Promise.resolve(null),
      answer: () => Promise.resolve(),
      subscribe: () => () => undefined,
    }),
    followChanges: (listener: ChangeListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })}>
        <SessionGate onReturned={() => undefined} promise="Tasks" opening={<p>opening</p>}>
          <Claims />
        </SessionGate>
      </QueryClientProvider>
    </PlatformContext>,
  );
  await screen.findByText(shown);
  pulled.mockClear();
}
const hear = (...changes: readonly ChangeEvent[]) =>
  act(async () => {
    for (const listener of listeners) listener.onChanges(changes);
    await Promise.resolve();
  });

beforeEach(() => {
  for (const mock of [asked, cleared, pulled]) mock.mockClear();
  listeners.clear();
  asked.mockResolvedValue({ me: holding('CAN_VIEW_LOGS') });
});

test.each([
  ['a role', { entity: 'role', id: 4 }],
  ['the person', { entity: 'app_user', id: PERSON }],
])(
  'when %s changed, me is read again, the screens are drawn for the new rights, and what the device stored of the old ones leaves it',
  async (_, change) => {
    await open();
    asked.mockResolvedValue({ me: holding('CAN_VIEW_REPORTS') });
    await hear(change);
    expect(await screen.findByText('CAN_VIEW_REPORTS')).toBeVisible();
    expect(cleared).toHaveBeenCalledTimes(1);
    expect(pulled).toHaveBeenCalledTimes(1);
  },
);

test('what a sync with the old rights stored meanwhile goes too, where the new ones have none', async () => {
  await open();
  pulled.mockResolvedValueOnce(new ApiError({ code: 'CLAIM_REQUIRED', status: 403 }));
  asked.mockResolvedValue({ me: holding('CAN_VIEW_REPORTS') });
  await hear({ entity: 'role', id: 4 });
  await screen.findByText('CAN_VIEW_REPORTS');
  await waitFor(() => expect(cleared).toHaveBeenCalledTimes(2));
});

test('another person’s change is not followed', async () => {
  await open();
  await hear({ entity: 'app_user', id: PERSON + 1 }, { entity: 'construction', id: PERSON });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the same rights leave screens and device as they are', async () => {
  await open();
  const before = mounted;
  await hear({ entity: 'role', id: 4 });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(cleared).not.toHaveBeenCalled();
  expect(mounted).toBe(before);
});

test('without an answer the person stays who they were known to be', async () => {
  await open();
  asked.mockRejectedValue(new ApiError({ code: 'FAULT', status: 500 }));
  await hear({ entity: 'role', id: 4 });
  expect(screen.getByText('CAN_VIEW_LOGS')).toBeVisible();
  expect(cleared).not.toHaveBeenCalled();
});

test('a notice whose question was lost on its way is asked again once there is a network, though nobody tells of it a second time', async () => {
  await open();
  asked.mockRejectedValueOnce(new ApiError({ code: 'OFFLINE', status: 0 })).mockResolvedValue({ me: holding('CAN_VIEW_REPORTS') });
  await hear({ entity: 'app_user', id: PERSON });
  expect(screen.getByText('CAN_VIEW_LOGS')).toBeVisible();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(await screen.findByText('CAN_VIEW_REPORTS')).toBeVisible();
  expect(cleared).toHaveBeenCalledTimes(1);
});

test('two notices at once are one answer after the other: the second does not take the first for what was known', async () => {
  await open();
  asked.mockResolvedValue({ me: holding('CAN_VIEW_REPORTS') });
  await act(async () => {
    for (const listener of listeners) for (let times = 0; times < 2; times += 1) listener.onChanges([{ entity: 'role', id: 4 }]);
    await Promise.resolve();
  });
  expect(await screen.findByText('CAN_VIEW_REPORTS')).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  expect(pulled).toHaveBeenCalledTimes(1);
});

test('after a gap in the stream me is read again', async () => {
  await open();
  await act(async () => {
    for (const listener of listeners) listener.onCaughtUp();
    await Promise.resolve();
  });
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['with the same rights it stays', 'CAN_VIEW_LOGS', 0],
  ['with other rights it goes, though nobody told the open screens of them', 'CAN_VIEW_REPORTS', 1],
])('what the device stored before the app was closed: %s', async (_, claim, times) => {
  asked.mockResolvedValue({ me: holding(claim) });
  await open({ person: holding('CAN_VIEW_LOGS') }, claim);
  expect(cleared).toHaveBeenCalledTimes(times);
});
