// Files that nobody refers to any more: no record shows, awaits or came from them, no version of a setting names them, and no edited picture was made of them
// (decision 030).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import { removeBytesLater } from '../features/attachment/remove-bytes.ts';

/** The job that it is a part of. */
export const SWEEP_FILES = 'sweep_files';

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

export interface RemovalDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
}

const UNREFERENCED = `not exists (select from attachment a where a.file_id = f.id) and not exists (select from attachment a where a.original_file_id = f.id)
  and not exists (select from attachment a where a.awaited_file_id = f.id) and not exists (select from stored_file e where e.edited_from_id = f.id)
  and not exists (select from system_setting_version v where v.logo_file_id = f.id)`;
const BATCH = 200;

/**
 * Rows first, and a job for their bytes in the same transaction: never a row without its bytes.
 * Returns how many files went, small pictures not counted.
 */
export async function removeUnreferenced({ sequelize, now }: RemovalDeps, createdBefore: Date): Promise<number> {
  let removed = 0;
  // A picture that was edited is found in the round after the edited one went.
  for (let found = await findUnreferenced(sequelize, createdBefore, 0); found.length > 0;) {
    let inThisRound = 0;
    for (; found.length > 0; found = await findUnreferenced(sequelize, createdBefore, found.at(-1) ?? 0)) {
      for (const id of found) {
        if (await sequelize.transaction((transaction) => forget({ sequelize, transaction }, now(), id))) inThisRound += 1;
      }
    }
    removed += inThisRound;
    found = inThisRound === 0 ? [] : await findUnreferenced(sequelize, createdBefore, 0);
  }
  return removed;
}

async function findUnreferenced(sequelize: Sequelize, createdBefore: Date, after: number): Promise<number[]> {
  const found = await sequelize.query<{ id: number }>(
    `select f.id from stored_file f
      where f.shows_id is null and f.created_utc < $createdBefore and f.id > $after and ${UNREFERENCED} order by f.id limit ${BATCH}`,
    { bind: { createdBefore, after }, type: QueryTypes.SELECT },
  );
  return found.map(({ id }) => id);
}

/**
 * False when somebody refers to the file by now. A new reference takes a lock of the file's row: one that is
 * being made is not waited for but left, one that was made meanwhile is seen by the second look, and one that comes later finds no row.
 */
async function forget({ sequelize, transaction }: Within, at: Date, id: number): Promise<boolean> {
  const rows = <T extends object>(sql: string) => sequelize.query<T>(sql, { bind: { id }, transaction, type: QueryTypes.SELECT });
  if ((await rows('select 1 from stored_file where id = $id for update skip locked')).length === 0) return false;
  if ((await rows(`select 1 from stored_file f where f.id = $id and ${UNREFERENCED}`)).length === 0) return false;
  const small = await rows<GoneFile>(`delete from stored_file where shows_id = $id returning ${GONE}`);
  const gone = await rows<GoneFile>(`delete from stored_file where id = $id returning ${GONE}`);
  const events = gone.map(({ version, id: entityId, ...before }) => ({
    ...({ entity: 'stored_file', move: 'removeFile' } as const),
    ...{ entityId, constructionId: null, version },
    before,
    detail: { storedFileIds: small.map((file) => file.id) },
  }));
  await writeSystemEvents({ sequelize, transaction }, SWEEP_FILES, at, events);
  await removeBytesLater(
    { sequelize, transaction },
    [...gone, ...small].map(({ storageKey }) => storageKey),
  );
  return true;
}

const GONE = 'id, version, storage_key as "storageKey", size_bytes::float as "sizeBytes", sha256';

interface GoneFile {
  readonly id: number;
  readonly version: number;
  readonly storageKey: string;
  readonly sizeBytes: number | null;
  readonly sha256: string | null;
}
