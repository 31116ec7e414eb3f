// One-offs in a real database: counted, started by the count, gone on with after a break, cancelled where they stand; and the bank accounts with another key.
import { QueryTypes } from 'sequelize';
import { BANK, BANK_SECRET } from '../../../test/bank-changes.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE } from '../../../test/world.ts';
import { runOneOff } from '../../jobs/run-one-off.ts';
import { bankSeal } from '../../platform/seal/bank-seal.ts';

const BEFORE = 'the secret of bank accounts before this one';
const LOST = 'a secret of bank accounts that nobody has any more';
const seal = bankSeal(BANK_SECRET, BEFORE);

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ env: { BANK_SECRET_BEFORE: BEFORE } });
});
afterAll(() => api.stop());

const rows = <Row extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });

async function coded(mutation: string): Promise<{ readonly code: string; readonly id: number }> {
  const { data, errors } = await api.gql('admin', `mutation { done: ${mutation} }`);
  return { code: errors[0]?.extensions.code ?? 'OK', id: Number(data?.['done'] ?? 0) };
}
const start = (kind: string, count: number) =>
  coded(`startOneOff(input: { kind: "${kind}", count: ${String(count)}, why: "The key was seen" })`);
const cancel = (id: number) => coded(`cancelOneOff(input: { id: ${String(id)}, why: "Not today" })`);
const tried = async (kind: string): Promise<unknown> =>
  (await api.gql('admin', `{ oneOffDryRun(kind: "${kind}") { count skipped } }`)).data?.['oneOffDryRun'];
async function lastRun(kind: string): Promise<unknown> {
  const { data } = await api.gql('admin', '{ oneOffs { kind runs { state total done skipped } } }');
  return (data as { oneOffs: { kind: string; runs: unknown[] }[] }).oneOffs.find((one) => one.kind === kind)?.runs[0];
}

let made = 0;
async function account(secret: string): Promise<{ readonly id: number; readonly contractorId: number }> {
  const contractorId = await insertRow(api.sequelize, 'independent_contractor', { legal_name: `Sealed ${String((made += 1))}` });
  const id = await insertRow(api.sequelize, 'contractor_bank_account', {
    ...{ independent_contractor_id: contractorId, sealed: bankSeal(secret).close(BANK, contractorId), bsb_end: '000', number_end: '264' },
    ...{ why: 'They changed banks', proposed_by_user_id: PEOPLE.scheduler, proposed_at: '2026-11-01T00:00:00Z' },
  });
  return { id, contractorId };
}
const sealedOf = async (id: number): Promise<string> =>
  (await rows<{ sealed: string }>('select sealed from contractor_bank_account where id = $id', { id }))[0]?.sealed ?? '';

test('what the secret before closed is opened until it is closed with the new one; what neither opens is counted and left', async () => {
  const [old, current, lost] = [await account(BEFORE), await account(BANK_SECRET), await account(LOST)];
  const kept = { current: await sealedOf(current.id), lost: await sealedOf(lost.id) };
  // the second person approves with the old key still in use
  const approved = await api.gql(
    'admin',
    `mutation { approveContractorBank(input: { id: ${String((await account(BEFORE)).id)}, bsb: "${BANK.bsb}", accountNumber: "${BANK.accountNumber}", note: "Called Ann" }) { isSame } }`,
  );
  expect(approved.data).toEqual({ approveContractorBank: { isSame: true } });
  expect(await tried('turnBankKey')).toEqual({ count: 2, skipped: 1 });
  expect((await start('turnBankKey', 1)).code).toBe('STALE_VERSION');
  expect((await start('turnBankKey', 2)).code).toBe('OK');
  expect((await start('turnBankKey', 2)).code).toBe('ONE_OFF_RUNNING');
  await runJobsOf(api, { bankSeal: () => Promise.resolve(seal) });
  expect(await lastRun('turnBankKey')).toEqual({ state: 'done', total: 2, done: 2, skipped: 1 });
  expect(seal.isCurrent(await sealedOf(old.id), old.contractorId)).toBe(true);
  // without the old secret it is opened, and says what it said
  expect(bankSeal(BANK_SECRET).open(await sealedOf(old.id), old.contractorId)).toEqual(BANK);
  expect({ current: await sealedOf(current.id), lost: await sealedOf(lost.id) }).toEqual(kept);
  expect(await tried('turnBankKey')).toEqual({ count: 0, skipped: 1 });
  const told = await rows<{ move: string; text: string }>(
    `select move, event::text as text from event where entity in ('one_off_run', 'contractor_bank_account') order by id`,
  );
  expect(told.filter(({ move }) => move === 'turnBankKey')).toHaveLength(2);
  for (const { text } of told) expect(text).not.toContain(BANK.accountNumber);
});

