// An office lead's day by keyboard alone: nothing is clicked, and the focus goes only where keys bring it (issue 23 §1, §5).
import type { Page } from '@playwright/test';
import { openOptions } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { aDay, chooseByKeys, inputOf, tabTo, countInput } from './day.ts';
import { backToRows, focusedRow, grid, rowOf, untilListed } from './list-page.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use(DESK);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rows = (page: Page, label: string) => grid(page, label).locator('tbody tr[data-id]');

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
async function pressOn(page: Page, name: string | RegExp, within: { getByRole: Page['getByRole'] } = page): Promise<void> {
  await tabTo(page, within.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}
/** G and the letter of its line in the rail, then a search. */
async function find(page: Page, letter: string, label: string, text: string, count: number): Promise<void> {
  // keys that come before the page listens do nothing, and are pressed again
  await expect(async () => {
    await press(page, 'g', letter);
    await expect(grid(page, label)).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await untilListed(page, label);
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await expect(rows(page, label)).toHaveCount(count);
}
/** From the search into the rows, and down to this one. */
async function toRow(page: Page, order: string): Promise<void> {
  // the rows may come in their new order meanwhile
  await expect(async () => {
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'])
      if ((await focusedRow(page)) !== order) await page.keyboard.press(key);
    expect(await focusedRow(page)).toBe(order);
  }).toPass();
}
/** Ctrl+K, what is typed, and Enter on the line that is then the first. */
async function command(page: Page, typed: string, line: string | RegExp): Promise<void> {
  const search = sheet(page, 'Search everything');
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(search.locator('[role="option"][aria-selected="true"]')).toContainText(line);
  await page.keyboard.press('Enter');
}

/** What Ctrl+K finds first for each of these. */
async function offers(page: Page, found: readonly (readonly [typed: string, line: string])[]): Promise<void> {
  const search = sheet(page, 'Search everything');
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('combobox')).toBeFocused();
  for (const [typed, line] of found) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(typed);
    await expect(search.locator('[role="option"][aria-selected="true"]')).toContainText(line);
  }
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
}

async function list(page: Page, street: string, order: string): Promise<void> {
  await find(page, 'j', 'Jobs', street, 3);
  await page.keyboard.press('Escape');
  await tabTo(page, button(page, /^Filter/));
  await page.keyboard.press('Enter');
  const finder = page.getByRole('group', { name: 'Add a filter' });
  await expect(finder.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('status scheduled');
  // the values come from the server: what is typed may be there before them
  await expect(finder.getByRole('option', { selected: true })).toHaveText('Status Scheduled');
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Jobs')).toHaveCount(2);
  await pressOn(page, 'Remove filter Status');
  await expect(rows(page, 'Jobs')).toHaveCount(3);
  await tabTo(page, button(page, 'Columns'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('group', { name: 'Columns' }).getByRole('checkbox', { name: 'Region' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: 'Region' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Columns')).toBeFocused();
  const head = page.getByRole('columnheader', { name: 'Status' }).getByRole('button');
  const heads = page.locator('thead button[tabindex="0"]');
  await tabTo(page, heads.first());
  for (let step = 0; step < 12 && !(await head.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
  await toRow(page, order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: `Preview of job ${order}` })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
}

async function plan(page: Page): Promise<void> {
  await page.keyboard.press('3');
  await expect(page.getByRole('tab', { name: /^Items/ })).toHaveAttribute('aria-selected', 'true');
  await pressOn(page, 'Add items');
  const add = sheet(page, 'Add items');
  await expect(add.getByLabel('Item', { exact: true })).toHaveRole('combobox');
  await tabTo(page, add.getByLabel('Item', { exact: true }));
  await page.keyboard.type('pit-450');
  await expect(openOptions(page).getByText(/^PIT-450 - /)).toBeVisible();
  await page.keyboard.press('Enter');
  const line = add.getByRole('listitem', { name: 'PIT-450' });
  await tabTo(page, line.getByLabel(/^Quantity/));
  await press(page, 'Control+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Control+s');
  await expect(add).toHaveCount(0);
  await expect(page.getByRole('row', { name: /PIT-450/ })).toBeVisible();

  await command(page, '>add a task', 'Add a task');
  const task = sheet(page, 'Add a task');
  await tabTo(page, task.getByLabel('Name'));
  await page.keyboard.type('Trench to the boundary');
  await chooseByKeys(page, task.getByLabel('Crew'), 'Crew North');
  await page.keyboard.press('Control+s');
  await expect(task).toHaveCount(0);
  await command(page, '>issue trench', 'Issue to field');
  await pressOn(page, /^Issue to Crew North/, sheet(page, /^Issue Trench/));
  await expect(sheet(page, /^Issue Trench/)).toHaveCount(0);
  await offers(page, [
    ['>hold', 'On Hold'],
    ['>status', 'status'],
    ['>assign', 'Reassign'],
    ['>export', 'Export this job as'],
    ['>copy link', 'Copy link to job'],
  ]);
  await command(page, '>write com', 'Write a comment');
  await expect(page.getByLabel('Write a comment', { exact: true })).toBeFocused();
  await page.keyboard.type('Gate code is 4471');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Comments, oldest first' })).toContainText('Gate code is 4471');
}

async function changeMany(page: Page, street: string, order: string): Promise<void> {
  // out of what takes letters
  await tabTo(page, page.getByRole('radio', { name: 'Field chat' }), 'Shift+Tab');
  await find(page, 'j', 'Jobs', street, 3);
  await press(page, 'ArrowDown', 'Control+a', 's');
  const status = sheet(page, 'Set the status of 3 jobs');
  await chooseByKeys(page, status.getByRole('combobox', { name: 'Status' }), 'Office review');
  await pressOn(page, 'Check the jobs', status);
  await pressOn(page, 'Set 3 jobs to Office review', status);
  // the offer ends after some seconds, and not while it has the focus
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await expect(rowOf(page, order)).toContainText('Office review');
  await press(page, 'Enter');
  await expect(rowOf(page, order)).toContainText('Issued');
  const coming = page.waitForEvent('download');
  await command(page, '>export the list as excel', 'Export the list as Excel');
  expect((await coming).suggestedFilename()).toMatch(/^jobs-.*\.xlsx$/);
}

async function review(page: Page, order: string): Promise<void> {
  await find(page, 't', 'Tasks', order, 1);
  await press(page, 'ArrowDown', 'Enter');
  await tabTo(page, page.getByRole('complementary').getByRole('link', { name: 'Review' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Task \d+ of \d+ to review$/)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.locator('main :is(input, textarea):focus')).toBeVisible();
  await page.keyboard.type('The photos show one less');
  await page.keyboard.press('Enter');
  await expect(page.locator('main footer').getByRole('status')).toContainText('1 rejected');
  const send = button(page, /still to decide|Finish/);
  await expect(async () => {
    if ((await send.innerText()).includes('still to decide')) await page.keyboard.press('a');
    await expect(send).toHaveText(/Finish review/, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Sent: /)).toBeVisible();
}

async function makeJobOf(page: Page, street: string): Promise<void> {
  await press(page, 'g', 'o');
  const ready = page.getByRole('link', { name: 'Ready', exact: true });
  await tabTo(page, ready);
  await page.keyboard.press('Enter');
  await expect(ready).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('/');
  await page.keyboard.type(street);
  await expect(rows(page, 'Potential jobs')).toHaveCount(1);
  await press(page, 'ArrowDown', 'Enter');
  await pressOn(page, 'Make a job', page.getByRole('complementary'));
  const convert = sheet(page, 'Make a job');
  await chooseByKeys(page, convert.getByRole('combobox', { name: 'Work type' }), 'Construction');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: /^P\d+$/ })).toBeVisible();
}

async function askBuilder(page: Page, order: string): Promise<void> {
  await find(page, 'b', 'Builder approvals', order, 1);
  await toRow(page, order);
  await press(page, 'Enter', 'a');
  const asking = sheet(page, 'Select jobs for approval');
  await pressOn(page, 'I sent the message', asking);
  await expect(asking).toHaveCount(0);
  await backToRows(page);
  await expect(rowOf(page, order)).toContainText('Sent');
}

test('an office lead’s day by keyboard alone', async ({ openAs, server }) => {
  const { street, orders, reviewed } = await aDay(server);
  const page = await openAs('/', 'office@lotline.example');
  await expect(page.getByRole('region', { name: 'Waiting for the office' })).toBeVisible();
  await countInput(page);
  // the beginning of the day is by mouse in `npm test` (console/walk-by-mouse); a soak goes through the whole of it by keys too
  if (isSoak) {
    await list(page, street, orders[0]);
    await plan(page);
    await changeMany(page, street, orders[2]);
  }
  await review(page, reviewed);
  await makeJobOf(page, street);
  await askBuilder(page, orders[1]);
  expect((await inputOf(page)).clicks).toBe(0);
});
