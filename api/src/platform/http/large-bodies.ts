// How many large bodies may be under way. Each is held whole while it arrives and is read, so that their number, not how often a person asks,
// is what the server's memory depends on.
import type { Request, RequestHandler } from 'express';
import { byPerson, holdPlace } from './hold-place.ts';
import type { Places } from './places.ts';

/** What every body may have; beyond it only a ticket of work is taken (ticket-body.ts). */
export const LARGE_BYTES = 256 * 1024;

/** So long a place rests after its answer: a large body costs everybody some 40 ms, and nobody writes four tickets of work in a second. */
export const LARGE_BODY_REST_MS = 1_000;

/** Clients send such bodies one after the other, a screen perhaps beside its queue. */
export function limitLargeBodies(places: Places, restMs: number): RequestHandler {
  const hold = holdPlace(places, byPerson, (free) => (restMs === 0 ? free() : void setTimeout(free, restMs).unref()));
  return (req, res, next) => {
    if (isLarge(req)) hold(req, res, next);
    else next();
  };
}

/** A body sent in chunks, or compressed, does not say how large it becomes. */
function isLarge({ headers }: Request): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    headers['content-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > LARGE_BYTES
  );
}
