// The address of the page on which a builder answers (domain.md §5): {origin}/builders/{slug}, the slug being base64url of a version, the id of the
// request, its expiry and a signature. Its 39 bytes fill whole characters, so each slug has one spelling.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const PUBLIC_ID_BYTES = 16;
const VERSION = 1;
const EXPIRY_AT = 1 + PUBLIC_ID_BYTES;
const SIGNED_BYTES = EXPIRY_AT + 4;
const SIGNATURE_BYTES = 18;
const SLUG = /[\w-]{52}/;
const WHOLE_SLUG = /^[\w-]{52}$/;

export interface BuilderLinks {
  /** @param host of the link, which answers as this server does; null: its own */
  url(publicId: Buffer, expiresAt: Date, host?: string | null): string;
  /** The request's id; null for a slug that is not ours or has expired. */
  open(slug: string, now: Date): Buffer | null;
  /** The id of the first of our links in a text; null without one. @param hosts at which they may stand beside our own */
  findIn(text: string, now: Date, hosts?: readonly string[]): Buffer | null;
}

/** @param origin the address people use, without a closing slash. */
export function createBuilderLinks({ secret, origin }: { secret: string; origin: string }): BuilderLinks {
  const startAt = (host: string | null): string => `${host === null ? origin : atHost(origin, host)}/builders/`;
  const sign = (facts: Buffer): Buffer =>
    createHmac('sha256', secret).update('lotline:builder:').update(facts).digest().subarray(0, SIGNATURE_BYTES);
  const open = (slug: string, now: Date): Buffer | null => {
    if (!WHOLE_SLUG.test(slug)) return null;
    const bytes = Buffer.from(slug, 'base64url');
    const facts = bytes.subarray(0, SIGNED_BYTES);
    if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), sign(facts))) return null;
    if (facts.readUInt8(0) !== VERSION || facts.readUInt32BE(EXPIRY_AT) * 1000 <= now.getTime()) return null;
    return facts.subarray(1, EXPIRY_AT);
  };
  return {
    url(publicId, expiresAt, host = null) {
      const facts = Buffer.alloc(SIGNED_BYTES);
      facts.writeUInt8(VERSION, 0);
      publicId.copy(facts, 1);
      facts.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), EXPIRY_AT);
      return startAt(host) + Buffer.concat([facts, sign(facts)]).toString('base64url');
    },
    open,
    findIn(text, now, hosts = []) {
      const starts = [null, ...hosts].map(startAt);
      const [first] = starts
        .map((start) => ({ start, at: text.indexOf(start) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at);
      if (first === undefined) return null;
      const found = text.slice(first.at + first.start.length);
      const slug = SLUG.exec(found)?.[0];
      return slug === undefined || !found.startsWith(slug) ? null : open(slug, now);
    },
  };
}

/** The same way in, by another name. */
function atHost(origin: string, host: string): string {
  const url = new URL(origin);
  url.hostname = host;
  return url.origin;
}
