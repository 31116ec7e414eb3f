// How people sign in here: asked of the server, so that no build knows an environment.
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

export const loadAuthConfig = (rest: Rest): Promise<AuthConfig> => rest<AuthConfig>('/auth/config', { withToken: false });
