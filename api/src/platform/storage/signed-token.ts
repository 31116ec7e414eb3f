// A text that carries facts and cannot be made or changed without the server's secret (quality.md §2, presigned URLs).
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a token: one made for reading never passes for one made for writing. */
export type TokenPurpose = 'upload' | 'content' | 'zip';

export function signToken(secret: string, purpose: TokenPurpose, facts: object): string {
  const body = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${body}.${signature(secret, purpose, body)}`;
}

/** The signed facts, or null for a token that this secret did not sign for this purpose. */
export function openToken(secret: string, purpose: TokenPurpose, token: string): unknown {
  const [body, given, ...rest] = token.split('.');
  if (body === undefined || given === undefined || rest.length > 0) return null;
  const expected = Buffer.from(signature(secret, purpose, body));
  const offered = Buffer.from(given);
  // Compared as text: base64url has several spellings of the same bytes, and only one is ours.
  if (expected.length !== offered.length || !timingSafeEqual(expected, offered)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as unknown;
}

function signature(secret: string, purpose: TokenPurpose, body: string): string {
  return createHmac('sha256', secret).update(`lotline:${purpose}:${body}`).digest('base64url');
}
