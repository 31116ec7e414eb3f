// POST /api/client-errors: an error that an app has caught (screens.md §2.23). Cleaned before it is written, one row for each kind of error, limited for each
// person and each network address over all processes.
import { Router } from 'express';
import { clientErrorInput } from '@lotline/schema/domain/log/client-error.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { limitReports } from '../../platform/http/rate-limit.ts';
import { requestContext } from '../../platform/http/request-scope.ts';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';
import { keepError } from './keep-error.ts';

const PER_MINUTE = { person: 20, address: 200 };
export function clientErrorRoutes(counts: SharedCounts): Router {
  const router = Router();
  router.post('/client-errors', ...limitReports(counts, 'client-errors', PER_MINUTE), async (req, res) => {
    const { sequelize, actor, now } = requestContext(req);
    await keepError(sequelize, { ...parseInput(clientErrorInput, req.body), userId: actor.userId, requestId: null, at: now() });
    res.status(204).end();
  });
  return router;
}
