// The file's own database for tests. Where both cores are busy with other work a new connection takes seconds: the waits of the product, which are
// for a database in trouble, would end it.
import type { Sequelize } from 'sequelize';
import { connectDatabase, type ConnectionWaits } from '../src/platform/db/database.ts';

/** An end for what hangs. */
export const PATIENT: ConnectionWaits = { acquireMs: 60_000, connectMs: 30_000 };

export const connectTestDatabase = (pool: number): Sequelize =>
  connectDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '', pool, waits: PATIENT });
