// One failed request does not keep the app offline: it probes by itself, with back-off, and at once on request.
import { createConnection, isOnline } from './connection.ts';
import { createReach } from './reach.ts';
import { createSend } from './send.ts';

const connection = createConnection();
const send = createSend({ getToken: () => Promise.resolve('t'), onRefused: () => undefined }, connection);
const reach = createReach(send, connection);
const asked: number[] = [];
let isThere = false;
let stop = () => undefined as void;

beforeEach(() => {
  asked.length = 0;
  isThere = false;
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(1);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, {
    AbortSignal: Object.assign(AbortSignal, { timeout: () => new AbortController().signal, any: ([first]: AbortSignal[]) => first }),
    fetch: (path: string) => {
      expect(path).toBe('/auth/version');
      asked.push(Date.now() / 1000);
      return isThere ? Promise.resolve({ status: 200 }) : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  connection.reportAnswer();
  stop = reach.watch();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('after one failed call the server is probed within a second, then with back-off, and the app is online as soon as it answers', async () => {
  connection.reportNoAnswer();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(asked.slice(0, 7)).toEqual([1, 3, 7, 15, 31, 61, 91]);
  isThere = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isOnline(connection.get())).toBe(true);
  const count = asked.length;
  await jest.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(count);
});

test('no probe is sent while the server is reached', async () => {
  await jest.advanceTimersByTimeAsync(300_000);
  expect(asked).toEqual([]);
});

test('when the network comes back it probes at once, and reports nothing before the answer', async () => {
  connection.reportNoAnswer();
  await jest.advanceTimersByTimeAsync(60_000);
  asked.length = 0;
  window.dispatchEvent(new Event('online'));
  expect(isOnline(connection.get())).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  expect(isOnline(connection.get())).toBe(true);
});

test('“Try again” probes at once, and reports whether an answer came', async () => {
  connection.reportNoAnswer();
  await expect(reach.tryNow()).resolves.toBe(false);
  isThere = true;
  await expect(reach.tryNow()).resolves.toBe(true);
  expect(isOnline(connection.get())).toBe(true);
});
