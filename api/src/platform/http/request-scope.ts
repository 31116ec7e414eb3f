// The facts of one request before and after its person is known. Handlers ask here; nothing is added to the request object.
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../command/request-context.ts';

interface RequestScope {
  readonly requestId: string;
  readonly log: Logger;
  context?: RequestContext;
}

const scopes = new WeakMap<Request, RequestScope>();
const PLAUSIBLE_ID = /^[\w-]{8,64}$/;

/** Gives each request its id (a proxy's own, when it is plausible) and its log; the id goes out as x-request-id. */
export function openRequestScope(log: Logger): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id');
    const requestId = given !== undefined && PLAUSIBLE_ID.test(given) ? given : randomUUID();
    scopes.set(req, { requestId, log: log.child({ requestId }) });
    res.setHeader('x-request-id', requestId);
    next();
  };
}

export function requestScope(req: Request): RequestScope {
  const scope = scopes.get(req);
  if (scope === undefined) throw new Error('openRequestScope must run before any handler');
  return scope;
}

export function setRequestContext(req: Request, context: RequestContext): void {
  requestScope(req).context = context;
}

/** The person, for handlers behind `authenticate`. @throws UNAUTHENTICATED when nobody is signed in. */
export function requestContext(req: Request): RequestContext {
  return requestScope(req).context ?? refuse('UNAUTHENTICATED');
}
