// What a first load of the list costs: every byte that comes until the first row stands, as the browser counts them; nothing is kept from before.
import type { Page } from '@playwright/test';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { expect, test } from '../support/test.ts';

/** A person on a bad network waits for each of them. */
const MOST_BYTES = 180_000;

/** Marks when the first row is put into the page. A frame after it is no measure: on a busy machine it comes after what rightly waited for the row. */
function watchForRow(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-task]') === null) return;
    watch.disconnect();
    performance.mark('stood');
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** The paths of what had come by then. */
async function cameUntilStood(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('stood').length > 0);
  return page.evaluate(() => {
    const [stood] = performance.getEntriesByName('stood');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const come = files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= (stood?.startTime ?? 0));
    return [location.href, ...come.map(({ name }) => name)].map((name) => new URL(name).pathname);
  });
}

test('until the list stands at most 180 kB have come; what keeps it, sends and signs in comes later', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openAs(page, '/field/construction', 'sub@lotline.example');
  await page.locator('[data-task]').first().waitFor();
  // as on a device that has nothing of this person but their sign-in; from a page that holds no database open
  await page.goto('/healthz');
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise((done, fail) => {
        const leaving = indexedDB.deleteDatabase(name ?? '');
        leaving.onsuccess = done;
        leaving.onerror = fail;
      });
  });
  await page.addInitScript(watchForRow);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const names = new Map<string, string>();
  const came: { readonly name: string; readonly bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, new URL(request.url).pathname));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    came.push({ name: names.get(requestId) ?? requestId, bytes: encodedDataLength }),
  );
  await page.goto('/field/construction', { waitUntil: 'commit' });
  const until = (await cameUntilStood(page)).map((path) => {
    const at = came.findIndex(({ name }) => name === path);
    return { path, bytes: came.splice(at, 1)[0]?.bytes ?? NaN };
  });
  const told = until.map(({ path, bytes }) => `${String(bytes)} ${path}`).join('\n');
  expect(until.map(({ path }) => path)).toContain('/api/dashboard/fieldwork');
  expect(told).not.toMatch(/msal|person-database|sync\/field/);
  expect(
    until.reduce((sum, { bytes }) => sum + bytes, 0),
    told,
  ).toBeLessThanOrEqual(MOST_BYTES);
  await context.close();
});
