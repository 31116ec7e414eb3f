// Brings the database to this version's shape, once, however many processes start together.
import { SequelizeStorage, Umzug } from 'umzug';
import type { Sequelize } from 'sequelize';
import { migrations } from '../../migrations/migrations.ts';
import { installQueue } from '../queue/install-queue.ts';
import { setPlanner } from './planner.ts';

const MIGRATION_LOCK = 4_711_001;

export class NewerDatabaseError extends Error {}

/**
 * Runs the missing migrations, of the queue's own tables too, and returns their names.
 * @throws NewerDatabaseError when the database knows migrations that this version does not.
 */
export async function migrate(sequelize: Sequelize, databaseUrl: string): Promise<string[]> {
  return sequelize.transaction(async (lock) => {
    await sequelize.query(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0',
      { transaction: lock },
    );
    await sequelize.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`, { transaction: lock });
    const storage = new SequelizeStorage({ sequelize, tableName: 'migration' });
    const umzug = new Umzug({
      migrations: migrations.map(({ name, sql }) => ({
        name,
        up: async () => {
          await sequelize.transaction(async (transaction) => {
            await sequelize.query('set local statement_timeout = 0', { transaction });
            await sequelize.query(sql, { transaction });
          });
        },
      })),
      storage,
      logger: undefined,
    });
    const known = new Set(migrations.map(({ name }) => name));
    // umzug's own list leaves out the names that this version does not know
    const newer = (await storage.executed()).find((name) => !known.has(name));
    if (newer !== undefined) {
      throw new NewerDatabaseError(
        `The database was made by a newer version (it has ${newer}); start that version, or point DATABASE_URL or DATA_DIR elsewhere.`,
      );
    }
    const migrated = (await umzug.up()).map(({ name }) => name);
    await installQueue(databaseUrl);
    await setPlanner(sequelize);
    return migrated;
  });
}
