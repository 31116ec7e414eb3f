// The provider in use: Entra when a tenant is configured, else the local one. Only this file knows that there are two.
import type { Router } from 'express';
import type { AdapterFactory } from 'oidc-provider';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { keepSecret, randomSecret } from '../config/stored-secret.ts';
import { entraAuthConfig, localAuthConfig, localDiscovery, type AuthConfig } from './auth-config.ts';
import { localIssuer, type VerifyToken } from './identity.ts';
import { createLocalProvider, type LocalPerson } from './local-provider.ts';
import { localSignInRoutes } from './local-sign-in.routes.ts';
import type { SignInPerson } from './sign-in-page.ts';
import { loadSigningKey } from './signing-key.ts';
import { entraTokenRules, localTokenRules, tokenVerifier } from './token-verifier.ts';

export interface SignIn {
  readonly verify: VerifyToken;
  readonly authConfig: AuthConfig;
  /** Mounted at /idp; null beside Entra. */
  readonly localRoutes: Router | null;
}

/** The people of the local page; never read when it is off. */
export interface LocalPeople {
  list(): Promise<SignInPerson[]>;
  find(email: string): Promise<LocalPerson | null>;
}

export interface SignInParts {
  readonly config: Config;
  readonly people: LocalPeople;
  /** The local provider's storage, beside the people. */
  readonly signIns: AdapterFactory;
  readonly version: string;
  readonly log: Logger;
}

export async function createSignIn({ config, people, signIns, version, log }: SignInParts): Promise<SignIn> {
  if (!config.allowsLocalSignIn) {
    const verify = tokenVerifier(
      entraTokenRules({ tenantId: config.ENTRA_TENANT_ID ?? '', clientId: config.ENTRA_CLIENT_ID ?? '', audience: config.ENTRA_AUDIENCE }),
    );
    return { verify, authConfig: entraAuthConfig(config, version), localRoutes: null };
  }
  const { origin } = new URL(config.PUBLIC_URL);
  const key = await loadSigningKey(config.DATA_DIR, log);
  const provider = await createLocalProvider({
    origin,
    key,
    cookieSecret: await keepSecret(config.DATA_DIR, randomSecret('local-sign-in-cookie'), log),
    signIns,
    tokenSeconds: config.LOCAL_TOKEN_SECONDS,
    findPerson: (email) => people.find(email),
  });
  return {
    verify: tokenVerifier(localTokenRules(localIssuer(origin), key.verificationKeys)),
    authConfig: localAuthConfig(origin, localDiscovery(origin), version),
    localRoutes: localSignInRoutes({ provider, origin, listPeople: () => people.list() }),
  };
}
