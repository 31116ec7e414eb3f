// /metrics for Prometheus: how long each route takes, the pool, open streams, and errors by code.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Request, RequestHandler } from 'express';
import type { Sequelize } from 'sequelize';
import type { ErrorCode } from '@lotline/schema/errors/catalogue';

export interface Metrics {
  /** For parts that have counters of their own. */
  readonly registry: Registry;
  readonly measure: RequestHandler;
  readonly countError: (code: ErrorCode) => void;
  readonly text: () => Promise<{ contentType: string; body: string }>;
}

interface PoolSizes {
  readonly size: number;
  readonly available: number;
  readonly using: number;
  readonly waiting: number;
}

declare module 'sequelize/types/dialects/abstract/connection-manager' {
  interface ConnectionManager {
    /** Not in Sequelize's own types; there is none before the first connection. */
    readonly pool?: PoolSizes;
  }
}

export function createMetrics(sequelize: Sequelize, openStreams: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'lotline_http_request_duration_seconds',
    help: 'Time from request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const errors = new Counter({
    name: 'lotline_errors_total',
    help: 'Errors at the edge by code; UNAVAILABLE and TIMEOUT are the database’s',
    labelNames: ['code'],
    registers: [registry],
  });
  watchPool(sequelize, registry);
  new Gauge({
    name: 'lotline_event_streams',
    help: 'Open streams of /api/events',
    registers: [registry],
    collect() {
      this.set(openStreams());
    },
  });
  return {
    registry,
    measure: (req, res, next) => {
      const end = durations.startTimer();
      res.on('finish', () => end({ method: req.method, route: routeOf(req), status: String(res.statusCode) }));
      next();
    },
    countError: (code) => errors.inc({ code }),
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}

function watchPool(sequelize: Sequelize, registry: Registry): void {
  new Gauge({
    name: 'lotline_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { pool } = sequelize.connectionManager;
      for (const state of ['size', 'available', 'using', 'waiting'] as const) this.set({ state }, pool?.[state] ?? 0);
    },
  });
}

/** The first segments that are told apart where no route has matched. */
const ROOTS = ['graphql', 'api', 'auth', 'idp', 'field', 'builders'];

/** The route's pattern, of several the first; never the path itself: ids would make a series each. */
function routeOf(req: Request): string {
  const { route } = req as { route?: { path?: unknown } };
  const [pattern] = [route?.path].flat();
  const [, first = ''] = req.originalUrl.split(/[/?]/);
  const root = ROOTS.includes(first) ? `/${first}` : '';
  if (typeof pattern !== 'string') return root || 'page';
  // an error leaves the router, which takes its prefix with it
  return `${req.baseUrl || (pattern.startsWith(root) ? '' : root)}${pattern}`;
}
