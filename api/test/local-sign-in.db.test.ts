// The local provider through its own pages: who is offered, what comes back, how it is renewed (issue 3 §2, stack-frontend.md §3).
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { bootApi, type BootedApi } from './booted-api.ts';
import { Browser, MSAL_SCOPE } from './sign-in-flow.ts';
import { PEOPLE } from './world.ts';

let api: BootedApi;
let publicUrl: string;
beforeAll(async () => {
  api = await bootApi();
  publicUrl = `http://localhost:${new URL(api.url).port}`;
});
afterAll(() => api.stop());

const ask = (token: string) => fetch(`${api.url}/auth/signin`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

test('a person signs in by one press; the access token follows RFC 9068', async () => {
  const { accessToken, expiresInSeconds } = await new Browser(api.url, publicUrl).signIn('sub@lotline.example');
  expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(decodeJwt(accessToken)).toMatchObject({
    iss: `${publicUrl}/idp`,
    aud: 'urn:lotline:api',
    tid: 'local',
    email: 'sub@lotline.example',
    scope: 'access',
  });
  expect(expiresInSeconds).toBe(300);
  const answer = await ask(accessToken);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    user: { id: PEOPLE.sub, isSubcontractor: true, groupUsers: [{ group: { name: 'Ridgeway Cabling' } }] },
  });
});

test('the token is renewed though offline_access was asked for without consent, and the refresh token rotates', async () => {
  const browser = new Browser(api.url, publicUrl);
  const first = await browser.signIn('field@lotline.example');
  const second = await browser.refresh(first.refreshToken);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect((await ask(second.accessToken)).status).toBe(200);
  const third = await browser.refresh(second.refreshToken);
  // when they signed in, not when it was renewed: the length of a session goes by it
  const times = [first, second, third].map(({ accessToken }) => decodeJwt(accessToken)['auth_time']);
  expect(times).toEqual(Array.from({ length: 3 }, () => expect.any(Number) as unknown));
  expect(new Set(times).size).toBe(1);
  expect((await ask(third.accessToken)).status).toBe(200);
  expect(MSAL_SCOPE).toContain('offline_access');
});

test('an id_token opens nothing (quality.md §2 "tokens")', async () => {
  const { idToken } = await new Browser(api.url, publicUrl).signIn('admin@lotline.example');
  expect((await ask(idToken)).status).toBe(401);
});

test('nobody, who may not sign in, gets a token and is refused by the API (domain.md §7)', async () => {
  const { accessToken } = await new Browser(api.url, publicUrl).signIn('nobody@lotline.example');
  const answer = await ask(accessToken);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'CANNOT_LOG_IN']);
});

test('the page offers each demo person once, under a strict policy and without a script', async () => {
  const browser = new Browser(api.url, publicUrl);
  const answer = await browser.go(await browser.openSignIn('x'.repeat(43)));
  const html = await answer.text();
  for (const person of Object.keys(PEOPLE)) expect(html.split(`value="${person}@lotline.example"`)).toHaveLength(2);
  expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self';style-src 'self'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a person who is not in the database is refused, and a form of another site too', async () => {
  const browser = new Browser(api.url, publicUrl);
  const page = await browser.openSignIn('y'.repeat(43));
  const unknown = await browser.postForm(page, { login: 'stranger@lotline.example' });
  expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('not in the database')]);
  expect((await browser.postForm(page, { login: 'admin@lotline.example' }, { origin: 'https://evil.example' })).status).toBe(400);
  expect((await browser.postForm(page, { login: 'admin@lotline.example' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
});

test('the token endpoint answers this origin alone (CORS)', async () => {
  const preflight = (origin: string) =>
    fetch(`${api.url}/idp/token`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } }).then((answer) =>
      answer.headers.get('access-control-allow-origin'),
    );
  const post = async (origin: string) =>
    (
      await fetch(`${api.url}/idp/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: 'lotline', grant_type: 'refresh_token', refresh_token: 'x' }),
      })
    ).headers.get('access-control-allow-origin');
  expect(await post(publicUrl)).toBe(publicUrl);
  expect(await post('https://evil.example')).toBeNull();
  expect([publicUrl, null]).toContain(await preflight(publicUrl));
});

test('/auth/config holds all that MSAL needs, and the discovery in it is the provider’s own', async () => {
  const config = (await (await fetch(`${api.url}/auth/config`)).json()) as Record<string, string>;
  const { host } = new URL(publicUrl);
  expect(config).toMatchObject({
    provider: 'local',
    clientId: 'lotline',
    knownAuthorities: [host],
    protocolMode: 'OIDC',
    scopes: ['access'],
  });
  const ours = JSON.parse(config['authorityMetadata'] ?? '{}') as Record<string, unknown>;
  const theirs = (await (await fetch(`${api.url}/idp/.well-known/openid-configuration`)).json()) as Record<string, unknown>;
  for (const key of ['issuer', 'authorization_endpoint', 'token_endpoint', 'end_session_endpoint', 'jwks_uri'])
    expect([key, ours[key]]).toEqual([key, String(theirs[key]).replace(api.url, publicUrl)]);
});

test('/auth/version names the version and the build (contract/rest.md)', async () => {
  expect(await (await fetch(`${api.url}/auth/version`)).text()).toMatch(/^\d+\.\d+\.\d+ \(build [0-9a-f]{8}\)$/);
});
