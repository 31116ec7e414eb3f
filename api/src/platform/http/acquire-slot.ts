// A request occupies its slot until its answer has been sent, not until its handler returned (decision 020).
import { ipKeyGenerator } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import { presentPersonId } from '@lotline/schema/domain/kernel/actor';
import type { FileLinks } from '../storage/file-links.ts';
import { answerError } from './error-handler.ts';
import { personHolder, type Slots, type Reached } from './slots.ts';
import { requestContext, requestScope } from './request-scope.ts';
import { whenAnswered } from './when-answered.ts';

export type HolderOf = (req: Request) => string;

export const byPerson: HolderOf = (req) => personHolder(presentPersonId(requestContext(req).actor));

export const byAddress: HolderOf = (req) => ipKeyGenerator(req.ip ?? 'unknown');

/** For routes that need no known person. */
export const byPersonOrAddress: HolderOf = (req) => {
  const { context } = requestScope(req);
  return context === undefined ? byAddress(req) : personHolder(presentPersonId(context.actor));
};

/** The person that a file's link names. Any other path, such as an upload's, counts for its address. */
export function byLink(links: FileLinks, now: () => Date): HolderOf {
  return (req) => {
    const [, token = ''] = req.path.split('/');
    const grant = links.openContent(token, now()) ?? links.openZip(token, now());
    return grant === null ? byAddress(req) : personHolder(grant.userId);
  };
}

type Afterwards = (free: () => void) => void;
const atOnce: Afterwards = (free) => free();

/** A slot that rests after its use limits how often its holder comes, not only how many at once. */
export const afterRest =
  (restMs: number): Afterwards =>
  (free) =>
    restMs === 0 ? free() : void setTimeout(free, restMs).unref();

/** Answers RATE_LIMITED where the holder has too much under way, UNAVAILABLE where all together have; both say when to retry. */
export function acquireSlot(slots: Slots, holderOf: HolderOf, afterwards: Afterwards = atOnce): RequestHandler {
  return (req, res, next) => {
    // hung up while its person was looked up: nobody reads an answer
    if (res.closed || req.socket.destroyed) return;
    const holder = holderOf(req);
    const reached = slots.take(holder);
    if (reached !== null) {
      answerReached(res, reached);
      return;
    }
    whenAnswered(req, res, () => afterwards(() => slots.free(holder)));
    next();
  };
}

/**
 * The same, but free only once the handler's work has ended: who hangs up frees the call's slot at once, while the server still works for that call.
 * What is sent afterwards has the call's slot.
 */
export function acquireSlotForWork(
  slots: Slots,
  holderOf: HolderOf,
  handler: (req: Request, res: Response) => Promise<void>,
  afterwards: Afterwards = atOnce,
): RequestHandler {
  return async (req, res) => {
    const holder = holderOf(req);
    const reached = slots.take(holder);
    if (reached !== null) {
      answerReached(res, reached);
      return;
    }
    try {
      await handler(req, res);
    } finally {
      afterwards(() => slots.free(holder));
    }
  };
}

/** Written here and not thrown: many refusals are not for the log, and UNAVAILABLE is counted as the database's. */
export function answerReached(res: Response, reached: Reached): void {
  if (reached === 'each') answerError(res, 'RATE_LIMITED', { of: 'underWay' });
  else answerError(res, 'UNAVAILABLE');
}
