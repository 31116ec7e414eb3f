// GET /api/sync/field?since=<cursor>; mounted under /api (contract/rest.md).
import { Router } from 'express';
import { MOST_CURSOR_CHARACTERS } from '@lotline/schema/domain/sync/field-pull';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../../platform/http/request-scope.ts';
import { pullField } from './pull-field.queries.ts';

export function syncRoutes(): Router {
  const router = Router();
  router.get('/sync/field', async (req, res) => {
    const context = requestContext(req);
    res.json(await pullField(context, parseSince(req.query['since'])));
  });
  return router;
}

function parseSince(since: unknown): string | null {
  if (since === undefined || since === '') return null;
  if (typeof since === 'string' && since.length <= MOST_CURSOR_CHARACTERS) return since;
  return refuse('INVALID_INPUT', {
    field: 'since',
    sentence: `The cursor must be given once, with at most ${String(MOST_CURSOR_CHARACTERS)} characters.`,
  });
}
