// Operators see what delays the readers of changes, and none of the server's own connections can be forgotten in a transaction.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { createLog } from '../http/request-log.ts';
import { ChangeListener } from '../events/change-listener.ts';
import { openPool } from '../queue/queue.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ hasProductWaits: true });
});
afterAll(() => api.stop());

test('an open writing transaction shows its age in /readyz and /metrics', async () => {
  const transaction = await api.sequelize.transaction();
  try {
    await api.sequelize.query(`insert into custom_task (name) values ('held')`, { transaction });
    const [open] = await api.sequelize.query<{ seconds: number }>(
      'select extract(epoch from clock_timestamp() - xact_start)::float as seconds from pg_stat_activity where pid = pg_backend_pid()',
      { transaction, type: QueryTypes.SELECT },
    );
    const least = open?.seconds ?? Infinity;
    const ready = (await (await fetch(`${api.url}/readyz`)).json()) as { ok: boolean; oldestWriterSeconds: number };
    expect(ready.ok).toBe(true);
    expect(ready.oldestWriterSeconds).toBeGreaterThanOrEqual(least);
    const metrics = await (await fetch(`${api.url}/metrics`)).text();
    expect(Number(/^lotline_oldest_writer_seconds (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(least);
  } finally {
    await transaction.rollback();
  }
});

const LIMITS = `select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('statement_timeout') <> '0' as "isBounded"`;
const bounded = [{ idle: '15s', isBounded: true }];

test('whichever connection of the server forgets a transaction, the database ends it, and no statement of it runs for ever', async () => {
  expect(await api.sequelize.query(LIMITS, { type: QueryTypes.SELECT })).toEqual(bounded);
  const [databaseUrl, log] = [process.env['TEST_DATABASE_URL'] ?? '', createLog('silent')];
  const pool = openPool({ databaseUrl, atOnce: 1, log });
  expect((await pool.query(LIMITS)).rows).toEqual(bounded);
  await pool.end();
  const idle = { onNotice: () => undefined, onChanged: () => undefined, onPresence: () => undefined, onLost: () => undefined };
  let listener: ChangeListener | undefined;
  await new Promise<void>((resolve) => {
    listener = new ChangeListener({ databaseUrl, log, ...idle, onConnected: resolve });
  });
  expect(await listener?.ask({ name: 'limits', text: LIMITS }, [])).toEqual(bounded);
  await listener?.stop();
});
