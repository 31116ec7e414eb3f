// How jobs end is kept (screens.md §2.22): each run of what runs each hour, what was planned and did something, each failed try of any job, without secrets.
import { QueryTypes, type Sequelize } from 'sequelize';
import { z } from 'zod';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { until } from '../../../test/until.ts';
import { createLog } from '../http/request-log.ts';
import { startQueue } from './queue.ts';

let sequelize: Sequelize;
beforeAll(() => {
  sequelize = connectTestDatabase(3);
});
afterAll(() => sequelize.close());

interface Run {
  readonly job: string;
  readonly counts: unknown;
  readonly error: string | null;
}
const runs = (): Promise<Run[]> => sequelize.query<Run>('select job, counts, error from job_run order by id', { type: QueryTypes.SELECT });

test('a run of what runs each hour or was planned and a failed try of any job are kept; another job that ended well is not', async () => {
  let isDone = false;
  const queue = startQueue({
    databaseUrl: process.env['TEST_DATABASE_URL'] ?? '',
    jobs: {
      hourly_case: () => Promise.resolve({ rows: 3 }),
      failing_case: () => Promise.reject(new Error(`postgres://planted:pw@db ${'x'.repeat(2_000)}`)),
      planned_case: (payload) => Promise.resolve(z.object({ isDue: z.boolean() }).parse(payload).isDue ? { jobs: 1 } : null),
      quiet_case: () => {
        isDone = true;
        return Promise.resolve(null);
      },
    },
    recurring: [{ job: 'hourly_case', at: '59 3 29 2 *' }],
    recorded: new Set(['planned_case']),
    atOnce: 1,
    log: createLog('silent'),
  });
  try {
    for (const isDue of [false, true])
      await sequelize.query('select graphile_worker.add_job($job::text, $payload::json)', {
        bind: { job: 'planned_case', payload: JSON.stringify({ isDue }) },
      });
    for (const job of ['failing_case', 'quiet_case'])
      await sequelize.query('select graphile_worker.add_job($job::text)', { bind: { job } });
    await until('all have run', async () => isDone && (await runs()).length >= 3);
  } finally {
    await queue.stop();
  }
  const kept = await runs();
  expect(kept.find(({ job }) => job === 'hourly_case')).toEqual({ job: 'hourly_case', counts: { rows: 3 }, error: null });
  // one that found nothing to do is left out
  expect(kept.filter(({ job }) => job === 'planned_case')).toEqual([{ job: 'planned_case', counts: { jobs: 1 }, error: null }]);
  const failed = kept.find(({ job }) => job === 'failing_case');
  expect(failed?.error).toMatch(/^postgres:\/\/\[redacted\]@db x+$/);
  expect(failed?.error).toHaveLength(1_000);
  expect(kept.map(({ job }) => job)).not.toContain('quiet_case');
});
