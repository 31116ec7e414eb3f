// A debounced job: each event of a series delays it, up to a limit.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { MOST_TRIES } from './job.ts';
import type { NewJob } from './add-job.ts';

const GIVEN_UP = 'from graphile_worker.jobs where key = $key::text and attempts >= max_attempts and locked_at is null';
const QUIET = 'now() + make_interval(secs => $quiet::integer)';
const BEFORE_LONG = `(select greatest(created_at + make_interval(secs => $most::integer), now()) from graphile_worker.jobs
    where key = $key::text and attempts = 0 and locked_at is null)`;
const ADD = `
  select (graphile_worker.reschedule_jobs((select coalesce(array_agg(id), '{}') ${GIVEN_UP}), run_at := ${QUIET}, attempts := 0)).id
  union all
  select (graphile_worker.add_job($job::text, $payload::json, job_key := $key::text, max_attempts := ${MOST_TRIES}, run_at := least(${QUIET}, ${BEFORE_LONG}))).id
   where not exists (select ${GIVEN_UP})`;

export interface NewQuietJob extends Omit<NewJob, 'priority'> {
  readonly key: string;
  readonly quietSeconds: number;
  /** After the first event it is not delayed beyond this. */
  readonly mostSeconds: number;
}

/** A failed one is tried again; beside a running one another one is added. */
export async function addQuietJob(
  sequelize: Sequelize,
  transaction: Transaction,
  { job, payload, key, quietSeconds, mostSeconds }: NewQuietJob,
): Promise<void> {
  await sequelize.query(ADD, {
    bind: { job, payload: JSON.stringify(payload), key, quiet: quietSeconds, most: mostSeconds },
    transaction,
    type: QueryTypes.SELECT,
  });
}
