// /healthz: the process lives. /readyz: the process is warm, the database and the file store answer. /metrics: for Prometheus. The last two on the internal network only.
import { Router } from 'express';
import type { Sequelize } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { oldestWriterSeconds } from '../db/oldest-writer.ts';
import type { FileStore } from '../storage/store.ts';
import type { Readiness } from '../lifetime/readiness.ts';
import type { Metrics } from './metrics.ts';
import { privateOnly } from './private-only.ts';

export function healthRoutes(sequelize: Sequelize, store: FileStore, metrics: Metrics, readiness: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ ok: true });
  });
  router.get('/readyz', privateOnly, async (_req, res) => {
    // asks nothing: the connections are being opened
    if (!readiness.isReady) refuse('UNAVAILABLE', { what: 'warm-up' });
    const isStoreHealthy = store.checkHealth().catch(() => refuse('UNAVAILABLE', { what: 'file store' }));
    const [writerSeconds] = await Promise.all([oldestWriterSeconds(sequelize), isStoreHealthy]);
    res.json({ ok: true, oldestWriterSeconds: writerSeconds });
  });
  router.get('/metrics', privateOnly, async (_req, res) => {
    const { contentType, body } = await metrics.text();
    res.type(contentType).send(body);
  });
  return router;
}
