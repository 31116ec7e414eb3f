// Keeps how a job ended, for the page of administrators' tasks and the logs. A job that is done stays done when this cannot be written.
import type { Pool } from 'pg';
import { scrub } from '../http/redact.ts';

export interface JobRun {
  readonly job: string;
  readonly startedAt: Date;
  readonly counts: Readonly<Record<string, number>> | null;
  /** Null: it ended well. */
  readonly error: unknown;
}

const MOST_ERROR = 1_000;
const KEEP = 'insert into job_run (job, started_at, ended_at, counts, error) values ($1, $2, now(), $3, $4)';

export async function keepRun(pool: Pool, { job, startedAt, counts, error }: JobRun): Promise<void> {
  const said =
    error === null ? null : scrub(error instanceof Error ? error.message : 'Something that is no error was thrown').slice(0, MOST_ERROR);
  await pool.query(KEEP, [job, startedAt, counts === null ? null : JSON.stringify(counts), said]);
}
