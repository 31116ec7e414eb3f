// Changes in the database alone, as every tool makes them, of what processes hold (cached-reads.ts): one that they have heard of, and one whose notice
// is lost on the way.
import type { Sequelize } from 'sequelize';
import type { BootedApi } from './booted-api.ts';
import { until } from './until.ts';

const SECOND_NOTICE = `select pg_notify('lotline_change', '{"entity":"system_setting","id":0,"constructionId":null,"version":0}')`;

/** How many notices come of one change here. */
export const NOTICES = 2;

/**
 * Ends when each of these processes has heard of it. Two notices are waited for, that of the change and one behind it: the first to come may be that of a
 * command before, which was on its way. @param sql without binds
 */
export async function changeWithEvent(sequelize: Sequelize, sql: string, hearers: readonly BootedApi[]): Promise<void> {
  // one that has just begun may hear of nothing yet; as it begins to, it drops once
  await until('everyone listens', () => hearers.every(({ running }) => running.cachedReads.drops > 0));
  const before = hearers.map(({ running }) => running.cachedReads.drops);
  await sequelize.query(sql);
  await sequelize.query(SECOND_NOTICE);
  await until('everyone has heard of it', () =>
    hearers.every(({ running }, at) => running.cachedReads.drops >= (before[at] ?? 0) + NOTICES),
  );
}

/** The triggers that tell of it (migration 0017) are left out. @param sql without binds */
export async function changeWithoutEvent(sequelize: Sequelize, sql: string): Promise<void> {
  await sequelize.transaction(async (transaction) => {
    await sequelize.query('set local session_replication_role = replica', { transaction });
    await sequelize.query(sql, { transaction });
  });
}
