// Receipts as the server signs them: only of bytes that were read from the store, in one chain for each person however many sign at once, the same
// when asked for again, and checked by nothing but the published keys (issue 10 §3; decision 044).
import { rename } from 'node:fs/promises';
import { webcrypto } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { QueryTypes } from 'sequelize';
import { receiptCrypto } from '@lotline/schema/domain/receipt/receipt-crypto';
import { receiptsFile } from '@lotline/schema/domain/receipt/receipt-lines';
import type { ReceiptKey, ReceiptPage } from '@lotline/schema/domain/receipt/receipt';
import { verifyReceipts } from '@lotline/schema/domain/receipt/verify-receipts';
import { bootApi, type BootedApi } from '../../test/booted-api.ts';
import { fileRow } from '../../test/file-rows.ts';
import { RECEIPT_SECRET, runJobs, runQueueOnce } from '../../test/run-jobs.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { insertTask, type TaskRows } from '../../test/task-rows.ts';
import { commentedPhoto, photo, uploaded, type TestFile } from '../../test/uploads.ts';
import { PEOPLE, type PersonName } from '../../test/world.ts';
import { turnReceiptKey } from '../features/receipt/receipt-keys.ts';
import { listFailedJobs } from '../platform/queue/failed-jobs.queries.ts';
import { issueReceipt } from './issue-receipt.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
/** Stopped last: the models are bound to the connections of the one that was started last. */
const later: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of later) await stop();
  await api.stop();
});

const crypto = receiptCrypto(webcrypto.subtle);
const { signal } = new AbortController();
const deps = (of = api) => ({
  sequelize: of.sequelize,
  files: of.files,
  now: () => new Date(),
  receiptSecret: () => Promise.resolve(RECEIPT_SECRET),
});
const rows = <Row extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });

async function press(person: PersonName, mutation: string): Promise<void> {
  const { errors } = await api.gql(person, `mutation { ${mutation} }`);
  expect(errors).toEqual([]);
}

/** As a phone does it, by its person. */
async function submit(person: PersonName, { scheduleId: id }: TaskRows): Promise<void> {
  const visit = `(taskUser: { scheduleId: ${id} })`;
  await press(person, `updateConstructionTaskAccepted(scheduleId: ${id}) { id }`);
  await press(person, `updateTaskUserOnSite${visit} { id }`);
  await press(person, `updateTaskUserComplete(taskUser: { scheduleId: ${id} }, partial: false) { id }`);
  await press(person, `updateTaskUserConfirmQty${visit} { id }`);
  await press(person, `updateTaskSubmitted(scheduleId: ${id}) { id }`);
}

const addPhoto = ({ constructionId, scheduleId }: TaskRows, file: TestFile = photo(), name = 'Trench-1.jpg', by: PersonName = 'sub') =>
  uploaded(api, by, file, { name, constructionId, taskId: scheduleId });

const runReceipts = () => runJobs({ issue_receipt: (payload, stopping) => issueReceipt(deps(), payload, stopping) });

/** Also those that wait until it is quiet. */
async function runAll(): Promise<void> {
  await api.sequelize.query(
    `select graphile_worker.reschedule_jobs((select coalesce(array_agg(id), '{}') from graphile_worker.jobs
       where attempts < max_attempts and task_identifier = 'issue_receipt'), run_at := now() - interval '1 second')`,
  );
  await runReceipts();
}

const batchOf = ({ constructionId, scheduleId }: TaskRows, person: PersonName = 'sub') => ({
  kind: 'batch',
  personId: PEOPLE[person],
  constructionId,
  scheduleId,
});

async function held(person: PersonName, after = 0): Promise<ReceiptPage['receipts']> {
  const { body } = await api.rest(person, 'GET', `/api/receipts?after=${after}`);
  return (body as ReceiptPage).receipts;
}
const lastOf = async (person: PersonName): Promise<number> =>
  (await rows<{ last: number }>('select coalesce(max(sequence), 0) as last from receipt where person_id = $id', { id: PEOPLE[person] }))[0]
    ?.last ?? 0;
