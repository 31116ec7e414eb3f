// What the history keeps when a ticket of work is saved: enough to have the replaced ticket again, and no more than that ticket (decision 023).
import { writeExactJson } from '../kernel/exact-json.ts';
import { jsonDifference, undoDifference, type JsonChange } from '../kernel/json-difference.ts';

/** Either the replaced ticket whole, or what changed from it to the saved one. */
export type StoredTicketChange = { readonly replaced: object | null } | { readonly ticketChanges: readonly JsonChange[] };

/** Both as readExactJson gives them; null: there was no ticket. */
export function ticketDifference(replaced: object | null, saved: object): StoredTicketChange {
  if (replaced === null) return { replaced };
  const ticketChanges = jsonDifference(replaced, saved);
  return writeExactJson(ticketChanges).length < writeExactJson(replaced).length ? { ticketChanges } : { replaced };
}

/** The ticket that was replaced, from the one that was saved then. @throws RangeError when what was kept is of another ticket. */
export function ticketBefore(saved: object | null, kept: StoredTicketChange): object | null {
  return 'replaced' in kept ? kept.replaced : (undoDifference(saved, kept.ticketChanges) as object | null);
}
