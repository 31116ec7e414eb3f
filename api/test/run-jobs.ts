// Runs the jobs that wait, to their end and once, as a worker would; tests boot the API without one. A job that fails throws.
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { createJobs, type JobDeps } from '../src/jobs/jobs.ts';
import { CheckTurns } from '../src/features/attachment/check-turns.ts';
import { createLog } from '../src/platform/http/request-log.ts';
import { recordingMailGateway } from '../src/platform/mail/mail-gateway.ts';
import { recordingGateway } from '../src/platform/sms/recording-gateway.ts';
import type { Job } from '../src/platform/queue/job.ts';
import { bankSeal } from '../src/platform/seal/bank-seal.ts';
import { BANK_SECRET } from './bank-changes.ts';
import type { BootedApi } from './booted-api.ts';

/** As all processes of one server have it. */
export const RECEIPT_SECRET = 'a receipt secret of the tests, long enough';

/**
 * Once, until none is left that may run. Resolves when the queue has written how each of them ended: by itself the library does not wait for that, and
 * a job that is done would still stand in its table, a failed one as if it ran. What it writes in batches it waits for.
 */
export async function runQueueOnce(taskList: TaskList, databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''): Promise<void> {
  await runOnce({
    connectionString: databaseUrl,
    taskList,
    noHandleSignals: true,
    maxPoolSize: 3,
    logger: new Logger(() => () => undefined),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

export async function runJobs(jobs: Readonly<Record<string, Job>>, databaseUrl?: string): Promise<void> {
  const errors: unknown[] = [];
  const signal = new AbortController().signal;
  const taskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload: unknown) => {
        await job(payload, signal).catch((error: unknown) => errors.push(error));
      },
    ]),
  );
  await runQueueOnce(taskList, databaseUrl);
  if (errors.length > 0) throw errors[0];
}

export const runJobsOf = (api: BootedApi, facts: Partial<JobDeps> = {}): Promise<void> =>
  runJobs(
    createJobs({
      sequelize: api.sequelize,
      files: api.files,
      papers: api.running.papers,
      turns: new CheckTurns(api.sequelize),
      now: () => new Date(),
      timeZone: 'Australia/Sydney',
      keptMonths: 24,
      receiptSecret: () => Promise.resolve(RECEIPT_SECRET),
      smsGateway: recordingGateway(api.sequelize),
      mailGateway: recordingMailGateway(api.sequelize),
      bankSeal: () => Promise.resolve(bankSeal(BANK_SECRET)),
      log: createLog('silent'),
      ...facts,
    }),
  );
