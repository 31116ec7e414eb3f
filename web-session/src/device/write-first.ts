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

interface UnderWay {
  /** That it is ended here, and has to begin again. */
  readonly tell: () => void;
  readonly givesPosition: boolean;
}

/** What this page is amid and would do again. */
const givesWay = new Map<IDBTransaction, UnderWay>();

/** A browser may let one transaction of a database write at a time, whatever its tables are: Chromium does. Readers are in the way of their own tables alone. */
function isInTheWay(transaction: IDBTransaction, givesPosition: boolean, tables: readonly string[]): boolean {
  const isOfSameRows = tables.some((name) => transaction.objectStoreNames.contains(name));
  return transaction.mode === 'readwrite' ? !(givesPosition && isOfSameRows) : isOfSameRows;
}

function overtake(database: IDBDatabase, tables: readonly string[]): void {
  for (const [transaction, { tell, givesPosition }] of givesWay) {
    if (transaction.db !== database || !isInTheWay(transaction, givesPosition, tables)) continue;
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
  /** It gives a row its position among others: it gives way to presses of other tables alone, or a later press would come before it. */
  readonly givesPosition?: boolean;
}

/**
 * One transaction, begun again where a press came meanwhile (`writeFirst`). All that is written to the person's database goes through here: what does not
 * is in the way of every press.
 * @throws what the device or the work throws
 */
export async function givingWay<Result>(dexie: Dexie, mode: TransactionMode, given: GivingWay<Result>): Promise<Result> {
  const { tables, work, givesPosition = false } = given;
  let own: IDBTransaction | null = null;
  let isOvertaken = false;
  try {
    return await dexie.transaction(mode, tables, ({ idbtrans }) => {
      own = idbtrans;
      givesWay.set(idbtrans, { tell: () => (isOvertaken = true), givesPosition });
      return work();
    });
  } catch (problem) {
    if (!isOvertaken) throw problem;
  } finally {
    if (own !== null) givesWay.delete(own);
  }
  return givingWay(dexie, mode, given);
}

/** The same of one table. */
export const writeTable = <Result>(table: Table, work: () => PromiseLike<Result>): Promise<Result> =>
  givingWay(table.db, 'rw', { tables: [table], work });
