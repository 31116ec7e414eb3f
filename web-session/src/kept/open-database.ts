// The person's database, with the library that it takes: loaded when something is kept or looked for, and not for a person of whom this device has
// nothing, so that a first load does without it.
import { DATABASE_NAME } from './database-name.ts';
import type { PersonDatabase } from './person-database.ts';

export async function openDatabase(personId: number): Promise<PersonDatabase> {
  const { personDatabase } = await import('./person-database.ts');
  return personDatabase(personId);
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
