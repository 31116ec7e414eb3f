// /healthz: the process lives. /readyz: the database and the file store answer. /metrics: for Prometheus. The last two on the internal network only.
import { Router } from 'express';
import type { Sequelize } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { FileStore } from '../storage/store.ts';
import type { Metrics } from './metrics.ts';
import { privateOnly } from './private-only.ts';

export function healthRoutes(sequelize: Sequelize, store: FileStore, metrics: Metrics): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', privateOnly, async (_req, res) => {
    await Promise.all([sequelize.query('select 1'), store.checkHealth().catch(() => refuse('UNAVAILABLE', { what: 'file store' }))]);
    res.json({ ok: true });
  });
  router.get('/metrics', privateOnly, async (_req, res) => {
    const { contentType, body } = await metrics.text();
    res.type(contentType).send(body);
  });
  return router;
}
