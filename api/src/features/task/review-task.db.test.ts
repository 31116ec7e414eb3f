// The review of what was submitted: decisions, the payment that follows them, who may not decide, what was changed meanwhile (decision 047).
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import type { Completed } from '@lotline/schema/domain/task/field-task';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask } from '../../../test/task-rows.ts';
import type { PersonName } from '../../../test/world.ts';
import { runs } from '@lotline/schema/testing/random-runs';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

interface Submitted {
  readonly scheduleId: number;
  readonly constructionId: number;
  readonly itemIds: readonly number[];
}
interface Line {
  readonly itemId: number;
  readonly verdict: string;
  readonly approvedQty?: string;
  readonly reason?: string;
  readonly version?: number;
}

async function ask(by: PersonName, mutation: string): Promise<{ code: string; details: Record<string, unknown> }> {
  const { errors } = await api.gql(by, `mutation { ${mutation} { id } }`);
  const { code, details } = errors[0]?.extensions ?? { code: 'OK', details: {} };
  return { code: String(code), details: details ?? {} };
}
const count = (by: PersonName, id: number, quantity: string) =>
  ask(by, `updateConstructionScheduleItemCompletion(item: { id: ${id}, completedQty: "${quantity}", variationReason: "counted" })`);
const facts = (line: Line) =>
  Object.entries(line)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
const review = (by: PersonName, { scheduleId }: Submitted, ...lines: Line[]) =>
  ask(by, `reviewTask(input: { scheduleId: ${scheduleId}, lines: [${lines.map((line) => `{ ${facts(line)} }`).join(', ')}] })`);

/** The items as the completed tab tells them. */
async function told(by: PersonName, { scheduleId }: Submitted, group = ''): Promise<readonly object[]> {
  const { body } = await api.rest(by, 'GET', `/api/dashboard/completed${group}/1`);
  return (body as Completed).tasks.find(({ id }) => id === scheduleId)?.items ?? [];
}

/** Two items of Ridgeway at 24.50, counted by its person, confirmed and submitted: a draft payment is there. */
async function submitted(counts: readonly [string, string] = ['2', '31']): Promise<Submitted> {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true });
  const visit = `taskUser: { scheduleId: ${task.scheduleId} }`;
  const answers = [
    await ask('sub', `updateTaskUserOnSite(${visit})`),
    ...[await count('sub', task.itemIds[0] ?? 0, counts[0]), await count('sub', task.itemIds[1] ?? 0, counts[1])],
    await ask('sub', `updateTaskUserComplete(${visit})`),
    await ask('sub', `updateTaskUserConfirmQty(${visit})`),
    await ask('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId})`),
  ];
  expect(answers.map(({ code }) => code)).toEqual(Array(6).fill('OK'));
  return task;
}

const rows = <T extends object>(sql: string, { scheduleId }: Submitted) =>
  api.sequelize.query<T>(sql, { bind: { scheduleId }, type: QueryTypes.SELECT });
const payment = async (task: Submitted) => {
  const [found] = await rows<{ state: string }>('select state from payment where schedule_id = $scheduleId', task);
  const lines = await rows<{ qty: string; ex: string; inc: string; isRejected: boolean; approvedBy: string | null }>(
    `select l.completed_qty::text as qty, l.value_ex_gst::text as ex, l.value_inc_gst::text as inc, l.rejected_date is not null as "isRejected",
       l.approved_by as "approvedBy" from payment p join payment_item l on l.payment_id = p.id where p.schedule_id = $scheduleId order by l.schedule_item_id`,
    task,
  );
  return { state: found?.state, lines };
};
const items = (task: Submitted) =>
  rows<{ id: number; version: number; reason: string | null; done: string; approved: string | null; why: string | null; rejected: number }>(
    `select i.id, i.version, i.reject_reason as reason, i.completed_qty::text as done, i.approved_qty::text as approved, i.review_reason as why,
       s.rejected_item_count as rejected from schedule_item i join schedule s on s.id = i.schedule_id where s.id = $scheduleId order by i.id`,
    task,
  );

