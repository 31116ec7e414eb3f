// /idp: the local sign-in page in front of the provider. A form post from another site is refused by its Origin.
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import type Provider from 'oidc-provider';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { errorStatus, toEdgeError } from '../http/error-status.ts';
import { requestScope } from '../http/request-scope.ts';
import { describeFault } from './local-provider-faults.ts';
import { signInCss } from './sign-in.css.ts';
import { signInPage, type SignInPerson } from './sign-in-page.ts';

export interface LocalSignInOptions {
  readonly provider: Provider;
  readonly origin: string;
  readonly listPeople: () => Promise<SignInPerson[]>;
}

const EXPIRED = 'This sign-in has expired. Go back to Lotline and sign in again.';

export function localSignInRoutes({ provider, origin, listPeople }: LocalSignInOptions): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.use(sayOurAddress(origin));
  router.use(mayEndInDesktop);
  router.get('/sign-in.css', (_req, res) => {
    res.type('css').send(signInCss);
  });
  router.get('/sign-in/:uid', async (req, res) => {
    await provider.interactionDetails(req, res);
    res.type('html').send(signInPage(req.originalUrl, await listPeople(), null));
  });
  router.post('/sign-in/:uid', sameOrigin(origin), express.urlencoded({ extended: false, limit: '4kb' }), async (req, res) => {
    const login: unknown = (req.body as { login?: unknown } | undefined)?.login;
    const people = await listPeople();
    const person = people.find(({ email }) => email === login);
    if (person === undefined) {
      res
        .status(400)
        .type('html')
        .send(signInPage(req.originalUrl, people, 'That person is not in the database. Choose one of these.'));
      return;
    }
    const location = await provider.interactionResult(req, res, { login: { accountId: person.email } }, { mergeWithLastSubmission: false });
    res.redirect(303, location);
  });
  router.use('/sign-in', problemOnPage);
  router.use(provider.callback());
  return router;
}

/** The provider builds its own addresses from the request: it gets PUBLIC_URL, whatever Host and X-Forwarded-* say. */
function sayOurAddress(origin: string): RequestHandler {
  const { host, protocol } = new URL(origin);
  return (req, _res, next) => {
    req.headers['x-forwarded-host'] = host;
    req.headers['x-forwarded-proto'] = protocol.replace(':', '');
    next();
  };
}

/** The form's answers lead on to the app that asked: for the desktop that is a loopback address of any port, which the policy would stop. */
const mayEndInDesktop: RequestHandler = (_req, res, next) => {
  const policy = String(res.getHeader('Content-Security-Policy') ?? '');
  res.setHeader('Content-Security-Policy', policy.replace("form-action 'self'", "form-action 'self' http://localhost:*"));
  next();
};

/** The provider says that the sign-in does not exist, or no longer; anything else is a fault, which a restart would not repair. */
const isOver = (error: unknown): boolean => error instanceof Error && error.name === 'SessionNotFound';

/** A person sees this page, not JSON. Our own faults go the way of every error. */
const problemOnPage: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const { code, isUnknown } = toEdgeError(error);
  const status = isOver(error) ? 400 : errorStatus(code);
  if (res.headersSent || (status < 500 && !isOver(error))) {
    next(error);
    return;
  }
  if (status >= 500) requestScope(req).log[isUnknown ? 'error' : 'warn']({ err: error, code }, 'sign-in page not available');
  const page = signInPage(req.originalUrl, [], isOver(error) ? EXPIRED : describeFault(error));
  res.status(status).type('html').send(page);
};

function sameOrigin(origin: string): RequestHandler {
  return (req, _res, next) => {
    const site =
      req.get('sec-fetch-site') ?? (req.get('origin') === undefined || req.get('origin') === origin ? 'same-origin' : 'cross-site');
    if (site !== 'same-origin') refuse('MALFORMED_REQUEST', { sentence: 'This form was sent from another site.' });
    next();
  };
}
