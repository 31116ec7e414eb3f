// Changes in the database alone, as any tool makes them, of what processes hold (cached-reads.ts): one that they have heard of, and one whose notice
// is lost on the way.
import type { Sequelize } from 'sequelize';
import type { BootedApi } from './booted-api.ts';
import { until } from './until.ts';

/** Ends when each of these processes has heard of it. @param sql without binds */
export async function changeWithEvent(sequelize: Sequelize, sql: string, hearers: readonly BootedApi[]): Promise<void> {
  const before = hearers.map(({ running }) => running.cachedReads.drops);
  await sequelize.query(sql);
  await until('everybody has heard of it', () => hearers.every(({ running }, at) => running.cachedReads.drops > (before[at] ?? 0)));
}

/** The triggers that tell of it (migration 0017) are left out. @param sql without binds */
export async function changeWithoutEvent(sequelize: Sequelize, sql: string): Promise<void> {
  await sequelize.transaction(async (transaction) => {
    await sequelize.query('set local session_replication_role = replica', { transaction });
    await sequelize.query(sql, { transaction });
  });
}
