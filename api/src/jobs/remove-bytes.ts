// The job that removes bytes: only those that no file names, whatever was true when the job was added.
import { QueryTypes, type Sequelize } from 'sequelize';
import { z } from 'zod';
import type { Files } from '../platform/storage/open-store.ts';
import type { PartsUpload } from '../platform/storage/store.ts';

/** A job from before parts existed has none. */
const payload = z.object({
  keys: z.array(z.string()),
  parts: z.array(z.object({ key: z.string(), partsId: z.string() })).default([]),
});

interface RemoveDeps {
  readonly sequelize: Sequelize;
  readonly files: Pick<Files, 'store'>;
}

/** @throws what the store throws: the job is tried again. */
export async function removeUnnamedBytes({ sequelize, files }: RemoveDeps, given: unknown): Promise<{ removed: number }> {
  const { keys: meant, parts } = payload.parse(given);
  for (const upload of parts) if (!(await isAwaitedInParts(sequelize, upload))) await files.store.removeParts(upload);
  const keys = await unnamedKeys(sequelize, meant);
  for (const key of keys) await files.store.remove(key);
  return { removed: keys.length };
}

export async function unnamedKeys(sequelize: Sequelize, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const unnamed = await sequelize.query<{ key: string }>(
    'select k.key from unnest($keys::text[]) k(key) where not exists (select from stored_file f where f.storage_key = k.key)',
    { bind: { keys: [...keys] }, type: QueryTypes.SELECT },
  );
  return unnamed.map(({ key }) => key);
}

export async function isAwaitedInParts(sequelize: Sequelize, { key, partsId }: PartsUpload): Promise<boolean> {
  const found = await sequelize.query('select 1 from stored_file where storage_key = $key and upload_id = $partsId', {
    bind: { key, partsId },
    type: QueryTypes.SELECT,
  });
  return found.length > 0;
}
