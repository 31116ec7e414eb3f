import { createConnection, isOnline } from './connection.ts';
import { openLiveStream } from './live-stream.ts';
import { createSend } from './send.ts';

const asked: string[] = [];
let bodies: string[][] = [];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function streamOf(parts: string[]) {
  const waiting = [...parts];
  const reader = {
    read: () => {
      const part = waiting.shift();
      return Promise.resolve(part === undefined ? { done: true, value: undefined } : { done: false, value: bytesOf(part) });
    },
  };
  return { getReader: () => reader };
}

beforeEach(() => {
  asked.length = 0;
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, {
    AbortSignal: Object.assign(AbortSignal, { any: ([first]: AbortSignal[]) => first }),
    fetch: (path: string) => {
      asked.push(path);
      const parts = bodies.shift();
      return parts === undefined ? new Promise(() => undefined) : Promise.resolve({ status: 200, ok: true, body: streamOf(parts) });
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const connection = createConnection();
const onFailure = jest.fn();
const send = createSend({ getToken: () => Promise.resolve('t'), onRefused: () => undefined }, connection);
const line = { connection, send, onFailure };
const settle = () => jest.advanceTimersByTimeAsync(0);

test('a change is announced however the network splits it', async () => {
  bodies = [['event: ready\ndata: {}\n\nevent: cha', 'nge\ndata: {"entity":"schedule","id":7,', '"constructionId":3}\n\n: breath\n\n']];
  const onChange = jest.fn();
  const close = openLiveStream(line, { onChange, onCaughtUp: () => undefined });
  await settle();
  expect(onChange).toHaveBeenCalledWith({ entity: 'schedule', id: 7 });
  expect(isOnline(connection.get())).toBe(true);
  close();
});

test('any byte of the stream is an answer: an earlier failed call does not keep the app offline', async () => {
  let breathe: (part: { done: boolean; value: Uint8Array }) => void = () => undefined;
  const parts = [
    Promise.resolve({ done: false, value: bytesOf('event: ready\ndata: {}\n\n') }),
    new Promise((resolve) => (breathe = resolve)),
  ];
  const reader = { read: () => parts.shift() ?? new Promise(() => undefined) };
  const body = { getReader: () => reader };
  Object.assign(globalThis, { fetch: () => Promise.resolve({ status: 200, ok: true, body }) });
  const close = openLiveStream(line, { onChange: () => undefined, onCaughtUp: () => undefined });
  await settle();
  connection.reportNoAnswer();
  breathe({ done: false, value: bytesOf(': breath\n\n') });
  await settle();
  expect(isOnline(connection.get())).toBe(true);
  close();
});

test('the stream is opened as soon as the server is reached again, not when its own wait is over', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  bodies = [[], [], [], [], ['event: ready\ndata: {}\n\n']];
  const onCaughtUp = jest.fn();
  const close = openLiveStream(line, { onChange: () => undefined, onCaughtUp });
  await jest.advanceTimersByTimeAsync(15_000);
  const before = asked.length;
  connection.reportNoAnswer();
  connection.reportAnswer();
  await settle();
  expect(asked).toHaveLength(before + 1);
  close();
});

test('a stream that ends is opened again, and the screens read again', async () => {
  // the longest waits: with short ones a third stream is opened within the two seconds below
  jest.spyOn(Math, 'random').mockReturnValue(1);
  bodies = [['event: ready\ndata: {}\n\n'], ['event: ready\ndata: {}\n\n']];
  const onCaughtUp = jest.fn();
  const close = openLiveStream(line, { onChange: () => undefined, onCaughtUp });
  await settle();
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(2);
  expect(onCaughtUp).toHaveBeenCalledTimes(2);
  close();
});

test('a closed stream makes no more requests', async () => {
  bodies = [['event: ready\ndata: {}\n\n']];
  const close = openLiveStream(line, { onChange: () => undefined, onCaughtUp: () => undefined });
  await settle();
  close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test('a refused stream reports its code, so that a person who may not log in is known', async () => {
  const refusal = { status: 403, ok: false, text: () => Promise.resolve('{"code":"CANNOT_LOG_IN"}') };
  Object.assign(globalThis, { fetch: () => Promise.resolve(refusal) });
  const close = openLiveStream(line, { onChange: () => undefined, onCaughtUp: () => undefined });
  await settle();
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'CANNOT_LOG_IN' }));
  close();
});