/** Without a sign-in. */
const publishedKeys = async () => ((await (await fetch(`${api.url}/api/receipts/keys`)).json()) as { keys: ReceiptKey[] }).keys;
const checked = async (receipts: ReceiptPage['receipts']) =>
  verifyReceipts(crypto.encode(receiptsFile(receipts)), await publishedKeys(), crypto);

/** Ids, hashes and instants hold any digits, also those of an amount. */
const withoutMarks = (_: string, value: unknown): unknown =>
  typeof value === 'string' && /^[\da-f-]{36,}$|^\d{4}-\d{2}-\d{2}T/.test(value) ? '' : value;

test('a subcontractor who submits gets a receipt of steps, items and photos, which the published keys alone check', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const [plain, commented] = [photo(), commentedPhoto('taken behind the fence')];
  const first = await addPhoto(task, plain);
  await addPhoto(task, commented, 'Trench-2.jpg');
  await submit('sub', task);
  expect(await held('sub')).toEqual([]);
  // at once, while the batch of photos is still waited for, which then has nothing more to tell
  await runReceipts();
  await runAll();
  const receipts = await held('sub');
  const {
    isGood,
    findings,
    receipts: [one],
  } = await checked(receipts);
  expect([isGood, findings, receipts.length]).toEqual([true, [], 1]);
  const { kept_sha256: storedHash, kept_size_bytes: storedSize } = (await fileRow(api.sequelize, first.id + 1)) ?? {};
  expect(one?.receipt).toMatchObject({
    kind: 'submit',
    sequence: 1,
    previous: null,
    person: { id: PEOPLE.sub, name: 'Ridge Carter' },
    job: { id: task.constructionId },
    task: { id: task.scheduleId, name: 'Pit and pipe' },
    counts: { moves: 5, items: 2, files: 2, awaited: 0 },
    moves: ['accept', 'goOnsite', 'complete', 'confirm', 'submit'].map((move) => ({ move })),
    items: [{ code: 'PIT-450', quantity: '2.000' }, { code: 'CON-20' }],
    files: [
      { attachmentId: first.id, name: 'Trench-1.jpg', sha256: plain.sha256, sizeBytes: plain.sizeBytes, sent: null },
      {
        name: 'Trench-2.jpg',
        sha256: storedHash,
        sizeBytes: Number(storedSize),
        sent: { sha256: commented.sha256, sizeBytes: commented.sizeBytes },
      },
    ],
  });
  expect(JSON.stringify(one?.receipt, withoutMarks)).not.toMatch(/24\.5|385|rate/i);
  expect(await rows('select actor_kind, move from event where entity = $entity', { entity: 'receipt' })).toEqual([
    { actor_kind: 'system', move: 'issueReceipt' },
  ]);
});

test('photos get a receipt once they are quiet: one for the batch, and none again for what was told', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true });
  const before = await lastOf('sub');
  for (const name of ['A.jpg', 'B.jpg', 'C.jpg']) await addPhoto(task, photo(), name);
  await runReceipts();
  expect(await held('sub', before)).toEqual([]);
  const [waiting] = await rows<{ count: number; quiet: boolean }>(
    `select count(*)::integer as count, bool_and(run_at > now()) as quiet from graphile_worker.jobs where task_identifier = 'issue_receipt'`,
  );
  expect(waiting).toEqual({ count: 1, quiet: true });
  await runAll();
  const { receipts } = await checked(await held('sub', before));
  expect(receipts.map(({ receipt }) => [receipt?.kind, receipt?.files.map(({ name }) => name)])).toEqual([
    ['batch', ['A.jpg', 'B.jpg', 'C.jpg']],
  ]);
  expect(await issueReceipt(deps(), batchOf(task), signal)).toBeNull();
  await addPhoto(task, photo(), 'D.jpg');
  await runAll();
  expect((await checked(await held('sub', before + 1))).receipts.map(({ receipt }) => receipt?.files.map(({ name }) => name))).toEqual([
    ['D.jpg'],
  ]);
});

