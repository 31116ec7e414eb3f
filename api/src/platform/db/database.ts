// The one connection pool. Time limits make a frozen or restarting database an answer instead of a wait (quality.md §1, case 2).
import { Sequelize } from 'sequelize';
import { preparingDriver } from './prepared.ts';

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  readonly statementTimeoutMs?: number;
}

const STATEMENT_MS = 10_000;
const ACQUIRE_MS = 2_500;
/** What the client waits beyond the server's own limit, for an answer that is lost. */
const ANSWER_MS = 1_500;

/** From the question to an answer or an error, whatever state the database is in. */
export const LONGEST_STATEMENT_MS = ACQUIRE_MS + STATEMENT_MS + ANSWER_MS;

export function connectDatabase({ url, pool, statementTimeoutMs = STATEMENT_MS }: DatabaseOptions): Sequelize {
  return new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: preparingDriver,
    logging: false,
    define: { underscored: true, freezeTableName: true, timestamps: false },
    pool: { max: pool, min: 0, acquire: ACQUIRE_MS, idle: 10_000 },
    dialectOptions: {
      application_name: 'lotline-api',
      connectionTimeoutMillis: 1_500,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + ANSWER_MS,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
  });
}
