// The file's own database for tests. Where both cores are busy a new connection takes seconds, and so does a statement that plants many rows: the
// product's waits, which are for a database in trouble, would end them.
import type { Sequelize } from 'sequelize';
import { connectDatabase, waitsTimes, type DatabaseWaits } from '../src/platform/db/database.ts';

/** An end for what hangs. */
export const PATIENT: DatabaseWaits = { ...waitsTimes(5), acquireMs: 60_000, connectMs: 30_000 };

export const connectTestDatabase = (pool: number): Sequelize =>
  connectDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '', pool, waits: PATIENT });
