// Ends sign-ins that are older than the setting allows: by the time in the token, which the provider signs and a renewal keeps. The answer is that of any ended sign-in:
// apps keep what they hold, go on offline, and ask to sign in again (SignInAgain).
import type { Request, RequestHandler } from 'express';
import { hasSessionEnded, type SessionApp, type SessionLength } from '@lotline/schema/domain/settings/session-length.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../http/request-scope.ts';
import { requestIdentity } from './authenticate.ts';

/** Which app sends the call. Whoever says another one has a valid token of their own, and gains the longer of two limits at most. */
const APP_HEADER = 'x-lotline-app';

function appOf(req: Request): SessionApp | null {
  const app = req.get(APP_HEADER);
  return app === 'console' || app === 'field' ? app : null;
}

/** Behind `authenticate`. Signing out is let through. Who is signed in as somebody else has a limit of their own. @throws RefusalError UNAUTHENTICATED */
export const keepToSessionLength =
  (read: () => Promise<SessionLength>): RequestHandler =>
  async (req, _res, next) => {
    const { now } = requestContext(req);
    const isLeaving = req.baseUrl === '/auth' && req.path === '/signout';
    if (!isLeaving && hasSessionEnded(await read(), appOf(req), requestIdentity(req).signedInAt ?? null, now().getTime()))
      refuse('UNAUTHENTICATED');
    next();
  };
