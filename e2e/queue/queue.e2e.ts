// The unsent work in a browser: pressed without a network, counted, shown, sent; what was refused needs the person and goes each of its three ways;
// removing asks and keeps; the export is a file that can be read (issue 9 §4; look.md §2).
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { sayError } from '../../schema/errors/catalogue.ts';
import { callAs } from '../field-list/list.ts';
import { auditLooks } from '../support/audit.ts';
import type { RunningServer } from '../support/running-server.ts';
import { withoutPull } from '../support/onsite-elsewhere.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, loseNetwork } from '../support/without-network.ts';
import { sheet, sql, step, type FoundTask } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { FIELD, FIELD_MATE, SUB, SUB_MATE } from '../task-page/refusals/refusal-case.ts';

const chip = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const needs = (page: Page) => page.getByRole('region', { name: 'Needs you' });
/** In whole pixels, at each of these widths of the page. */
async function heightsAt(page: Page, part: Locator, widths: readonly number[]): Promise<number[]> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  const heights: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height });
    heights.push(Math.round((await part.boundingBox())?.height ?? -1));
  }
  await page.setViewportSize(before);
  return heights;
}

const openQueue = (page: Page) => chip(page, /Open unsent work$/).click();

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Add a field comment').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Behind the page's back a crew mate declines the task that is then accepted; the page hears of it by its own press alone. */
async function acceptDeclined(server: RunningServer, page: Page, open: (path: string, email: string) => Promise<Page>): Promise<FoundTask> {
  const task = await freshTask(server, 'Ridgeway Cabling');
  await page.route('**/api/events', (route) => route.abort());
  // nor does a pull tell what the mate does
  await withoutPull(page);
  await open(task.path, SUB);
  // it has stood long enough to be pressed
  await step(page, 'Accept').click({ trial: true });
  await callAs(server, SUB_MATE, 'mutation ($id: Int!) { updateConstructionTaskDeclined(scheduleId: $id) { id } }', { id: task.taskId });
  await step(page, 'Accept').click();
  return task;
}

test('pressed without a network it is counted and shown, and once there is one all is sent', async ({ server, page, openAs }) => {
  const task = await freshTask(server, 'Crew North');
  await openAs(task.path, FIELD);
  await expect(step(page, 'I’m Onsite')).toBeVisible();
  await expect(chip(page, /^All sent\./)).toBeVisible();
  const mark = page.locator('[data-part="kept"]');
  const heights = () => heightsAt(page, mark, [320, 390, 1440]);
  const empty = await heights();
  await loseNetwork(page);
  await expect(page.getByText('You are offline.')).toHaveCount(1);
  await step(page, 'I’m Onsite').click();
  await expect(chip(page, /^Offline 1:/)).toBeVisible();
  await say(page, 'Water in the pit');
  await expect(chip(page, /^Offline 2:/)).toBeVisible();
  await expect(mark.locator('[data-kept="saved"]')).toHaveText('Saved on this phone');
  // what it says takes no more room than it had before: nothing below it moves
  expect(await heights()).toEqual(empty);
  await expect(page.locator('[data-part="chat"] li').last()).toContainText(/\d\d:\d\d [AP]M · Saved on this phone/);
  await openQueue(page);
  await expect(title(page, '2 things not sent yet')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Saved on this phone' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText(/I’m onsite.*Waiting since.*There is no connection\./);
  await expect(rows.nth(1)).toContainText('Water in the pit');
  await auditLooks(page);
  await findNetwork(page);
  await expect(title(page, 'All sent')).toBeVisible();
  await expect(chip(page, /^All sent\./)).toBeVisible();
  const [visits] = await sql<{ count: string }>(server, 'select count(*) from task_user where schedule_id = $1', [task.taskId]);
  expect(visits?.count).toBe('1');
  const received = page.getByRole('region', { name: 'Received recently' }).getByRole('listitem');
  await expect(received).toHaveCount(2);
  await expect(received.filter({ hasText: 'I’m onsite' })).toContainText(/Received \d\d:\d\d [AP]M/);
});

test('a quantity that a crew mate changed: the task page says so and leads to the choice, and mine is kept', async ({
  server,
  page,
  openAs,
}) => {
  const task = await freshTask(server, 'Crew North');
  await page.route('**/api/events', (route) => route.abort());
  await openAs(task.path, FIELD);
  await step(page, 'I’m Onsite').click();
  await expect(chip(page, /^All sent\./)).toBeVisible();
  const [item] = await sql<{ id: number }>(server, 'select id from schedule_item where schedule_id = $1 order by id limit 1', [
    task.taskId,
  ]);
  await page
    .getByRole('button', { name: /^Change quantity of/ })
    .first()
    .click();
  await sheet(page).getByLabel(/^Done/).fill('31');
  await sheet(page).getByLabel('Reason for variation').fill('Met existing conduit');
  await callAs(
    server,
    FIELD_MATE,
    'mutation ($id: Int!) { updateConstructionScheduleItemCompletion(item: { id: $id, completedQty: "33", variationReason: "Revision C" }) { id } }',
    { id: item?.id },
  );
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page)).toContainText('Which quantity is right?');
  // back without deciding: the choice stands among what needs the person
  await page.reload();
  await expect(chip(page, /^Needs you 1\./)).toBeVisible();
  await page.goto('/field/queue');
  await expect(needs(page)).toContainText('“Met existing conduit”');
  await expect(needs(page)).toContainText('“Revision C”');
  await auditLooks(page);
  await needs(page)
    .getByRole('button', { name: /^Keep 31/ })
    .click();
  await expect(title(page, 'All sent')).toBeVisible();
  const [kept] = await sql<{ completed_qty: string }>(server, 'select completed_qty from schedule_item where id = $1', [item?.id]);
  expect(Number(kept?.completed_qty)).toBe(31);
});

