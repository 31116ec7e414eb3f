// The move of bytes out of their records: rows of every state come over, and none is lost (decision 030).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { PATIENT } from '../../test/connect-test-database.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { name, sql } from './0020-stored-files.ts';
import { migrations } from './migrations.ts';

let sequelize: Sequelize;
let transaction: Transaction;
const run = <T extends object = object>(text: string): Promise<T[]> => sequelize.query<T>(text, { transaction, type: QueryTypes.SELECT });

const SHA = (digit: string) => digit.repeat(64);
const CHECKED = JSON.stringify({ key: 'k/refused', tag: 't', sizeBytes: 4, sha256: SHA('4'), refusal: null });

/** As the database was before, with one row of each kind that there can be. */
const ROWS = `
insert into app_user (id, email, first_name, last_name) values (1, 'a@lotline.example', 'A', 'A'), (2, 'b@lotline.example', 'B', 'B');
insert into construction (id, work_order, status, address, work_type) values (1, 'WO-1', 'Scheduled', '8 Wattle Rd', 'Pre-install');
insert into attachment (id, owner_user_id, construction_id, title, storage_key, content_type, size_bytes, sha256, state, tags, created_utc, version) values
  (1, 1, 1, 'waits.jpg', 'k/waits', 'image/jpeg', 1, '${SHA('1')}', 'reserved', 'Pit', '2026-11-01', 3),
  (2, 1, 1, 'plain.jpg', 'k/plain', 'image/jpeg', 2, '${SHA('2')}', 'uploaded', null, '2026-11-02', 1),
  (3, 1, 1, 'clean.jpg', 'k/clean', 'image/jpeg', 3, '${SHA('3')}', 'uploaded', null, '2026-11-03', 1),
  (4, 1, 1, 'refused.jpg', 'k/refused', 'image/jpeg', 4, null, 'reserved', null, '2026-11-04', 1),
  (5, 1, 1, 'edited.png', 'k/edited', 'image/jpeg', 5, '${SHA('5')}', 'uploaded', null, '2026-11-05', 2),
  (6, 1, 1, 'gone.pdf', 'k/gone', 'application/pdf', 6, '${SHA('6')}', 'deleted', null, '2026-11-06', 2),
  (7, 1, 1, 'never.jpg', 'k/never', 'image/jpeg', 7, null, 'deleted', null, '2026-11-07', 2),
  (8, 1, 1, 'both.jpg', 'k/both', 'image/jpeg', 8, '${SHA('8')}', 'deleted', null, '2026-11-08', 2);
update attachment set kept_size_bytes = 2, kept_sha256 = '${SHA('a')}', received_key = 'k/sent' where id = 3;
update attachment set checked = '${CHECKED}' where id = 4;
update attachment set pending_key = 'k/pending', pending_content_type = 'image/png', pending_user_id = 2, modified_utc = '2026-11-09' where id = 5;
update attachment set pending_key = 'k/pending8', pending_size_bytes = 80, modified_utc = '2026-11-09' where id = 8;
update attachment set deleted_utc = '2026-11-10' where state = 'deleted';
insert into event (actor_user_id, entity, entity_id, move, before) values
  (1, 'attachment', 6, 'removeAttachment', '{"state": "uploaded"}'), (1, 'attachment', 7, 'removeAttachment', '{"state": "reserved"}');
`;

beforeAll(async () => {
  sequelize = connectDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '', pool: 2, waits: PATIENT });
  transaction = await sequelize.transaction();
  await sequelize.query('create schema before_files; set local search_path = before_files, public', { transaction });
  for (const earlier of migrations.slice(
    0,
    migrations.findIndex((migration) => migration.name === name),
  ))
    await sequelize.query(earlier.sql, { transaction });
  await sequelize.query(ROWS, { transaction });
  await sequelize.query(sql, { transaction });
});
afterAll(async () => {
  await transaction.rollback();
  await sequelize.close();
});

const BYTES = 'f.state, f.kind, f.storage_key as key, f.size_bytes::int as size, f.sha256, f.uploader_user_id as uploader, f.previews';
const shown = () => run(`select a.id, ${BYTES} from attachment a join stored_file f on f.id = a.file_id order by a.id`);
const awaited = () =>
  run(`select a.id, a.state as record, ${BYTES} from attachment a join stored_file f on f.id = a.awaited_file_id order by a.id`);

test('every record is there with what it was about', async () => {
  expect(await run('select id, title, state, tags, version from attachment order by id')).toEqual([
    { id: 1, title: 'waits.jpg', state: 'reserved', tags: 'Pit', version: 3 },
    { id: 2, title: 'plain.jpg', state: 'uploaded', tags: null, version: 1 },
    { id: 3, title: 'clean.jpg', state: 'uploaded', tags: null, version: 1 },
    { id: 4, title: 'refused.jpg', state: 'reserved', tags: null, version: 1 },
    { id: 5, title: 'edited.png', state: 'uploaded', tags: null, version: 2 },
    { id: 6, title: 'gone.pdf', state: 'deleted', tags: null, version: 2 },
    { id: 7, title: 'never.jpg', state: 'deleted', tags: null, version: 2 },
    { id: 8, title: 'both.jpg', state: 'deleted', tags: null, version: 2 },
  ]);
});

test('what had arrived is a stored file that the record shows and calls its original', async () => {
  const stored = (id: number, key: string, previews = 'waiting') => ({
    id,
    state: 'stored',
    kind: 'original',
    key,
    size: id,
    sha256: SHA(String(id)),
    uploader: 1,
    previews,
  });
  expect(await shown()).toEqual([
    stored(2, 'k/plain'),
    stored(3, 'k/clean'),
    stored(5, 'k/edited'),
    stored(6, 'k/gone', 'none'),
    stored(8, 'k/both'),
  ]);
  expect(await run('select id from attachment where file_id is distinct from original_file_id')).toEqual([]);
  expect(
    await run(
      `select kept_size_bytes::int as kept, kept_sha256 as sha, received_key as sent from stored_file where kept_sha256 is not null`,
    ),
  ).toEqual([{ kept: 2, sha: SHA('a'), sent: 'k/sent' }]);
});

test('what is still awaited is awaited: first bytes, replacements, and those of a record that was removed before', async () => {
  const waits = (id: number, record: string, key: string, facts: object) => ({
    id,
    record,
    state: 'awaited',
    kind: 'original',
    key,
    size: id,
    sha256: null,
    uploader: 1,
    previews: 'none',
    ...facts,
  });
  expect(await awaited()).toEqual([
    waits(1, 'reserved', 'k/waits', { sha256: SHA('1') }),
    waits(4, 'reserved', 'k/refused', {}),
    waits(5, 'uploaded', 'k/pending', { kind: 'edited', size: null, uploader: 2 }),
    waits(7, 'deleted', 'k/never', {}),
    waits(8, 'deleted', 'k/pending8', { kind: 'edited', size: 80 }),
  ]);
  expect(await run(`select checked from stored_file where storage_key = 'k/refused'`)).toEqual([
    { checked: JSON.parse(CHECKED) as object },
  ]);
  expect(await run(`select count(*)::int as files from stored_file`)).toEqual([{ files: 10 }]);
});
