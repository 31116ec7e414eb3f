import { giveImpersonation, lifetimeOf } from './give-impersonation.ts';
import { givenImpersonation, type GivenImpersonation } from './given-impersonation.ts';
import { createImpersonationSession } from './impersonation-session.ts';
import { buildMe } from './testing/build-me.ts';

const START = new Date('2026-11-20T01:00:00Z').getTime();
const MINUTES = 30 * 60_000;
const GIVEN: GivenImpersonation = {
  ...{ token: 'a.b.c', until: START + MINUTES, user: buildMe({ id: 5, displayName: 'Finn Walsh' }), administrator: 'Ada Marsh' },
};
const rest = jest.fn();
const leave = jest.fn();
const begin = () => {
  const session = createImpersonationSession({ given: GIVEN, rest, clock: { now: () => new Date(Date.now()) }, leave });
  void session.start(() => undefined);
  return session;
};

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
  rest.mockReset().mockResolvedValue(undefined);
  leave.mockReset();
});
afterEach(() => jest.useRealTimers());

test('the tab that is given it finds it, also after a reload, and has nothing else of the tab that opened it', () => {
  expect(givenImpersonation()).toBeNull();
  sessionStorage.setItem('lotline.token', 'the administrator’s own');
  giveImpersonation(window, GIVEN);
  expect(givenImpersonation()).toEqual(GIVEN);
  expect(sessionStorage).toHaveLength(1);
});

test('the person is there at once with the given token, which is not renewed', async () => {
  const session = begin();
  expect(session.get()).toMatchObject({ status: 'signed-in', person: { id: 5 }, impersonation: { administrator: 'Ada Marsh' } });
  expect(await session.getToken({ force: false })).toBe('a.b.c');
  expect(await session.getToken({ force: true, evenRefused: true })).toBe('a.b.c');
  expect(rest).not.toHaveBeenCalled();
});

test.each<[string, (session: ReturnType<typeof begin>) => unknown]>([
  ['the time is over', () => jest.advanceTimersByTime(MINUTES)],
  ['the server refuses the token', (session) => session.getToken({ force: true })],
  ['the server says that it has ended', (session) => session.shutOut()],
])('where %s, nobody is signed in, and the page says as whom one was', async (_, happen) => {
  const session = begin();
  await happen(session);
  expect(session.get()).toMatchObject({ status: 'signed-out', person: null, problem: expect.stringContaining('Finn Walsh') as string });
  expect(await session.getToken({ force: false })).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});

test.each([
  ['heard', () => rest.mockResolvedValue(undefined)],
  ['lost', () => rest.mockRejectedValue(new Error('no network'))],
])('End is %s, and leaves the tab with nothing stored', async (_, prepare) => {
  prepare();
  giveImpersonation(window, GIVEN);
  sessionStorage.setItem('a draft', 'Wet');
  await begin().signOut();
  expect(rest).toHaveBeenCalledWith('/auth/impersonate/end', { method: 'POST' });
  expect([sessionStorage.length, leave.mock.calls.length]).toEqual([0, 1]);
});

test('a token says how long it is good', () => {
  const payload = btoa(JSON.stringify({ iat: 1_700_000_000, exp: 1_700_001_800 })).replaceAll('=', '');
  expect([lifetimeOf(`x.${payload}.y`), lifetimeOf('x.y.z'), lifetimeOf('')]).toEqual([1_800_000, 0, 0]);
});
