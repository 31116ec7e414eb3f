// How often one person, or one address that nobody signed in from, may ask: REQUESTS_PER_MINUTE, answered with a typed 429.
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';
import { answerError } from './error-handler.ts';
import { requestContext } from './request-scope.ts';

const byAddress = (req: Request): string => ipKeyGenerator(req.ip ?? 'unknown');

function limiter(perMinute: number, keyGenerator: (req: Request) => string): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator,
    handler: (_req, res) => answerError(res, 'RATE_LIMITED'),
  });
}

/** One office shares one address, so an address may do what ten people may. */
export const limitByAddress = (perMinute: number): RequestHandler => limiter(perMinute * 10, byAddress);

export const limitByPerson = (perMinute: number): RequestHandler =>
  limiter(perMinute, (req) => `person-${requestContext(req).actor.userId}`);
