// How often one person, or one address that nobody signed in from, may ask: REQUESTS_PER_MINUTE, answered with a typed 429.
import { ipKeyGenerator, MemoryStore, rateLimit, type Store } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';
import { answerError } from './error-handler.ts';
import { requestContext } from './request-scope.ts';

const byAddress = (req: Request): string => ipKeyGenerator(req.ip ?? 'unknown');

function limiter(perMinute: number, keyGenerator: (req: Request) => string, store: Store): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator,
    store,
    handler: (_req, res) => answerError(res, 'RATE_LIMITED'),
  });
}

/** One office shares one address, so an address may do what ten people may. */
export const limitByAddress = (perMinute: number): RequestHandler => limiter(perMinute * 10, byAddress, new MemoryStore());

const byPerson = (req: Request): string => `person-${requestContext(req).actor.userId}`;

type Charge = (requests: number) => Promise<boolean>;
const charges = new WeakMap<Request, Charge>();

export function limitByPerson(perMinute: number): RequestHandler {
  const store = new MemoryStore();
  const limit = limiter(perMinute, byPerson, store);
  return (req, res, next) => {
    charges.set(req, async (requests) => {
      let hits = 0;
      for (let left = requests; left > 0; left--) hits = (await store.increment(byPerson(req))).totalHits;
      return hits <= perMinute;
    });
    return limit(req, res, next);
  };
}

/** Counts a request that asks for the same several times as that many more; answers whether the person may still ask. */
export async function chargePerson(req: Request, requests: number): Promise<boolean> {
  return (await charges.get(req)?.(requests)) ?? true;
}
