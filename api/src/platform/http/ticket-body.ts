// What a body may contain is judged by its raw bytes, before JSON.parse makes a value of each: some thousand values. A large one is a ticket of work
// alone: its document is the ticket's by id or text, and one long text is among its variables. That it requests nothing else is judged by
// its operation (graphql/operation-gate).
import type { IncomingMessage } from 'node:http';
import { REGISTERED_OPERATIONS } from '../../generated/registered-operations.ts';
import { LARGE_BYTES } from './large-bodies.ts';

export const SMALL_BODY = `${String(LARGE_BYTES / 1024)} KiB`;

/** Braces, brackets, colons and commas outside of texts; a ticket with everything that a client adds has some 30, a hundred contacts some 1,300. */
const MOST_SIGNS_OF_TICKET = 100;
const MOST_SIGNS = 10_000;
/** Every text of a large body but the ticket, and everything outside of texts. */
const MOST_BESIDE_TICKET = 16_000;
const COLON = 58;
const SPACES: ReadonlySet<number> = new Set(Buffer.from(' \t\r\n'));
const OPENING: ReadonlySet<number> = new Set(Buffer.from('{['));
const CLOSING: ReadonlySet<number> = new Set(Buffer.from('}]'));
const QUOTE = 34;
const BACKSLASH = 92;
const SIGNS: ReadonlySet<number> = new Set(Buffer.from('{}[]:,'));

/** The only operation whose body may be large. */
export const LARGE_FIELD = 'updateTicketOfWork';
const LARGE_DOCUMENTS: ReadonlySet<string> = new Set(
  [...REGISTERED_OPERATIONS].flatMap(([id, text]) => (text.includes(` ${LARGE_FIELD}(`) ? [id] : [])),
);

const large = new WeakSet<IncomingMessage>();

/** Larger than any body but a ticket's may be, as far as it has been read; unpacked when it came compressed. */
export const hasLargeBody = (req: IncomingMessage): boolean => large.has(req);

/** For the body parser, which treats a thrown error as its own limit. */
export function mustBeSmallOrTicket(req: IncomingMessage, bytes: Buffer, encoding: string): void {
  if (bytes.length <= LARGE_BYTES) {
    mustHoldFewValues(req, bytes, encoding);
    return;
  }
  large.add(req);
  // in another encoding a letter may contain the byte of a quote
  if (encoding !== 'utf-8' || hasManySigns(bytes, MOST_SIGNS_OF_TICKET) || !isTicketBody(bytes))
    throw Object.assign(new Error('large body'), { type: 'entity.too.large', limit: LARGE_BYTES });
}

/** As mustBeSmallOrTicket, for bodies that are never a ticket. */
export function mustHoldFewValues(_req: IncomingMessage, bytes: Buffer, encoding: string): void {
  // JSON is sent in UTF-8 (RFC 8259 §8.1)
  if (encoding !== 'utf-8') throw Object.assign(new Error('not UTF-8'), { type: 'charset.unsupported' });
  if (hasManySigns(bytes, MOST_SIGNS)) throw Object.assign(new Error('many values'), { type: 'too.many.values' });
}

/** One pass that ends with the first character too many. */
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

/** Whether the one long text is among the variables, and the document is the ticket's. For bytes with few structural characters. */
export function isTicketBody(bytes: Buffer): boolean {
  let [depth, beside, longTexts, isTicket, part] = [0, 0, 0, false, ''];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte !== QUOTE) {
      if (++beside > MOST_BESIDE_TICKET) return false;
      depth += OPENING.has(byte) ? 1 : CLOSING.has(byte) ? -1 : 0;
      continue;
    }
    const end = endOfText(bytes, at + 1);
    if (end === -1) return false;
    const isKey = isBeforeColon(bytes, end + 1);
    if (end - at > MOST_BESIDE_TICKET) {
      if (isKey || part !== 'variables' || ++longTexts > 1) return false;
    } else if (depth === 1) {
      const text = bytes.toString('latin1', at + 1, end);
      if (isKey) part = text;
      else isTicket ||= part === 'documentId' ? LARGE_DOCUMENTS.has(text) : part === 'query' && text.includes(LARGE_FIELD);
    }
    at = end;
  }
  return isTicket;
}

function isBeforeColon(bytes: Buffer, from: number): boolean {
  let at = from;
  while (SPACES.has(bytes[at] ?? 0)) at++;
  return bytes[at] === COLON;
}

/** The position of the closing quote, or -1: texts are skipped as fast as memory is searched. */
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