test('the database lets another key in by its one-off alone, and nothing beside it', async () => {
  const { id } = await account(BANK_SECRET);
  const update = (set: string) => `update contractor_bank_account set ${set} where id = ${String(id)}`;
  await expect(api.sequelize.query(update(`sealed = repeat('x', 60)`))).rejects.toThrow('not rewritten');
  await expect(
    api.sequelize.transaction(async (transaction) => {
      await api.sequelize.query(`set local lotline.turns_bank_key = 'on'`, { transaction });
      await api.sequelize.query(update(`sealed = repeat('x', 60), number_end = '999'`), { transaction });
    }),
  ).rejects.toThrow('stays as it is');
});

const wrongLine = async (completed: string): Promise<number> => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const line = await insertRow(api.sequelize, 'boq', { construction_id: constructionId, code: 'L', completed_qty: completed });
  await insertRow(api.sequelize, 'schedule_item', { schedule_id: scheduleId, boq_id: line, completed_qty: '2' });
  await insertRow(api.sequelize, 'schedule_item', { schedule_id: scheduleId, boq_id: line, completed_qty: '1.5' });
  return line;
};
const doneOf = async (id: number): Promise<number> =>
  Number((await rows<{ done: string }>('select completed_qty::text as done from boq where id = $id', { id }))[0]?.done);

test('lines that say something else than their items are summed anew, the others and those without an answer stay', async () => {
  const { count } = (await tried('sumLines')) as { count: number };
  const [wrong, right] = [await wrongLine('9'), await wrongLine('3.5')];
  const brought = await insertRow(api.sequelize, 'boq', { construction_id: 1, code: 'BROUGHT', completed_qty: '4' });
  expect(await tried('sumLines')).toEqual({ count: count + 1, skipped: 0 });
  expect((await start('sumLines', count + 1)).code).toBe('OK');
  await runJobsOf(api);
  expect([await doneOf(wrong), await doneOf(right), await doneOf(brought)]).toEqual([3.5, 3.5, 4]);
  expect(await lastRun('sumLines')).toMatchObject({ state: 'done', done: count + 1 });
  expect(await rows(`select before, after from event where move = 'sumLine' and entity_id = $wrong`, { wrong })).toMatchObject([
    { before: { completedQty: expect.stringMatching(/^9/) as string }, after: { completedQty: expect.stringMatching(/^3\.5/) as string } },
  ]);
});

test('one that is cancelled does no more, and one that broke off goes on behind what it did', async () => {
  const line = await wrongLine('9');
  const { id } = await start('sumLines', 1);
  expect((await cancel(id)).code).toBe('OK');
  await runJobsOf(api);
  expect(await doneOf(line)).toBe(9);
  expect((await cancel(id)).code).toBe('ONE_OFF_ENDED');
  const { code, id: again } = await start('sumLines', 1);
  expect(code).toBe('OK');
  // the try before this one came as far as that line
  await api.sequelize.query('update one_off_run set after_id = $line where id = $again', { bind: { line, again } });
  const deps = { sequelize: api.sequelize, now: () => new Date(), bankSeal: () => Promise.resolve(seal) };
  await runOneOff(deps, { runId: again }, new AbortController().signal);
  expect(await doneOf(line)).toBe(9);
  await api.sequelize.query('delete from graphile_worker._private_jobs');
});

test('one whose job is gone is shown as stopped, and can be cancelled', async () => {
  const { code, id } = await start('sumLines', 1);
  expect(code).toBe('OK');
  await api.sequelize.query('delete from graphile_worker._private_jobs');
  expect(await lastRun('sumLines')).toMatchObject({ state: 'stopped' });
  expect((await cancel(id)).code).toBe('OK');
});
