// Records of files as a test puts them into the database and looks at them: the record and its bytes in one row (decision 030).
import { QueryTypes, type Sequelize } from 'sequelize';
import { insertRow } from './insert-row.ts';
import { newKey } from './store-contract.ts';

type Row = Readonly<Record<string, unknown>>;

/** With its file, stored or awaited as the record's state says. */
export async function insertAttachment(sequelize: Sequelize, record: Row, file: Row = {}): Promise<number> {
  const hasArrived = record['state'] !== 'reserved';
  const fileId = await insertRow(sequelize, 'stored_file', {
    kind: 'original',
    storage_key: newKey(),
    content_type: 'image/jpeg',
    size_bytes: 1,
    ...(hasArrived ? { state: 'stored', stored_utc: new Date() } : {}),
    ...file,
  });
  const files = hasArrived ? { file_id: fileId, original_file_id: fileId } : { awaited_file_id: fileId };
  return insertRow(sequelize, 'attachment', { title: 'Trench-1.jpg', state: 'uploaded', ...files, ...record });
}

/** All of them, those that others refer to last: what is recorded is never emptied as a table. */
export async function removeAllFiles(sequelize: Sequelize): Promise<void> {
  await sequelize.query('delete from attachment');
  const nobodys = 'not exists (select from stored_file o where f.id in (o.edited_from_id, o.shows_id))';
  const removed = () => sequelize.query(`delete from stored_file f where ${nobodys} returning id`, { type: QueryTypes.SELECT });
  while ((await removed()).length > 0);
}

export interface FileRow {
  readonly id: number;
  readonly state: string;
  readonly file_id: number | null;
  readonly original_file_id: number | null;
  /** Of what is shown, else of what is awaited. */
  readonly storage_key: string;
  readonly sha256: string | null;
  readonly kept_size_bytes: string | null;
  readonly kept_sha256: string | null;
  readonly received_key: string | null;
  /** Of what is awaited beside something that is shown. */
  readonly pending_key: string | null;
  readonly [column: string]: unknown;
}

export async function fileRow(sequelize: Sequelize, id: number): Promise<FileRow | undefined> {
  const rows = await sequelize.query<FileRow>(
    `select a.*, coalesce(f.storage_key, w.storage_key) as storage_key, coalesce(f.sha256, w.sha256) as sha256, f.kept_size_bytes, f.kept_sha256,
       f.received_key, case when f.id is not null then w.storage_key end as pending_key
     from attachment a left join stored_file f on f.id = a.file_id left join stored_file w on w.id = a.awaited_file_id where a.id = $id`,
    { bind: { id }, type: QueryTypes.SELECT },
  );
  return rows[0];
}
