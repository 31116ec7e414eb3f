// Where a reader of changes stopped. Opaque to whoever holds it: it is handed back as it was given.
import { z } from 'zod';

export interface ChangeCursor {
  /** The database's generation: a restored database repeats its transaction numbers. */
  readonly generation: string;
  /** A transaction and a sequence number as text: both are 64 bits wide. Everything at or before them has been told. */
  readonly tx: string;
  readonly seq: string;
  /** When it was given, by the database's clock (UTC): older partitions need not be looked at. */
  readonly at: string;
}

const number64 = z.string().regex(/^-?\d{1,20}$/);
const cursorParts = z.tuple([z.uuid(), number64, number64, z.iso.datetime({ offset: true })]);
const MOST_CHARACTERS = 400;

export function writeCursor({ generation, tx, seq, at }: ChangeCursor): string {
  return Buffer.from(JSON.stringify([generation, tx, seq, at])).toString('base64url');
}

/** Null for what was never given: its holder begins anew. */
export function readCursor(text: string): ChangeCursor | null {
  if (text.length > MOST_CHARACTERS) return null;
  try {
    const [generation, tx, seq, at] = cursorParts.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { generation, tx, seq, at };
  } catch {
    return null;
  }
}
