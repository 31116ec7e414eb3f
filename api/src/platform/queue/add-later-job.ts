// A job for a later day, and how to remove it: both in the command's own transaction (decision 031).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { MOST_TRIES } from './job.ts';
import type { NewJob } from './add-job.ts';

interface LaterJob extends Omit<NewJob, 'key' | 'priority'> {
  readonly at: Date;
}

/** @returns the job's id, by which it is removed */
export async function addLaterJob(sequelize: Sequelize, transaction: Transaction, { job, payload, at }: LaterJob): Promise<string> {
  const [added] = await sequelize.query<{ id: string }>(
    `select id::text from graphile_worker.add_job($job::text, $payload::json, run_at := $at::timestamptz, max_attempts := ${MOST_TRIES})`,
    { bind: { job, payload: JSON.stringify(payload), at }, transaction, type: QueryTypes.SELECT },
  );
  if (added === undefined) throw new Error(`${job} was not added to the queue`);
  return added.id;
}

/** Several of one kind for one instant, by one statement. @returns their ids, in the order of the payloads */
export async function addLaterJobs(
  sequelize: Sequelize,
  transaction: Transaction,
  { job, payloads, at }: Omit<LaterJob, 'payload'> & { readonly payloads: readonly LaterJob['payload'][] },
): Promise<string[]> {
  const added = await sequelize.query<{ id: string }>(
    `select j.id::text from jsonb_array_elements($payloads::jsonb) with ordinality p(payload, place),
       lateral graphile_worker.add_job($job::text, p.payload::json, run_at := $at::timestamptz, max_attempts := ${MOST_TRIES}) j
      order by p.place`,
    { bind: { job, payloads: JSON.stringify(payloads), at }, transaction, type: QueryTypes.SELECT },
  );
  if (added.length !== payloads.length) throw new Error(`${job} was not added to the queue`);
  return added.map(({ id }) => id);
}

/** A running one is left to find that there is nothing to do. */
export function takeBackJob(sequelize: Sequelize, transaction: Transaction, id: string | null): Promise<void> {
  return takeBackJobs(sequelize, transaction, [id]);
}

export async function takeBackJobs(sequelize: Sequelize, transaction: Transaction, ids: readonly (string | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null && /^\d{1,18}$/.test(id));
  if (known.length === 0) return;
  await sequelize.query('select 1 from graphile_worker.complete_jobs($ids::bigint[])', {
    bind: { ids: known },
    transaction,
    type: QueryTypes.SELECT,
  });
}
