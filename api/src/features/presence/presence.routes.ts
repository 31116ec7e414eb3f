// PUT /api/presence/:entity/:recordId { windowId, isEditing } renews a window's lease and answers who else is there; DELETE /api/presence/:windowId ends it.
// Mounted under /api.
import { Router, type Request } from 'express';
import { presenceInput } from '@lotline/schema/domain/presence/presence.input';
import { canBePresent, isPresentEntity, presenceOf, type PresentPerson } from '@lotline/schema/domain/presence/presence.rules';
import { parseInput, uuidInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { ChangeStreams } from '../../platform/events/change-streams.ts';
import { requestContext } from '../../platform/http/request-scope.ts';
import { leave, stayAt } from './presence.queries.ts';

export function presenceRoutes(): Router {
  const router = Router();
  router.put('/presence/:entity/:recordId', async (req, res) => {
    res.json({ people: await stay(req, req.params) });
  });
  router.delete('/presence/:windowId', async (req, res) => {
    await leave(requestContext(req), parseInput(uuidInput, req.params['windowId'], 'windowId'));
    res.status(204).end();
  });
  return router;
}

/** @param record as the listener hears it: 'construction:7'. Told to those who may be there too: the id, and no names. */
export function tellPresence(changes: Pick<ChangeStreams, 'send'>, record: string): void {
  const [entity = '', id] = record.split(':');
  if (!isPresentEntity(entity)) return;
  changes.send({ entity: presenceOf(entity), id: Number(id) }, { isFor: (actor) => canBePresent(actor, entity).ok });
}

async function stay(req: Request, at: Readonly<Record<'entity' | 'recordId', string>>): Promise<readonly PresentPerson[]> {
  const context = requestContext(req);
  const body: unknown = req.body;
  const given = typeof body === 'object' && body !== null ? body : {};
  const input = parseInput(presenceInput, { ...given, entity: at.entity, recordId: Number(at.recordId) });
  const verdict = canBePresent(context.actor, input.entity);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  return (await stayAt(context, input)) ?? refuse('NOT_FOUND');
}
