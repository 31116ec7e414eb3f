// POST /api/client-errors: an error that an app has caught (screens.md §2.23). Cleaned before it is written, one row for each kind of error, limited for each
// person and each network address over all processes.
import { createHash } from 'node:crypto';
import { Router } from 'express';
import { clientErrorInput, type ClientErrorInput } from '@lotline/schema/domain/log/client-error.input';
import { cleanError, errorGroup } from '@lotline/schema/domain/log/client-error.rules';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { limitReports } from '../../platform/http/rate-limit.ts';
import { requestContext } from '../../platform/http/request-scope.ts';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';
import { scrub } from '../../platform/http/redact.ts';

const PER_MINUTE = { person: 20, address: 200 };
const MOST_PEOPLE = 100;

const KEEP = prepared(
  'keep-client-error',
  `insert into client_error as kept (fingerprint, app, kind, message, stack, path, app_version, user_ids, last_user_id, first_at, last_at)
   values ($fingerprint, $app, $kind, $message, $stack, $path, $version, array[$userId::integer], $userId::integer, $at::timestamptz, $at::timestamptz)
   on conflict (fingerprint) do update set
     kind = excluded.kind, message = excluded.message, stack = excluded.stack, path = excluded.path, app_version = excluded.app_version,
     times = least(kept.times + 1, 1000000000), last_user_id = excluded.last_user_id, last_at = greatest(kept.last_at, excluded.last_at),
     user_ids = case when kept.user_ids @> excluded.user_ids or cardinality(kept.user_ids) >= ${String(MOST_PEOPLE)}
       then kept.user_ids else kept.user_ids || excluded.user_ids end`,
);

export function clientErrorRoutes(counts: SharedCounts): Router {
  const router = Router();
  router.post('/client-errors', ...limitReports(counts, 'client-errors', PER_MINUTE), async (req, res) => {
    await keepClientError(requestContext(req), parseInput(clientErrorInput, req.body));
    res.status(204).end();
  });
  return router;
}

async function keepClientError({ sequelize, actor, now }: RequestContext, error: ClientErrorInput): Promise<void> {
  const clean = cleanError({ ...error, message: scrub(error.message) });
  const fingerprint = createHash('sha256').update(errorGroup(error.app, clean)).digest('hex').slice(0, 16);
  const { app, kind, version } = error;
  await sequelize.query(KEEP, { bind: { ...clean, fingerprint, app, kind, version, userId: actor.userId, at: now() } });
}
