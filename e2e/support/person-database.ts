// The database that a person's device keeps, as a test may look into it: only once the app has made it.
import { expect, type Page } from '@playwright/test';

/** Dexie's number of its ninth form. */
const OF_TODAY = 90;

/**
 * Until the app has made the database of who is signed in there. Opened by a test before, it would be made as an empty one, and the app would
 * wait for that. Another person's, kept on the same device, says nothing of it; and the app opens it after its first page is drawn.
 * @returns its name
 */
export async function untilPersonDatabase(page: Page): Promise<string> {
  let name: string | null = null;
  await expect.poll(async () => (name = await nameIfMade(page))).not.toBeNull();
  return name ?? '';
}

const nameIfMade = (page: Page): Promise<string | null> =>
  page.evaluate(async (version) => {
    const kept: unknown = JSON.parse(localStorage.getItem('lotline.person') ?? '{}');
    const me = typeof kept === 'object' && kept !== null && 'me' in kept ? kept.me : null;
    if (typeof me !== 'object' || me === null || !('id' in me)) return null;
    const mine = `lotline.person.${String(me.id)}`;
    const isMade = (await indexedDB.databases()).some((one) => one.name === mine && (one.version ?? 0) >= version);
    return isMade ? mine : null;
  }, OF_TODAY);

/** How many rows it has in that table. */
export async function countOf(page: Page, table: string): Promise<number> {
  const name = await untilPersonDatabase(page);
  return page.evaluate(
    async ({ of, store }) => {
      const asked = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
        });
      const database = await asked(indexedDB.open(of));
      const count = await asked(database.transaction(store).objectStore(store).count());
      database.close();
      return count;
    },
    { of: name, store: table },
  );
}
