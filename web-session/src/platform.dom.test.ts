import { createPlatform } from './platform.ts';

const PATHS = { base: '/', returnPath: '/auth-return', home: '/' };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
afterEach(() => jest.restoreAllMocks());

const answering = (status: number, code: string) =>
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ status, ok: false, text: () => Promise.resolve(JSON.stringify({ code })) }),
  });

test.each([
  ['CANNOT_LOG_IN', 403, true],
  ['CLAIM_REQUIRED', 403, false],
  ['UNAVAILABLE', 503, false],
])('a call that is refused with %s (%i) ends the person’s access: %s', async (code, status, isShutOut) => {
  answering(status, code);
  const { session, calls } = createPlatform(PATHS);
  await expect(calls.rest('/api/anything', { withToken: false })).rejects.toMatchObject({ code });
  expect(session.get().isShutOut).toBe(isShutOut);
});

test('a portal’s page in the place of an answer is no answer of the server; an empty body is one', async () => {
  const page = (text: string) =>
    Object.assign(globalThis, { fetch: () => Promise.resolve({ status: 200, ok: true, text: () => Promise.resolve(text) }) });
  const { calls } = createPlatform(PATHS);
  page('<!doctype html>');
  await expect(calls.rest('/api/anything', { withToken: false })).rejects.toMatchObject({ code: 'FAULT', isTyped: false });
  page('');
  await expect(calls.rest('/api/anything', { withToken: false })).resolves.toBeUndefined();
});
