// What a process does before it is ready: it hears of changes, all its connections are open, and the largest reads are planned on each (decision 010).
import type { Sequelize, Transaction } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { prepareConstruction } from './features/job/construction.queries.ts';
import { prepareFieldWork } from './features/task/field-work.queries.ts';
import { fillPool } from './platform/db/fill-pool.ts';
import type { Readiness } from './platform/lifetime/readiness.ts';

export interface WarmUpParts {
  readonly sequelize: Sequelize;
  readonly pool: number;
  /** Ends when the change listener is connected for the first time. */
  readonly heard: Promise<void>;
  readonly readiness: Readiness;
}

/** Nobody: the statements find no row, and are planned all the same. */
const NOBODY: Actor = { userId: 0, claims: new Set(), groupIds: new Set(), isSubcontractor: false };

/** @throws what the database refuses */
export async function warmUp({ sequelize, pool, heard, readiness }: WarmUpParts): Promise<void> {
  await fillPool({ sequelize, pool, prepare: (transaction) => planReads(sequelize, transaction) });
  await heard;
  readiness.open();
}

async function planReads(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  await prepareFieldWork(sequelize, NOBODY, transaction);
  await prepareConstruction(sequelize, NOBODY, transaction);
}
