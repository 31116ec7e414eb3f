// The one body that may be large is a ticket of work: one long text and a few small values. Whether it can be one is told from its raw bytes,
// before JSON.parse makes a value of each sign; that it is one is told from its operation (graphql/operation-gate).
import type { IncomingMessage } from 'node:http';
import { LARGE_BYTES } from './large-bodies.ts';

export const SMALL_BODY = `${String(LARGE_BYTES / 1024)} kB`;

/** Braces, brackets, colons and commas outside of texts; a ticket with all that a client adds has some 30. */
const MOST_SIGNS = 100;
const QUOTE = 34;
const BACKSLASH = 92;
const SIGNS: ReadonlySet<number> = new Set(Buffer.from('{}[]:,'));

const large = new WeakSet<IncomingMessage>();

/** Larger than any body but a ticket's may be, as far as it has been read; unpacked when it came compressed. */
export const hasLargeBody = (req: IncomingMessage): boolean => large.has(req);

/** For the body parser, which answers what this throws as it answers its own limit. */
export function mustBeSmallOrTicket(req: IncomingMessage, bytes: Buffer, encoding: string): void {
  if (bytes.length <= LARGE_BYTES) return;
  large.add(req);
  // in another encoding a letter may hold the byte of a quote
  if (encoding !== 'utf-8' || hasManySigns(bytes))
    throw Object.assign(new Error('large body'), { type: 'entity.too.large', limit: LARGE_BYTES });
}

/** One pass that ends with the first sign too many. */
export function hasManySigns(bytes: Uint8Array): boolean {
  let signs = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (isText && byte === BACKSLASH) at++;
    else if (byte === QUOTE) isText = !isText;
    else if (!isText && SIGNS.has(byte) && ++signs > MOST_SIGNS) return true;
  }
  return false;
}
