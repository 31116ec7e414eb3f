// The key of an action: the same until it is done, another one after.
import { ApiError, type ApiErrorCode } from './api-error.ts';
import { createSendOnce } from './send-once.ts';

const ACTION = { id: 7, status: 'Booked' };
const refusal = (code: ApiErrorCode, status: number) => new ApiError({ code, status });

function begin() {
  let made = 0;
  const sendOnce = createSendOnce({ fresh: () => `key-${String((made += 1))}` });
  const keys: string[] = [];
  const send = (action: unknown, error?: Error): Promise<string> =>
    sendOnce(action, (key) => {
      keys.push(key);
      return error === undefined ? Promise.resolve(key) : Promise.reject(error);
    });
  return { sendOnce, send, keys };
}

test('the same action after a lost answer has the same key; once it is done, another one', async () => {
  const { send, keys } = begin();
  await expect(send(ACTION, refusal('OFFLINE', 0))).rejects.toThrow();
  await expect(send({ ...ACTION }, refusal('TIMEOUT', 504))).rejects.toThrow();
  await send(ACTION);
  await send(ACTION);
  expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});

test('another action has a key of its own, and leaves the first one its key', async () => {
  const { send, keys } = begin();
  await expect(send(ACTION, refusal('OFFLINE', 0))).rejects.toThrow();
  await send({ ...ACTION, status: 'Paused' });
  await send(ACTION);
  expect(keys).toEqual(['key-1', 'key-2', 'key-1']);
});

test('a refusal between two tries does not make the lost one another action', async () => {
  const { send, keys } = begin();
  await expect(send(ACTION, refusal('OFFLINE', 0))).rejects.toThrow();
  await expect(send(ACTION, refusal('UNAUTHENTICATED', 401))).rejects.toThrow();
  await send(ACTION);
  expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
});

test('a key that the server knows from something else is given up', async () => {
  const { send, keys } = begin();
  await expect(send(ACTION, refusal('IDEMPOTENCY_MISMATCH', 409))).rejects.toThrow();
  await send(ACTION);
  expect(keys).toEqual(['key-1', 'key-2']);
});

test('each part keeps its key until all of them are done', async () => {
  const { sendOnce } = begin();
  const sent: string[] = [];
  const inParts = (isLost: boolean) =>
    sendOnce(ACTION, async (_key, keyOfPart) => {
      sent.push(keyOfPart('1'));
      if (isLost) throw refusal('OFFLINE', 0);
      sent.push(keyOfPart('2'));
    });
  await expect(inParts(true)).rejects.toThrow();
  await inParts(false);
  await inParts(false);
  expect(sent[1]).toBe(sent[0]);
  expect(new Set(sent.slice(1)).size).toBe(4);
});
