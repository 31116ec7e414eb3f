// One-offs in a real database: counted, started by the count, gone on with after a break, cancelled where they stand; and the bank accounts with another key.
import pino from 'pino';
import { QueryTypes } from 'sequelize';
import { BANK, BANK_SECRET } from '../../../test/bank-changes.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
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
  const deps = { sequelize: api.sequelize, now: () => new Date(), bankSeal: () => Promise.resolve(seal), log: pino({ level: 'silent' }) };
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

/** One that began so many hours ago. */
async function visit(userId: number, hours: number) {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const began = new Date(Date.now() - hours * 3_600_000);
  const id = await insertRow(api.sequelize, 'task_user', { schedule_id: scheduleId, user_id: userId, on_site_utc: began });
  return {
    id,
    scheduleId,
    began,
    ended: async () => (await rows<{ at: Date | null }>('select off_site_utc as at from task_user where id = $id', { id }))[0]?.at,
  };
}
const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000);

test('a visit left open ends at the last thing that its person recorded there; a fresh one, and one of somebody with unsent work, stay open', async () => {
  await api.sequelize.query(
    `update task_user set off_site_utc = on_site_utc where off_site_utc is null and completed_utc is null and on_site_utc is not null`,
  );
  const [worked, silent, fresh, unsent] = [
    await visit(PEOPLE.field, 50),
    await visit(PEOPLE.field, 30),
    await visit(PEOPLE.field, 3),
    await visit(PEOPLE.sub, 50),
  ];
  const done = {
    entity: 'schedule',
    entity_id: worked.scheduleId,
    move: 'changeItem',
    version: 1,
    request_id: 'r',
    actor_user_id: PEOPLE.field,
  };
  await insertRow(api.sequelize, 'event', { ...done, recorded_at: after(worked.began, 95), occurred_at: after(worked.began, 90) });
  // told the next day: no longer of that visit
  await insertRow(api.sequelize, 'event', { ...done, recorded_at: after(worked.began, 1_500) });
  await insertRow(api.sequelize, 'device', {
    ...{ user_id: PEOPLE.sub, app: 'field', device_key: '00000000-0000-4000-8000-000000000001', app_version: '1', unsent: 2 },
    ...{ first_seen_at: new Date(), last_seen_at: new Date() },
  });
  expect(await tried('closeVisits')).toEqual({ count: 2, skipped: 1 });
  expect((await start('closeVisits', 2)).code).toBe('OK');
  const seq = await lastChange(api.sequelize);
  await runJobsOf(api);
  expect(await lastRun('closeVisits')).toEqual({ state: 'done', total: 2, done: 2, skipped: 1 });
  expect([await worked.ended(), await silent.ended()]).toEqual([after(worked.began, 90), silent.began]);
  expect([await fresh.ended(), await unsent.ended()]).toEqual([null, null]);
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect([faults, events.map(({ move }) => move)]).toEqual([[], ['closeVisit', 'closeVisit']]);
});

async function message(failure: string, mobile: string, closedAt: Date | null = null, more: Record<string, unknown> = {}): Promise<number> {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const sent = new Date(Date.now() - 3_600_000);
  made += 1;
  const [request] = await rows<{ id: number }>(
    `insert into builder_request (public_id, developer, site_contact, site_contact_phone, message, requested_by_user_id, sent_at, expires_at, revoked_at,
       revoked_by_user_id, revoke_reason, channel, is_sent)
     values (decode(md5($made::text), 'hex'), 'Acme', 'Ann', $mobile, 'Ready?', $by::integer, $sent, $expires, $revoked::timestamptz,
       case when $revoked::timestamptz is not null then $by::integer end, case when $revoked::timestamptz is not null then 'Wrong builder' end, 'gateway', false) returning id`,
    { made, mobile, by: PEOPLE.office, sent, expires: after(sent, 10_000), revoked: closedAt },
  );
  const requestId = request?.id ?? 0;
  await insertRow(api.sequelize, 'builder_request_job', {
    builder_request_id: requestId,
    construction_id: constructionId,
    address: '1 Ferry St',
    work_order: 'W',
  });
  return insertRow(api.sequelize, 'sms_message', {
    ...{
      send_id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
      builder_request_id: requestId,
      mobile,
      text: 'Ready?',
      gateway: 'record',
    },
    ...{ state: 'failed', failure, queued_by_user_id: PEOPLE.office, queued_at: sent, settled_at: sent, ...more },
  });
}

test('messages that the gateway could not take go once more; what it refused, a closed link and a number that had its messages stay', async () => {
  const ids = [
    await message('down', '+61491570156'),
    await message('lost', '+61491570157'),
    await message('number', '+61491570158'),
    await message('down', '+61491570159', new Date()),
    await message('down', '+61491570110', null, { sends: 5 }),
  ];
  const states = async () =>
    (await rows<{ state: string }>('select state from sms_message where id = any($ids::int[]) order by id', { ids })).map(
      ({ state }) => state,
    );
  expect(await tried('sendMessages')).toEqual({ count: 2, skipped: 1 });
  expect((await start('sendMessages', 2)).code).toBe('OK');
  await runJobsOf(api);
  expect(await lastRun('sendMessages')).toEqual({ state: 'done', total: 2, done: 2, skipped: 1 });
  // the queue's own job of each has run by then
  await runJobsOf(api);
  expect(await states()).toEqual(['sent', 'sent', 'failed', 'failed', 'failed']);
  expect(await rows(`select move, why like '%The key was seen' as "isExplained" from event where move = 'queueBuilderSmsAgain'`)).toEqual([
    { move: 'queueBuilderSmsAgain', isExplained: true },
    { move: 'queueBuilderSmsAgain', isExplained: true },
  ]);
  expect(await tried('sendMessages')).toEqual({ count: 0, skipped: 1 });
});
