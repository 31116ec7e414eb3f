// Persisted queries: the last answer to each query of a person, with its age, for when there is no network.
import { APP_VERSION } from '../version.ts';
import { databaseIfThere, openDatabase as open } from './open-database.ts';
import { MOST_CHARACTERS, overflowing } from './read-bounds.ts';
import { givingWay, writeTable } from './write-first.ts';

export interface PersistedQuery {
  readonly value: unknown;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
}

/** Each rejects when the device cannot store anything; no unsaved work depends on it. */
export interface PersistedQueries {
  readonly find: (name: string) => Promise<PersistedQuery | null>;
  readonly keep: (name: string, read: PersistedQuery) => Promise<void>;
  readonly letGo: (name: string) => Promise<void>;
  /** Also deletes the replica; what waits to be sent stays. */
  readonly clear: () => Promise<void>;
}

export type ReadsOf = (personId: number) => PersistedQueries;

/** Of a key of the index: when it was read, and its size. */
const sizeOf = (key: unknown): number => (Array.isArray(key) ? Number(key[1]) : 0);

export const readsOnDevice: ReadsOf = (personId) => ({
  find: async (name) => {
    const row = await (await databaseIfThere(personId))?.reads.get(name);
    return row === undefined || row.version !== APP_VERSION ? null : { value: JSON.parse(row.text), readAt: row.readAt };
  },
  keep: async (name, { value, readAt }) => {
    const { reads } = await open(personId);
    const text = JSON.stringify(value);
    const work = async (): Promise<void> => {
      if (text.length > MOST_CHARACTERS) return reads.delete(name);
      await reads.put({ name, readAt, size: text.length, version: APP_VERSION, text });
      const newest = () => reads.orderBy('[readAt+size]').reverse();
      const [names, facts] = [await newest().primaryKeys(), await newest().keys()];
      await reads.bulkDelete([...overflowing(names.map((known, index) => ({ name: known, size: sizeOf(facts[index]) })))]);
    };
    await writeTable(reads, work);
  },
  letGo: async (name) => {
    const { reads } = await open(personId);
    await writeTable(reads, () => reads.delete(name));
  },
  clear: async () => {
    const { dexie, reads, pulledState, pulledJobs, pulledRows, pulledCustomTasks } = await open(personId);
    const tables = [reads, pulledState, pulledJobs, pulledRows, pulledCustomTasks];
    await givingWay(dexie, 'rw', { tables, work: () => Promise.all(tables.map((table) => table.clear())) });
  },
});
