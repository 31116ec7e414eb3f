// The database that a person's device keeps, as a test may look into it: only once the app has made it.
import { expect, type Page } from '@playwright/test';

/** Dexie's number of its ninth form. */
const OF_TODAY = 90;

/**
 * Until the app has made the database of who is signed in there. Opened by a test before, it would be made as an empty one, and the app would
 * wait for that. Another person's, kept on the same device, says nothing of it; and the app opens it after its first page is drawn.
 */
export function untilPersonDatabase(page: Page): Promise<void> {
  const isMade = () =>
    page.evaluate(async (version) => {
      const { me } = JSON.parse(localStorage.getItem('lotline.person') ?? '{}') as { me?: { id: number } };
      const mine = `lotline.person.${String(me?.id)}`;
      return (await indexedDB.databases()).some((one) => one.name === mine && (one.version ?? 0) >= version);
    }, OF_TODAY);
  return expect.poll(isMade).toBe(true);
}
