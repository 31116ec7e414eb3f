// The sweep of files: what it may remove, what it must leave (quality.md §1).
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import pino from 'pino';
import type { Sequelize } from 'sequelize';
import { newKey, keysOf } from '../../test/store-contract.ts';
import { photo, type TestFile } from '../../test/uploads.ts';
import { createJobs, createPeople, PEOPLE } from '../../test/world.ts';
import { CheckTurns } from '../features/attachment/check-turns.ts';
import { AttachmentModel } from '../features/attachment/attachment.model.ts';
import { initModels } from '../models.ts';
import { connectTestDatabase } from '../../test/connect-test-database.ts';
import { createDiskStore, type DiskStore } from '../platform/storage/disk-store.ts';
import { createFileLinks } from '../platform/storage/file-links.ts';
import { sweepFiles, type SweepDeps } from './sweep-files.ts';

const DAY_MS = 86_400_000;
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
  const links = createFileLinks({ secret: 'a secret of the tests, long enough', origin: 'http://localhost:4000' });
  store = createDiskStore({ folder, links });
  deps = {
    sequelize,
    files: { links, store, disk: store },
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
  await AttachmentModel.destroy({ where: {} });
});

async function put(key: string, { bytes, sizeBytes }: TestFile, writtenAt = now): Promise<void> {
  await store.receive(
    { userId: PEOPLE.sub, key, contentType: 'image/jpeg', sizeBytes, isExact: true, expiresAt: now },
    Readable.from([Buffer.from(bytes)]),
  );
  await utimes(path.join(folder, 'objects', key), writtenAt, writtenAt);
}

function record(file: TestFile, facts: Partial<AttachmentModel>): Promise<AttachmentModel> {
  return AttachmentModel.create({
    ownerUserId: PEOPLE.sub,
    clientId: randomUUID(),
    constructionId: 1,
    scheduleId: null,
    potentialJobId: null,
    title: 'Trench-1.jpg',
    storageKey: newKey(),
    contentType: 'image/jpeg',
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    tags: null,
    comments: null,
    isDocAttachment: false,
    createdUtc: daysAgo(2),
    ...facts,
  });
}

test('leaves an upload that has arrived whole for its device (quality.md §1)', async () => {
  const file = photo();
  const row = await record(file, {});
  await put(row.storageKey, file);
  await sweepFiles(deps);
  expect(await store.stat(row.storageKey)).not.toBeNull();
  expect(await row.reload()).toMatchObject({ state: 'reserved' });
});

test('removes bytes that are not those announced after a day, not before; the record stays (quality.md §1)', async () => {
  const [old, fresh] = [await record(photo(), {}), await record(photo(), { createdUtc: daysAgo(0.5) })];
  for (const { storageKey } of [old, fresh]) await put(storageKey, photo());
  expect(await sweepFiles(deps)).toMatchObject({ incomplete: 1 });
  expect(await store.stat(old.storageKey)).toBeNull();
  expect(await store.stat(fresh.storageKey)).not.toBeNull();
  expect(await old.reload()).toMatchObject({ state: 'reserved' });
});

test('completes what a client of the plain specification has sent, new files and replacements (specification 1 §7)', async () => {
  const [file, edited] = [photo(), photo()];
  const row = await record(file, { clientId: null, sha256: null, createdUtc: new Date(now.getTime() - 30 * 60_000) });
  await put(row.storageKey, file);
  const replaced = await record(file, {
    state: 'uploaded',
    pendingKey: newKey(),
    pendingContentType: 'image/jpeg',
    modifiedUtc: daysAgo(1),
  });
  await put(replaced.storageKey, file);
  await put(replaced.pendingKey ?? '', edited);
  expect(await sweepFiles(deps)).toMatchObject({ completed: 2 });
  expect(await row.reload()).toMatchObject({ state: 'uploaded', sha256: file.sha256 });
  expect(await replaced.reload()).toMatchObject({ state: 'uploaded', sha256: edited.sha256, pendingKey: null });
});

test('purges what was removed 30 days ago with its bytes, and keeps what was removed yesterday (quality.md §1)', async () => {
  const file = photo();
  const [old, fresh] = [
    await record(file, { state: 'deleted', deletedUtc: daysAgo(31) }),
    await record(file, { state: 'deleted', deletedUtc: daysAgo(29) }),
  ];
  for (const { storageKey } of [old, fresh]) await put(storageKey, file);
  expect(await sweepFiles(deps)).toMatchObject({ purged: 1 });
  expect(await store.stat(old.storageKey)).toBeNull();
  expect(await AttachmentModel.findByPk(old.id)).toBeNull();
  expect(await store.stat(fresh.storageKey)).not.toBeNull();
});

test('removes bytes that no record has named for 30 days, never those that one names (quality.md §1)', async () => {
  const file = photo();
  const [orphan, young] = [newKey(), newKey()];
  await put(orphan, file, daysAgo(31));
  await put(young, file, daysAgo(29));
  const row = await record(file, { state: 'uploaded' });
  await put(row.storageKey, file, daysAgo(400));
  expect(await sweepFiles(deps)).toMatchObject({ orphans: 1 });
  const keys = await keysOf(store);
  expect(keys).toEqual(expect.arrayContaining([young, row.storageKey]));
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
