// What may go and what may not when files are shared, edited and removed (decision 030), also while somebody refers to one at that moment.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { QueryTypes, type Sequelize } from 'sequelize';
import { fileRow, insertAttachment, removeAllFiles } from '../../test/file-rows.ts';
import { insertRow } from '../../test/insert-row.ts';
import { runJobs } from '../../test/run-jobs.ts';
import { newKey, keysOf } from '../../test/store-contract.ts';
import { connectTestDatabase } from '../../test/connect-test-database.ts';
import { until } from '../../test/until.ts';
import { createJobs, createPeople, PEOPLE } from '../../test/world.ts';
import { REMOVE_BYTES } from '../features/attachment/remove-bytes.ts';
import type { Job } from '../platform/queue/job.ts';
import { createDiskStore, type DiskStore } from '../platform/storage/disk-store.ts';
import { createFileLinks } from '../platform/storage/file-links.ts';
import { removeUnnamedBytes } from './remove-bytes.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';

let sequelize: Sequelize;
let folder: string;
let store: DiskStore;
beforeAll(async () => {
  sequelize = connectTestDatabase(6);
  await createPeople(sequelize);
  await createJobs(sequelize);
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-unreferenced-'));
  store = createDiskStore({ folder, links: createFileLinks({ secret: 'a secret of the tests, long enough', origin: 'http://localhost' }) });
});
afterAll(async () => {
  await sequelize.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await removeAllFiles(sequelize);
  for (const key of await keysOf(store)) await store.remove(key);
});

const removeBytes: Job = (payload) => removeUnnamedBytes({ sequelize, files: { store } }, payload);
/** The rows, and then the bytes by the job that was written with them. */
async function sweep(): Promise<number> {
  const removed = await removeUnreferenced({ sequelize, now: () => new Date() }, new Date());
  await runJobs({ [REMOVE_BYTES]: removeBytes });
  return removed;
}
const record = { owner_user_id: PEOPLE.sub, construction_id: 1 };

async function file(facts: Readonly<Record<string, unknown>> = {}): Promise<{ id: number; key: string }> {
  const key = newKey();
  await store.write(key, 3, Readable.from([Buffer.from('abc')]));
  const kind = { kind: 'original', state: 'stored', storage_key: key, content_type: 'image/jpeg', size_bytes: 3, stored_utc: new Date(0) };
  return { id: await insertRow(sequelize, 'stored_file', { ...kind, created_utc: new Date(0), ...facts }), key };
}
const recordOf = (shownId: number, originalId = shownId) =>
  insertRow(sequelize, 'attachment', {
    ...record,
    title: 'Trench-1.jpg',
    state: 'uploaded',
    file_id: shownId,
    original_file_id: originalId,
  });
const drop = (id: number) => sequelize.query('delete from attachment where id = $id', { bind: { id } });

test('a file that several records show stays until the last of them is gone, and then goes with its small pictures', async () => {
  const shared = await file();
  const small = await file({ kind: 'thumbnail', shows_id: shared.id });
  const [one, other] = [await recordOf(shared.id), await recordOf(shared.id)];
  await drop(one);
  expect(await sweep()).toBe(0);
  expect((await keysOf(store)).sort()).toEqual([shared.key, small.key].sort());
  await drop(other);
  expect(await sweep()).toBe(1);
  expect(await keysOf(store)).toEqual([]);
});

test('an original stays while an edited picture was made of it, and all of the line go when nobody has the last', async () => {
  const original = await file();
  const between = await file({ kind: 'edited', edited_from_id: original.id });
  const last = await file({ kind: 'edited', edited_from_id: between.id });
  const id = await recordOf(last.id, original.id);
  expect(await sweep()).toBe(0);
  await drop(id);
  expect(await sweep()).toBe(3);
  expect(await keysOf(store)).toEqual([]);
});

test('an edited picture goes alone while another record still shows the original', async () => {
  const original = await file();
  const edited = await file({ kind: 'edited', edited_from_id: original.id });
  await recordOf(original.id);
  const id = await recordOf(edited.id, original.id);
  await drop(id);
  expect(await sweep()).toBe(1);
  expect(await keysOf(store)).toEqual([original.key]);
});

