// /healthz: the process lives. /readyz: the database answers. /metrics: for Prometheus. The last two on the internal network only.
import { Router } from 'express';
import type { Sequelize } from 'sequelize';
import type { Metrics } from './metrics.ts';
import { privateOnly } from './private-only.ts';

export function healthRoutes(sequelize: Sequelize, metrics: Metrics): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', privateOnly, async (_req, res) => {
    await sequelize.query('select 1');
    res.json({ ok: true });
  });
  router.get('/metrics', privateOnly, async (_req, res) => {
    const { contentType, body } = await metrics.text();
    res.type(contentType).send(body);
  });
  return router;
}
