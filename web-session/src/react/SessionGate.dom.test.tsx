import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { buildMe } from '../testing/build-me.ts';
import { buildPlatform } from '../testing/build-platform.ts';
import { useMe } from './me-context.tsx';
import { PlatformContext } from './platform-context.tsx';
import { SessionGate } from './SessionGate.tsx';

const me = buildMe();

function Greeting() {
  return <p>G’day {useMe().firstName}</p>;
}

const asked = jest.fn<Promise<unknown>, []>();
const failed = (code: ApiError['code'], status: number) => new ApiError({ code, status });

/** Whether the live stream is open. */
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
/** In small steps: what is rendered after one may start a timer of its own. */
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

test('the routed screens show once the current user is known, and listen to live changes (Spec 1 §2)', async () => {
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
])('when %s, “Failed to login” comes 5 seconds after the query failed, and stays during the next try (Spec 1 §2)', async (_, error) => {
  asked.mockRejectedValue(error);
  draw();
  await pass(4900);
  expect(heading()).not.toBeInTheDocument();
  await pass(200);
  for (let second = 0; second < 30; second += 1) {
    expect(heading()).toBeVisible();
    await pass(1000);
  }
  expect(screen.getByRole('alert')).toHaveTextContent(error.message);
});

test('no answer means no connection and not a failed login: no administrator is named, and the app opens by itself', async () => {
  asked.mockRejectedValue(failed('OFFLINE', 0));
  draw();
  await pass(5100);
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
  expect(heading()).not.toBeInTheDocument();
  expect(screen.queryByText(/administrator/)).not.toBeInTheDocument();
  asked.mockResolvedValue({ me });
  await pass(5000);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
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

test('a short gap ends before anybody sees a failure', async () => {
  asked.mockRejectedValueOnce(failed('UNAVAILABLE', 503)).mockResolvedValue({ me });
  draw();
  await pass(4900);
  expect(heading()).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
});

test('a refusal is not retried: only somebody else can change it', async () => {
  asked.mockRejectedValue(failed('CANNOT_LOG_IN', 403));
  draw();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a known person is not requested again, whatever is read again', async () => {
  asked.mockResolvedValueOnce({ me }).mockRejectedValue(failed('UNAVAILABLE', 503));
  draw();
  await pass(0);
  await act(() => client.invalidateQueries());
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
});

test('a known person stays known when the sign-in ends, and the screen stays', async () => {
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

const kept = buildMe({ firstName: 'Ruth', displayName: 'as kept' });

test.each([
  ['no answer comes', failed('OFFLINE', 0)],
  ['the sign-in has ended', failed('UNAUTHENTICATED', 401)],
])('the last known person continues when %s, and the login page never shows', async (_, error) => {
  asked.mockRejectedValue(error);
  draw({ person: kept, mustSignInAgain: error.code === 'UNAUTHENTICATED' });
  await pass(10_000);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with Microsoft' })).not.toBeInTheDocument();
});

test('a network that is silent for 3 seconds no longer delays a known person', async () => {
  asked.mockReturnValue(new Promise(() => undefined));
  draw({ person: kept });
  await pass(2900);
  expect(screen.getByText('opening')).toBeVisible();
  await pass(200);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
});

test('a known person whom the server no longer admits sees Failed to login, and no stored data (Spec 1 §2)', async () => {
  asked.mockRejectedValueOnce(failed('OFFLINE', 0)).mockRejectedValue(failed('CANNOT_LOG_IN', 403));
  draw({ person: kept });
  await pass(0);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
  await pass(11_000);
  expect(heading()).toBeVisible();
  expect(screen.queryByText('G’day Ruth')).not.toBeInTheDocument();
});

test('a person who loses access while the app is open sees it as well', async () => {
  asked.mockResolvedValue({ me });
  const { session } = draw();
  await pass(0);
  act(() => session.shutOut());
  await pass(5100);
  expect(heading()).toBeVisible();
});

test('the server’s answer about the person replaces the stored one', async () => {
  asked.mockRejectedValueOnce(failed('OFFLINE', 0)).mockResolvedValue({ me: buildMe({ firstName: 'Ruth-Ann' }) });
  const { session } = draw({ person: kept });
  await pass(6000);
  expect(screen.getByText('G’day Ruth-Ann')).toBeVisible();
  expect(session.get().person?.firstName).toBe('Ruth-Ann');
});
