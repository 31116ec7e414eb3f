// POST /auth/signin answers who has signed in; POST /auth/signout notes that the person left (contract/rest.md).
import { Router } from 'express';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../../platform/http/request-scope.ts';
import { presentMe } from './people.presenter.ts';
import { keepSignIn } from './sign-in-log.ts';
import { loadMe, recordSignIn } from './people.queries.ts';

/** Behind `authenticate`. */
export function signInRoutes(): Router {
  const router = Router();
  router.post('/signin', async (req, res) => {
    const { actor, sequelize, now, log } = requestContext(req);
    const me = (await loadMe(sequelize, actor.userId)) ?? refuse('CANNOT_LOG_IN');
    await recordSignIn(sequelize, actor.userId, now());
    await keepSignIn(sequelize, req, 'in', actor.userId, now());
    log.info('signed in');
    res.setHeader('Cache-Control', 'no-store');
    res.json({ user: presentMe(me, actor.isSubcontractor) });
  });
  router.post('/signout', async (req, res) => {
    const { actor, sequelize, now, log } = requestContext(req);
    await keepSignIn(sequelize, req, 'out', actor.userId, now());
    log.info('signed out');
    res.status(204).end();
  });
  return router;
}
