// What is counted and then added to, for one person: by one call at a time, in all processes. Without it concurrent calls do not see each other and
// all of them find room.
import type { Sequelize, Transaction } from 'sequelize';

/** The database's locks are numbers: this one with the person's number. */
const LOCKS = {
  receipts: 4_711_005,
  views: 4_711_006,
  fieldComments: 4_711_007,
  projectComments: 4_711_008,
  internalComments: 4_711_009,
  operations: 4_711_011,
} as const;

/** The same, of all people. */
const SMS = 4_711_010;

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

/** Until the transaction ends. Count in a later statement: one that began before does not see what the last holder wrote. */
export async function lockForPerson({ sequelize, transaction }: Within, what: keyof typeof LOCKS, personId: number): Promise<void> {
  await sequelize.query(`select pg_advisory_xact_lock(${LOCKS[what]}, $personId::integer)`, { bind: { personId }, transaction });
}

/** The limits of messages are of their number too, which many may ask: one press after the other, of all people. */
export async function lockForSms({ sequelize, transaction }: Within): Promise<void> {
  await sequelize.query(`select pg_advisory_xact_lock(${SMS}, 0)`, { transaction });
}
