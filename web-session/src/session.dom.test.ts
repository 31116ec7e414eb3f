import { createSession } from './session.ts';
import type { MsalSession } from './msal.ts';

const PATHS = { base: '/', returnPath: '/auth-return', home: '/' };
const account = { username: 'office@lotline.example' };
const msal = {
  account: () => account as ReturnType<MsalSession['account']>,
  returnedTo: null as string | null,
  token: jest.fn(),
  signOut: jest.fn(),
  signIn: jest.fn(),
};
const rest = jest.fn();

jest.mock('./msal.ts', () => ({ openMsal: () => Promise.resolve(msal) }));

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  rest.mockReset().mockResolvedValue({});
  msal.token.mockReset().mockResolvedValue('t');
  msal.signOut.mockReset().mockResolvedValue(undefined);
  msal.returnedTo = null;
  msal.account = () => account as ReturnType<MsalSession['account']>;
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

async function begin(go = jest.fn()) {
  const session = createSession(PATHS, rest);
  session.start(go);
  await settle();
  await settle();
  return session;
}

test('nobody was signed in here: the login page at once, and nothing is asked of the server', async () => {
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
  expect(rest).toHaveBeenCalledWith('/auth/signin', { method: 'POST' });
});

test('who was signed in here before is taken up again without a redirect', async () => {
  localStorage.setItem('lotline.signed-in', '1');
  const go = jest.fn();
  expect((await begin(go)).get().status).toBe('signed-in');
  expect(go).not.toHaveBeenCalled();
  expect(msal.signIn).not.toHaveBeenCalled();
});

test('a server that cannot be reached is said, and the person is still known next time', async () => {
  localStorage.setItem('lotline.signed-in', '1');
  rest.mockRejectedValue(new TypeError('Failed to fetch'));
  const session = await begin();
  expect(session.get().problem).toContain('You are still signed in on this device');
  expect(localStorage.getItem('lotline.signed-in')).toBe('1');
});

test('a provider that has refused is not asked again, but by the renewal that another tab’s sign-in may have made possible', async () => {
  localStorage.setItem('lotline.signed-in', '1');
  const session = await begin();
  msal.token.mockRejectedValue({ name: 'ServerError', errorCode: 'invalid_grant' });
  expect(await session.getToken({ force: true })).toBeNull();
  expect(session.get().mustSignInAgain).toBe(true);
  await session.getToken({ force: false });
  expect(msal.token).toHaveBeenCalledTimes(1);
  msal.token.mockResolvedValue('fresh');
  expect(await session.getToken({ force: true, evenRefused: true })).toBe('fresh');
  expect(session.get().mustSignInAgain).toBe(false);
});

test('a renewal that fails for want of a network throws nobody out', async () => {
  localStorage.setItem('lotline.signed-in', '1');
  const session = await begin();
  msal.token.mockRejectedValue({ name: 'BrowserAuthError', errorCode: 'no_network_connectivity' });
  expect(await session.getToken({ force: false })).toBeNull();
  expect(session.get()).toMatchObject({ status: 'signed-in', mustSignInAgain: false });
});

test('signing out is announced, and forgets the person even when the provider cannot be reached', async () => {
  localStorage.setItem('lotline.signed-in', '1');
  const session = await begin();
  msal.signOut.mockRejectedValue(new Error('offline'));
  await session.signOut();
  expect(rest).toHaveBeenCalledWith('/auth/signout', { method: 'POST' });
  expect(session.get()).toMatchObject({ status: 'signed-out', email: null });
  expect(localStorage.getItem('lotline.signed-in')).toBeNull();
});
