// Wraps MSAL. It is loaded by a dynamic import after the first paint, so it does not delay the first screen.
import { CacheLookupPolicy, PromptValue, ProtocolMode, PublicClientApplication, type AccountInfo } from '@azure/msal-browser';
import type { AppPaths } from './app-paths.ts';
import type { AuthConfig } from './auth-config.ts';
import type { AccessToken } from './device/stored-token.ts';

const RENEW_BEFORE_SECONDS = 30;

export interface MsalSession {
  readonly account: () => Pick<AccountInfo, 'homeAccountId' | 'username'> | null;
  /** The path a person wanted when they signed in, if this page load ends a sign-in. */
  readonly returnedTo: string | null;
  /** @param asksWho the provider asks who it is, even when it knows somebody in this browser. */
  readonly signIn: (wish: { returnTo: string; asksWho: boolean }) => Promise<void>;
  readonly token: (options: { force: boolean }) => Promise<AccessToken>;
  readonly signOut: (options: { leave: boolean }) => Promise<void>;
}

export async function openMsal(config: AuthConfig, { base, returnPath }: AppPaths): Promise<MsalSession> {
  const { origin } = window.location;
  const msal = new PublicClientApplication({
    auth: {
      clientId: config.clientId,
      authority: config.authority,
      knownAuthorities: config.knownAuthorities,
      redirectUri: `${origin}${returnPath}`,
      postLogoutRedirectUri: `${origin}${base}`,
      ...(config.authorityMetadata === null ? {} : { authorityMetadata: config.authorityMetadata }),
    },
    cache: { cacheLocation: 'localStorage' },
    system: {
      protocolMode: config.protocolMode === 'OIDC' ? ProtocolMode.OIDC : ProtocolMode.AAD,
      tokenRenewalOffsetSeconds: RENEW_BEFORE_SECONDS,
    },
  });
  await msal.initialize();
  const answer = await msal.handleRedirectPromise({ navigateToLoginRequestUrl: false });
  if (answer !== null) await becomeOnlyAccount(msal, answer.account);
  const account = () => msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;

  return {
    account,
    returnedTo: answer === null ? null : (answer.state ?? ''),
    signIn: ({ returnTo, asksWho }) =>
      msal.loginRedirect({ scopes: config.scopes, state: returnTo, ...(asksWho ? { prompt: PromptValue.LOGIN } : {}) }),
    token: async ({ force }) => {
      const result = await msal.acquireTokenSilent({
        scopes: config.scopes,
        forceRefresh: force,
        cacheLookupPolicy: CacheLookupPolicy.AccessTokenAndRefreshToken,
        ...withAccount(account()),
      });
      return { token: result.accessToken, until: result.expiresOn?.getTime() ?? 0 };
    },
    // a provider leads nobody back for a program that does not say which one it is, and MSAL does not say it by itself
    signOut: ({ leave }) =>
      leave
        ? msal.logoutRedirect({ ...withAccount(account()), extraQueryParameters: { client_id: config.clientId } })
        : msal.clearCache(withAccount(account())),
  };
}

/** A sign-out whose page was closed too early has left an account here: it is removed, so whoever signs in is alone. */
async function becomeOnlyAccount(msal: PublicClientApplication, account: AccountInfo): Promise<void> {
  msal.setActiveAccount(account);
  for (const other of msal.getAllAccounts()) if (other.homeAccountId !== account.homeAccountId) await msal.clearCache({ account: other });
}

const withAccount = (account: AccountInfo | null): { account?: AccountInfo } => (account === null ? {} : { account });
