// The one connection pool. Time limits make a frozen or restarting database an answer instead of a wait (quality.md §1, case 2).
import { Sequelize } from 'sequelize';
import { preparingDriver } from './prepared.ts';

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  readonly statementTimeoutMs?: number;
}

export function connectDatabase({ url, pool, statementTimeoutMs = 10_000 }: DatabaseOptions): Sequelize {
  return new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: preparingDriver,
    logging: false,
    define: { underscored: true, freezeTableName: true, timestamps: false },
    pool: { max: pool, min: 0, acquire: 2_500, idle: 10_000 },
    dialectOptions: {
      application_name: 'lotline-api',
      connectionTimeoutMillis: 1_500,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + 1_500,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
  });
}
