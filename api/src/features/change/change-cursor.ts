// The position of a reader of changes. Opaque to its holder, who returns it unchanged.
import { z } from 'zod';

export interface ChangeCursor {
  /** The database's generation: a restored database repeats its transaction numbers. */
  readonly generation: string;
  /** A transaction and a sequence number as text: both have 64 bits. Everything at or before them has been sent. */
  readonly tx: string;
  readonly seq: string;
  /** When it was given, by the database's clock (UTC): older partitions need not be looked at. */
  readonly at: string;
}

/** The range of PostgreSQL's types: a made-up cursor is refused here and not by a statement. */
const within = (least: bigint, most: bigint) =>
  z
    .string()
    .regex(/^-?\d{1,20}$/)
    .refine((text) => /^-?\d{1,20}$/.test(text) && BigInt(text) >= least && BigInt(text) <= most);
const ofTransaction = within(0n, 2n ** 64n - 1n);
const ofSequence = within(-(2n ** 63n), 2n ** 63n - 1n);
const ofAnEra = z.iso.datetime({ offset: true }).refine((text) => /^[12]\d{3}-/.test(text));
const cursorParts = z.tuple([z.uuid(), ofTransaction, ofSequence, ofAnEra]);
const MOST_CHARACTERS = 400;

export function writeCursor({ generation, tx, seq, at }: ChangeCursor): string {
  return Buffer.from(JSON.stringify([generation, tx, seq, at])).toString('base64url');
}

/** Null for an invalid cursor: its holder begins anew. */
export function readCursor(text: string): ChangeCursor | null {
  if (text.length > MOST_CHARACTERS) return null;
  try {
    const [generation, tx, seq, at] = cursorParts.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { generation, tx, seq, at };
  } catch {
    return null;
  }
}
