// What a body may hold is told from its raw bytes, before JSON.parse makes a value of each sign: some thousand values, and where it is large one
// long text and a few small ones, as a ticket of work has. That it is one is told from its operation (graphql/operation-gate).
import type { IncomingMessage } from 'node:http';
import { LARGE_BYTES } from './large-bodies.ts';

export const SMALL_BODY = `${String(LARGE_BYTES / 1024)} kB`;

/** Braces, brackets, colons and commas outside of texts; a ticket with all that a client adds has some 30, a hundred contacts some 1,300. */
const MOST_SIGNS_OF_TICKET = 100;
const MOST_SIGNS = 10_000;
const QUOTE = 34;
const BACKSLASH = 92;
const SIGNS: ReadonlySet<number> = new Set(Buffer.from('{}[]:,'));

const large = new WeakSet<IncomingMessage>();

/** Larger than any body but a ticket's may be, as far as it has been read; unpacked when it came compressed. */
export const hasLargeBody = (req: IncomingMessage): boolean => large.has(req);

/** For the body parser, which answers what this throws as it answers its own limit. */
export function mustBeSmallOrTicket(req: IncomingMessage, bytes: Buffer, encoding: string): void {
  if (bytes.length <= LARGE_BYTES) {
    mustHoldFewValues(req, bytes, encoding);
    return;
  }
  large.add(req);
  // in another encoding a letter may hold the byte of a quote
  if (encoding !== 'utf-8' || hasManySigns(bytes, MOST_SIGNS_OF_TICKET))
    throw Object.assign(new Error('large body'), { type: 'entity.too.large', limit: LARGE_BYTES });
}

/** As mustBeSmallOrTicket, for bodies that are never a ticket. */
export function mustHoldFewValues(_req: IncomingMessage, bytes: Buffer, encoding: string): void {
  // JSON is sent in UTF-8 (RFC 8259 §8.1)
  if (encoding !== 'utf-8') throw Object.assign(new Error('not UTF-8'), { type: 'charset.unsupported' });
  if (hasManySigns(bytes, MOST_SIGNS)) throw Object.assign(new Error('many values'), { type: 'too.many.values' });
}

/** One pass that ends with the first sign too many. */
export function hasManySigns(bytes: Uint8Array, most: number): boolean {
  let signs = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfText(bytes, at + 1);
      if (at === -1) return false;
    } else if (SIGNS.has(byte) && ++signs > most) return true;
  }
  return false;
}

/** Where the closing quote is, or -1: texts are passed over as fast as memory is searched. */
function endOfText(bytes: Uint8Array, from: number): number {
  let end = bytes.indexOf(QUOTE, from);
  while (end !== -1 && isEscaped(bytes, from, end)) end = bytes.indexOf(QUOTE, end + 1);
  return end;
}

function isEscaped(bytes: Uint8Array, from: number, quote: number): boolean {
  let backslashes = 0;
  while (quote - backslashes > from && bytes[quote - backslashes - 1] === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}
