// A phone without a network, on which the app's own files lie: pages and files come as from the browser's cache, nothing else does.
import type { Page, Route } from '@playwright/test';

const isOwnFile = (url: URL): boolean => url.pathname.startsWith('/field/') && !url.pathname.startsWith('/field/auth');
/** What leaves the page for the server or the sign-in provider. */
const isCall = (url: URL): boolean => /^\/(graphql|api|auth|idp)(\/|$)/.test(url.pathname);

export async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().route(isOwnFile, async (route) => {
    const answer = await fetch(route.request().url());
    const body = Buffer.from(await answer.arrayBuffer());
    // the network may have been found meanwhile
    await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body }).catch(() => undefined);
  });
}

/** The device says that it has a network, and no call gets through it. */
export async function loseServer(page: Page): Promise<void> {
  await page.context().route(isCall, (route) => route.abort('internetdisconnected'));
}

/** The server fails, or something in between answers in its place. */
export async function answerAllCalls(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.context().route(isCall, (route) => route.fulfill(answer));
}

export async function findNetwork(page: Page): Promise<void> {
  await page.context().unroute(isOwnFile);
  await page.context().unroute(isCall);
  await page.context().setOffline(false);
}

/** The names of what this device has of the person; of a form's draft without the window that it is of. */
export const namesOnDevice = async (page: Page): Promise<string[]> =>
  (await readsOnPhone(page)).map(({ name }) => name.split('\n')[0] ?? '');

/** What this device keeps of what was read and pulled, of every person: its name, or its table's, and its text. */
export function readsOnPhone(page: Page): Promise<{ readonly name: string; readonly text: string }[]> {
  return page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const found: { name: string; text: string }[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        for (const row of (await asked(database.transaction(store).objectStore(store).getAll())) as { name?: string; text?: string }[])
          found.push({ name: row.name ?? store, text: row.text ?? JSON.stringify(row) });
      database.close();
    }
    return found;
  });
}
