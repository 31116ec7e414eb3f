// Signs in at the local provider as a browser would (code and PKCE, cookies, the form), without a browser.
import { createHash, randomBytes } from 'node:crypto';
import { Failure } from '../process/failure.mjs';

const MOST_HOPS = 8;

/** A fetch that keeps cookies and stops at each redirect. */
function browserLike() {
  const jar = new Map();
  return async (url, options = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', ...options, headers: { ...options.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
}

async function authConfig(url) {
  const answer = await fetch(`${url}/auth/config`);
  const config = answer.ok ? await answer.json() : null;
  if (config?.provider !== 'local' || !config.authorityMetadata)
    throw new Failure(`${url} signs in at Microsoft Entra, not at its own page: npm run token is for development servers.`);
  return { clientId: config.clientId, scopes: config.scopes, metadata: JSON.parse(config.authorityMetadata) };
}

/** Follows the provider until it answers with a code at our redirect address, pressing the person's button on the way. */
async function untilCode(go, first, redirectUri, email) {
  let at = new URL(first);
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const isForm = /\/idp\/sign-in\/[^/]+$/.test(at.pathname);
    const form = {
      method: 'POST',
      body: new URLSearchParams({ login: email }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    const answer = await go(at, isForm ? form : {});
    const location = answer.headers.get('location');
    if (!location)
      throw new Failure(
        isForm
          ? `${email} cannot sign in: choose one of the people that npm start lists.`
          : `The sign-in stopped at ${at.pathname} with ${answer.status}.`,
      );
    at = new URL(location, at);
    if (at.href.startsWith(redirectUri)) {
      const code = at.searchParams.get('code');
      if (code) return code;
      throw new Failure(`The sign-in was refused: ${at.searchParams.get('error_description') ?? at.searchParams.get('error')}.`);
    }
  }
  throw new Failure('The sign-in went round in circles: restart the server and try again.');
}

/**
 * @param {string} url origin of a running development server
 * @param {string} email
 * @returns {Promise<{ accessToken: string, expiresInSeconds: number }>}
 */
export async function fetchToken(url, email) {
  const { clientId, scopes, metadata } = await authConfig(url);
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${new URL(metadata.issuer).origin}/auth-return`;
  const question = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: ['openid', 'profile', 'email', ...scopes].join(' '),
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const go = browserLike();
  const code = await untilCode(go, `${metadata.authorization_endpoint}?${question}`, redirectUri, email);
  const answer = await go(metadata.token_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Failure(`The sign-in gave no token: ${body.error_description ?? body.error}.`);
  return { accessToken: body.access_token, expiresInSeconds: body.expires_in };
}
