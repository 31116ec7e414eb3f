import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MeQuery } from '@lotline/schema/generated/operations';
import { ApiError } from '../api-error.ts';
import { buildPlatform } from '../testing/build-platform.ts';
import { useMe } from './me-context.tsx';
import { PlatformContext } from './platform-context.tsx';
import { SessionGate } from './SessionGate.tsx';

const me: MeQuery['me'] = {
  id: 5,
  canLogIn: true,
  email: 'sub@lotline.example',
  firstName: 'Ruth',
  lastName: 'Okafor',
  displayName: 'Ruth Okafor',
  role: 'Field worker',
  roles: ['Field worker'],
  isSubcontractor: false,
  independentContractorId: null,
  groupUsers: [],
  claims: [],
};

function Greeting() {
  return <p>G’day {useMe().firstName}</p>;
}

const asked = jest.fn<Promise<unknown>, []>();
const failed = (code: ApiError['code'], status: number) => new ApiError({ code, status });

/** Whether the changes of others are followed. */
let isLive = false;
const follow = () => {
  isLive = true;
  return () => (isLive = false);
};

let client: QueryClient;

function draw(state = {}) {
  const platform = { ...buildPlatform({ gql: () => asked(), state }), followChanges: follow };
  render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={client}>
        <SessionGate onReturned={() => undefined} promise="Tasks" opening={<p>opening</p>}>
          <Greeting />
        </SessionGate>
      </QueryClientProvider>
    </PlatformContext>,
  );
  return platform;
}
/** In small steps: what is drawn at the end of one may start a clock of its own. */
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= 100) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
}
const heading = () => screen.queryByRole('heading', { name: 'Failed to login' });

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
});
afterEach(() => jest.useRealTimers());

test('the routed screens show once the current user is known, and follow the changes of others (Spec 1 §2)', async () => {
  asked.mockResolvedValue({ me });
  draw();
  expect(screen.getByText('opening')).toBeVisible();
  await pass(0);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
  expect(isLive).toBe(true);
});

test.each([
  ['the person may not log in', failed('CANNOT_LOG_IN', 403)],
  ['the server is not ready', failed('UNAVAILABLE', 503)],
  ['the server fails', failed('FAULT', 500)],
  ['there is no network', failed('OFFLINE', 0)],
])('when %s, “Failed to login” comes 5 seconds after the query failed, and stays while it is asked again (Spec 1 §2)', async (_, error) => {
  asked.mockRejectedValue(error);
  draw();
  await pass(4900);
  expect(heading()).not.toBeInTheDocument();
  await pass(200);
  for (let second = 0; second < 30; second += 1) {
    expect(heading()).toBeVisible();
    await pass(1000);
  }
  expect(screen.getByRole('alert')).toHaveTextContent(error.code === 'OFFLINE' ? 'The server cannot be reached' : error.message);
});

test('when the server answers again, the app opens by itself', async () => {
  asked.mockRejectedValue(failed('UNAVAILABLE', 503));
  draw();
  await pass(12_000);
  expect(heading()).toBeVisible();
  asked.mockResolvedValue({ me });
  await pass(5000);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
});

test('while a try hangs, the failure before it stays on the screen', async () => {
  asked.mockRejectedValueOnce(failed('UNAVAILABLE', 503)).mockReturnValue(new Promise(() => undefined));
  draw();
  await pass(20_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(heading()).toBeVisible();
});

test('a short gap heals before anybody reads of a failure', async () => {
  asked.mockRejectedValueOnce(failed('UNAVAILABLE', 503)).mockResolvedValue({ me });
  draw();
  await pass(4900);
  expect(heading()).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
});

test('a refusal is not asked about again: only somebody else can change it', async () => {
  asked.mockRejectedValue(failed('CANNOT_LOG_IN', 403));
  draw();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a person who is known is not asked for again, whatever is read anew', async () => {
  asked.mockResolvedValueOnce({ me }).mockRejectedValue(failed('UNAVAILABLE', 503));
  draw();
  await pass(0);
  await act(() => client.invalidateQueries());
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
});

test('a person who is known stays known when the sign-in ends: what is on the screen stays', async () => {
  asked.mockResolvedValue({ me });
  const { session } = draw();
  await pass(0);
  act(() => session.onRefused());
  expect(screen.getByText('G’day Ruth')).toBeVisible();
  expect(isLive).toBe(false);
});

test('a sign-in that has ended before the person is known leads to the login page', async () => {
  asked.mockRejectedValue(failed('UNAUTHENTICATED', 401));
  draw({ mustSignInAgain: true });
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Your sign-in has ended. Sign in again.');
  expect(screen.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
});
