// Access tokens: RS256 by JWKS, then iss, aud, tid, exp, typ and scope (quality.md §2). An id_token, alg none or a shared-secret signature is refused.
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { LOCAL_AUDIENCE, LOCAL_SCOPE, LOCAL_SUBJECT, LOCAL_TENANT, type Identity, type VerifyToken } from './identity.ts';

export interface TokenRules {
  readonly issuer: string;
  readonly audience: string | string[];
  readonly tenantId: string;
  readonly scope: string;
  /** RFC 9068's header where the issuer sets it; Entra does not. */
  readonly typ?: string;
  readonly keys: JWTVerifyGetKey;
  readonly identify: (payload: JWTPayload) => Pick<Identity, 'subject' | 'verifiedEmail'> | null;
}

const CLOCK_TOLERANCE_SECONDS = 5;

/** @throws UNAUTHENTICATED for any invalid token; UNAVAILABLE when the issuer's keys cannot be fetched. */
export function tokenVerifier(rules: TokenRules): VerifyToken {
  return async (token) => {
    const payload = await verifySignature(token, rules);
    const scopes = [payload['scope'], payload['scp']].filter((value) => typeof value === 'string').flatMap((value) => value.split(' '));
    if (payload['tid'] !== rules.tenantId || !scopes.includes(rules.scope) || payload.exp === undefined) refuse('UNAUTHENTICATED');
    const identity = rules.identify(payload) ?? refuse('UNAUTHENTICATED');
    const signedIn = payload['auth_time'];
    return { ...identity, expiresAt: payload.exp * 1000, ...(typeof signedIn === 'number' ? { signedInAt: signedIn * 1000 } : {}) };
  };
}

async function verifySignature(token: string, rules: TokenRules): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      ...(rules.typ === undefined ? {} : { typ: rules.typ }),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) refuse('UNAVAILABLE');
    refuse('UNAUTHENTICATED');
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export function localTokenRules(issuer: string, keys: JWTVerifyGetKey): TokenRules {
  return {
    issuer,
    audience: LOCAL_AUDIENCE,
    tenantId: LOCAL_TENANT,
    scope: LOCAL_SCOPE,
    typ: 'at+jwt',
    keys,
    identify: (payload) => ({ subject: `${LOCAL_SUBJECT}${payload.sub}`, verifiedEmail: text(payload['email']) }),
  };
}

export interface EntraSettings {
  readonly tenantId: string;
  readonly clientId: string;
  readonly audience: string | undefined;
}

export const entraAuthority = (tenantId: string): string => `https://login.microsoftonline.com/${tenantId}`;
export const ENTRA_SCOPE = 'access';

export function entraTokenRules({ tenantId, clientId, audience }: EntraSettings): TokenRules {
  const issuer = `${entraAuthority(tenantId)}/v2.0`;
  return {
    issuer,
    audience: audience === undefined ? [clientId, `api://${clientId}`] : audience,
    tenantId,
    scope: ENTRA_SCOPE,
    keys: discoveredKeys(`${issuer}/.well-known/openid-configuration`),
    identify: (payload) => {
      const objectId = text(payload['oid']) ?? text(payload.sub);
      return objectId === null ? null : { subject: `${issuer}|${objectId}`, verifiedEmail: entraEmail(payload) };
    },
  };
}

/** The tenant verifies the domain of its sign-in names; the e-mail claim is the person's own unless Entra says that the domain's owner was verified. */
function entraEmail(payload: JWTPayload): string | null {
  const isOwnerVerified = payload['xms_edov'] === true || payload['xms_edov'] === '1' || payload['xms_edov'] === 1;
  return (isOwnerVerified ? text(payload['email']) : null) ?? text(payload['upn']) ?? text(payload['preferred_username']);
}

function discoveredKeys(discoveryUrl: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(5_000) });
    const { jwks_uri: uri } = (await response.json()) as { jwks_uri?: string };
    if (uri === undefined || !uri.startsWith('https://login.microsoftonline.com/')) throw new Error('the discovery document names no JWKS');
    return createRemoteJWKSet(new URL(uri), { cooldownDuration: 30_000, timeoutDuration: 5_000 });
  };
  return async (header, token) => {
    keys ??= discover().catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return (await keys)(header, token);
  };
}
