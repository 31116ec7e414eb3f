// How many large bodies one person may have under way. Each is held whole while it arrives and is read, so that their number, not how
// often a person asks, is what the server's memory depends on.
import type { Request, RequestHandler } from 'express';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from './request-scope.ts';

/** What every body may have; beyond it only a ticket of work is taken (ticket-body.ts). */
export const LARGE_BYTES = 256 * 1024;
const MOST_A_PERSON = 4;

/** @throws RATE_LIMITED from the fifth on. Clients send such bodies one after the other, a screen perhaps beside its queue. */
export function limitLargeBodies(): RequestHandler {
  const underWay = new Map<number, number>();
  return (req, res, next) => {
    if (!isLarge(req)) {
      next();
      return;
    }
    const { userId } = requestContext(req).actor;
    const count = underWay.get(userId) ?? 0;
    if (count >= MOST_A_PERSON) refuse('RATE_LIMITED');
    underWay.set(userId, count + 1);
    res.once('close', () => {
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left === 0) underWay.delete(userId);
      else underWay.set(userId, left);
    });
    next();
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
