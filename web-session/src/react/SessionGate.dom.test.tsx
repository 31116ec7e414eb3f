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
  expect(screen.getByRole('alert')).toHaveTextContent(error.message);
});

test('no answer is no connection, not a failed login: no administrator is called, and the app opens by itself', async () => {
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

const kept = buildMe({ firstName: 'Ruth', displayName: 'as kept' });

test.each([
  ['no answer comes', failed('OFFLINE', 0)],
  ['the sign-in has ended', failed('UNAUTHENTICATED', 401)],
])('who was last known here goes on when %s, and the login page never shows', async (_, error) => {
  asked.mockRejectedValue(error);
  draw({ person: kept, mustSignInAgain: error.code === 'UNAUTHENTICATED' });
  await pass(10_000);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with Microsoft' })).not.toBeInTheDocument();
});

test('a network that says nothing for 3 seconds keeps a known person no longer', async () => {
  asked.mockReturnValue(new Promise(() => undefined));
  draw({ person: kept });
  await pass(2900);
  expect(screen.getByText('opening')).toBeVisible();
  await pass(200);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
});

test('a known person whom the server lets in no longer sees Failed to login, and nothing that was kept (Spec 1 §2)', async () => {
  asked.mockRejectedValueOnce(failed('OFFLINE', 0)).mockRejectedValue(failed('CANNOT_LOG_IN', 403));
  draw({ person: kept });
  await pass(0);
  expect(screen.getByText('G’day Ruth')).toBeVisible();
  await pass(11_000);
  expect(heading()).toBeVisible();
  expect(screen.queryByText('G’day Ruth')).not.toBeInTheDocument();
});

test('who is told while the app is open that they may not log in sees it as well', async () => {
  asked.mockResolvedValue({ me });
  const { session } = draw();
  await pass(0);
  act(() => session.shutOut());
  await pass(5100);
  expect(heading()).toBeVisible();
});

test('what the server says of the person replaces what was kept', async () => {
  asked.mockRejectedValueOnce(failed('OFFLINE', 0)).mockResolvedValue({ me: buildMe({ firstName: 'Ruth-Ann' }) });
  const { session } = draw({ person: kept });
  await pass(6000);
  expect(screen.getByText('G’day Ruth-Ann')).toBeVisible();
  expect(session.get().person?.firstName).toBe('Ruth-Ann');
});
