// A ticket of work as it is read: this product's own, none yet, or something from elsewhere, which is shown as it is and never changed in parts.
import type { z } from 'zod';
import { storedTicket } from './ticket.schema.ts';

export type Ticket = z.output<typeof storedTicket>;
export type Signature = Ticket['signatures'][number];
export type Revision = Ticket['revisions'][number];
export type Answers = Ticket['answers'];
export type Answer = Answers[string];
export type Ink = NonNullable<Signature['ink']>;

export type ReadTicket =
  | { readonly kind: 'none' }
  | { readonly kind: 'ticket'; readonly ticket: Ticket }
  /** JSON that is no ticket of this product, or text that is no JSON. */
  | { readonly kind: 'foreign'; readonly text: string };

export function readTicket(text: string | null): ReadTicket {
  if (text === null || text.trim() === '') return { kind: 'none' };
  const value = parsed(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0) return { kind: 'none' };
  const read = storedTicket.safeParse(value);
  return read.success ? { kind: 'ticket', ticket: read.data } : { kind: 'foreign', text };
}

/** It says of itself that it is one of these: then it must be. */
export const claimsToBeTicket = (value: object): boolean => 'formVersion' in value;

/** What is wrong with it, in a line; null for nothing. */
export function ticketProblem(value: object): string | null {
  const { success, error } = storedTicket.safeParse(value);
  if (success) return null;
  const [issue] = error.issues;
  return issue === undefined ? 'it is not right' : `${issue.path.map(String).join('.')}: ${issue.message}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
