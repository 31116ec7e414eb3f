// Start and stop. Two lines go to stdout for whoever started it: LOTLINE_READY {json} or LOTLINE_FAILED <sentence or nothing>; the log goes to stderr.
import { QueryTypes, type Sequelize } from 'sequelize';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { parseConfig, type Config } from './platform/config/config.ts';
import { mustHaveApps, mustMakeDataDir } from './platform/config/folders.ts';
import { removeAsides } from './platform/config/stored-secret.ts';
import { connectDatabase, waitsTimes } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { mustHaveOwnSessions } from './platform/db/session-per-connection.ts';
import { createLog } from './platform/http/request-log.ts';
import { describeStartFailure } from './platform/lifetime/failure.ts';
import { closeServer, listen } from './platform/lifetime/listen.ts';
import { stopOnSignal } from './platform/lifetime/stop-on-signal.ts';
import { warnOfStore } from './platform/lifetime/store-warning.ts';
import { DatabaseNotEmptyError, seedDemo } from './seed/seed-demo.ts';

async function start(config: Config, log: Logger): Promise<void> {
  const sequelize = connectDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    staysOpen: true,
    waits: waitsTimes(config.DATABASE_WAIT_FACTOR),
  });
  await mustHaveOwnSessions(config.DATABASE_URL);
  const migrated = await migrate(sequelize, config.DATABASE_URL);
  if (migrated.length > 0) log.info({ migrated }, 'database brought up to date');
  await seedWhenEmpty(config, sequelize, log);
  const running = await createApp({ config, sequelize, log, startsCold: true });
  const server = await listen(running.app, config.PORT, config.HOST);
  // before the jobs, which would wait for connections meanwhile
  await running.warmUp();
  const { files, papers, turns } = running;
  const jobs = config.JOBS === 'here' ? startJobs({ config, sequelize, files, papers, turns, log }) : null;
  stopOnSignal(log, async () => {
    const closed = closeServer(server);
    await Promise.all([running.stop(), jobs?.stop()]);
    await closed;
    await sequelize.close();
  });
  const warning = await warnOfStore(config, files.store);
  if (warning !== null) log.warn(warning);
  const ready = { ...(await describeReady(config, sequelize)), warnings: warning === null ? [] : [warning] };
  process.stdout.write(`LOTLINE_READY ${JSON.stringify(ready)}\n`);
}

async function seedWhenEmpty(config: Config, sequelize: Sequelize, log: Logger): Promise<void> {
  if (config.DEMO_DATA !== 'auto' || !config.allowsLocalSignIn) return;
  const person = await sequelize.query('select 1 from app_user limit 1', { type: QueryTypes.SELECT });
  if (person.length > 0) return;
  await seedDemo(sequelize, { size: 'small', log: (line) => log.info(line) }).catch((error: unknown) => {
    // a server that started at the same moment was first
    if (!(error instanceof DatabaseNotEmptyError)) throw error;
  });
}

async function describeReady(config: Config, sequelize: Sequelize): Promise<Record<string, unknown>> {
  const people = config.allowsLocalSignIn ? await listDemoPeople(sequelize) : [];
  const { host, pathname } = new URL(config.DATABASE_URL);
  return { url: config.PUBLIC_URL, people, storage: config.STORAGE, database: `${host}${pathname}` };
}

function listDemoPeople(sequelize: Sequelize): Promise<{ email: string; role: string }[]> {
  return sequelize.query<{ email: string; role: string }>(
    `select u.email, coalesce((select min(r.name) from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), 'No role') as role
     from app_user u where u.can_log_in and u.email ~ '^(admin|office|scheduler|finance|field|sub|sub2)@lotline\\.example$' order by u.id`,
    { type: QueryTypes.SELECT },
  );
}

let config: Config | null = null;
let log = createLog('info');
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
try {
  config = parseConfig(process.env);
  log = createLog(config.LOG_LEVEL);
  mustHaveApps(process.env);
  await mustMakeDataDir(config.DATA_DIR);
  await removeAsides(config.DATA_DIR, new Date());
  await start(config, log);
} catch (error) {
  const sentence = describeStartFailure(error, config);
  // without a sentence the log is all there is to read, even where LOG_LEVEL wants none; whoever started us names its file
  if (sentence === null) createLog('fatal').fatal({ err: error }, 'could not start');
  process.stdout.write(`LOTLINE_FAILED ${sentence ?? ''}\n`);
  process.exit(1);
}
