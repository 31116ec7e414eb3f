import { createStore } from '@lotline/web-session/store';
import { keepAwake } from './keep-awake.ts';

const flush = (): Promise<void> => new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))));
const release = jest.fn(() => Promise.resolve());
const request = jest.fn(() => Promise.resolve({ release }));
const see = (isSeen: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isSeen });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => see(true));

const sending = createStore<object | null>(null);
const awake = () => keepAwake(() => sending.get() !== null, [sending]);

test('the screen stays on while at least one photo is on its way', async () => {
  const stop = awake();
  expect(request).not.toHaveBeenCalled();
  sending.set({ part: 0.1 });
  sending.set({ part: 0.2 });
  await flush();
  expect(request.mock.calls).toEqual([['screen']]);
  expect(release).not.toHaveBeenCalled();
  sending.set(null);
  await flush();
  expect(release).toHaveBeenCalledTimes(1);
  stop();
});

test('a page that was hidden asks for the lock again, and leaving releases it', async () => {
  const stop = awake();
  sending.set({ part: 0 });
  see(false);
  see(true);
  await flush();
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 1]);
  stop();
  sending.set(null);
  await flush();
  expect(release).toHaveBeenCalledTimes(2);
});

test('a device that refuses the lock, or has none, sends all the same', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  const stop = awake();
  sending.set({ part: 0 });
  await flush();
  sending.set(null);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined });
  sending.set({ part: 0 });
  await flush();
  expect(release).not.toHaveBeenCalled();
  stop();
  sending.set(null);
});
