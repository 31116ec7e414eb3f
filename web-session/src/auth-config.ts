// How people sign in here: read from the server, so that no build is tied to an environment. The last answer is stored, so that a known person's sign-in can
// start, and end, without a network.
import { logProblem } from './log.ts';
import type { Rest } from './rest.ts';

export interface AuthConfig {
  readonly provider: 'local' | 'entra';
  readonly clientId: string;
  readonly authority: string;
  readonly knownAuthorities: string[];
  readonly authorityMetadata: string | null;
  readonly protocolMode: 'OIDC' | 'AAD';
  readonly scopes: string[];
  readonly version: string;
}

const STORED = 'lotline.auth-config';

/** @param isKnown use the last answer now; the new one is used next time. */
export async function loadAuthConfig(rest: Rest, { isKnown }: { readonly isKnown: boolean }): Promise<AuthConfig> {
  const asked = rest<AuthConfig>('/auth/config', { withToken: false }).then(keep);
  const stored = isKnown ? readStored() : null;
  if (stored === null) return asked;
  asked.catch((problem: unknown) => logProblem('Sign-in goes by the last answer', problem));
  return stored;
}

function keep(config: AuthConfig): AuthConfig {
  localStorage.setItem(STORED, JSON.stringify(config));
  return config;
}

function readStored(): AuthConfig | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? 'null') as AuthConfig | null;
    return typeof stored?.clientId === 'string' && Array.isArray(stored.scopes) ? stored : null;
  } catch {
    return null;
  }
}
