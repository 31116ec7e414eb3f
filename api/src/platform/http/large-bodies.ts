// How many large bodies may be under way. Each is in memory whole while it arrives and is parsed, so their number, not the request rate,
// decides about the server's memory.
import type { Request, RequestHandler } from 'express';
import { acquireSlot, afterRest, byPerson } from './acquire-slot.ts';
import type { Slots } from './slots.ts';

/** The limit of every body; above it only a ticket of work is accepted (ticket-body.ts). */
export const LARGE_BYTES = 256 * 1024;

/** Clients send such bodies one after the other, a screen perhaps beside its outbox. */
export function limitLargeBodies(slots: Slots, restMs: number): RequestHandler {
  const hold = acquireSlot(slots, byPerson, afterRest(restMs));
  return (req, res, next) => {
    if (isLarge(req)) hold(req, res, next);
    else next();
  };
}

/** A body sent in chunks, or compressed, does not announce its size. */
function isLarge({ headers }: Request): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    headers['content-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > LARGE_BYTES
  );
}
