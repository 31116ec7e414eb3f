// A complete job by the rule, by the database's condition and by the column that keeps since when (decision 051): one and the same.
import { isJobComplete, isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { isComplete, isOpenJob } from './job-complete.sql.ts';
import { runs } from '@lotline/schema/testing/random-runs';

const sequelize = connectTestDatabase(1);
afterAll(() => sequelize.close());

const newJob = (workOrder: string, status: string) =>
  insertRow(sequelize, 'construction', { work_order: workOrder, status, address: '1 Hill Rd', work_type: 'Lead-in' });
const finishedAt = async (id: number): Promise<string | null> => {
  const sql = 'select finished_at::text as at from construction where id = $id';
  const [row] = await sequelize.query<{ at: string | null }>(sql, { bind: { id }, type: QueryTypes.SELECT });
  return row?.at ?? null;
};
const setStatus = (id: number, status: string) =>
  sequelize.query('update construction set status = $status where id = $id', { bind: { id, status } });

/** Near the words and far from them, in any case. */
const someCase = fc
  .constantFrom('complete', 'closed', 'completed', 'field complete', 'close', 'on hold', 'cancelled')
  .chain((word) =>
    fc.tuple(...[...word].map((letter) => fc.constantFrom(letter, letter.toUpperCase()))).map((letters) => letters.join('')),
  );
const statuses = fc.array(
  fc.oneof(someCase, fc.string({ minLength: 1, maxLength: 12 })).filter((text) => !text.includes('\0')),
  {
    minLength: 200,
    maxLength: 200,
  },
);

test('the rules and the conditions of complete and of open jobs agree on any status', async () => {
  const sql = `select ${isComplete('c')} as "isComplete", ${isOpenJob('c')} as "isOpen" from unnest($given::text[]) with ordinality c(status, n) order by n`;
  await fc.assert(
    fc.asyncProperty(statuses, async (given) => {
      const rows = await sequelize.query<{ isComplete: boolean; isOpen: boolean }>(sql, { bind: { given }, type: QueryTypes.SELECT });
      expect(rows.map((row) => row.isComplete)).toEqual(given.map((status) => isJobComplete({ status })));
      expect(rows.map((row) => row.isOpen)).toEqual(given.map((status) => !isJobEnded({ status })));
    }),
    // of 200 statuses each; without lower() in the condition the first finds it
    runs({ least: 2, soak: 20 }),
  );
});

test('since when a job is complete is kept by whoever writes the status, and forgotten when it goes on', async () => {
  const id = await newJob('DONE-1', 'Scheduled');
  expect(await finishedAt(id)).toBeNull();
  await setStatus(id, 'COMPLETE');
  const since = await finishedAt(id);
  expect(since).not.toBeNull();
  await setStatus(id, 'Closed');
  expect(await finishedAt(id)).toBe(since);
  await setStatus(id, 'On Hold');
  expect(await finishedAt(id)).toBeNull();
  expect(await finishedAt(await newJob('DONE-2', 'closed'))).not.toBeNull();
});
