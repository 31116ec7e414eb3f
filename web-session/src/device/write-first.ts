// What a person did goes to the device in the very task of their press, before anything is read, drawn, animated or sent (decisions 035, 041). Dexie gives a
// transaction in a later task; the browser's own takes it at once, and with `commit` it needs nothing more of this page, which may be gone by then. Nor does it
// wait behind what this page is amid, which would never end if the page does not go on: that gives way, and is done again.
import type { Dexie, Table, TransactionMode } from 'dexie';
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
  overtake(database, tables);
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

/** What this page is amid and would do again, with how it is told so. */
const givesWay = new Map<IDBTransaction, () => void>();

function overtake(database: IDBDatabase, tables: readonly string[]): void {
  for (const [transaction, tell] of givesWay) {
    if (transaction.db !== database || !tables.some((name) => transaction.objectStoreNames.contains(name))) continue;
    try {
      transaction.abort();
      tell();
    } catch {
      // it has ended: the device needs this page no more for it
    }
  }
}

interface GivingWay<Result> {
  readonly tables: readonly Table[];
  /** May run again, on what is there then. */
  readonly work: () => PromiseLike<Result>;
}

/**
 * One transaction, begun again where a press wrote one of its tables meanwhile (`writeFirst`). Not for what gives a row its position: a later press would come
 * before it.
 * @throws what the device or the work throws
 */
export async function givingWay<Result>(dexie: Dexie, mode: TransactionMode, { tables, work }: GivingWay<Result>): Promise<Result> {
  let own: IDBTransaction | null = null;
  let isOvertaken = false;
  try {
    return await dexie.transaction(mode, tables, ({ idbtrans }) => {
      own = idbtrans;
      givesWay.set(idbtrans, () => (isOvertaken = true));
      return work();
    });
  } catch (problem) {
    if (!isOvertaken) throw problem;
  } finally {
    if (own !== null) givesWay.delete(own);
  }
  return givingWay(dexie, mode, { tables, work });
}
