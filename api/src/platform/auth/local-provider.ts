// The sign-in provider of development and tests: oidc-provider in this server, the same MSAL code path as Entra (stack-frontend.md §3).
// It exists only while config.allowsLocalSignIn holds.
import type { AdapterFactory, ClientMetadata, Configuration, KoaContextWithOIDC, Provider, interactionPolicy } from 'oidc-provider';
import { LOCAL_AUDIENCE, LOCAL_CLIENT_ID, LOCAL_SCOPE, LOCAL_TENANT, localIssuer } from './identity.ts';
import { answerFaults, describeFault } from './local-provider-faults.ts';
import type { SigningKey } from './signing-key.ts';

const OIDC_SCOPES = 'openid profile email offline_access';

export interface LocalPerson {
  readonly email: string;
  readonly name: string;
}

export interface LocalProviderOptions {
  /** The origin of PUBLIC_URL. */
  readonly origin: string;
  readonly key: SigningKey;
  readonly cookieSecret: string;
  readonly signIns: AdapterFactory;
  readonly tokenSeconds: number;
  readonly findPerson: (email: string) => Promise<LocalPerson | null>;
}

/** The package is loaded only where it is used: production does not load it. */
export async function createLocalProvider(options: LocalProviderOptions): Promise<Provider> {
  const { default: LocalProvider, interactionPolicy } = await withoutRuntimeAdvice(() => import('oidc-provider'));
  const policy = interactionPolicy.base();
  // the desktop is ours too: nobody is asked for consent
  policy.get('consent')?.checks.remove('native_client_prompt');
  const provider = new LocalProvider(localIssuer(options.origin), configuration(options, policy));
  // its address comes from local-sign-in.routes.ts, never from the Host of a request
  provider.proxy = true;
  answerFaults(provider);
  return provider;
}

/** On Node 20 the package recommends Node 22 when it loads; it is tested on both (docs/decisions), so the warning would only alarm. */
async function withoutRuntimeAdvice<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}

function configuration(
  { origin, key, cookieSecret, signIns, tokenSeconds, findPerson }: LocalProviderOptions,
  policy: interactionPolicy.DefaultPolicy,
): Configuration {
  return {
    adapter: signIns,
    clients: [ourClient(origin), desktopClient()],
    jwks: { keys: [key.privateJwk] },
    cookies: { keys: [cookieSecret] },
    scopes: OIDC_SCOPES.split(' '),
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'oid', 'tid'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, asking) => asking === origin,
    ttl: { AccessToken: tokenSeconds, IdToken: 3600, RefreshToken: 14 * 86_400, Session: 86_400, Grant: 14 * 86_400, Interaction: 3600 },
    features: FEATURES,
    interactions: { policy, url: (_ctx, interaction) => `/idp/sign-in/${interaction.uid}` },
    // MSAL requests offline_access at each refresh, and the provider drops it at sign-in unless consent was shown: it is kept, or no refresh would work.
    issueRefreshToken: async (_ctx, client, code) => {
      if (!client.grantTypeAllowed('refresh_token')) return false;
      if (!code.scopes.has('offline_access')) code.scope = `${code.scope ?? ''} offline_access`.trim();
      return true;
    },
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    loadExistingGrant,
    findAccount: async (_ctx, email) => {
      const person = await findPerson(email);
      if (person === null) return undefined;
      return { accountId: email, claims: () => personClaims(person) };
    },
    extraTokenClaims: async (ctx, token) =>
      'accountId' in token && token.accountId !== undefined ? { tid: LOCAL_TENANT, email: token.accountId, ...signedInAt(ctx) } : undefined,
    renderError: (ctx, out, error) => {
      const reason = out.error === 'server_error' ? describeFault(error) : `${out.error_description ?? out.error}.`;
      ctx.type = 'text/plain';
      ctx.body = `Sign-in failed: ${reason} Go back to Lotline and sign in again.`;
    },
  };
}

/** A renewal keeps it. */
function signedInAt({ oidc: { entities } }: KoaContextWithOIDC): { readonly auth_time?: number } {
  const time = entities.AuthorizationCode?.authTime ?? entities.RefreshToken?.authTime;
  return time === undefined ? {} : { auth_time: time };
}

const FEATURES: NonNullable<Configuration['features']> = {
  devInteractions: { enabled: false },
  rpInitiatedLogout: { enabled: true, logoutSource: confirmLogout, postLogoutSuccessSource: afterLogout },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => LOCAL_AUDIENCE,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: LOCAL_SCOPE,
      audience: LOCAL_AUDIENCE,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  },
};

/** One client for both apps: they differ in their redirect address alone. */
function ourClient(origin: string): ClientMetadata {
  return {
    client_id: LOCAL_CLIENT_ID,
    client_name: 'Lotline',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${origin}/field/auth`, `${origin}/auth-return`],
    post_logout_redirect_uris: ['/', '/sign-in', '/field', '/field/', '/field/sign-in', '/field/construction'].map((path) => origin + path),
  };
}

/** The desktop signs in in the system's browser, which answers to a loopback address of any port (RFC 8252). */
function desktopClient(): ClientMetadata {
  return {
    client_id: `${LOCAL_CLIENT_ID}-desktop`,
    client_name: 'Lotline',
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: ['http://localhost'],
  };
}

function personClaims({ email, name }: LocalPerson): { sub: string; [claim: string]: unknown } {
  return { sub: email, oid: email, tid: LOCAL_TENANT, name, preferred_username: email, email, email_verified: true };
}

/** Both apps are ours: nobody is asked for consent. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  if (known !== undefined) {
    const kept = await provider.Grant.find(known);
    if (kept !== undefined) return kept;
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(OIDC_SCOPES);
  grant.addResourceScope(LOCAL_AUDIENCE, LOCAL_SCOPE);
  await grant.save();
  return grant;
}

/** The provider's own page submits itself by an inline script, which our content policy forbids: one button replaces it. */
function confirmLogout(ctx: KoaContextWithOIDC, form: string): void {
  ctx.type = 'html';
  ctx.body = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Sign out · Lotline</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="/idp/sign-in.css"></head><body><main><h1>Sign out of Lotline?</h1>${form}<button class="person" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button></main></body></html>`;
}

function afterLogout(ctx: KoaContextWithOIDC): void {
  ctx.redirect('/field/');
}
