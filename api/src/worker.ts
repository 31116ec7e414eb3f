// `npm run worker`: jobs in a process of their own, beside an API with JOBS=elsewhere or to help it. `failed` lists the jobs that were given
// up, `retry 7 8` gives those all their tries again; `turn-key` makes the next key of receipts, which signs from then on.
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { CheckTurns, turnTiming } from './features/attachment/check-turns.ts';
import { turnReceiptKey } from './features/receipt/receipt-keys.ts';
import { TicketPapers } from './features/ticket/ticket-papers.ts';
import { receiptSecret, startJobs } from './jobs/start-jobs.ts';
import { parseConfig, type Config } from './platform/config/config.ts';
import { mustMakeDataDir } from './platform/config/folders.ts';
import { connectDatabase, waitsTimes } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { mustHaveOwnSessions } from './platform/db/session-per-connection.ts';
import { createLog } from './platform/http/request-log.ts';
import { describeStartFailure } from './platform/lifetime/failure.ts';
import { stopOnSignal } from './platform/lifetime/stop-on-signal.ts';
import { listFailedJobs, retryFailedJobs } from './platform/queue/failed-jobs.queries.ts';
import { openFiles } from './platform/storage/open-store.ts';
import { initModels } from './models.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function work(config: Config, sequelize: Sequelize, log: Logger): Promise<void> {
  await mustMakeDataDir(config.DATA_DIR);
  initModels(sequelize);
  const files = await openFiles(config, log);
  const papers = new TicketPapers({ store: files.store, log });
  const turns = new CheckTurns(sequelize, turnTiming(config.DATABASE_WAIT_FACTOR));
  const jobs = startJobs({ config, sequelize, files, papers, turns, log });
  stopOnSignal(log, async () => {
    await jobs.stop();
    await papers.stop();
    await sequelize.close();
  });
  say('LOTLINE_WORKER');
}

/** A page after the other, each job a line. */
async function showFailed(sequelize: Sequelize): Promise<void> {
  let listed = 0;
  for (let page = await listFailedJobs(sequelize); page.length > 0; page = await listFailedJobs(sequelize, page.at(-1)?.id)) {
    for (const { id, job, tries, failedAt, error } of page)
      say(`${id}  ${job}  ${failedAt.toISOString()}  ${String(tries)} tries  ${error ?? 'its process was killed'}`);
    listed += page.length;
  }
  say(
    listed === 0 ? 'No job was given up.' : `${String(listed)} given up: npm run worker -- retry and their numbers give them another go.`,
  );
}

/** At once, as when the old one is no longer trusted: it stays published, since what it signed is checked with it. */
async function turnKey(config: Config, sequelize: Sequelize, log: Logger): Promise<void> {
  await mustMakeDataDir(config.DATA_DIR);
  await turnReceiptKey({ sequelize, now: () => new Date(), receiptSecret: () => receiptSecret(config, log) }, true);
  say('Receipts are signed with a new key from now on.');
}

async function main(config: Config, [command, ...ids]: readonly string[]): Promise<void> {
  const isNumbers = ids.length > 0 && ids.every((id) => /^\d{1,18}$/.test(id));
  const isAlone = ids.length === 0 && (command === 'failed' || command === 'turn-key');
  if (command !== undefined && !isAlone && !(command === 'retry' && isNumbers))
    throw new UsageError('npm run worker takes nothing, failed, turn-key, or retry and the numbers of jobs.');
  const log = createLog(config.LOG_LEVEL);
  const sequelize = connectDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    waits: waitsTimes(config.DATABASE_WAIT_FACTOR),
  });
  await mustHaveOwnSessions(config.DATABASE_URL);
  await migrate(sequelize, config.DATABASE_URL);
  if (command === undefined) return work(config, sequelize, log);
  if (command === 'failed') await showFailed(sequelize);
  else if (command === 'turn-key') await turnKey(config, sequelize, log);
  else say(`${String(await retryFailedJobs(sequelize, ids))} of ${String(ids.length)} are tried again.`);
  await sequelize.close();
}

class UsageError extends Error {}

let config: Config | null = null;
process.on('unhandledRejection', (error) => createLog('error').error({ err: error }, 'unhandled rejection'));
try {
  config = parseConfig(process.env);
  await main(config, process.argv.slice(2));
} catch (error) {
  const said = error instanceof UsageError ? error.message : describeStartFailure(error, config);
  process.stderr.write(`${said ?? `The worker could not start: ${error instanceof Error ? error.message : String(error)}`}\n`);
  process.exit(1);
}
