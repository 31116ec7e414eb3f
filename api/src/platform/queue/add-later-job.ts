// A job for a day that is still to come, and the way to take it back: both in the command's own transaction (decision 031).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { MOST_TRIES } from './job.ts';
import type { NewJob } from './add-job.ts';

interface LaterJob extends Omit<NewJob, 'key'> {
  readonly at: Date;
}

/** @returns the job's id, by which it is taken back */
export async function addLaterJob(sequelize: Sequelize, transaction: Transaction, { job, payload, at }: LaterJob): Promise<string> {
  const [added] = await sequelize.query<{ id: string }>(
    `select id::text from graphile_worker.add_job($job::text, $payload::json, run_at := $at::timestamptz, max_attempts := ${MOST_TRIES})`,
    { bind: { job, payload: JSON.stringify(payload), at }, transaction, type: QueryTypes.SELECT },
  );
  if (added === undefined) throw new Error(`${job} was not added to the queue`);
  return added.id;
}

/** One that runs at this moment is left to find that there is nothing to do. */
export async function takeBackJob(sequelize: Sequelize, transaction: Transaction, id: string | null): Promise<void> {
  if (id === null || !/^\d{1,18}$/.test(id)) return;
  await sequelize.query('select 1 from graphile_worker.complete_jobs(array[$id::bigint])', {
    bind: { id },
    transaction,
    type: QueryTypes.SELECT,
  });
}
