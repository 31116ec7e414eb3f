// Signing in by MSAL Node in the system's browser: the answer comes to a loopback address, the tokens are stored by a secret file alone.
import {
  AuthError,
  InteractionRequiredAuthError,
  ProtocolMode,
  PublicClientApplication,
  type AccountInfo,
  type ICachePlugin,
} from '@azure/msal-node';
import { z } from 'zod';
import type { SecretFile } from './secret-file.ts';

/** GET /auth/config of the server. */
const authConfig = z.object({
  provider: z.enum(['local', 'entra']),
  clientId: z.string(),
  authority: z.string(),
  knownAuthorities: z.array(z.string()),
  authorityMetadata: z.string().nullable(),
  protocolMode: z.enum(['OIDC', 'AAD']),
  scopes: z.array(z.string()),
});

export interface SignedInAccount {
  readonly homeAccountId: string;
  readonly username: string;
}

interface Token {
  readonly token: string;
  /** When it expires, in milliseconds. */
  readonly until: number;
}

/** The person must sign in again. */
interface TokenRefusal {
  readonly refusal: string;
}

export interface SignIn {
  readonly account: () => Promise<SignedInAccount | null>;
  /** @param asksWho the provider asks who it is, even when its browser knows somebody */
  readonly signIn: (wish: { readonly asksWho: boolean }) => Promise<SignedInAccount>;
  /** @throws where the provider cannot be reached */
  readonly token: (wish: { readonly force: boolean }) => Promise<Token | TokenRefusal>;
  readonly signOut: () => Promise<void>;
}

export interface SignInParts {
  readonly loadConfig: () => Promise<unknown>;
  readonly tokens: SecretFile;
  readonly openBrowser: (url: string) => Promise<void>;
}

const ENDED = page('You are signed in', 'Go back to Lotline. You may close this tab.');
const FAILED = page('Sign-in did not finish', 'Go back to Lotline and sign in again.');

export function createSignIn(parts: SignInParts): SignIn {
  let opened: Promise<OpenedClient> | undefined;
  let signedOut = 0;
  /** Loaded once; a failed load can be repeated. */
  const open = (): Promise<OpenedClient> => {
    const mine = signedOut;
    opened ??= openClient(parts, () => mine === signedOut).catch((problem: unknown) => {
      opened = undefined;
      throw problem;
    });
    return opened;
  };
  const current = async (): Promise<AccountInfo | null> => (await (await open()).client.getAllAccounts())[0] ?? null;
  return {
    account: async () => {
      // who has never signed in here is known without a network
      if ((await parts.tokens.read()) === null) return null;
      return shown(await current());
    },
    signIn: async ({ asksWho }) => {
      const { client, scopes } = await open();
      const before = await client.getAllAccounts();
      const answer = await client.acquireTokenInteractive({
        scopes,
        openBrowser: parts.openBrowser,
        successTemplate: ENDED,
        errorTemplate: FAILED,
        ...(asksWho ? { prompt: 'login' } : {}),
      });
      if (answer.account === null) throw new Error('The provider named nobody');
      const { homeAccountId, username } = answer.account;
      for (const other of before) if (other.homeAccountId !== homeAccountId) await client.signOut({ account: other });
      return { homeAccountId, username };
    },
    token: async ({ force }) => {
      const { client, scopes } = await open();
      const account = await current();
      if (account === null) return { refusal: 'no_account_error' };
      try {
        const { accessToken, expiresOn } = await client.acquireTokenSilent({ scopes, account, forceRefresh: force });
        return { token: accessToken, until: expiresOn?.getTime() ?? 0 };
      } catch (problem) {
        if (isRefusal(problem)) return { refusal: problem.errorCode };
        throw problem;
      }
    },
    signOut: async () => {
      // first of all: also where neither the server nor the provider answers
      [signedOut, opened] = [signedOut + 1, undefined];
      parts.tokens.remove();
    },
  };
}

const isRefusal = (problem: unknown): problem is AuthError =>
  problem instanceof InteractionRequiredAuthError || (problem instanceof AuthError && problem.errorCode === 'invalid_grant');

interface OpenedClient {
  readonly client: PublicClientApplication;
  readonly scopes: string[];
}

async function openClient({ loadConfig, tokens }: SignInParts, isCurrent: () => boolean): Promise<OpenedClient> {
  const config = authConfig.parse(await loadConfig());
  const client = new PublicClientApplication({
    auth: {
      // the local provider has a client of its own for loopback addresses; Entra has one registration with both kinds
      clientId: config.provider === 'local' ? `${config.clientId}-desktop` : config.clientId,
      authority: config.authority,
      knownAuthorities: config.knownAuthorities,
      ...(config.authorityMetadata === null ? {} : { authorityMetadata: config.authorityMetadata }),
    },
    cache: { cachePlugin: storedIn(tokens, isCurrent) },
    system: { protocolMode: config.protocolMode === 'OIDC' ? ProtocolMode.OIDC : ProtocolMode.AAD },
  });
  return { client, scopes: config.scopes };
}

/** A renewal that was under way when the person signed out stores nothing. */
const storedIn = (tokens: SecretFile, isCurrent: () => boolean): ICachePlugin => ({
  beforeCacheAccess: async ({ tokenCache }) => {
    const stored = await tokens.read();
    if (stored !== null) tokenCache.deserialize(stored);
  },
  afterCacheAccess: async ({ cacheHasChanged, tokenCache }) => {
    if (cacheHasChanged && isCurrent()) await tokens.write(tokenCache.serialize());
  },
});

const shown = (account: AccountInfo | null): SignedInAccount | null =>
  account === null ? null : { homeAccountId: account.homeAccountId, username: account.username };

function page(title: string, text: string): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${title} · Lotline</title><meta name="color-scheme" content="light dark"></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