test('rejected with a reason, corrected, approved by the office, and the payment by who approves payments', async () => {
  const task = await submitted();
  const [pit = 0, conduit = 0] = task.itemIds;
  expect(await payment(task)).toMatchObject({ state: 'draft', lines: [{ qty: '2.000' }, { qty: '31.000', ex: '759.50', inc: '835.45' }] });

  const decisions = [
    { itemId: pit, verdict: 'approve' },
    { itemId: conduit, verdict: 'reject', reason: 'The photos show 29 m' },
  ];
  expect((await review('office', task, ...decisions)).code).toBe('OK');
  expect(await items(task)).toMatchObject([
    { approved: '2.000', reason: null, rejected: 1 },
    { approved: null, reason: 'The photos show 29 m', done: '31.000' },
  ]);
  expect(await payment(task)).toMatchObject({
    state: 'review',
    lines: [{ approvedBy: 'Olive Hart' }, { isRejected: true, approvedBy: null }],
  });

  expect((await count('sub', conduit, '29')).code).toBe('OK');
  expect(await items(task)).toMatchObject([{ rejected: 0 }, { reason: null, approved: null, done: '29.000' }]);
  expect((await review('office', task, { itemId: conduit, verdict: 'approve' })).code).toBe('OK');
  expect(await payment(task)).toMatchObject({ state: 'review', lines: [{ ex: '49.00' }, { ex: '710.50', isRejected: false }] });

  expect((await review('finance', task, { itemId: pit, verdict: 'approve' })).code).toBe('OK');
  expect(await payment(task)).toMatchObject({ state: 'approved' });
  expect((await review('office', task, { itemId: pit, verdict: 'approve' })).code).toBe('PAYMENT_APPROVED');
});

test('an adjustment keeps both numbers and pays the lesser; more than was counted is refused by name', async () => {
  const task = await submitted();
  const [, conduit = 0] = task.itemIds;
  const adjust = (approvedQty: string, reason?: string) =>
    review('office', task, { itemId: conduit, verdict: 'adjust', approvedQty, ...(reason === undefined ? {} : { reason }) });
  expect(await adjust('32', 'more')).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'approvedQty', code: 'CON-20' } });
  expect(await adjust('30')).toMatchObject({ code: 'REASON_REQUIRED' });
  expect((await adjust('30', 'one metre is under the slab')).code).toBe('OK');
  expect((await items(task))[1]).toMatchObject({ done: '31.000', approved: '30.000', why: 'one metre is under the slab' });
  const decided = { completedQty: '31.000', approvedQty: '30.000', approvedBy: 'Olive Hart', reviewReason: 'one metre is under the slab' };
  expect(await told('office', task, '/0')).toMatchObject([{ approvedQty: null, reviewReason: null }, decided]);
  expect(await told('sub2', task)).toEqual([]);
  const page = `{ construction(id: ${task.constructionId}) { schedules { items { completedQty approvedQty approvedBy reviewReason } } } }`;
  const { data } = await api.gql('sub', page);
  expect(data).toMatchObject({ construction: { schedules: [{ items: [{ approvedQty: null }, decided] }] } });
  expect((await payment(task)).lines[1]).toMatchObject({ qty: '30.000', ex: '735.00', inc: '808.50' });
});

test('what was counted anew is undecided again; reopening takes every decision back', async () => {
  const task = await submitted();
  const [pit = 0, conduit = 0] = task.itemIds;
  const both = [pit, conduit].map((itemId) => ({ itemId, verdict: 'approve' }));
  await review('office', task, ...both);
  expect((await count('field', pit, '1')).code).toBe('NOT_FOUND');
  expect((await count('admin', pit, '1')).code).toBe('OK');
  expect(await items(task)).toMatchObject([{ approved: null }, { approved: '31.000' }]);
  expect((await payment(task)).lines).toMatchObject([{ approvedBy: null, qty: '1.000' }, { approvedBy: 'Olive Hart' }]);
  expect((await ask('office', `reopenTask(scheduleId: ${task.scheduleId}, reason: "photo")`)).code).toBe('OK');
  expect(await items(task)).toMatchObject([{ approved: null }, { approved: null }]);
});

