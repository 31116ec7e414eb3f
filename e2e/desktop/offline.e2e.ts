// A day on a train in the console's own window: signed in in the system's browser, filled, then without a network; what is done waits on the computer through a
// crash and arrives once, what lies on the disk is unreadable, and nothing is left after signing out.
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { submittedTask } from '../console/submitted-task.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import type { FreshTask } from '../task-page/refusals/fresh-task.ts';
import { launchDesktop, type Desktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { cacheFiles, goTo, searchCopy, setOnline, storedAnswer } from './window.ts';

/** What the sync brought of an open job, as JSON; empty: nothing yet. */
const copyOf = ({ page }: Desktop, id: number): Promise<{ readonly comments: string; readonly review: string }> =>
  page.evaluate(async (asked) => {
    const bridge = Reflect.get(window, 'lotlineDesktop') as { jobPage: (args: object) => Promise<Record<string, string | null> | null> };
    const found = await bridge.jobPage({ id: asked });
    return { comments: `${found?.['fieldComments'] ?? ''}${found?.['internalComments'] ?? ''}`, review: found?.['review'] ?? '' };
  }, id);

interface Done {
  readonly reviews: number;
  readonly comments: number;
  readonly exports: number;
}

/** How often the server has done each. */
async function doneOf(server: RunningServer, { jobId, taskId }: FreshTask): Promise<Done> {
  const times = async (condition: string): Promise<number> =>
    (await sql<{ n: number }>(server, `select count(*)::integer as n from event where ${condition}`, []))[0]?.n ?? 0;
  return {
    reviews: await times(`move = 'reviewTask' and entity_id = ${String(taskId)}`),
    comments: await times(`move = 'addComment' and construction_id = ${String(jobId)}`),
    exports: await times(`move = 'exportList' and detail->>'copyOf' is not null`),
  };
}

/** The tokens, the key and the jobs: neither the disk nor the page has them so that anybody could read them. */
async function expectUnreadable({ page, userData }: Desktop, { workOrder }: FreshTask): Promise<void> {
  const stored = fs.readFileSync(path.join(userData, 'tokens'), 'latin1');
  expect(stored).not.toMatch(/office@|refresh|"secret"|eyJ/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/eyJ|refresh/i);
  const onDisk = cacheFiles(userData).map((name) => fs.readFileSync(path.join(userData, name), 'latin1'));
  expect(onDisk.length).toBeGreaterThan(0);
  for (const text of onDisk) expect([text.includes(workOrder), text.includes('SQLite format')]).toEqual([false, false]);
}

const jobRow = (page: Page, { workOrder }: FreshTask) =>
  page.getByRole('grid', { name: 'Jobs' }).getByRole('row', { name: new RegExp(workOrder) });

const openComments = async (desktop: Desktop, { jobId, workOrder }: FreshTask): Promise<void> => {
  await goTo(desktop, `/construction/${String(jobId)}/comments`);
  await expect(desktop.page.getByRole('heading', { level: 1, name: new RegExp(workOrder) })).toBeVisible();
};

/** A comment, and a review that nobody has opened here. */
async function workAway(desktop: Desktop, task: FreshTask): Promise<void> {
  const { page } = desktop;
  await openComments(desktop, task);
  await page.getByLabel('Write a comment').fill('Seen on the train');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await goTo(desktop, `/construction/${String(task.jobId)}/review/${String(task.taskId)}`);
  const finish = page.getByRole('button', { name: /still to decide|Finish review/ });
  await expect(finish).toBeVisible();
  while ((await finish.textContent())?.includes('still to decide') === true) await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your review is waiting on this computer to be sent.')).toBeVisible();
  await page.getByRole('button', { name: '2 changes waiting' }).click();
  await expect(page.getByRole('dialog').getByText(/^Review of /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function exportAway(desktop: Desktop, task: FreshTask): Promise<void> {
  const { page, userData } = desktop;
  const file = path.join(fs.mkdtempSync(path.join(userData, 'exports-')), 'jobs.csv');
  await desktop.evaluate(
    ({ dialog }, filePath) => Reflect.set(dialog, 'showSaveDialog', () => Promise.resolve({ canceled: false, filePath })),
    file,
  );
  await goTo(desktop, `/jobs?view=all&q=${task.workOrder}`);
  await expect(jobRow(page, task)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText(/^Saved: jobs-[\d-]+\.csv, as at /)).toBeVisible();
  expect(fs.readFileSync(file, 'utf8')).toContain(task.workOrder);
}

/** Opened again after a crash where nobody answers. */
async function lookAway(userData: string, task: FreshTask): Promise<void> {
  const away = await launchDesktop({ server: 'http://localhost:9', userData });
  const { jobs, state } = await searchCopy(away, task.workOrder);
  expect([jobs.map(({ id }) => id), state.syncedAt !== null, state.rebuilt]).toEqual([[task.jobId], true, null]);
  await expect(away.page.getByRole('button', { name: /^2 changes/ })).toBeVisible();
  await openComments(away, task);
  await expect(away.page.getByText('Seen on the train')).toBeVisible();
  // typed and not sent: it is there when the window is
  await away.page.getByLabel('Write a comment').fill('Half a thought');
  await away.quit();
}

async function signOut({ page, userData }: Desktop): Promise<void> {
  await page.getByRole('button', { name: 'Leanne' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /^sign in/i })).toBeVisible();
  // the page shows nobody at once; the program is told when the server has been, or has not answered for a while
  await expect.poll(() => fs.existsSync(path.join(userData, 'tokens'))).toBe(false);
  await expect.poll(() => cacheFiles(userData)).toEqual([]);
  expect(fs.existsSync(path.join(userData, 'cache-key'))).toBe(false);
}

test('a day on a train: signed in and filled, then without a network searched, opened, edited, reviewed and exported; after a crash it is there, arrives once, and signing out leaves nothing', async ({
  server,
  browser,
}) => {
  const task = await submittedTask(server);
  const desktop = await launchDesktop({ server: server.url });
  const { page, userData } = desktop;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(async () => (await copyOf(desktop, task.jobId)).review).not.toBe('');
  for (const name of ['JobStatuses', 'JobFieldNames', 'JobPageNames'])
    await expect.poll(() => storedAnswer(desktop, `${name} []`)).not.toBeNull();
  expect((await searchCopy(desktop, task.workOrder)).state).toMatchObject({ isLasting: true, rebuilt: 'first' });
  await expectUnreadable(desktop, task);
  const before = await doneOf(server, task);

  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  await setOnline(desktop, false);
  await page.getByRole('searchbox', { name: /filter/i }).fill(task.workOrder);
  await expect(jobRow(page, task)).toBeVisible();
  await workAway(desktop, task);
  await exportAway(desktop, task);
  expect(await doneOf(server, task)).toEqual(before);
  await desktop.kill();
  await lookAway(userData, task);
  expect(await doneOf(server, task)).toEqual(before);

  const once: Done = { reviews: before.reviews + 1, comments: before.comments + 1, exports: before.exports + 1 };
  const again = await launchDesktop({ server: server.url, userData });
  await expect.poll(() => doneOf(server, task)).toEqual(once);
  await expect.poll(() => fs.existsSync(path.join(userData, 'taken-exports'))).toBe(false);
  await expect(again.page.getByRole('button', { name: /waiting/ })).toHaveCount(0);
  // the copy has what the server made of it
  await expect
    .poll(() => copyOf(again, task.jobId))
    .toEqual({ comments: expect.stringContaining('Seen on the train'), review: expect.stringContaining('approvedDate') });
  await openComments(again, task);
  await expect(again.page.getByLabel('Write a comment')).toHaveValue('Half a thought');
  expect(await doneOf(server, task)).toEqual(once);
  await signOut(again);
  await again.quit();
});
