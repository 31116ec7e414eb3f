// A process of its own that runs jobs, for tests that count and kill it (child-program.ts). Its jobs write down what they did.
import { setTimeout as pause } from 'node:timers/promises';
import { QueryTypes } from 'sequelize';
import { connectDatabase } from '../src/platform/db/database.ts';
import { PATIENT } from './connect-test-database.ts';
import { createLog } from '../src/platform/http/request-log.ts';
import type { Job } from '../src/platform/queue/job.ts';
import { startQueue } from '../src/platform/queue/queue.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const sequelize = connectDatabase({ url, pool: 4, waits: PATIENT });
const write = (job: unknown, what: string) =>
  sequelize.query('insert into job_trace (job, process, what) values ($job, $process, $what)', {
    bind: { job: (job as { id: number }).id, process: process.pid, what },
  });
const isReleased = async () => (await sequelize.query('select 1 from job_release', { type: QueryTypes.SELECT })).length > 0;

const jobs: Readonly<Record<string, Job>> = {
  count: async (payload) => {
    await write(payload, 'start');
    await write(payload, 'end');
    return null;
  },
  /** Goes on until the test lets it end, or it is told to stop. */
  hold: async (payload, signal) => {
    await write(payload, 'start');
    while (!(await isReleased()) && !signal.aborted) await pause(20);
    await write(payload, signal.aborted ? 'told to stop' : 'end');
    if (signal.aborted) throw new Error('told to stop');
    return null;
  },
  poison: async (payload) => {
    await write(payload, 'start');
    throw new Error('this job never succeeds');
  },
  /** Ends its process in the middle, however often. */
  deadly: async (payload) => {
    await write(payload, 'start');
    process.kill(process.pid, 'SIGKILL');
    return null;
  },
  each_start: async () => {
    await write({ id: 0 }, 'start');
    return null;
  },
};

const queue = startQueue({
  databaseUrl: url,
  jobs,
  recurring: [{ job: 'each_start', at: '0 0 1 1 *' }],
  atOnce: 2,
  log: createLog('silent'),
  timing: { beatMs: 200, goneAfterMs: 2_000 },
});
process.once('SIGTERM', () => void queue.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
