// GET /auth/config: the MSAL configuration of both apps, so that no app is built for one environment.
import type { Config } from '../config/config.ts';
import { LOCAL_CLIENT_ID, localIssuer } from './identity.ts';
import { ENTRA_SCOPE, entraAuthority } from './token-verifier.ts';

export interface AuthConfig {
  readonly provider: 'local' | 'entra';
  readonly clientId: string;
  readonly authority: string;
  readonly knownAuthorities: readonly string[];
  /** The local provider's discovery document: MSAL refuses an http authority, but accepts http endpoints from this. */
  readonly authorityMetadata: string | null;
  readonly protocolMode: 'OIDC' | 'AAD';
  readonly scopes: readonly string[];
  readonly version: string;
}

export function localAuthConfig(origin: string, discovery: unknown, version: string): AuthConfig {
  const { host } = new URL(origin);
  return {
    provider: 'local',
    clientId: LOCAL_CLIENT_ID,
    authority: `https://${host}/idp`,
    knownAuthorities: [host],
    authorityMetadata: JSON.stringify(discovery),
    protocolMode: 'OIDC',
    scopes: ['access'],
    version,
  };
}

export function entraAuthConfig(config: Config, version: string): AuthConfig {
  const clientId = config.ENTRA_CLIENT_ID ?? '';
  return {
    provider: 'entra',
    clientId,
    authority: entraAuthority(config.ENTRA_TENANT_ID ?? ''),
    knownAuthorities: ['login.microsoftonline.com'],
    authorityMetadata: null,
    protocolMode: 'AAD',
    scopes: [`${config.ENTRA_AUDIENCE ?? `api://${clientId}`}/${ENTRA_SCOPE}`],
    version,
  };
}

/** The answer of /idp/.well-known/openid-configuration; it is built here because /auth/config is requested first. */
export function localDiscovery(origin: string): Record<string, unknown> {
  const issuer = localIssuer(origin);
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    end_session_endpoint: `${issuer}/session/end`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access', 'access'],
    claims_supported: ['sub', 'name', 'preferred_username', 'email', 'oid', 'tid', 'iss'],
  };
}
