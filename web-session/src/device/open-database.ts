// Opens the person's database, and loads its library: only when something is stored or looked for, and not for a person of whom this device has
// nothing, so that a first load does not need it.
import { DATABASE_NAME } from './database-name.ts';
import type { PersonDatabase } from './person-database.ts';

let isKeeping = true;

/** From here on this page stores nothing: each try rejects, as on a device that cannot. */
export const keepNothing = (): void => {
  isKeeping = false;
};
/** Once the library is loaded. */
let databaseOf: ((personId: number) => PersonDatabase) | null = null;

/** @throws the device's reason why it cannot be opened, at each attempt */
export async function openDatabase(personId: number): Promise<PersonDatabase> {
  if (!isKeeping) throw new Error('Nothing is kept while someone is signed in as someone else');
  const { personDatabase } = await import('./person-database.ts');
  databaseOf = personDatabase;
  const database = personDatabase(personId);
  // Dexie fails for good after one failure, and a phone's storage fails now and then: the next use opens the database again
  if (database.dexie.hasFailed()) await database.dexie.open();
  return database;
}

/** The open connection, without waiting; null before the first use of this page has opened it, and while the device has closed it. */
export function openConnection(personId: number): IDBDatabase | null {
  const dexie = databaseOf?.(personId).dexie;
  return dexie?.isOpen() === true ? dexie.backendDB() : null;
}

/** Null where this device stores nothing of this person yet. A browser that does not list its databases opens it. */
export async function databaseIfThere(personId: number): Promise<PersonDatabase | null> {
  if (!isKeeping) return null;
  const { indexedDB: held } = globalThis as {
    readonly indexedDB?: { readonly databases?: () => Promise<readonly { readonly name?: string }[]> };
  };
  const known = await held?.databases?.();
  const isThere = known === undefined || known.some(({ name }) => name === `${DATABASE_NAME}${String(personId)}`);
  return isThere ? openDatabase(personId) : null;
}