test('asked for again, a receipt is the one that is there', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const before = await lastOf('sub');
  await submit('sub', task);
  await runAll();
  const [{ version = 0 } = {}] = await rows<{ version: number }>('select version from schedule where id = $id', { id: task.scheduleId });
  const again = {
    kind: 'submit',
    personId: PEOPLE.sub,
    ...{ constructionId: task.constructionId, scheduleId: task.scheduleId },
    taskVersion: version,
  };
  const first = await held('sub', before);
  expect(await issueReceipt(deps(), again, signal)).toBeNull();
  expect(await held('sub', before)).toEqual(first);
  expect(first).toHaveLength(1);
});

describe.each(['disk', 'S3'])('of bytes in %s', (where) => {
  let own: BootedApi;
  beforeAll(async () => {
    own = api;
    if (where === 'disk') return;
    const s3 = await startS3Server();
    own = await bootApi({ env: s3.env });
    later.push(own.stop, () => s3.stop());
  });

  test('no receipt names what the store does not hold: lost, longer, shorter or with one other byte; put right, it is signed', async () => {
    const task = await insertTask(own.sequelize, { group: 'Ridgeway Cabling', accepted: true });
    const file = photo();
    const { id } = await uploaded(own, 'sub', file, { name: 'Trench-1.jpg', constructionId: task.constructionId, taskId: task.scheduleId });
    const key = (await fileRow(own.sequelize, id))?.storage_key ?? '';
    const before = await lastOf('sub');
    const issue = (read: (bytes: Buffer) => Buffer | null) =>
      issueReceipt({ ...deps(own), files: { store: { read: damaged(own, key, read) } } }, batchOf(task), signal);
    await expect(issue(() => null)).rejects.toThrow(`file ${String(id)} is not in the store`);
    await expect(issue((bytes) => Buffer.concat([bytes, Buffer.from('x')]))).rejects.toThrow('another size');
    await expect(issue((bytes) => bytes.subarray(1))).rejects.toThrow('another size');
    await expect(issue((bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([1])]))).rejects.toThrow('other bytes');
    expect(await lastOf('sub')).toBe(before);
    expect(await issueReceipt(deps(own), batchOf(task), signal)).toEqual({ receipts: 1 });
    expect((await checked(await held('sub', before))).receipts[0]?.files).toMatchObject([{ sha256: file.sha256 }]);
  });
});

/** The store, with other bytes under one key. */
function damaged(of: BootedApi, key: string, change: (bytes: Buffer) => Buffer | null): BootedApi['files']['store']['read'] {
  return async (asked, range) => {
    const stream = await of.files.store.read(asked, range);
    if (asked !== key || stream === null) return stream;
    const bytes = change(Buffer.concat((await stream.toArray()) as Buffer[]));
    return bytes === null ? null : Readable.from([bytes]);
  };
}

test('a file that the disk lost before the check: the job is listed with its reason, and tried again once the file is back', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true });
  const { id } = await addPhoto(task);
  const before = await lastOf('sub');
  const file = path.join(api.dataDir, 'files', 'objects', (await fileRow(api.sequelize, id))?.storage_key ?? '');
  await rename(file, `${file}.lost`);
  await api.sequelize.query(`update graphile_worker._private_jobs set max_attempts = 1, run_at = now() where key like 'issue_receipt:%'`);
  await runQueueOnce({ issue_receipt: (payload) => issueReceipt(deps(), payload, signal).then(() => undefined) });
  expect(await lastOf('sub')).toBe(before);
  const failed = await listFailedJobs(api.sequelize);
  expect(failed).toMatchObject([
    { job: 'issue_receipt', error: expect.stringContaining(`file ${String(id)} is not in the store`) as unknown },
  ]);
  await rename(`${file}.lost`, file);
  // another photo of the batch gives it all its tries again
  await addPhoto(task, photo(), 'Trench-2.jpg');
  await runAll();
  expect(await listFailedJobs(api.sequelize)).toEqual([]);
  expect((await checked(await held('sub', before))).receipts.map(({ files }) => files.length)).toEqual([2]);
});

