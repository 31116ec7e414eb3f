// Jobs in this process, whichever it is: the API's or one of their own (decision 031).
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { CheckTurns } from '../features/attachment/check-turns.ts';
import type { Config } from '../platform/config/config.ts';
import { keepSecret, randomSecret } from '../platform/config/kept-secret.ts';
import { startQueue, type RunningQueue } from '../platform/queue/queue.ts';
import type { Files } from '../platform/storage/open-store.ts';
import { createJobs, RECURRING } from './jobs.ts';

interface JobParts {
  readonly config: Config;
  readonly sequelize: Sequelize;
  readonly files: Files;
  readonly turns: CheckTurns;
  readonly log: Logger;
}

export function startJobs({ config, sequelize, files, turns, log }: JobParts): RunningQueue {
  const jobs = createJobs({
    ...{ sequelize, files, turns, log, now: () => new Date() },
    timeZone: config.COMPANY_TIME_ZONE,
    keptMonths: config.CHANGES_KEPT_MONTHS,
    receiptSecret: () => receiptSecret(config, log),
  });
  return startQueue({ databaseUrl: config.DATABASE_URL, jobs, recurring: RECURRING, atOnce: config.JOBS_AT_ONCE, log });
}

/** Read when it is needed: a process that was told another one by its settings asks for no file. */
export async function receiptSecret({ RECEIPT_SECRET, DATA_DIR }: Config, log: Logger): Promise<string> {
  return RECEIPT_SECRET ?? (await keepSecret(DATA_DIR, randomSecret('receipt-secret'), log));
}
