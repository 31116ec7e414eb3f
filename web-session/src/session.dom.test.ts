import { ApiError } from './api-error.ts';
import { createSession } from './session.ts';
import type { Me } from './me.ts';
import type { MsalSession } from './msal.ts';
import { buildMe } from './testing/build-me.ts';

const PATHS = { base: '/', returnPath: '/auth-return', home: '/' };
const account = { username: 'office@lotline.example', homeAccountId: 'asha' };
const ASHA = buildMe({ id: 2, email: 'office@lotline.example' });
let now = new Date('2026-11-20T01:00:00Z');
const dropReads = jest.fn<Promise<void>, [personId: number]>();
const msal = {
  account: () => account as ReturnType<MsalSession['account']>,
  returnedTo: null as string | null,
  token: jest.fn(),
  signOut: jest.fn(),
  signIn: jest.fn(),
};
const rest = jest.fn();
const token = (text: string, minutes = 60) => ({ token: text, until: now.getTime() + minutes * 60_000 });

const openMsal = jest.fn(() => Promise.resolve(msal));
jest.mock('./msal.ts', () => ({ openMsal: () => openMsal() }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  rest.mockReset().mockResolvedValue({});
  msal.token.mockReset().mockResolvedValue(token('t'));
  msal.signOut.mockReset().mockResolvedValue(undefined);
  msal.signIn.mockReset();
  dropReads.mockReset().mockResolvedValue(undefined);
  now = new Date('2026-11-20T01:00:00Z');
  msal.returnedTo = null;
  msal.account = () => account;
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

const newSession = () => createSession({ paths: PATHS, rest, clock: { now: () => now }, dropReads });

async function begin(go = jest.fn()) {
  const session = newSession();
  await session.start(go);
  return session;
}

test('nobody was signed in here: the login page shows at once, and the server gets no request', async () => {
  expect((await begin()).get().status).toBe('signed-out');
  expect(rest).not.toHaveBeenCalled();
});

test('coming back from the provider, the person is announced and led to the page they wanted (Spec 2 §7)', async () => {
  window.history.replaceState(null, '', '/auth-return');
  msal.returnedTo = '/graphiql';
  const go = jest.fn();
  const session = await begin(go);
  expect(session.get()).toMatchObject({ status: 'signed-in', email: 'office@lotline.example' });
  expect(go).toHaveBeenCalledWith('/graphiql');
  expect(rest).toHaveBeenCalledWith('/auth/signin', expect.objectContaining({ method: 'POST' }));
});

test('a person who was signed in here before continues without a redirect', async () => {
  localStorage.setItem('lotline.signed-in', 'asha');
  const go = jest.fn();
  expect((await begin(go)).get().status).toBe('signed-in');
  expect(go).not.toHaveBeenCalled();
  expect(msal.signIn).not.toHaveBeenCalled();
});

test('an unreachable server is reported, and the person is still known next time', async () => {
  localStorage.setItem('lotline.signed-in', 'asha');
  rest.mockRejectedValue(new TypeError('Failed to fetch'));
  const session = await begin();
  expect(session.get().problem).toContain('You are still signed in on this device');
  expect(localStorage.getItem('lotline.signed-in')).toBe('asha');
});

test('a provider that has refused is not asked again, except by the renewal that another tab’s sign-in may allow', async () => {
  localStorage.setItem('lotline.signed-in', 'asha');
  const session = await begin();
  msal.token.mockRejectedValue({ name: 'ServerError', errorCode: 'invalid_grant' });
  expect(await session.getToken({ force: true })).toBeNull();
  expect(session.get().mustSignInAgain).toBe(true);
  await session.getToken({ force: false });
  expect(msal.token).toHaveBeenCalledTimes(1);
  msal.token.mockResolvedValue(token('fresh'));
  expect(await session.getToken({ force: true, evenRefused: true })).toBe('fresh');
  expect(session.get().mustSignInAgain).toBe(false);
});

test('a sign-in that the server has ended stays so however often it is renewed, and the next one asks who it is', async () => {
  const of = (auth_time: number) => `e30.${btoa(JSON.stringify({ auth_time }))}.x`;
  localStorage.setItem('lotline.signed-in', 'asha');
  const session = await begin();
  msal.token.mockResolvedValue(token(of(100)));
  await session.getToken({ force: true });
  session.onRefused();
  expect(await session.getToken({ force: true, evenRefused: true })).toBeNull();
  expect(session.get()).toMatchObject({ status: 'signed-in', mustSignInAgain: true });
  await session.signIn('/');
  expect(msal.signIn).toHaveBeenCalledWith({ returnTo: '/', asksWho: true });
  msal.token.mockResolvedValue(token(of(200)));
  expect(await session.getToken({ force: true, evenRefused: true })).toBe(of(200));
  expect(session.get().mustSignInAgain).toBe(false);
});

test('a renewal that fails without a network signs nobody out', async () => {
  localStorage.setItem('lotline.signed-in', 'asha');
  const session = await begin();
  msal.token.mockRejectedValue({ name: 'BrowserAuthError', errorCode: 'no_network_connectivity' });
  expect(await session.getToken({ force: false })).toBeNull();
  expect(session.get()).toMatchObject({ status: 'signed-in', mustSignInAgain: false });
});

test('signing out is announced, and forgets the person even when the provider cannot be reached', async () => {
  localStorage.setItem('lotline.signed-in', 'asha');
  const session = await begin();
  msal.signOut.mockRejectedValue(new Error('offline'));
  await session.signOut();
  expect(rest).toHaveBeenCalledWith('/auth/signout', expect.objectContaining({ method: 'POST' }));
  expect(session.get()).toMatchObject({ status: 'signed-out', email: null });
  expect(localStorage.getItem('lotline.signed-in')).toBeNull();
});

/** As an earlier visit left it: signed in, known, the sign-in's settings stored. */
async function knownBefore(me: Me = ASHA) {
  localStorage.setItem('lotline.signed-in', 'asha');
  rest.mockResolvedValue({ clientId: 'console', scopes: [] });
  (await begin()).know(me);
  rest.mockClear();
}
const noNetwork = () => rest.mockRejectedValue(new ApiError({ code: 'OFFLINE', status: 0 }));

test('the last known person is known at once, before any request, and without a network', async () => {
  await knownBefore();
  noNetwork();
  const session = newSession();
  expect(session.get()).toMatchObject({ status: 'signed-in', person: ASHA, email: ASHA.email, mustSignInAgain: false });
  await session.start(jest.fn());
  expect(session.get()).toMatchObject({ status: 'signed-in', person: ASHA, problem: null });
});

test('a sign-in that MSAL no longer has asks a known person to sign in again, and never shows the login page', async () => {
  await knownBefore();
  msal.account = () => null;
  expect((await begin()).get()).toMatchObject({ status: 'signed-in', person: ASHA, mustSignInAgain: true });
});

test('a sign-in at the provider that was broken off leads a known person back into the app', async () => {
  await knownBefore();
  window.history.replaceState(null, '', '/auth-return');
  msal.account = () => null;
  const go = jest.fn();
  expect((await begin(go)).get()).toMatchObject({ status: 'signed-in', person: ASHA });
  expect(go).toHaveBeenCalledWith(PATHS.home);
});

test('Back through the provider’s page leads who is signed in to the first page of the app', async () => {
  await knownBefore();
  window.history.replaceState(null, '', '/auth-return');
  const go = jest.fn();
  expect((await begin(go)).get()).toMatchObject({ status: 'signed-in' });
  expect(go.mock.calls).toEqual([[PATHS.home]]);
});

test('nobody is known for longer than 30 days without an answer of the server', async () => {
  await knownBefore();
  now = new Date('2026-12-20T00:59:00Z');
  expect(newSession().get().person).toEqual(ASHA);
  now = new Date('2026-12-20T01:01:00Z');
  expect(newSession().get()).toMatchObject({ status: 'opening', person: null });
});

test('a device that was told fewer days knows nobody for longer than those', async () => {
  await knownBefore();
  newSession().lastsWithoutServer(7);
  now = new Date('2026-11-27T00:59:00Z');
  expect(newSession().get().person).toEqual(ASHA);
  now = new Date('2026-11-27T01:01:00Z');
  expect(newSession().get()).toMatchObject({ status: 'opening', person: null });
});

test('signing out without a network forgets the person, deletes what they read, and the next sign-in asks who it is', async () => {
  await knownBefore();
  noNetwork();
  const session = await begin();
  await session.signOut();
  expect(session.get()).toMatchObject({ status: 'signed-out', person: null });
  expect(dropReads).toHaveBeenCalledWith(2);
  expect(msal.signOut).toHaveBeenCalledWith({ leave: false });
  expect((await begin()).get().status).toBe('signed-out');
  rest.mockResolvedValue({});
  await session.signIn('/');
  expect(msal.signIn).toHaveBeenCalledWith({ returnTo: '/', asksWho: true });
});

test('signing out on a network that hangs: every tab forgets at once, and the announcement has 4 s', async () => {
  await knownBefore();
  const session = await begin();
  const other = await begin();
  let signal: AbortSignal | undefined;
  rest.mockImplementation((path: string, call?: { signal?: AbortSignal }) => {
    if (path !== '/auth/signout') return Promise.resolve({ clientId: 'console', scopes: [] });
    signal = call?.signal;
    return new Promise(() => undefined);
  });
  jest.useFakeTimers();
  try {
    const left = session.signOut();
    expect(session.get()).toMatchObject({ status: 'signed-out', person: null });
    expect(localStorage.getItem('lotline.signed-in')).toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key: 'lotline.signed-in' }));
    expect(other.get()).toMatchObject({ status: 'signed-out', person: null });
    await jest.advanceTimersByTimeAsync(3_999);
    expect([signal?.aborted, msal.signOut.mock.calls.length]).toEqual([false, 0]);
    await jest.advanceTimersByTimeAsync(1);
    await left;
    expect(signal?.aborted).toBe(true);
    expect(msal.signOut).toHaveBeenCalledWith({ leave: false });
  } finally {
    jest.useRealTimers();
  }
});

