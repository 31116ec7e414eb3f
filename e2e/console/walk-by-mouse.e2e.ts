// An office lead's day by mouse alone: keys write text and do nothing else (issue 23 §1, §5).
import fs from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readWorkbook } from '../../api/src/features/export/testing/read-workbook.ts';
import { choose, openChoice, openOptions } from '../support/choose.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { auditPopup } from '../support/popup-open.ts';
import { expect, test } from '../support/test.ts';
import { aDay, inputOf, countInput } from './day.ts';
import { grid, rowOf, untilListed, viewOf } from './list-page.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use(DESK);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rail = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function write(page: Page, field: ReturnType<Page['locator']>, text: string): Promise<void> {
  await field.click();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}
/** Where there is nothing, which closes a panel. */
const away = (page: Page) => page.getByRole('heading', { level: 1 }).click();

async function list(page: Page, street: string, order: string): Promise<void> {
  await rail(page, 'Jobs').click();
  await untilListed(page, 'Jobs');
  await viewOf(page, 'Views of the jobs', 'All').click();
  await write(page, page.getByRole('searchbox', { name: 'Filter this list' }), street);
  await expect(grid(page, 'Jobs').locator('tbody tr[data-id]')).toHaveCount(3);
  await button(page, /^Filter/).click();
  await page.getByRole('option', { name: 'Status', exact: true }).click();
  await openOptions(page).getByText('Scheduled', { exact: true }).click();
  await away(page);
  await expect(grid(page, 'Jobs').locator('tbody tr[data-id]')).toHaveCount(2);
  await button(page, 'Remove filter Status').click();
  await button(page, 'Columns').click();
  await page.getByRole('group', { name: 'Columns' }).getByText('Region', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Region' })).toBeVisible();
  await away(page);
  await button(page, 'Status').click();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
  // in the order of the work
  await expect(grid(page, 'Jobs').locator('tbody tr[data-id]').first()).toContainText('Issued');
  await rowOf(page, order).click();
  await page
    .getByRole('complementary', { name: `Preview of job ${order}` })
    .getByRole('link', { name: /^Open/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
}

/** The one thing that the job waits for, in its head. */
const primary = (page: Page, name: string | RegExp) => page.getByRole('main').locator('header').getByRole('button', { name });

async function plan(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Items/ }).click();
  await button(page, 'Add items').click();
  const add = sheet(page, 'Add items');
  await openChoice(add.getByLabel('Item', { exact: true }));
  await page.keyboard.type('pit-450');
  await openOptions(page)
    .getByText(/^PIT-450 - /)
    .click();
  const line = add.getByRole('listitem', { name: 'PIT-450' });
  await write(page, line.getByLabel(/^Quantity/), '5');
  await add.getByRole('button', { name: 'Add item', exact: true }).click();
  await expect(add).toHaveCount(0);
  await expect(page.getByRole('row', { name: /PIT-450/ })).toBeVisible();

  await primary(page, 'Create task').click();
  const task = sheet(page, 'Add a task');
  await write(page, task.getByLabel('Name'), 'Trench to the boundary');
  await choose(task.getByLabel('Crew'), 'Crew North');
  await write(page, task.getByRole('group', { name: /^Items/ }).getByRole('textbox'), '3');
  await task.getByRole('button', { name: 'Add task' }).click();
  await expect(task).toHaveCount(0);
  // of the 5 that are planned a task has 3
  await expect(page.getByRole('row', { name: /PIT-450/ }).getByText('3', { exact: true })).toBeVisible();
  await expect(primary(page, 'Create task')).toHaveCount(0);
  await expect(primary(page, 'Ask builder')).toBeVisible();
  await page.getByRole('tab', { name: /^Schedule/ }).click();
  await button(page, 'Issue to field: Trench to the boundary').click();
  await sheet(page, /^Issue Trench/)
    .getByRole('button', { name: /^Issue to Crew North/ })
    .click();
  await expect(button(page, 'Issue to field: Trench to the boundary')).toHaveCount(0);

  await page.getByRole('tab', { name: /^Comments/ }).click();
  await write(page, page.getByLabel('Write a comment', { exact: true }), 'Gate code is 4471');
  await button(page, 'Send').click();
  await expect(page.getByRole('list', { name: 'Comments, oldest first' })).toContainText('Gate code is 4471');
}

/** How far the left edges of two things are apart. */
async function apart(one: Locator, other: Locator): Promise<number> {
  const [here, there] = [await one.boundingBox(), await other.boundingBox()];
  return Math.abs((here?.x ?? Number.NaN) - (there?.x ?? Number.NaN));
}

async function changeMany(page: Page, street: string, orders: readonly string[]): Promise<void> {
  const [, , order] = orders;
  await rail(page, 'Jobs').click();
  await write(page, page.getByRole('searchbox', { name: 'Filter this list' }), street);
  await expect(grid(page, 'Jobs').locator('tbody tr[data-id]')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all that match' }).click();
  // the other button, on a row of the three
  const cell = rowOf(page, order ?? '')
    .getByRole('gridcell')
    .nth(1);
  await cell.click({ button: 'right', position: { x: 6, y: 6 } });
  const menu = page.getByRole('menu', { name: 'Actions for 3 selected' });
  await expect.poll(() => apart(menu, cell)).toBeLessThan(40);
  await auditPopup(page, 'RowMenu');
  await menu.getByRole('menuitem', { name: /^Status/ }).click();
  const status = sheet(page, 'Set the status of 3 jobs');
  await expect(status.getByRole('button', { name: 'Cancel' })).toBeVisible();
  // a button of its words' width; in a narrow window it has the sheet's
  if (DESK_WINDOW.width >= 900)
    expect((await status.getByRole('button', { name: 'Check the jobs' }).boundingBox())?.width).toBeLessThan(240);
  await choose(status.getByLabel('Status'), 'Office review');
  await status.getByRole('button', { name: 'Check the jobs' }).click();
  await status.getByRole('button', { name: 'Set 3 jobs to Office review' }).click();
  await expect(rowOf(page, order ?? '')).toContainText('Office review');
  await button(page, 'Undo').click();
  await expect(rowOf(page, order ?? '')).toContainText('Issued');
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Clear/ })
    .click();
  await button(page, 'Export').click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^jobs-.*\d{4}-\d\d-\d\d.*\.xlsx$/);
  const { cells, sheet: written } = readWorkbook(await fs.readFile(await file.path()));
  expect(cells.get('A1')).toMatchObject({ text: 'Work order', isBold: true });
  expect(written).toMatch(/state="frozen".*<cols>.*<autoFilter /s);
  expect([...cells.values()].map(({ text }) => text)).toEqual(expect.arrayContaining([...orders]));
}

