// A job that exists exactly when its reason does: added in the command's own transaction (decision 031).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { MOST_TRIES } from './job.ts';

export interface NewJob {
  readonly job: string;
  readonly payload: object;
  /** A key allows one job: while it waits, runs or has failed for good, a second one is not added. */
  readonly key?: string;
  /** Lower numbers come first; 0 if left out. */
  readonly priority?: number;
}

export async function addJob(sequelize: Sequelize, transaction: Transaction, { job, payload, key, priority = 0 }: NewJob): Promise<void> {
  await sequelize.query(
    // the library itself would mark the running one as given up, and a process that is killed then leaves a job that looks failed
    `select graphile_worker.add_job($job::text, $payload::json, job_key := $key::text, priority := $priority::integer, max_attempts := ${MOST_TRIES})
      where $key::text is null or not exists (select from graphile_worker.jobs where key = $key::text)`,
    { bind: { job, payload: JSON.stringify(payload), key: key ?? null, priority }, transaction, type: QueryTypes.SELECT },
  );
}

/** Several of one kind, in one statement. */
export async function addJobs(
  sequelize: Sequelize,
  transaction: Transaction,
  { job, payloads }: { readonly job: string; readonly payloads: readonly object[] },
): Promise<void> {
  await sequelize.query(
    `select graphile_worker.add_job($job::text, one.payload, max_attempts := ${MOST_TRIES}) from json_array_elements($payloads::json) one(payload)`,
    { bind: { job, payloads: JSON.stringify(payloads) }, transaction, type: QueryTypes.SELECT },
  );
}
