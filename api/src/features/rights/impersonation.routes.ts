// POST /auth/impersonate/{id} { reason } → { user, token }; POST /auth/impersonate/end; whoever signs out ends it too (contract/rest.md; screens.md §2.17).
// GET /api/impersonations, POST /api/impersonations/seen { ids }: what a person is told of who was signed in as them.
import { Router } from 'express';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { impersonateInput, seenNoticesInput } from '@lotline/schema/domain/rights/impersonation.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { ImpersonationTokens } from '../../platform/auth/impersonation-token.ts';
import { requestContext } from '../../platform/http/request-scope.ts';
import { presentMe } from '../people/people.presenter.ts';
import { loadMe } from '../people/people.queries.ts';
import { loadPersonById } from '../people/actor.queries.ts';
import { beginImpersonation, endImpersonation } from './impersonate.command.ts';
import { loadNotices, noteSeen } from './impersonation.queries.ts';

/** Mounted under /auth, behind `authenticate`, before the routes of signing in. */
export function impersonationRoutes(tokens: ImpersonationTokens): Router {
  const router = Router();
  router.post('/impersonate/end', async (req, res) => {
    await endImpersonation(requestContext(req));
    res.status(204).end();
  });
  router.post('/impersonate/:id', async (req, res) => {
    const context = requestContext(req);
    const body: unknown = req.body;
    const given = typeof body === 'object' && body !== null ? body : {};
    const begun = await beginImpersonation(context, parseInput(impersonateInput, { ...given, id: wholeNumber(req.params.id) }));
    const { sequelize } = context;
    const [me, person] = await Promise.all([loadMe(sequelize, begun.personId), loadPersonById(sequelize, begun.personId)]);
    if (me === null || person === null) refuse('NOT_FOUND');
    context.log.info({ personId: begun.personId }, 'signed in as someone else');
    res.setHeader('Cache-Control', 'no-store');
    res.json({ user: presentMe(me, person.actor.isSubcontractor), token: await tokens.sign(begun, begun.began, begun.until) });
  });
  router.post('/signout', async (req, res, next) => {
    const context = requestContext(req);
    await endImpersonation(context);
    // the person has not left
    if (context.actor.impersonatorId === undefined) next();
    else res.status(204).end();
  });
  return router;
}

/** Mounted under /api. */
export function impersonationNoticeRoutes(): Router {
  const router = Router();
  router.get('/impersonations', async (req, res) => {
    res.json({ impersonations: await loadNotices(requestContext(req)) });
  });
  router.post('/impersonations/seen', async (req, res) => {
    await noteSeen(requestContext(req), parseInput(seenNoticesInput, req.body).ids);
    res.status(204).end();
  });
  return router;
}

const wholeNumber = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : refuse('NOT_FOUND');
