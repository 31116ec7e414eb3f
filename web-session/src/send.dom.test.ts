import { createConnection, isOnline } from './connection.ts';
import { createGql } from './gql.ts';
import { createRest } from './rest.ts';
import { createSend } from './send.ts';

const onRefused = jest.fn();
const failed = jest.fn();
const connection = createConnection();
const send = createSend({ getToken: ({ force }) => Promise.resolve(force ? 'fresh' : 'old'), onRefused }, connection);
const rest = createRest(send, failed);
const { gql, gqlChange } = createGql(send, failed);
const calls: { path: string; init: RequestInit }[] = [];
let answers: (() => Promise<unknown>)[] = [];
const answer =
  (status: number, body: unknown = {}) =>
  () =>
    Promise.resolve({ status, ok: status < 400, text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)) });

beforeEach(() => {
  calls.length = 0;
  onRefused.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, {
    fetch: (path: string, init: RequestInit) => {
      calls.push({ path, init });
      return (answers.shift() ?? answer(500))();
    },
    AbortSignal: Object.assign(AbortSignal, { timeout: () => new AbortController().signal, any: ([first]: AbortSignal[]) => first }),
  });
});
afterEach(() => jest.restoreAllMocks());

const tokenOf = (call: number) => (calls[call]?.init.headers as Headers).get('authorization');

test('a token that the server no longer accepts is renewed once, and the call repeated', async () => {
  answers = [answer(401), answer(200, { ok: true })];
  await expect(rest('/api/dashboard/fieldwork')).resolves.toEqual({ ok: true });
  expect([tokenOf(0), tokenOf(1)]).toEqual(['Bearer old', 'Bearer fresh']);
});

