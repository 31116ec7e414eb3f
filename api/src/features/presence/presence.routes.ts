// PUT /api/presence/:constructionId, /api/presence/projects/:projectId { windowId, isEditing } renew a window's lease and answer who else is there; DELETE /api/presence/:windowId ends it.
// Mounted under /api.
import { Router, type Request } from 'express';
import { presenceInput } from '@lotline/schema/domain/presence/presence.input';
import { canBePresent, type PresenceKind, type PresentPerson } from '@lotline/schema/domain/presence/presence.rules';
import { parseInput, uuidInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../../platform/http/request-scope.ts';
import { leave, stayAt } from './presence.queries.ts';

export function presenceRoutes(): Router {
  const router = Router();
  router.put('/presence/:constructionId', async (req, res) => {
    res.json({ people: await stay(req, 'job', req.params.constructionId) });
  });
  router.put('/presence/projects/:projectId', async (req, res) => {
    res.json({ people: await stay(req, 'project', req.params.projectId) });
  });
  router.delete('/presence/:windowId', async (req, res) => {
    await leave(requestContext(req), parseInput(uuidInput, req.params['windowId'], 'windowId'));
    res.status(204).end();
  });
  return router;
}

async function stay(req: Request, kind: PresenceKind, id: string): Promise<readonly PresentPerson[]> {
  const context = requestContext(req);
  const verdict = canBePresent(context.actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  const body: unknown = req.body;
  const given = typeof body === 'object' && body !== null ? body : {};
  const input = parseInput(presenceInput, { ...given, recordId: Number(id) });
  return (await stayAt(context, kind, input)) ?? refuse('NOT_FOUND');
}
