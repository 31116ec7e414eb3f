// Tokens of whoever is signed in as somebody else: signed by this server itself, never by the provider (`sub` the person, `act` the administrator, RFC 8693).
// Their header's typ tells them apart; what opens one kind never opens the other.
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { Config } from '../config/config.ts';
import { keepSecret, randomSecret } from '../config/stored-secret.ts';
import type { Logger } from 'pino';
import { IMPERSONATION_SUBJECT, type Impersonation, type VerifyToken } from './identity.ts';

const TYP = 'impersonation+jwt';
const AUDIENCE = 'urn:lotline:impersonation';
const ALGORITHM = 'HS256';

export interface ImpersonationTokens {
  sign(impersonation: Impersonation, from: Date, until: Date): Promise<string>;
  /** @throws RefusalError UNAUTHENTICATED for what this server did not sign, IMPERSONATION_ENDED for what has expired */
  readonly verify: VerifyToken;
}

/** @param now the server's clock */
export function impersonationTokens(secret: string, issuer: string, now: () => Date): ImpersonationTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ id, personId, administratorId }, from, until) =>
      new SignJWT({ act: { sub: String(administratorId) } })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYP })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(String(personId))
        .setJti(String(id))
        .setIssuedAt(seconds(from))
        .setExpirationTime(seconds(until))
        .sign(key),
    verify: async (token) => {
      const { payload } = await jwtVerify(token, key, {
        ...{ issuer, audience: AUDIENCE, typ: TYP, algorithms: [ALGORITHM], currentDate: now() },
        requiredClaims: ['exp', 'sub', 'jti', 'act'],
      }).catch((error: unknown) => refuse(error instanceof errors.JWTExpired ? 'IMPERSONATION_ENDED' : 'UNAUTHENTICATED'));
      const { act } = payload;
      const administratorId = typeof act === 'object' && act !== null && 'sub' in act ? idOf(act.sub) : null;
      const [id, personId] = [idOf(payload.jti), idOf(payload.sub)];
      if (id === null || personId === null || administratorId === null || payload.exp === undefined) refuse('UNAUTHENTICATED');
      return {
        subject: `${IMPERSONATION_SUBJECT}${String(id)}`,
        verifiedEmail: null,
        expiresAt: payload.exp * 1000,
        impersonation: { id, personId, administratorId },
      };
    },
  };
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const idOf = (value: unknown): number | null => (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null);

/** Verifies a token by the rules of its kind. */
export const eitherKind =
  (provider: VerifyToken, impersonation: VerifyToken): VerifyToken =>
  (token) =>
    (typOf(token) === TYP ? impersonation : provider)(token);

function typOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).typ;
  } catch {
    return undefined;
  }
}

/** The key of the setting; one that this server made for itself where there is none (README, "Settings": IMPERSONATION_SECRET). */
export async function impersonationSecret({ IMPERSONATION_SECRET, DATA_DIR }: Config, log: Pick<Logger, 'warn'>): Promise<string> {
  return IMPERSONATION_SECRET ?? (await keepSecret(DATA_DIR, randomSecret('impersonation-secret'), log));
}