test('a new token that is refused too ends the sign-in instead of a loop', async () => {
  answers = [answer(401), answer(401)];
  await expect(rest('/api/x')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(calls).toHaveLength(2);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('no answer is OFFLINE, and the connection shows it until the next answer', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch')), answer(200)];
  await expect(rest('/api/x')).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
  expect(isOnline(connection.get())).toBe(false);
  await rest('/api/x');
  expect(isOnline(connection.get())).toBe(true);
});

test('“Nothing was sent” is only said when nothing was sent', async () => {
  const change = { toString: () => 'mutation Change { x }' };
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const cut = () => Promise.resolve({ status: 200, ok: true, text: () => Promise.reject(new TypeError('network error')) });
  answers = [lost, lost, cut];
  await expect(rest('/api/x')).rejects.toMatchObject({ message: 'The server cannot be reached at the moment.' });
  await expect(gqlChange(change, {})).rejects.toMatchObject({
    code: 'OFFLINE',
    message: expect.stringMatching(/don’t know yet whether it arrived/),
  });
  await expect(gqlChange(change, {})).rejects.toMatchObject({
    code: 'OFFLINE',
    message: expect.stringMatching(/don’t know yet whether it arrived/),
  });
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const away = createConnection();
  const { gqlChange: changeAway } = createGql(createSend({ getToken: () => Promise.resolve('t'), onRefused }, away), failed);
  answers = [lost];
  await expect(changeAway(change, {})).rejects.toMatchObject({ code: 'OFFLINE', message: expect.stringMatching(/Nothing was sent/) });
  network.mockRestore();
});

test('a live stream that cannot be opened does not make the app offline: calls may still get through', async () => {
  answers = [() => Promise.reject(new TypeError('blocked'))];
  await expect(send({ method: 'GET', path: '/api/events', endless: true })).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(isOnline(connection.get())).toBe(true);
});

test('an open route is called without a token', async () => {
  answers = [answer(200)];
  await send({ method: 'GET', path: '/auth/config', withToken: false });
  expect(tokenOf(0)).toBeNull();
});

test('the first error of a GraphQL answer is thrown and logged, never shown by itself (Spec 1 §8)', async () => {
  answers = [answer(200, { data: null, errors: [{ message: 'Accept the task first.', extensions: { code: 'TASK_NOT_ACCEPTED' } }] })];
  await expect(gql<unknown, Record<string, never>>({ toString: () => 'mutation UpdateTaskUserOnSite { x }' })).rejects.toMatchObject({
    code: 'TASK_NOT_ACCEPTED',
  });
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('UpdateTaskUserOnSite'), expect.anything());
});

test('queries are never cached by HTTP (Spec 1 §7)', async () => {
  answers = [answer(200, { data: { me: { id: 1 } } })];
  await expect(gql<unknown, Record<string, never>>({ toString: () => 'query Me { me { id } }' })).resolves.toEqual({ me: { id: 1 } });
  expect(calls[0]?.init.cache).toBe('no-store');
});

test('a mutation’s answer has the versions that it made, and none where the server names none', async () => {
  const document = { toString: () => 'mutation Change { x }' };
  answers = [
    answer(200, { data: { x: 1 }, extensions: { versions: { schedule: 4, scheduleItem: 'strange' } } }),
    answer(200, { data: { x: 1 }, extensions: { versions: null } }),
  ];
  expect(await gqlChange(document, {})).toEqual({ data: { x: 1 }, versions: { schedule: 4 } });
  expect(await gqlChange(document, {})).toEqual({ data: { x: 1 }, versions: {} });
});

function sentIn(call: number): unknown {
  const body = calls[call]?.init.body;
  return typeof body === 'string' ? JSON.parse(body) : null;
}

test('an operation of the app is sent as its id; a server of another version gets its text from then on', async () => {
  const { gql: ask } = createGql(send, failed);
  const named = { toString: () => 'query Named { x }', __meta__: { id: 'sha256:1' } };
  answers = [
    answer(200, { data: { x: 1 } }),
    answer(404, { code: 'OPERATION_UNKNOWN' }),
    answer(200, { data: { x: 2 } }),
    answer(200, { data: { x: 3 } }),
  ];
  await expect(ask(named, {})).resolves.toEqual({ x: 1 });
  expect(sentIn(0)).toEqual({ documentId: 'sha256:1', operationName: 'Named', variables: {} });
  await expect(ask(named, {})).resolves.toEqual({ x: 2 });
  await expect(ask(named, {})).resolves.toEqual({ x: 3 });
  for (const call of [2, 3]) expect(sentIn(call)).toEqual({ query: 'query Named { x }', operationName: 'Named', variables: {} });
  expect(calls).toHaveLength(4);
});

test('the text of an operation is read when a server does not know its id', async () => {
  const { gql: ask } = createGql(send, failed);
  const readText = jest.fn(() => Promise.resolve('query Named { x }'));
  const named = { toString: () => 'query Named', readText, __meta__: { id: 'sha256:2' } };
  answers = [answer(200, { data: { x: 1 } }), answer(404, { code: 'OPERATION_UNKNOWN' }), answer(200, { data: { x: 2 } })];
  await expect(ask(named, {})).resolves.toEqual({ x: 1 });
  expect(readText).not.toHaveBeenCalled();
  await expect(ask(named, {})).resolves.toEqual({ x: 2 });
  expect(sentIn(2)).toEqual({ query: 'query Named { x }', operationName: 'Named', variables: {} });
});

test('a server without ids gets the text; any other refusal is not sent again', async () => {
  const { gqlChange: change } = createGql(send, failed);
  const named = { toString: () => 'mutation Named { x }', __meta__: { id: 'sha256:1' } };
  answers = [
    answer(400, { errors: [{ extensions: { code: 'MALFORMED_REQUEST' } }] }),
    answer(200, { data: { x: 1 } }),
    answer(409, { errors: [{ extensions: { code: 'STALE_VERSION' } }] }),
  ];
  await expect(change(named, {})).resolves.toMatchObject({ data: { x: 1 } });
  await expect(change(named, {})).rejects.toMatchObject({ code: 'STALE_VERSION' });
  expect(calls).toHaveLength(3);
});
