// The queue in /metrics: how many jobs wait, and how many were given up.
import { Gauge, type Registry } from 'prom-client';
import type { Sequelize } from 'sequelize';
import { countJobs } from './failed-jobs.queries.ts';

export function showQueue(registry: Registry, sequelize: Sequelize): void {
  new Gauge({
    name: 'lotline_jobs',
    help: 'Jobs that wait or run, and jobs that were given up after their last try',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      try {
        const { waiting, failed } = await countJobs(sequelize);
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'failed' }, failed);
      } catch {
        // without the database the other figures are still shown
        this.reset();
      }
    },
  });
}
