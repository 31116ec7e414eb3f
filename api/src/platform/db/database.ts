// The one connection pool. Time limits make a frozen or restarting database an answer instead of a wait (quality.md §1, case 2).
import { Sequelize } from 'sequelize';
import { preparingDriver } from './prepared.ts';

/** How long a call waits for the database, in milliseconds; after that it is refused as TIMEOUT or UNAVAILABLE. */
export interface DatabaseWaits {
  /** For a free connection of the pool, including a new connection. */
  readonly acquireMs: number;
  /** For the database's answer to a new connection. */
  readonly connectMs: number;
  /** For the end of a statement. */
  readonly statementMs: number;
  /** For a lock that another transaction has. */
  readonly lockMs: number;
  /** How long a transaction may rest between two statements. */
  readonly idleMs: number;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  /** All connections stay open when idle: a server's, whose next calls may come together. A command closes them. */
  readonly staysOpen?: boolean;
  /** The product's own, unless a slow machine needs longer ones (DATABASE_WAIT_FACTOR). */
  readonly waits?: DatabaseWaits;
}

/** The database ends a forgotten transaction on any connection of the server: it would delay every reader of changes. */
export const IDLE_IN_TRANSACTION_MS = 15_000;

const WAITS: DatabaseWaits = { acquireMs: 2_500, connectMs: 1_500, statementMs: 10_000, lockMs: 5_000, idleMs: IDLE_IN_TRANSACTION_MS };
/** What the client waits beyond the server's own limit, for an answer that is lost. */
const ANSWER_MS = 1_500;

/** From the question to an answer or an error, whatever state the database is in, with the product's own waits. */
export const LONGEST_STATEMENT_MS = WAITS.acquireMs + WAITS.statementMs + ANSWER_MS;

/** The product's waits, so many times as long. */
export const waitsTimes = (factor: number): DatabaseWaits => ({
  acquireMs: WAITS.acquireMs * factor,
  connectMs: WAITS.connectMs * factor,
  statementMs: WAITS.statementMs * factor,
  lockMs: WAITS.lockMs * factor,
  idleMs: WAITS.idleMs * factor,
});

export function connectDatabase({ url, pool, staysOpen = false, waits = WAITS }: DatabaseOptions): Sequelize {
  return new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: preparingDriver,
    logging: false,
    define: { underscored: true, freezeTableName: true, timestamps: false },
    pool: { max: pool, min: staysOpen ? pool : 0, acquire: waits.acquireMs, idle: 10_000 },
    dialectOptions: {
      application_name: 'lotline-api',
      connectionTimeoutMillis: waits.connectMs,
      statement_timeout: waits.statementMs,
      query_timeout: waits.statementMs + ANSWER_MS,
      lock_timeout: waits.lockMs,
      idle_in_transaction_session_timeout: waits.idleMs,
      keepAlive: true,
    },
  });
}
