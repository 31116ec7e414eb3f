// What a person did goes to the device in the very task of their press, before anything is read, drawn, animated or sent (decisions 035, 041). Dexie gives a
// transaction in a later task; the browser's own takes it at once, and with `commit` it needs nothing more of this page, which may be gone by then.
import { logProblem } from '../log.ts';

interface FirstWrite {
  readonly tables: readonly string[];
  /** Asks for everything in this call: the transaction takes no more afterwards. */
  readonly write: (tableOf: (name: string) => IDBObjectStore) => void;
}

/**
 * On disk before it counts as written ('strict'): a phone whose battery ends keeps it.
 * @returns resolves once it is on the device, rejects with the device's reason; null where the database is not open, or does not take it now
 */
export function writeFirst(database: IDBDatabase | null, { tables, write }: FirstWrite): Promise<void> | null {
  if (database === null) return null;
  try {
    const writing = database.transaction(tables, 'readwrite', { durability: 'strict' });
    const written = new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new DOMException('The device stopped writing', 'AbortError'));
    });
    try {
      write((name) => writing.objectStore(name));
      writing.commit();
    } catch (problem) {
      // told by what is thrown
      written.catch(() => undefined);
      writing.abort();
      throw problem;
    }
    return written;
  } catch (problem) {
    logProblem('The device took nothing at the press itself', problem);
    return null;
  }
}
