// The uploads that a person has begun: they continue after a reload, or on another day. The bytes stay in the person's file.
import { databaseIfThere, openDatabase } from './open-database.ts';
import { writeTable } from './write-first.ts';
import type { UploadRow } from './person-database.ts';

export type { UploadRow } from './person-database.ts';

/** Each rejects when the device cannot store it. */
export interface UploadStorage {
  readonly all: () => Promise<readonly UploadRow[]>;
  readonly put: (row: UploadRow) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export type UploadsOf = (personId: number) => UploadStorage;

export const uploadsOnDevice: UploadsOf = (personId) => ({
  all: async () => (await (await databaseIfThere(personId))?.uploads.toArray()) ?? [],
  put: async (row) => {
    const { uploads } = await openDatabase(personId);
    await writeTable(uploads, () => uploads.put(row));
  },
  remove: async (id) => {
    const { uploads } = await openDatabase(personId);
    await writeTable(uploads, () => uploads.delete(id));
  },
});
