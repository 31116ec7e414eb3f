// What a first load of the list costs: every byte that comes until the first row stands, as the browser counts them; nothing is kept from before.
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { expect, test } from '../support/test.ts';

/** A person on a bad network waits for each of them. */
const MOST_BYTES = 180_000;

test('until the list stands at most 180 kB have come, and the sign-in library is not among them', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openAs(page, '/field/construction', 'sub@lotline.example');
  await page.locator('[data-task]').first().waitFor();
  // as on a device that has nothing of this person but their sign-in
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const names = new Map<string, string>();
  let bytes = 0;
  const came: string[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, new URL(request.url).pathname));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    came.push(names.get(requestId) ?? requestId);
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[data-task]').first().waitFor();
  const [until, files] = [bytes, [...came]];
  expect(files.filter((name) => /msal/.test(name))).toEqual([]);
  expect(files).toContain('/api/dashboard/fieldwork');
  expect(until).toBeLessThanOrEqual(MOST_BYTES);
  await context.close();
});
