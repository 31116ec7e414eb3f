// The database's own housekeeping has transactions too, and readers of changes wait while an older one runs.
import { QueryTypes, type Sequelize } from 'sequelize';
import { until } from './until.ts';

/** Until all that was written can be read by whoever reads changes. */
export async function allReadable(sequelize: Sequelize): Promise<void> {
  const ask = async (sql: string) => BigInt((await sequelize.query<{ tx: string }>(sql, { type: QueryTypes.SELECT }))[0]?.tx ?? 0);
  const last = await ask('select pg_current_xact_id()::text as tx');
  await until(
    'all that was written is readable',
    async () => (await ask('select pg_snapshot_xmin(pg_current_snapshot())::text as tx')) > last,
  );
}
