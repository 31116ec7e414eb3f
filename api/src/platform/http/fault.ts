// What the edge tells of each error that it answers: its code, and of one that nobody expected what is known of it.
import type { ErrorCode } from '@lotline/schema/errors/catalogue';

export interface Fault {
  readonly error: unknown;
  /** What was asked for: an address, or the field of a query. */
  readonly path: string;
  /** Null: nobody was signed in. */
  readonly userId: number | null;
  /** As the answer and the log of the server name it. */
  readonly requestId: string;
}

/** @param fault of a FAULT alone. It never throws: an answer is under way. */
export type OnError = (code: ErrorCode, fault?: Fault) => void;