// dom QueuePage: 'theirs is taken'; the sentence of a refusal is in task-page/refusals
test(
  'refused: the sentence stands on the task page; theirs is taken, kept for 30 days and can be put back',
  { tag: '@soak' },
  async ({ server, page, openAs }) => {
    await acceptDeclined(server, page, openAs);
    const banner = page.locator('[data-part="needs-you"]');
    await expect(banner).toContainText(sayError('ALREADY_DECLINED'));
    await auditLooks(page);
    await banner.getByRole('link', { name: 'Choose what to do' }).click();
    await expect(needs(page)).toContainText(sayError('ALREADY_DECLINED'));
    await expect(needs(page).getByText(/^Declined \d\d/)).toBeVisible();
    await expect(needs(page).getByRole('button', { name: 'Keep mine' })).toHaveAttribute('aria-disabled', 'true');
    await needs(page).getByRole('button', { name: 'Use theirs' }).click();
    await expect(title(page, 'All sent')).toBeVisible();
    await page.getByText('Removed in the last 30 days').click();
    await page.getByRole('button', { name: 'Restore “Accept task”' }).click();
    await expect(needs(page)).toBeVisible();
  },
);

// dom QueuePage: 'a comment is written with it'
test('refused: a comment is written with it, and reaches the job', { tag: '@soak' }, async ({ server, page, openAs }) => {
  const task = await acceptDeclined(server, page, openAs);
  await expect(chip(page, /^Needs you 1\./)).toBeVisible();
  await openQueue(page);
  await needs(page).getByRole('button', { name: 'Send it as a comment' }).click();
  await expect(sheet(page).getByLabel('Comment')).toHaveValue(
    /^Accept task, pressed .* It was not saved: The task was declined\. Ask the office to issue it again\.$/,
  );
  await sheet(page).getByRole('button', { name: 'Save comment' }).click();
  await expect(title(page, 'All sent')).toBeVisible();
  const written = await sql<{ comments: string }>(server, 'select comments from field_comment where schedule_id = $1', [task.taskId]);
  expect(written.map(({ comments }) => comments)).toEqual([expect.stringMatching(/^Accept task, pressed/)]);
});

// dom QueuePage: 'removing asks first', unit export-file; the file of a browser is in export.e2e.ts
test('removing asks and keeps; the export is one file that can be read', { tag: '@soak' }, async ({ server, page, openAs }) => {
  const task = await freshTask(server, 'Crew North');
  await openAs(task.path, FIELD);
  await expect(step(page, 'I’m Onsite')).toBeVisible();
  await loseNetwork(page);
  await say(page, 'Water in the pit');
  await step(page, 'I’m Onsite').click();
  await openQueue(page);
  await page.getByRole('button', { name: /^Field comment, .*: open or remove$/ }).click();
  await sheet(page).getByRole('button', { name: 'Remove' }).click();
  await expect(sheet(page)).toContainText('It stays on this phone for 30 days');
  await auditLooks(page);
  await sheet(page).getByRole('button', { name: 'Remove “Field comment”' }).click();
  await expect(title(page, '1 thing not sent yet')).toBeVisible();
  await page.getByText('Removed in the last 30 days').click();
  await auditLooks(page, [320]);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^lotline-unsent-work-\d{4}-\d\d-\d\d\.zip$/);
  const parts = unzipSync(await readFile(await download.path()));
  const file = JSON.parse(new TextDecoder().decode(parts['unsent-work.json'])) as Record<string, unknown>;
  expect(file).toMatchObject({
    holds: '1 thing not sent yet, 1 thing removed in the last 30 days',
    notSent: [{ what: 'I’m onsite', state: 'Saved on this phone' }],
    removed: [{ what: 'Field comment', details: { Comment: 'Water in the pit' } }],
  });
  await page.getByRole('button', { name: 'Restore “Field comment”' }).click();
  await expect(title(page, '2 things not sent yet')).toBeVisible();
  await findNetwork(page);
  await expect(title(page, 'All sent')).toBeVisible();
});
