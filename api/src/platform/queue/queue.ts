// Runs jobs in this process: graphile-worker, kept running whatever the database does, and stopped in order (decision 031).
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, type JobHelpers, type Runner, type TaskList, type WorkerPool } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { IDLE_IN_TRANSACTION_MS } from '../db/database.ts';
import { keepRun, type JobRun } from './job-runs.ts';
import { MOST_TRIES, type Job, type Recurring } from './job.ts';
import { queueLogger } from './queue-log.ts';
import { keepAlive, LIFE_TIMING, type LifeTiming } from './runner-life.ts';

export interface QueueOptions {
  readonly databaseUrl: string;
  readonly jobs: Readonly<Record<string, Job>>;
  /** Each is also run once at the start. */
  readonly recurring: readonly Recurring[];
  /** Their runs that did something are recorded, beside those of what recurs. */
  readonly recorded?: ReadonlySet<string>;
  readonly atOnce: number;
  readonly log: Logger;
  readonly timing?: LifeTiming;
}

export interface RunningQueue {
  /** Jobs under way finish if they soon do, else they are given back and their try is counted. */
  stop(): Promise<void>;
}

const AGAIN_MS = 2_000;
const STATEMENT_MS = 14_000;
/** Jobs are told to stop, and then no longer waited for: all of it within what a service manager allows. */
const SHOWN_AFTER_MS = 2_000;
const GIVEN_BACK_AFTER_MS = 4_000;
const CLOSED_AFTER_MS = 1_000;

export function startQueue(options: QueueOptions): RunningQueue {
  return new JobQueue(options);
}

interface Turn {
  readonly runner: Runner;
  readonly workers: WorkerPool;
}

class JobQueue implements RunningQueue {
  readonly #options: QueueOptions;
  readonly #pool: pg.Pool;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;
  #turn: Turn | null = null;
  #hasBegun = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#pool = openPool(options);
    this.#ended = this.#keepRunning();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#turn !== null) await stopInOrder(this.#turn);
    await within(CLOSED_AFTER_MS, this.#ended);
    await within(CLOSED_AFTER_MS, this.#pool.end());
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** The library stops when it cannot record a job's result, as when the database restarts. */
  async #keepRunning(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#takeTurn();
      } catch (error) {
        if (!this.#isStopping) this.#options.log.warn({ err: error }, 'the queue of jobs broke off; it begins again');
      }
      if (!this.#isStopping) await pause(AGAIN_MS, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  async #takeTurn(): Promise<void> {
    const { log, timing = LIFE_TIMING } = this.#options;
    const turn = await this.#begin();
    this.#turn = turn;
    turn.runner.promise.catch(() => undefined);
    if (this.#isStopping) void stopInOrder(turn);
    const endLife = keepAlive({
      pool: this.#pool,
      id: turn.workers.id,
      ...timing,
      onTakenForGone: () => {
        log.warn('this runner of jobs was silent so long that others have its jobs; it begins anew');
        void turn.runner.stop().catch(() => undefined);
      },
    });
    try {
      if (!this.#hasBegun) await this.#runRecurringOnce();
      await turn.runner.promise;
    } finally {
      this.#turn = null;
      // the database may be back when this ended for another reason
      await turn.runner.stop().catch(() => undefined);
      await endLife();
    }
  }

  async #begin(): Promise<Turn> {
    const { recurring, atOnce, log } = this.#options;
    const events = new EventEmitter();
    const made: WorkerPool[] = [];
    events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => made.push(workerPool));
    events.on('job:failed', ({ job, error }: { job: { id: string; task_identifier: string }; error: unknown }) =>
      log.error({ err: error, job: job.task_identifier, id: job.id }, 'a job is given up after its last try'),
    );
    const runner = await run({
      pgPool: this.#pool,
      taskList: this.#taskList(),
      parsedCronItems: parseCronItems(
        recurring.map(({ job, at }) => ({
          task: job,
          match: at,
          identifier: job,
          // missed times are not repeated: each job runs once at the start
          options: { backfillPeriod: 0, maxAttempts: MOST_TRIES },
        })),
      ),
      concurrency: atOnce,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: SHOWN_AFTER_MS,
      logger: queueLogger(log),
      events,
    });
    const [workers] = made;
    if (workers === undefined) throw new Error('the queue has no workers');
    return { runner, workers };
  }

  #taskList(): TaskList {
    const { jobs, recurring, recorded } = this.#options;
    const isRecurring = new Set(recurring.map(({ job }) => job));
    return Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        async (payload: unknown, { abortSignal, job: { last_error: lastError } }: JobHelpers & { abortSignal: AbortSignal }) => {
          const startedAt = new Date();
          try {
            const counts = await job(payload, abortSignal, lastError);
            if (counts !== null && Object.values(counts).some((count) => count > 0)) this.#options.log.info(counts, name);
            if (isRecurring.has(name) || (counts !== null && recorded?.has(name) === true))
              await this.#keepRun({ job: name, startedAt, counts, error: null });
          } catch (error) {
            await this.#keepRun({ job: name, startedAt, counts: null, error });
            throw error;
          }
        },
      ]),
    );
  }

  async #keepRun(run: JobRun): Promise<void> {
    await keepRun(this.#pool, run).catch((error: unknown) => this.#options.log.warn({ err: error }, 'how a job ended could not be kept'));
  }

  /** Unless one waits or runs already, as when several processes start together. */
  async #runRecurringOnce(): Promise<void> {
    for (const { job } of this.#options.recurring)
      await this.#pool.query(
        `select graphile_worker.add_job($1::text, max_attempts := ${MOST_TRIES})
          where not exists (select from graphile_worker.jobs where task_identifier = $1::text and attempts < max_attempts)`,
        [job],
      );
    this.#hasBegun = true;
  }
}

async function stopInOrder({ runner, workers }: Turn): Promise<void> {
  const stopped = runner.stop().then(
    () => 'stopped',
    () => 'stopped',
  );
  if ((await within(GIVEN_BACK_AFTER_MS, stopped)) === 'stopped') return;
  await Promise.resolve(workers.forcefulShutdown('the process stopped before the job was done')).catch(() => undefined);
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const waiting = new AbortController();
  const late = pause(milliseconds, null, { signal: waiting.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
  }
}

/** Its own pool, beside Sequelize's: one connection for each job, and for the notices, the clock and the heartbeat. */
export function openPool({ databaseUrl, atOnce, log }: Pick<QueueOptions, 'databaseUrl' | 'atOnce' | 'log'>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'lotline-jobs',
    max: atOnce + 3,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  // otherwise a connection that breaks would end the process; its user gets the error as well
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the queue broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