test('nobody approves a quantity that they entered; sending it back they may', async () => {
  const task = await submitted();
  const [pit = 0] = task.itemIds;
  expect((await count('admin', pit, '1')).code).toBe('OK');
  const own = await review('admin', task, { itemId: pit, verdict: 'approve' });
  expect(own).toMatchObject({ code: 'OWN_QUANTITY', details: { code: 'PIT-450', itemId: pit } });
  expect((await review('admin', task, { itemId: pit, verdict: 'reject', reason: 'counted the wrong pit' })).code).toBe('OK');
});

test('of two reviewers the later is told which line, and none of their lines is written', async () => {
  const task = await submitted();
  const [pit = 0, conduit = 0] = task.itemIds;
  const [seenPit, seenConduit] = await items(task);
  expect(
    (await review('finance', task, { itemId: conduit, verdict: 'reject', reason: 'no photo', version: seenConduit?.version ?? 0 })).code,
  ).toBe('OK');
  const later = await review(
    'office',
    task,
    { itemId: pit, verdict: 'approve', version: seenPit?.version ?? 0 },
    { itemId: conduit, verdict: 'approve', version: seenConduit?.version ?? 0 },
  );
  expect(later).toMatchObject({
    code: 'STALE_VERSION',
    details: { entity: 'schedule_item', itemId: conduit, code: 'CON-20', changedBy: 'Fay Ng', theirs: { rejectReason: 'no photo' } },
  });
  expect((await items(task))[0]).toMatchObject({ approved: null });
  // another line is nobody's clash
  expect((await review('office', task, { itemId: pit, verdict: 'approve', version: seenPit?.version ?? 0 })).code).toBe('OK');
});

test('an item of another task is not there, nor is a line twice', async () => {
  const [task, other] = [await submitted(), await submitted()];
  expect((await review('office', task, { itemId: other.itemIds[0] ?? 0, verdict: 'approve' })).code).toBe('NOT_FOUND');
  const line = { itemId: task.itemIds[0] ?? 0, verdict: 'approve' };
  expect((await review('office', task, line, line)).code).toBe('INVALID_INPUT');
});

const cents = (text: string): bigint => BigInt(text.replace('.', ''));
/** In thousandths × cents, halves away from zero, by whole numbers alone. */
const exGst = (thousandths: number): bigint => (BigInt(thousandths) * 2450n + 500n) / 1000n;
const incGst = (ex: bigint): bigint => ex + (ex + 5n) / 10n;
const shown = (thousandths: number): string => (thousandths / 1000).toFixed(3);

test('whatever is decided in whatever order, the payment is what the last decisions say', async () => {
  const step = fc.record({
    at: fc.constantFrom(0, 1),
    verdict: fc.constantFrom('approve', 'reject', 'adjust'),
    part: fc.integer({ min: 0, max: 1000 }),
  });
  const counted = fc.integer({ min: 1, max: 90_000 });
  await fc.assert(
    fc.asyncProperty(counted, counted, fc.array(step, { minLength: 1, maxLength: 6 }), async (pits, metres, steps) => {
      const done = [pits, metres];
      const task = await submitted([shown(pits), shown(metres)]);
      const is = done.map((qty) => ({ qty, isRejected: false }));
      for (const { at, verdict, part } of steps) {
        const qty = Math.floor(((done[at] ?? 0) * part) / 1000);
        const more = verdict === 'adjust' ? { approvedQty: shown(qty), reason: 'less' } : { reason: 'look again' };
        expect((await review('office', task, { itemId: task.itemIds[at] ?? 0, verdict, ...more })).code).toBe('OK');
        is[at] = { qty: verdict === 'adjust' ? qty : (done[at] ?? 0), isRejected: verdict === 'reject' };
      }
      const { state, lines } = await payment(task);
      expect(state).toBe('review');
      expect(lines.map(({ isRejected }) => isRejected)).toEqual(is.map(({ isRejected }) => isRejected));
      expect(lines.map(({ ex, inc }) => [cents(ex), cents(inc)])).toEqual(is.map(({ qty }) => [exGst(qty), incGst(exGst(qty))]));
    }),
    runs({ least: 1, soak: 15 }),
  );
});
