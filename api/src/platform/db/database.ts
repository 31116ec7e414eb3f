// The one connection pool. Time limits make a frozen or restarting database an answer instead of a wait (quality.md §1, case 2).
import { Sequelize } from 'sequelize';
import { preparingDriver } from './prepared.ts';

/** For how long a call waits before it has a connection. */
export interface ConnectionWaits {
  /** For a free place of the pool, a new connection counted in. */
  readonly acquireMs: number;
  /** For the database's word on a new connection. */
  readonly connectMs: number;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  readonly statementTimeoutMs?: number;
  /** All connections stay open while nobody asks: a server's, whose next calls may come together. A command lets them go. */
  readonly staysOpen?: boolean;
  /** The product's own, unless a machine that is busy with tests needs longer ones. */
  readonly waits?: ConnectionWaits;
}

/** A transaction that is forgotten on any connection of the server is ended by the database: it would hold back whoever reads changes. */
export const IDLE_IN_TRANSACTION_MS = 15_000;

const STATEMENT_MS = 10_000;
const WAITS: ConnectionWaits = { acquireMs: 2_500, connectMs: 1_500 };
/** What the client waits beyond the server's own limit, for an answer that is lost. */
const ANSWER_MS = 1_500;

/** From the question to an answer or an error, whatever state the database is in. */
export const LONGEST_STATEMENT_MS = WAITS.acquireMs + STATEMENT_MS + ANSWER_MS;

export function connectDatabase({
  url,
  pool,
  statementTimeoutMs = STATEMENT_MS,
  staysOpen = false,
  waits = WAITS,
}: DatabaseOptions): Sequelize {
  return new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: preparingDriver,
    logging: false,
    define: { underscored: true, freezeTableName: true, timestamps: false },
    pool: { max: pool, min: staysOpen ? pool : 0, acquire: waits.acquireMs, idle: 10_000 },
    dialectOptions: {
      application_name: 'lotline-api',
      connectionTimeoutMillis: waits.connectMs,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + ANSWER_MS,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
    },
  });
}
