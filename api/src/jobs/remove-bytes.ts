// The job that removes bytes: only those that no file names, whatever was meant when it was written.
import { QueryTypes, type Sequelize } from 'sequelize';
import { z } from 'zod';
import type { Files } from '../platform/storage/open-store.ts';

const payload = z.object({ keys: z.array(z.string()) });

interface RemoveDeps {
  readonly sequelize: Sequelize;
  readonly files: Pick<Files, 'store'>;
}

/** @throws what the store throws: the job is tried again. */
export async function removeUnnamedBytes({ sequelize, files }: RemoveDeps, given: unknown): Promise<{ removed: number }> {
  const keys = await unnamedKeys(sequelize, payload.parse(given).keys);
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
