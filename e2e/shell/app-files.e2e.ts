// The app's own files on the device: after one visit it opens without a network at any field route; a newer version is offered and never comes while
// something is being sent; on the server's own pages no worker is left (specification 1 §2, §8; decision 039).
import fs from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { row } from '../field-list/list.ts';
import { auditLooks } from '../support/audit.ts';
import { copyOfApps } from '../support/copy-of-apps.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { startSeededServer, type RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { findTask, sql } from '../task-page/field-task.ts';
import { holdUploads, offerNewerVersion } from '../photos/fault-setups.ts';
import { judgePhotos, keepPhotos, makePhotos, NOTHING_WRONG, readPhotos, whenAllSent } from '../photos/photo-work.ts';
import { requestedIn } from '../support/requested-document.ts';

const SUB = 'sub@lotline.example';
const LIST = '/field/construction';

/** A window in which workers may live. */
const windowOf = (browser: Browser, { url }: RunningServer): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, serviceWorkers: 'allow' });

/** Controlled: all files of the app lie on the device by then. */
const isKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const workersOf = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
/** Lost at a reload. */
const marked = (page: Page) => page.locator('body[data-not-reloaded]');

/** From here on what is sent to be done waits, until it is let go. */
async function holdMutations(context: BrowserContext): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/graphql', async (route) => {
    if (requestedIn(route.request()).includes('mutation')) await held;
    await route.continue();
  });
  return () => letGo();
}

async function isAccepted(server: RunningServer, taskId: number): Promise<boolean> {
  const rows = await sql(server, 'select 1 from schedule where id = $1 and accepted_date is not null', [taskId]);
  return rows.length > 0;
}

test('after one visit the app opens without a network: reloaded, in a new tab, at a task; on the builders’ path no worker is left, and what was kept of a person’s work stays (Spec 1 §2)', async ({
  browser,
  server,
}) => {
  const context = await windowOf(browser, server);
  const page = await context.newPage();
  await openAs(page, LIST, SUB);
  await expect(row(page, LANDMARKS.sub.onsite)).toBeVisible();
  const task = await findTask(server, LANDMARKS.sub.onsite);
  await page.goto(task.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);
  await context.setOffline(true);
  await page.goto(LIST);
  await expect(row(page, LANDMARKS.sub.onsite)).toBeVisible();
  const other = await context.newPage();
  await other.goto(task.path);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
  await context.setOffline(false);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
  const before = await databases();
  expect(before).not.toEqual([]);
  await page.goto('/builders/nobody');
  // read once more, from the server
  await page.waitForFunction(() => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'));
  await page.waitForLoadState();
  expect(await workersOf(page)).toBe(0);
  expect(await databases()).toEqual(before);
  await page.goto(LIST);
  await expect(row(page, LANDMARKS.sub.onsite)).toBeVisible();
  await expect.poll(() => workersOf(page)).toBe(1);
  await context.close();
});

test('it can be put on a home screen: a manifest with icons and shortcuts, each of which is there', async ({ server, request }) => {
  const manifest = (await (await request.get(`${server.url}/field/manifest.webmanifest`)).json()) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly type: string; readonly purpose?: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(`${server.url}${src}`);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([LIST, '/field/completed']);
  expect((await request.get(`${server.url}/field/service-worker.js`)).headers()['cache-control']).toBe('no-cache');
});

test('a newer version is offered; Refresh waits until the action and the photos that are on their way have arrived (quality.md §1, case 5)', async ({
  browser,
}) => {
  const { root, makeNewer } = await copyOfApps();
  const server = await startSeededServer({ WEB_ROOT: root });
  const context = await windowOf(browser, server);
  const page = await context.newPage();
  const task = await findTask(server, LANDMARKS.sub.newTask);
  const onsite = await findTask(server, LANDMARKS.sub.onsite);
  await openAs(page, task.path, SUB);
  await expect.poll(() => isKept(page)).toBe(true);
  const upload = await holdUploads(context);
  const photos = makePhotos(2);
  await keepPhotos(page, photos, onsite);
  await page.reload();
  await upload.begun;
  const letMutationsGo = await holdMutations(context);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = await offerNewerVersion(page, makeNewer);
  await auditLooks(page, [390]);
  if (TAKES_PICTURES) await shoot(page, 'update', { fold: true });
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expect(dialog).toContainText('Waiting until what is being sent has arrived.');
  letMutationsGo();
  await expect.poll(() => isAccepted(server, task.taskId)).toBe(true);
  await expect(dialog, 'the photos are on their way still').toContainText('Waiting until what is being sent has arrived.');
  await expect(marked(page)).toBeAttached();
  upload.letGo();
  await expect(page.locator('body[data-newer]')).toBeAttached();
  await expect(page.getByRole('button', { name: /I.m Onsite/ })).toBeVisible();
  // the app's own page may be taken anew at any moment: what lies on the device is read from one that is not the app's
  const reader = await context.newPage();
  await reader.goto('/auth/version');
  await whenAllSent(reader);
  expect(await judgePhotos(server, photos, onsite, await readPhotos(reader))).toEqual(NOTHING_WRONG);
  await context.close();
  await server.stop();
  await fs.rm(root, { recursive: true, force: true });
});
