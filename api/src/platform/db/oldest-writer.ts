// The age of the oldest writing transaction, in /metrics and /readyz: readers of changes get only what is before it, so a forgotten one
// stops all of them (decision 032). Of other databases too: all share one transaction counter.
import { Gauge, type Registry } from 'prom-client';
import { QueryTypes, type Sequelize } from 'sequelize';

/** A prepared one has no connection that could be timed out. */
const OLDEST = `select extract(epoch from clock_timestamp() - min(w.began))::float as seconds
  from (select a.xact_start as began from pg_stat_activity a where a.backend_xid is not null
    union all select p.prepared from pg_prepared_xacts p) w`;

/** For how long it has been open; null when nobody writes. Of other roles' connections this one may know nothing. */
export async function oldestWriterSeconds(sequelize: Sequelize): Promise<number | null> {
  const [oldest] = await sequelize.query<{ seconds: number | null }>(OLDEST, { type: QueryTypes.SELECT });
  return oldest?.seconds ?? null;
}

export function showOldestWriter(registry: Registry, sequelize: Sequelize): void {
  new Gauge({
    name: 'lotline_oldest_writer_seconds',
    help: 'Age of the oldest transaction that writes; what was changed since is not told yet. 0 when nobody writes',
    registers: [registry],
    async collect() {
      try {
        this.set((await oldestWriterSeconds(sequelize)) ?? 0);
      } catch {
        // without the database the other figures are still shown
        this.reset();
      }
    },
  });
}
