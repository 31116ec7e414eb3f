// Which runners live, by the database's clock, and what happens to the jobs of dead ones. The library itself would free a job of
// a killed process after four hours.
import type { Pool } from 'pg';

export interface LifeTiming {
  /** How often a runner reports that it lives. */
  readonly beatMs: number;
  /** After so long without a report it counts as dead. */
  readonly goneAfterMs: number;
}

export const LIFE_TIMING: LifeTiming = { beatMs: 5_000, goneAfterMs: 30_000 };

const GONE = 'make_interval(secs => $1::float8 / 1000)';

/** @returns false when others have declared this runner dead and have its jobs. */
async function saysItLives(pool: Pool, id: string): Promise<boolean> {
  return (await pool.query('update queue_runner set seen_at = now() where id = $1', [id])).rowCount === 1;
}

/** Frees the jobs of silent runners. Their try is counted: a job that kills its process ends after its tries too. */
async function freeJobsOfGone(pool: Pool, goneAfterMs: number): Promise<void> {
  await pool.query(`delete from queue_runner where seen_at < now() - ${GONE}`, [goneAfterMs]);
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by)) from graphile_worker.jobs j
      where j.locked_by is not null and j.locked_at < now() - ${GONE} and not exists (select from queue_runner r where r.id = j.locked_by)
     having count(*) > 0`,
    [goneAfterMs],
  );
}

export interface LifeOptions extends LifeTiming {
  readonly pool: Pool;
  readonly id: string;
  /** Others have this runner's jobs by now. */
  readonly onTakenForGone: () => void;
}

/** @returns ends it. When the database is away it is asked again at the next beat. */
export function keepAlive({ pool, id, beatMs, goneAfterMs, onTakenForGone }: LifeOptions): () => Promise<void> {
  let isWritten = false;
  const beat = async (): Promise<void> => {
    if (!isWritten) {
      await pool.query('insert into queue_runner (id) values ($1) on conflict (id) do nothing', [id]);
      isWritten = true;
    } else if (!(await saysItLives(pool, id))) return onTakenForGone();
    await freeJobsOfGone(pool, goneAfterMs);
  };
  let last = beat().catch(() => undefined);
  const timer = setInterval(() => {
    last = last.then(beat).catch(() => undefined);
  }, beatMs);
  return async () => {
    clearInterval(timer);
    await last;
    await pool.query('delete from queue_runner where id = $1', [id]).catch(() => undefined);
  };
}
