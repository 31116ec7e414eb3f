// Jobs that were given up after their last try, for operators: `npm run worker -- failed`, `-- retry`, and /metrics.
import { QueryTypes, type Sequelize } from 'sequelize';

const GIVEN_UP = 'attempts >= max_attempts and locked_at is null';
const PAGE = 100;

export interface FailedJob {
  readonly id: string;
  readonly job: string;
  readonly tries: number;
  readonly failedAt: Date;
  /** Null: its process was killed at the last try. */
  readonly error: string | null;
}

/** The first hundred after that id. */
export function listFailedJobs(sequelize: Sequelize, after = '0'): Promise<FailedJob[]> {
  return sequelize.query<FailedJob>(
    `select id::text, task_identifier as job, attempts as tries, updated_at as "failedAt", last_error as error
       from graphile_worker.jobs where ${GIVEN_UP} and id > $after::bigint order by id limit ${PAGE}`,
    { bind: { after }, type: QueryTypes.SELECT },
  );
}

/** Gives all of them new tries. @returns how many there were. */
export async function retryFailedJobs(sequelize: Sequelize, ids: readonly string[]): Promise<number> {
  const again = await sequelize.query(
    `select id from graphile_worker.reschedule_jobs(
       (select coalesce(array_agg(id), '{}') from graphile_worker.jobs where ${GIVEN_UP} and id = any($ids::bigint[])), run_at := now(), attempts := 0)`,
    { bind: { ids: [...ids] }, type: QueryTypes.SELECT },
  );
  return again.length;
}

/** How many wait or run, and how many were given up. */
export async function countJobs(sequelize: Sequelize): Promise<{ waiting: number; failed: number }> {
  const [counts] = await sequelize.query<{ waiting: number; failed: number }>(
    `select count(*) filter (where not (${GIVEN_UP}))::int as waiting, count(*) filter (where ${GIVEN_UP})::int as failed from graphile_worker.jobs`,
    { type: QueryTypes.SELECT },
  );
  return counts ?? { waiting: 0, failed: 0 };
}