async function review(page: Page, order: string): Promise<void> {
  await rail(page, 'Tasks').click();
  await page.getByRole('link', { name: 'Awaiting review' }).click();
  await write(page, page.getByRole('searchbox', { name: 'Filter this list' }), order);
  const tasks = grid(page, 'Tasks').locator('tbody tr[data-id]');
  await expect(tasks).toHaveCount(1);
  await tasks.click();
  await page.getByRole('complementary').getByRole('link', { name: 'Review' }).click();
  await button(page, /^Reject .*, R$/)
    .first()
    .click();
  await write(page, page.getByLabel(/^What .* has to correct$/), 'The photos show one less');
  await button(page, /^Reject the line/).click();
  await expect(page.locator('main footer').getByRole('status')).toContainText('1 rejected');
  for (const approve of await button(page, /^Approve .*, A$/).all())
    if ((await approve.getAttribute('aria-pressed')) === 'false') await approve.click();
  await button(page, /^Reject .*, R$/)
    .first()
    .click();
  await button(page, /^Reject the line/).click();
  await button(page, /^Finish review/).click();
  await expect(page.getByText(/^Sent: /)).toBeVisible();
}

async function makeJobOf(page: Page, street: string): Promise<void> {
  await rail(page, 'Potential jobs').click();
  await page.getByRole('link', { name: 'Ready', exact: true }).click();
  await write(page, page.getByRole('searchbox', { name: 'Filter this list' }), street);
  const found = grid(page, 'Potential jobs').locator('tbody tr[data-id]');
  await expect(found).toHaveCount(1);
  await found.click();
  await page.getByRole('complementary').getByRole('button', { name: 'Make a job' }).click();
  const convert = sheet(page, 'Make a job');
  await choose(convert.getByLabel('Work type'), 'Construction');
  await convert.getByRole('button', { name: 'Make a job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^P\d+$/ })).toBeVisible();
}

async function askBuilder(page: Page, street: string, order: string): Promise<void> {
  await rail(page, 'Builder approvals').click();
  await write(page, page.getByRole('searchbox', { name: 'Filter this list' }), street);
  await rowOf(page, order).click();
  await page.getByRole('complementary').getByRole('button', { name: /^Ask/ }).click();
  const asking = sheet(page, 'Select jobs for approval');
  await asking.getByRole('button', { name: 'I sent the message' }).click();
  await expect(asking).toHaveCount(0);
  // in a narrow window the preview stands in the list's place
  const back = button(page, /^Back to the list/);
  if (await back.isVisible()) await back.click();
  await expect(rowOf(page, order)).toContainText('Sent');
}

test('an office lead’s day by mouse alone', async ({ openAs, server }) => {
  const { street, orders, reviewed } = await aDay(server);
  const page = await openAs('/', 'office@lotline.example');
  await countInput(page);
  await list(page, street, orders[0]);
  await plan(page);
  await changeMany(page, street, orders);
  // the end of the day is by keys in `npm test` (console/walk-by-keyboard), its beginning by mouse; a soak goes through the whole of it twice
  if (isSoak) {
    await review(page, reviewed);
    await makeJobOf(page, street);
    await askBuilder(page, street, orders[1]);
  }
  expect((await inputOf(page)).keys).toEqual([]);
});
