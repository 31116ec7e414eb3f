// A token that was valid a moment ago is not verified again: the signature costs more than a small answer. Whether the person may sign in is checked elsewhere,
// for each request (actor-directory); a withdrawn signing key is noticed after KEPT_MS at the latest.
import type { Identity, VerifyToken } from './identity.ts';

const CACHED_MS = 30_000;
const MOST_TOKENS = 5_000;

interface Cached {
  readonly identity: Identity;
  readonly until: number;
}

/** Caches valid results alone, never past the token's expiry. */
export function keepingVerified(verify: VerifyToken, now: () => number = Date.now): VerifyToken {
  const cached = new Map<string, Cached>();
  return async (token) => {
    const known = cached.get(token);
    if (known !== undefined && now() < known.until) return known.identity;
    cached.delete(token);
    const identity = await verify(token);
    if (cached.size >= MOST_TOKENS) cached.clear();
    cached.set(token, { identity, until: Math.min(identity.expiresAt, now() + CACHED_MS) });
    return identity;
  };
}
