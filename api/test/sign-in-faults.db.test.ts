// The local provider at its edge: it names PUBLIC_URL alone, and a full disk of the database is 507 in a sentence, never 500 (decision 021).
import { request, type IncomingHttpHeaders } from 'node:http';
import { bootApi, type BootedApi } from './booted-api.ts';
import { Browser } from './sign-in-flow.ts';
import { insertTask } from './task-rows.ts';
import { createJobs } from './world.ts';

let api: BootedApi;
let publicUrl: string;
beforeAll(async () => {
  api = await bootApi();
  await createJobs(api.sequelize);
  publicUrl = `http://localhost:${new URL(api.url).port}`;
  await api.sequelize.query(
    `create function refuse_full() returns trigger language plpgsql as $$
     begin
       raise exception 'could not extend file "base/5/16384": No space left on device' using errcode = '53100';
     end $$`,
  );
});
afterEach(() => setRoom(true));
afterAll(() => api.stop());

const TABLES = ['local_sign_in', 'event', 'idempotency'];
async function setRoom(hasRoom: boolean): Promise<void> {
  for (const table of TABLES) {
    await api.sequelize.query(`drop trigger if exists full_disk on ${table}`);
    if (!hasRoom)
      await api.sequelize.query(`create trigger full_disk before insert or update on ${table} for each row execute function refuse_full()`);
  }
}

/** fetch would not send a Host of the test's own. */
function ask(path: string, headers: IncomingHttpHeaders): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(api.url + path, { headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asking.on('error', reject).end();
  });
}

test.each<[string, IncomingHttpHeaders]>([
  ['Host', { host: 'evil.example' }],
  ['Host with a port', { host: 'evil.example:8443' }],
  ['X-Forwarded-Host and -Proto', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
])('the discovery document names PUBLIC_URL, whatever %s says', async (_, headers) => {
  for (const name of ['openid-configuration', 'oauth-authorization-server']) {
    const { status, text } = await ask(`/idp/.well-known/${name}`, headers);
    expect([status, text.includes('evil')]).toEqual([200, false]);
    const addresses = Object.entries(JSON.parse(text) as Record<string, unknown>).filter(([key]) => /(_endpoint|_uri|issuer)$/.test(key));
    expect(addresses.length).toBeGreaterThan(4);
    for (const [key, address] of addresses) expect([key, String(address).startsWith(`${publicUrl}/idp`)]).toEqual([key, true]);
  }
});

test('a sign-in under a forged Host goes on at PUBLIC_URL', async () => {
  const browser = new Browser(api.url, publicUrl);
  const page = await browser.openSignIn('v'.repeat(43));
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const answer = await browser.postForm(page, { login: 'field@lotline.example' }, forged);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(new RegExp(`^${publicUrl}/idp/auth/`))]);
});

describe('with a full disk', () => {
  const NO_ROOM = 'The server is out of space';

  test('a sign-in cannot begin: 507 and a sentence; with room it works', async () => {
    await setRoom(false);
    const question = new URLSearchParams({
      client_id: 'lotline',
      response_type: 'code',
      redirect_uri: `${publicUrl}/field/auth`,
      scope: 'openid',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    });
    const answer = await fetch(`${api.url}/idp/auth?${question.toString()}`, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([507, expect.stringContaining(NO_ROOM)]);
    await setRoom(true);
    await new Browser(api.url, publicUrl).signIn('field@lotline.example');
  });

  test('the press of a person’s button is 507 on the page, and may be repeated', async () => {
    const browser = new Browser(api.url, publicUrl);
    const page = await browser.openSignIn('v'.repeat(43));
    await setRoom(false);
    const refused = await browser.postForm(page, { login: 'field@lotline.example' });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([507, expect.stringContaining('text/html')]);
    expect(await refused.text()).toContain(NO_ROOM);
    await setRoom(true);
    expect((await browser.postForm(page, { login: 'field@lotline.example' })).status).toBe(303);
  });

  test('the end of a sign-in and the token endpoint are 507, and the codes and tokens are not used up', async () => {
    const browser = new Browser(api.url, publicUrl);
    const authorized = await browser.authorize('sub@lotline.example');
    await setRoom(false);
    await expect(browser.redeem(authorized)).rejects.toThrow(/^507 .*STORAGE_FULL/);
    await setRoom(true);
    const { refreshToken } = await browser.redeem(authorized);
    await setRoom(false);
    await expect(browser.refresh(refreshToken)).rejects.toThrow(/^507 .*"error":"server_error".*out of space/);
    const page = await browser.go(`${publicUrl}/idp/session/end`);
    expect([page.status, await page.text()]).toEqual([507, expect.stringContaining(NO_ROOM)]);
    await setRoom(true);
    expect((await browser.refresh(refreshToken)).accessToken).not.toBe('');
  });

  test('a write by GraphQL is 507 with STORAGE_FULL and changes nothing', async () => {
    const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
    const onsite = () =>
      api.gql('field', 'mutation ($taskUser: TaskUserInput!) { updateTaskUserOnSite(taskUser: $taskUser) { id } }', {
        taskUser: { scheduleId },
      });
    // who signs in for the first time is written down as well
    await api.gql('field', '{ me { id } }');
    await setRoom(false);
    const refused = await onsite();
    expect([refused.status, refused.errors[0]?.extensions.code, refused.errors[0]?.message]).toEqual([
      507,
      'STORAGE_FULL',
      expect.stringContaining(NO_ROOM),
    ]);
    await setRoom(true);
    expect((await onsite()).errors).toEqual([]);
  });
});

test('a sign-in that is over says so on its page, at every step', async () => {
  const browser = new Browser(api.url, publicUrl);
  const page = await browser.openSignIn('w'.repeat(43));
  await api.sequelize.query('delete from local_sign_in');
  for (const answer of [await browser.go(page), await browser.postForm(page, { login: 'field@lotline.example' })])
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('This sign-in has expired')]);
});
