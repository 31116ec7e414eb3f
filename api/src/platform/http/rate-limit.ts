// The request rate of one person, or of one address without a sign-in: REQUESTS_PER_MINUTE over all processes (shared-counts.ts),
// answered with a typed 429 that says when to retry.
import { ipKeyGenerator } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import { presentPersonId } from '@lotline/schema/domain/kernel/actor';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { answerError } from './error-handler.ts';
import { requestContext } from './request-scope.ts';
import { WINDOW_MS, type SharedCounts } from './shared-counts.ts';

/** One office shares one address, so an address may send as much as ten people. */
const PEOPLE_AT_AN_ADDRESS = 10;

type Charge = (req: Request, count: number) => Promise<boolean>;
const charges = new WeakMap<Request, Charge>();

export function limitByAddress(counts: SharedCounts, perMinute: number): RequestHandler {
  return limiter(charger(counts, perMinute * PEOPLE_AT_AN_ADDRESS, (req) => ipKeyGenerator(req.ip ?? 'unknown')));
}

export function limitByPerson(counts: SharedCounts, perMinute: number): RequestHandler {
  const charge = charger(counts, perMinute, (req) => `person-${presentPersonId(requestContext(req).actor)}`);
  const limit = limiter(charge);
  return (req, res, next) => {
    charges.set(req, charge);
    return limit(req, res, next);
  };
}

/**
 * One request of this person does the work of so many more, and counts as them. For handlers behind `limitByPerson`.
 * @throws RATE_LIMITED when that is more than the rest of the minute; the answer then says when to retry.
 */
export async function chargePerson(req: Request, count: number): Promise<void> {
  const charge = charges.get(req);
  if (charge === undefined) throw new Error('limitByPerson must run before chargePerson');
  if (!(await charge(req, count))) refuse('RATE_LIMITED');
}

/** Of what programs report by themselves: far fewer than calls of people. Behind a person's sign-in. */
export function limitReports(
  counts: SharedCounts,
  name: string,
  perMinute: { readonly person: number; readonly address: number },
): readonly RequestHandler[] {
  return [
    limiter(charger(counts, perMinute.person, (req) => `${name}-person-${presentPersonId(requestContext(req).actor)}`)),
    limiter(charger(counts, perMinute.address, (req) => `${name}-${ipKeyGenerator(req.ip ?? 'unknown')}`)),
  ];
}

function limiter(charge: Charge): RequestHandler {
  return async (req, res, next) => {
    if (await charge(req, 1)) next();
    else answerError(res, 'RATE_LIMITED');
  };
}

/** Counts, sets the headers of the remaining requests (the IETF's draft 7 on RateLimit headers), and answers whether the request may go on. */
function charger(counts: SharedCounts, limit: number, keyOf: (req: Request) => string): Charge {
  return async (req, count) => {
    const { place, secondsLeft } = await counts.count(keyOf(req), limit, count);
    const isWithin = place <= limit;
    if (req.res !== undefined) tell(req.res, limit, Math.max(0, limit - place), secondsLeft);
    if (!isWithin) req.res?.setHeader('Retry-After', String(secondsLeft));
    return isWithin;
  };
}

function tell(res: Response, limit: number, remaining: number, secondsLeft: number): void {
  res.setHeader('RateLimit-Policy', `${limit};w=${WINDOW_MS / 1000}`);
  res.setHeader('RateLimit', `limit=${limit}, remaining=${remaining}, reset=${secondsLeft}`);
}
