// The local provider over two processes of one server: begun at one, ended at the other, and what is good once is good once (decision 021).
import { bootApi, type BootedApi } from './booted-api.ts';
import { Browser, type SignedIn } from './sign-in-flow.ts';

const PUBLIC_URL = 'http://lotline.test:4999';

let first: BootedApi;
let second: BootedApi;
beforeAll(async () => {
  first = await bootApi({ env: { PUBLIC_URL, DATABASE_POOL: '4' } });
  second = await bootApi({ env: { PUBLIC_URL, DATABASE_POOL: '4' }, dataDir: first.dataDir });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const isRefused = {
  status: 'rejected',
  reason: expect.objectContaining({ message: expect.stringMatching(/^(Error: )?400 .*invalid_grant/) }),
};
const winners = (uses: readonly PromiseSettledResult<SignedIn>[]): SignedIn[] =>
  uses.flatMap((use) => (use.status === 'fulfilled' ? [use.value] : []));

test('a sign-in begun at one process is finished though every step reaches another, and renewed at either', async () => {
  const browser = new Browser(first.url, PUBLIC_URL);
  let steps = 0;
  const authorized = await browser.authorize('field@lotline.example', () => browser.moveTo([first, second][++steps % 2]?.url ?? ''));
  const signedIn = await browser.redeem(authorized);
  expect(steps).toBeGreaterThan(2);
  const renewed = await new Browser(second.url, PUBLIC_URL).refresh(signedIn.refreshToken);
  const again = await new Browser(first.url, PUBLIC_URL).refresh(renewed.refreshToken);
  const headers = { authorization: `Bearer ${again.accessToken}` };
  expect((await fetch(`${second.url}/auth/signin`, { method: 'POST', headers })).status).toBe(200);
});

test.each([
  ['of one process', () => [first]],
  ['over two processes', () => [first, second]],
])('of eight uses of one refresh token at a time, %s, exactly one is answered; the copies end the sign-in', async (_, processes) => {
  const { refreshToken } = await new Browser(first.url, PUBLIC_URL).signIn('sub@lotline.example');
  const browsers = Array.from({ length: 8 }, (_unused, at) => new Browser(processes()[at % processes().length]?.url ?? '', PUBLIC_URL));
  const uses = await Promise.allSettled(browsers.map((browser) => browser.refresh(refreshToken)));
  const [winner, ...others] = winners(uses);
  expect([winner !== undefined, others.length]).toEqual([true, 0]);
  expect(uses.filter(({ status }) => status === 'rejected')).toEqual(Array(7).fill(isRefused));
  const [later] = await Promise.allSettled([new Browser(first.url, PUBLIC_URL).refresh(winner?.refreshToken ?? '')]);
  expect(later).toEqual(isRefused);
});

test('a refresh token that was used before is refused, and what came of it too', async () => {
  const browser = new Browser(second.url, PUBLIC_URL);
  const { refreshToken } = await browser.signIn('office@lotline.example');
  const renewed = await new Browser(first.url, PUBLIC_URL).refresh(refreshToken);
  for (const token of [refreshToken, renewed.refreshToken]) expect(await Promise.allSettled([browser.refresh(token)])).toEqual([isRefused]);
});

test('an authorization code is good once, of eight uses at a time over two processes', async () => {
  const authorized = await new Browser(first.url, PUBLIC_URL).authorize('admin@lotline.example');
  const browsers = Array.from({ length: 8 }, (_, at) => new Browser([first, second][at % 2]?.url ?? '', PUBLIC_URL));
  const uses = await Promise.allSettled(browsers.map((browser) => browser.redeem(authorized)));
  expect(winners(uses)).toHaveLength(1);
  expect(uses.filter(({ status }) => status === 'rejected')).toEqual(Array(7).fill(isRefused));
});
