// /idp: the local sign-in page in front of the provider. A form post from another site is refused by its Origin.
import express, { Router, type RequestHandler } from 'express';
import type Provider from 'oidc-provider';
import { refuse } from '@lotline/schema/errors/refusal-error';
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
  router.get('/sign-in.css', (_req, res) => {
    res.type('css').send(signInCss);
  });
  router.get('/sign-in/:uid', async (req, res) => {
    const isOpen = await provider.interactionDetails(req, res).then(
      () => true,
      () => false,
    );
    res.status(isOpen ? 200 : 400).type('html');
    res.send(signInPage(req.originalUrl, isOpen ? await listPeople() : [], isOpen ? null : EXPIRED));
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
  router.use(provider.callback());
  return router;
}

function sameOrigin(origin: string): RequestHandler {
  return (req, _res, next) => {
    const site =
      req.get('sec-fetch-site') ?? (req.get('origin') === undefined || req.get('origin') === origin ? 'same-origin' : 'cross-site');
    if (site !== 'same-origin') refuse('MALFORMED_REQUEST', { sentence: 'This form was sent from another site.' });
    next();
  };
}
