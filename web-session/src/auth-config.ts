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

const KEPT = 'lotline.auth-config';

/** @param isKnown use the last answer now; the new one is used next time. */
export async function loadAuthConfig(rest: Rest, { isKnown }: { readonly isKnown: boolean }): Promise<AuthConfig> {
  const asked = rest<AuthConfig>('/auth/config', { withToken: false }).then(keep);
  const kept = isKnown ? readKept() : null;
  if (kept === null) return asked;
  asked.catch((problem: unknown) => logProblem('Sign-in goes by the last answer', problem));
  return kept;
}

function keep(config: AuthConfig): AuthConfig {
  localStorage.setItem(KEPT, JSON.stringify(config));
  return config;
}

function readKept(): AuthConfig | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as AuthConfig | null;
    return typeof kept?.clientId === 'string' && Array.isArray(kept.scopes) ? kept : null;
  } catch {
    return null;
  }
}
