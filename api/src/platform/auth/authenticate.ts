// Bearer token → person → request context. There is no other way to sign in: no cookie, no query parameter.
import type { Request, RequestHandler } from 'express';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { deviceOf } from '@lotline/schema/domain/log/device-words';
import { refuse, RefusalError } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../command/request-context.ts';
import { requestScope, setRequestContext } from '../http/request-scope.ts';
import type { Identity, VerifyToken } from './identity.ts';

/** Who an identity is in our database. @throws CANNOT_LOG_IN for unknown and disabled people; IMPERSONATION_ENDED */
export interface ActorDirectory {
  find(identity: Identity): Promise<Actor>;
}

export interface AuthenticateOptions {
  readonly verify: VerifyToken;
  readonly directory: ActorDirectory;
  /** What every request's context has beside its person. */
  readonly base: Omit<RequestContext, 'actor' | 'requestId' | 'log' | 'versions'>;
  /** Somebody with a valid token is unknown here, or disabled; the request is refused after it. */
  readonly onShutOut: (req: Request, identity: Identity) => Promise<void>;
}

const identities = new WeakMap<Request, Identity>();
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

export function authenticate({ verify, directory, base, onShutOut }: AuthenticateOptions): RequestHandler {
  return async (req, _res, next) => {
    const token = BEARER.exec(req.get('authorization') ?? '')?.[1] ?? refuse('UNAUTHENTICATED');
    const identity = await verify(token);
    const actor = await directory.find(identity).catch(async (error: unknown) => {
      if (error instanceof RefusalError && error.code === 'CANNOT_LOG_IN') await onShutOut(req, identity);
      throw error;
    });
    identities.set(req, identity);
    const { requestId, log } = requestScope(req);
    const { userId, impersonatorId } = actor;
    const device = deviceOf(req.get('user-agent'));
    setRequestContext(req, {
      ...base,
      actor,
      versions: {},
      requestId,
      device,
      address: req.ip ?? null,
      host: req.hostname,
      signedInAt: identity.signedInAt ?? null,
      log: log.child({ userId, ...(impersonatorId === undefined ? {} : { impersonatorId }) }),
    });
    next();
  };
}

/** The identity behind a request that `authenticate` let through. */
export function requestIdentity(req: Request): Identity {
  return identities.get(req) ?? refuse('UNAUTHENTICATED');
}