test('sixteen jobs at once in two processes: one chain without a fork, and each receipt once', async () => {
  const second = await bootApi({ dataDir: api.dataDir });
  later.push(second.stop);
  const before = await lastOf('sub');
  const tasks = await Promise.all(
    Array.from({ length: 8 }, () => insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true })),
  );
  for (const task of tasks) await addPhoto(task);
  const jobs = tasks.flatMap((task) => [issueReceipt(deps(), batchOf(task), signal), issueReceipt(deps(second), batchOf(task), signal)]);
  const made = (await Promise.all(jobs)).filter((one) => one !== null);
  expect(made).toHaveLength(8);
  const { isGood, receipts } = await checked(await held('sub'));
  expect([isGood, receipts.map(({ sequence }) => sequence)]).toEqual([true, Array.from({ length: before + 8 }, (_, at) => at + 1)]);
});

test('a key is published a week before it signs, is turned over, and the old one stays', async () => {
  const day = (days: number) => ({ ...deps(), now: () => new Date(Date.now() + days * 86_400_000) });
  const [first] = await publishedKeys();
  expect(await turnReceiptKey(day(10))).toBeNull();
  expect(await turnReceiptKey(day(84))).toEqual({ keys: 1 });
  expect(await turnReceiptKey(day(84))).toBeNull();
  const keys = await publishedKeys();
  expect(keys.map(({ id }) => id)).toEqual([first?.id, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const signWith = async (days: number) => {
    const before = await lastOf('field');
    const task = await insertTask(api.sequelize, { group: 'Crew North', accepted: true });
    await addPhoto(task, photo(), 'Pit.jpg', 'field');
    await issueReceipt(day(days), batchOf(task, 'field'), signal);
    return (await checked(await held('field', before))).receipts[0]?.receipt?.key;
  };
  expect([await signWith(85), await signWith(91)]).toEqual(keys.map(({ id }) => id));
  expect((await checked(await held('field'))).isGood).toBe(true);
  const [row] = await rows<{ sealed: string }>('select private_sealed as sealed from receipt_key limit 1');
  expect(row?.sealed).not.toContain('MC4CAQ');
  // another secret opens none of them: a new one is made, what was signed stays good
  const before = await lastOf('field');
  const task = await insertTask(api.sequelize, { group: 'Crew North', accepted: true });
  await addPhoto(task, photo(), 'Pit.jpg', 'field');
  await issueReceipt(
    { ...day(92), receiptSecret: () => Promise.resolve('another secret, as long as the first one was') },
    batchOf(task, 'field'),
    signal,
  );
  expect((await checked(await held('field', before))).receipts[0]?.receipt?.key).toBe((await publishedKeys()).at(-1)?.id);
  expect((await checked(await held('field'))).isGood).toBe(true);
});

test('receipts are one’s own; those of a task are read by whoever reads the task; neither they nor the keys are ever rewritten', async () => {
  expect(await held('sub2')).toEqual([]);
  const [{ scheduleId = 0, count = 0 } = {}] = await rows<{ scheduleId: number; count: number }>(
    `select schedule_id as "scheduleId", count(*)::integer as count from receipt where person_id = $id group by 1 order by 1 limit 1`,
    { id: PEOPLE.sub },
  );
  const ofTask = async (person: PersonName) =>
    (await api.rest(person, 'GET', `/api/receipts/task/${scheduleId}`)).body as Partial<ReceiptPage>;
  expect((await ofTask('office')).receipts).toHaveLength(count);
  expect((await ofTask('sub')).receipts).toHaveLength(count);
  expect(await ofTask('sub2')).toMatchObject({ code: 'NOT_FOUND' });
  for (const query of ['after=-1', 'after=x', 'after=1&after=2', `after=${'9'.repeat(10)}`])
    expect((await api.rest('sub', 'GET', `/api/receipts?${query}`)).status).toBe(400);
  for (const table of ['receipt', 'receipt_key']) {
    await expect(api.sequelize.query(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(api.sequelize.query(`update ${table} set id = id + 1`)).rejects.toThrow('append-only');
  }
  const { headers } = await fetch(`${api.url}/api/receipts/keys`);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});
