// The person's database, with the library that it takes: loaded when something is kept or looked for, and not for a person of whom this device has
// nothing, so that a first load does without it.
import { DATABASE_NAME } from './database-name.ts';
import type { PersonDatabase } from './person-database.ts';

/** @throws what the device said why it cannot be opened, and each time anew */
export async function openDatabase(personId: number): Promise<PersonDatabase> {
  const { personDatabase } = await import('./person-database.ts');
  const database = personDatabase(personId);
  // after one failure Dexie fails for good, and a phone's storage does so now and then: with the next use it is opened anew
  if (database.dexie.hasFailed()) await database.dexie.open();
  return database;
}

/** Null where this device keeps nothing of this person yet. Where the browser does not say what it has, it is opened. */
export async function databaseIfThere(personId: number): Promise<PersonDatabase | null> {
  const { indexedDB: held } = globalThis as {
    readonly indexedDB?: { readonly databases?: () => Promise<readonly { readonly name?: string }[]> };
  };
  const known = await held?.databases?.();
  const isThere = known === undefined || known.some(({ name }) => name === `${DATABASE_NAME}${String(personId)}`);
  return isThere ? openDatabase(personId) : null;
}
