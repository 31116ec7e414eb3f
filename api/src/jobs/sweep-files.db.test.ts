// The sweep of files: what it may remove, what it must leave (quality.md §1).
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import pino from 'pino';
import { QueryTypes, type Sequelize } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { fileRow, insertAttachment, removeAllFiles } from '../../test/file-rows.ts';
import { insertRow } from '../../test/insert-row.ts';
import { runJobs } from '../../test/run-jobs.ts';
import { newKey, keysOf } from '../../test/store-contract.ts';
import { photo, type TestFile } from '../../test/uploads.ts';
import { createJobs, createPeople, PEOPLE } from '../../test/world.ts';
import { CheckTurns } from '../features/attachment/check-turns.ts';
import { initModels } from '../models.ts';
import { connectTestDatabase } from '../../test/connect-test-database.ts';
import { TicketPapers } from '../features/ticket/ticket-papers.ts';
import { createDiskStore, type DiskStore } from '../platform/storage/disk-store.ts';
import { createBuilderLinks } from '../platform/storage/builder-links.ts';
import { createFileLinks } from '../platform/storage/file-links.ts';
import { createJobs as createJobsOf } from './jobs.ts';
import { sweepFiles, type SweepDeps } from './sweep-files.ts';

const now = new Date('2026-11-20T02:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

let sequelize: Sequelize;
let folder: string;
let store: DiskStore;
let deps: SweepDeps;

beforeAll(async () => {
  sequelize = connectTestDatabase(4);
  initModels(sequelize);
  await createPeople(sequelize);
  await createJobs(sequelize);
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-sweep-'));
  const signed = { secret: 'a secret of the tests, long enough', origin: 'http://localhost:4000' };
  const links = createFileLinks(signed);
  store = createDiskStore({ folder, links });
  deps = {
    sequelize,
    files: { links, builderLinks: createBuilderLinks(signed), store, disk: store },
    turns: new CheckTurns(sequelize),
    now: () => now,
    timeZone: 'Australia/Sydney',
    log: pino({ level: 'silent' }),
  };
});
afterAll(async () => {
  await sequelize.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await removeAllFiles(sequelize);
});

async function put(key: string, { bytes, sizeBytes }: TestFile, writtenAt = now): Promise<void> {
  await store.receive(
    { userId: PEOPLE.sub, key, contentType: 'image/jpeg', sizeBytes, isExact: true, expiresAt: now },
    Readable.from([Buffer.from(bytes)]),
  );
  await utimes(path.join(folder, 'objects', key), writtenAt, writtenAt);
}

interface Recorded {
  readonly id: number;
  readonly key: string;
}

async function record(file: TestFile, facts: Readonly<Record<string, unknown>>): Promise<Recorded> {
  const record = {
    owner_user_id: PEOPLE.sub,
    client_id: randomUUID(),
    construction_id: 1,
    state: 'reserved',
    created_utc: daysAgo(2),
    ...facts,
  };
  const id = await insertAttachment(sequelize, record, { size_bytes: file.sizeBytes, sha256: file.sha256, created_utc: daysAgo(60) });
  return { id, key: (await rowOf(id))?.storage_key ?? '' };
}
const rowOf = (id: number) => fileRow(sequelize, id);

test('leaves an upload that has arrived whole for its device (quality.md §1)', async () => {
  const file = photo();
  const row = await record(file, {});
  await put(row.key, file);
  await sweepFiles(deps);
  expect(await store.stat(row.key)).not.toBeNull();
  expect(await rowOf(row.id)).toMatchObject({ state: 'reserved' });
});

test('removes bytes that are not those announced after a day, not before; the record stays (quality.md §1)', async () => {
  const [old, fresh] = [await record(photo(), {}), await record(photo(), { created_utc: daysAgo(0.5) })];
  for (const { key } of [old, fresh]) await put(key, photo());
  expect(await sweepFiles(deps)).toMatchObject({ incomplete: 1 });
  expect(await store.stat(old.key)).toBeNull();
  expect(await store.stat(fresh.key)).not.toBeNull();
  expect(await rowOf(old.id)).toMatchObject({ state: 'reserved' });
});

test('completes what a client of the plain specification has sent, new files and replacements (specification 1 §7)', async () => {
  const [file, edited] = [photo(), photo()];
  const row = await record(file, { client_id: null, created_utc: new Date(now.getTime() - 30 * 60_000) });
  await put(row.key, file);
  const replaced = await record(file, { state: 'uploaded', modified_utc: daysAgo(1) });
  const pendingKey = newKey();
  const pending = {
    kind: 'edited',
    edited_from_id: (await rowOf(replaced.id))?.file_id,
    storage_key: pendingKey,
    content_type: 'image/jpeg',
  };
  const awaitedId = await insertRow(sequelize, 'stored_file', pending);
  await sequelize.query('update attachment set awaited_file_id = $awaitedId where id = $id', { bind: { awaitedId, id: replaced.id } });
  await put(replaced.key, file);
  await put(pendingKey, edited);
  expect(await sweepFiles(deps)).toMatchObject({ completed: 2 });
  expect(await rowOf(row.id)).toMatchObject({ state: 'uploaded', sha256: file.sha256 });
  expect(await rowOf(replaced.id)).toMatchObject({ state: 'uploaded', sha256: edited.sha256, pending_key: null });
});

test('purges what was removed 30 days ago with its bytes, and keeps what was removed yesterday (quality.md §1)', async () => {
  const file = photo();
  const [old, fresh] = [
    await record(file, { state: 'deleted', deleted_utc: daysAgo(31) }),
    await record(file, { state: 'deleted', deleted_utc: daysAgo(29) }),
  ];
  for (const { key } of [old, fresh]) await put(key, file);
  expect(await sweepFiles(deps)).toMatchObject({ purged: 1, forgotten: 1 });
  const papers = new TicketPapers({ store, log: deps.log });
  await runJobs(
    createJobsOf({
      ...deps,
      papers,
      keptMonths: 24,
      receiptSecret: () => Promise.resolve('never asked for'),
      smsGateway: null,
      mailGateway: null,
      bankSeal: () => Promise.reject(new Error('no account is asked for')),
    }),
  );
  expect(await store.stat(old.key)).toBeNull();
  expect(await rowOf(old.id)).toBeUndefined();
  expect(await store.stat(fresh.key)).not.toBeNull();
});

test('the event of a purged file says whether it was a receipt, by its category or as that of a cost', async () => {
  const gone = { state: 'deleted', deleted_utc: daysAgo(31) };
  const [plain, tagged, spent] = [
    await record(photo(), gone),
    await record(photo(), { ...gone, tags: 'Receipt' }),
    await record(photo(), gone),
  ];
  await sequelize.query(
    `insert into job_cost (construction_id, kind, code, quantity, created_by_user_id, receipt_id)
     select c.id, 'bom', 'PIT-450', 1, u.id, $id from construction c, app_user u limit 1`,
    { bind: { id: spent.id } },
  );
  await sweepFiles(deps);
  const told = await sequelize.query(
    `select (before ->> 'isReceipt')::boolean as "isReceipt" from event where entity = 'attachment' and move = 'purgeAttachment'
     and entity_id = any($ids) order by entity_id`,
    { bind: { ids: [plain.id, tagged.id, spent.id] }, type: QueryTypes.SELECT },
  );
  expect(told).toEqual([{ isReceipt: false }, { isReceipt: true }, { isReceipt: true }]);
});

test('removes bytes that no record has named for 30 days, never those that one names (quality.md §1)', async () => {
  const file = photo();
  const [orphan, young] = [newKey(), newKey()];
  await put(orphan, file, daysAgo(31));
  await put(young, file, daysAgo(29));
  const row = await record(file, { state: 'uploaded' });
  await put(row.key, file, daysAgo(400));
  expect(await sweepFiles(deps)).toMatchObject({ orphans: 1 });
  const keys = await keysOf(store);
  expect(keys).toEqual(expect.arrayContaining([young, row.key]));
  expect(keys).not.toContain(orphan);
});

test('removes what a killed server left of uploads (quality.md §1)', async () => {
  const left = path.join(folder, 'incoming', 'left');
  await writeFile(left, 'x');
  await utimes(left, daysAgo(1), daysAgo(1));
  expect(await sweepFiles(deps)).toMatchObject({ unfinished: 1 });
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

test('runs in one process at a time', async () => {
  await sequelize.transaction(async (transaction) => {
    await sequelize.query('select pg_advisory_xact_lock(4711002)', { transaction });
    expect(await sweepFiles(deps)).toBeNull();
  });
  expect(await sweepFiles(deps)).not.toBeNull();
});