test('a person who comes back from the provider is not taken for the one who was here before', async () => {
  await knownBefore();
  window.history.replaceState(null, '', '/auth-return');
  msal.returnedTo = '/';
  msal.account = () => ({ username: 'sam@lotline.example', homeAccountId: 'sam' });
  const session = newSession();
  expect(session.get()).toMatchObject({ status: 'opening', person: null });
  await session.start(jest.fn());
  expect(session.get()).toMatchObject({ status: 'signed-in', person: null, email: 'sam@lotline.example' });
  session.know(buildMe({ id: 3 }));
  expect(dropReads).toHaveBeenCalledWith(2);
  window.history.replaceState(null, '', '/');
  expect(newSession().get().person).toMatchObject({ id: 3 });
});

test('another tab that signs out, or signs somebody else in, ends this page’s session too: no call is sent as somebody else', async () => {
  await knownBefore();
  const session = await begin();
  localStorage.setItem('lotline.signed-in', 'sam');
  expect(await session.getToken({ force: false })).toBeNull();
  expect(session.get()).toMatchObject({ status: 'signed-out', person: null, problem: 'Someone else has signed in on this device.' });
  localStorage.setItem('lotline.signed-in', 'asha');
  const other = await begin();
  localStorage.removeItem('lotline.signed-in');
  window.dispatchEvent(new StorageEvent('storage', { key: 'lotline.signed-in' }));
  expect(other.get()).toMatchObject({ status: 'signed-out', problem: null });
});

