// A token that was good a moment ago is not checked again: the signature costs more than a small answer. Who may sign in is asked elsewhere,
// for each request (actor-directory); a withdrawn signing key is noticed after KEPT_MS at the latest.
import type { Identity, VerifyToken } from './identity.ts';

const KEPT_MS = 30_000;
const MOST_TOKENS = 5_000;

interface Kept {
  readonly identity: Identity;
  readonly until: number;
}

/** Keeps good answers alone, never past the token's own end. */
export function keepingVerified(verify: VerifyToken, now: () => number = Date.now): VerifyToken {
  const kept = new Map<string, Kept>();
  return async (token) => {
    const known = kept.get(token);
    if (known !== undefined && now() < known.until) return known.identity;
    kept.delete(token);
    const identity = await verify(token);
    if (kept.size >= MOST_TOKENS) kept.clear();
    kept.set(token, { identity, until: Math.min(identity.expiresAt, now() + KEPT_MS) });
    return identity;
  };
}
