// GET /api/receipts?after=<number>, GET /api/receipts/task/:taskId, and GET /api/receipts/keys for everybody; mounted under /api.
import { Router } from 'express';
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { Sequelize } from 'sequelize';
import { requestContext } from '../../platform/http/request-scope.ts';
import { listReceiptKeys } from './receipt-keys.ts';
import { loadOwnReceipts, loadTaskReceipts } from './receipts.queries.ts';

export function receiptRoutes(): Router {
  const router = Router();
  router.get('/receipts', async (req, res) => {
    const context = requestContext(req);
    res.json(await loadOwnReceipts(context, parseNumber('after', req.query['after'] ?? '0')));
  });
  router.get('/receipts/task/:taskId', async (req, res) => {
    const context = requestContext(req);
    res.json(await loadTaskReceipts(context, parseNumber('taskId', req.params['taskId'])));
  });
  return router;
}

/** The public halves: whoever checks a receipt needs no sign-in. Another key is published a week before it signs. */
export function receiptKeyRoutes({ sequelize }: { readonly sequelize: Sequelize }): Router {
  const router = Router();
  router.get('/receipts/keys', async (_req, res) => {
    const keys = await listReceiptKeys(sequelize);
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.json({ keys });
  });
  return router;
}

function parseNumber(field: string, given: unknown): number {
  const text = typeof given === 'string' ? given : '';
  if (/^(0|[1-9]\d{0,9})$/.test(text) && Number(text) <= MAX_ID) return Number(text);
  return refuse('INVALID_INPUT', { field, sentence: `${field} must be a whole number.` });
}