test('a person who may not log in any more is forgotten, with everything they read', async () => {
  await knownBefore();
  const session = await begin();
  session.shutOut();
  expect(session.get()).toMatchObject({ isShutOut: true, person: null });
  expect(dropReads).toHaveBeenCalledWith(2);
  expect(newSession().get().person).toBeNull();
});

describe('a tab that has a token opens again without the sign-in library', () => {
  async function signedInBefore(minutes: number) {
    localStorage.setItem('lotline.signed-in', 'asha');
    const before = await begin();
    before.know(ASHA);
    msal.token.mockResolvedValue(token('kept', minutes));
    expect(await before.getToken({ force: false })).toBe('kept');
    openMsal.mockClear();
    msal.token.mockClear();
  }

  test('the token is used as it is, until a renewal is needed', async () => {
    await signedInBefore(30);
    const session = await begin();
    expect(session.get()).toMatchObject({ status: 'signed-in', person: ASHA });
    expect(await session.getToken({ force: false })).toBe('kept');
    expect(openMsal).not.toHaveBeenCalled();
    msal.token.mockResolvedValue(token('newer'));
    expect(await session.getToken({ force: true })).toBe('newer');
    expect(openMsal).toHaveBeenCalledTimes(1);
    expect(await session.getToken({ force: false })).toBe('newer');
  });

  test.each([
    ['it ends within a minute', () => undefined, 0.9],
    ['it is another account’s', () => localStorage.setItem('lotline.signed-in', 'ben'), 30],
    ['nobody knows who it is', () => localStorage.removeItem('lotline.person'), 30],
  ])('it is not used when %s', async (_why, change, minutes) => {
    await signedInBefore(minutes);
    change();
    await begin();
    expect(openMsal).toHaveBeenCalled();
  });

  test('the token is removed when the server refuses it, and at sign-out', async () => {
    await signedInBefore(30);
    const session = await begin();
    session.onRefused();
    expect(sessionStorage).toHaveLength(0);
    msal.token.mockResolvedValue(token('again'));
    await session.getToken({ force: true, evenRefused: true });
    expect(sessionStorage).toHaveLength(1);
    await session.signOut();
    expect(sessionStorage).toHaveLength(0);
  });
});
