// Jobs in this process, whichever it is: the API's or one of their own (decision 031).
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { CheckTurns } from '../features/attachment/check-turns.ts';
import type { TicketPapers } from '../features/ticket/ticket-papers.ts';
import type { Config } from '../platform/config/config.ts';
import { keepSecret, randomSecret } from '../platform/config/stored-secret.ts';
import { openBankSeal } from '../platform/seal/bank-seal.ts';
import { startQueue, type RunningQueue } from '../platform/queue/queue.ts';
import { openMailGateway } from '../platform/mail/mail-gateway.ts';
import { openGateway } from '../platform/sms/open-gateway.ts';
import type { Files } from '../platform/storage/open-store.ts';
import { createJobs, OF_PICTURES, PLANNED, RECURRING } from './jobs.ts';

interface JobParts {
  readonly config: Config;
  readonly sequelize: Sequelize;
  readonly files: Files;
  readonly papers: TicketPapers;
  readonly turns: CheckTurns;
  readonly log: Logger;
}

export function startJobs({ config, sequelize, files, papers, turns, log }: JobParts): RunningQueue {
  const jobs = createJobs({
    ...{ sequelize, files, papers, turns, log, now: () => new Date() },
    timeZone: config.COMPANY_TIME_ZONE,
    keptMonths: config.CHANGES_KEPT_MONTHS,
    receiptSecret: () => receiptSecret(config, log),
    smsGateway: openGateway(config, sequelize),
    mailGateway: openMailGateway(config, sequelize),
    bankSeal: () => openBankSeal(config, log),
  });
  const only = (areOfPictures: boolean) =>
    Object.fromEntries(Object.entries(jobs).filter(([name]) => OF_PICTURES.has(name) === areOfPictures));
  const { DATABASE_URL: databaseUrl, JOBS_AT_ONCE, PICTURES_AT_ONCE } = config;
  // a runner takes nothing but the jobs on its list
  const queues = [
    startQueue({ databaseUrl, log, jobs: only(false), recurring: RECURRING, recorded: PLANNED, atOnce: JOBS_AT_ONCE }),
    startQueue({ databaseUrl, log, jobs: only(true), recurring: [], atOnce: PICTURES_AT_ONCE }),
  ];
  return {
    stop: async () => {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

/** Read when it is needed: a process that was told another one by its settings asks for no file. */
export async function receiptSecret({ RECEIPT_SECRET, DATA_DIR }: Config, log: Logger): Promise<string> {
  return RECEIPT_SECRET ?? (await keepSecret(DATA_DIR, randomSecret('receipt-secret'), log));
}