test('a record that is being made at that moment keeps its file: it is neither waited for nor lost', async () => {
  const { id, key } = await file();
  const making = await sequelize.transaction();
  const facts = `values (${PEOPLE.sub}, 1, 'Trench-1.jpg', 'uploaded', ${id}, ${id})`;
  const insert = `insert into attachment (owner_user_id, construction_id, title, state, file_id, original_file_id) ${facts}`;
  await sequelize.query(insert, { transaction: making });
  expect(await sweep()).toBe(0);
  await making.commit();
  expect(await sweep()).toBe(0);
  expect(await keysOf(store)).toEqual([key]);
});

test('a record that comes while the file goes is refused and never stands there without bytes', async () => {
  const { id } = await file();
  const others = await file();
  const late: Promise<string>[] = [];
  await sequelize.transaction(async (transaction) => {
    // as the sweep holds it between its second look and its commit
    await sequelize.query('select 1 from stored_file where id = $id for update', { bind: { id }, transaction });
    late.push(
      recordOf(id).then(
        () => 'made',
        () => 'refused',
      ),
    );
    await until('the new record waits for the file', async () => {
      const [waiting] = await sequelize.query<{ count: number }>(`select count(*)::int as count from pg_locks where not granted`, {
        type: QueryTypes.SELECT,
      });
      return (waiting?.count ?? 0) > 0;
    });
    await sequelize.query('delete from stored_file where id = $id', { bind: { id }, transaction });
  });
  expect(await Promise.all(late)).toEqual(['refused']);
  expect(await sweep()).toBe(1);
  expect(await store.stat(others.key)).toBeNull();
});

test('16 records that are made and dropped while four sweeps run: whatever record is left has its bytes', async () => {
  const files = [];
  for (let count = 0; count < 16; count += 1) files.push(await file());
  const made = Promise.all(
    files.map(async ({ id }, at) => {
      const attachment = await recordOf(id).catch(() => null);
      if (attachment !== null && at % 4 === 0) await drop(attachment);
      return attachment;
    }),
  );
  await Promise.all([made, ...Array.from({ length: 4 }, () => sweep())]);
  await sweep();
  const held = await sequelize.query<{ key: string }>(
    'select f.storage_key as key from attachment a join stored_file f on f.id = a.file_id',
    { type: QueryTypes.SELECT },
  );
  for (const { key } of held) expect(await store.stat(key)).not.toBeNull();
  expect((await keysOf(store)).sort()).toEqual(held.map(({ key }) => key).sort());
});

test('a process that ends between the rows and the bytes leaves a job: the bytes go later, and no row is left without its bytes', async () => {
  const { key } = await file();
  expect(await removeUnreferenced({ sequelize, now: () => new Date() }, new Date())).toBe(1);
  expect(await sequelize.query('select 1 from stored_file', { type: QueryTypes.SELECT })).toEqual([]);
  expect(await keysOf(store)).toEqual([key]);
  await runJobs({ [REMOVE_BYTES]: removeBytes });
  expect(await keysOf(store)).toEqual([]);
});

test('a job that names bytes which a file has again by then leaves them', async () => {
  const { id, key } = await file();
  await recordOf(id);
  expect(await removeBytes({ keys: [key] }, new AbortController().signal)).toEqual({ removed: 0 });
  expect(await keysOf(store)).toEqual([key]);
});

test('the database itself lets nobody remove a file that is referred to, and no two records await one', async () => {
  const id = await insertAttachment(sequelize, { ...record, state: 'reserved' });
  const awaited = (await fileRow(sequelize, id))?.['awaited_file_id'];
  await expect(sequelize.query(`delete from stored_file where id = ${String(awaited)}`)).rejects.toThrow(/violates RESTRICT setting/);
  await expect(
    insertRow(sequelize, 'attachment', { ...record, title: 'x.jpg', state: 'reserved', awaited_file_id: awaited }),
  ).rejects.toThrow(/unique|Validation/i);
});
