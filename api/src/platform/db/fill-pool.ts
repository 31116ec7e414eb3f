// Opens all connections of the pool before anybody asks. Opened together by the first calls, each next to the others' work, some take longer than a
// call waits for one, and the call is answered 503.
import type { Sequelize, Transaction } from 'sequelize';
import { databaseRefusal } from './pg-errors.ts';

/** Of one connection, on a machine that is busy. */
const TRIES = 5;

export interface FilledPool {
  readonly sequelize: Sequelize;
  readonly pool: number;
  /** Runs on each connection; what it prepares there stays with it. */
  readonly prepare: (transaction: Transaction) => Promise<void>;
}

/** One after the other: those before are kept in use, so that the next one is another. @throws what the last try of one was refused with */
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
