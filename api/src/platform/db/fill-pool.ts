// Opens all connections of the pool before the first call. Opened by the first calls together, each beside the others' work, some take longer than a
// call waits for one, and the call is answered 503.
import type { Sequelize, Transaction } from 'sequelize';
import { databaseRefusal } from './pg-errors.ts';

/** Of one connection, on a machine that is busy. */
const TRIES = 5;

export interface FilledPool {
  readonly sequelize: Sequelize;
  readonly pool: number;
  /** Runs on each connection; what it prepares stays there. */
  readonly prepare: (transaction: Transaction) => Promise<void>;
}

/** One after the other: earlier ones stay in use, so that the next one is another. @throws the error of the last try */
export async function fillPool({ sequelize, pool, prepare }: FilledPool): Promise<void> {
  const open: Transaction[] = [];
  try {
    while (open.length < pool) {
      const transaction = await openOne(sequelize);
      open.push(transaction);
      await prepare(transaction);
    }
  } finally {
    await Promise.allSettled(open.map((transaction) => transaction.rollback()));
  }
}

async function openOne(sequelize: Sequelize): Promise<Transaction> {
  for (let tried = 1; ; tried += 1)
    try {
      return await sequelize.transaction();
    } catch (error) {
      if (tried === TRIES || databaseRefusal(error)?.code !== 'UNAVAILABLE') throw error;
    }
}
