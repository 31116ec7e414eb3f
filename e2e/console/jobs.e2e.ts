// The jobs' list on the real server: by keyboard alone, its address, the preview, live rows, many at once, the file (screens.md §2.5).
import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import { choose, openOptions } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import { auditPopup } from '../support/popup-open.ts';
import { expect, test } from '../support/test.ts';
import { backToRows, cellsOf, focusedRow, grid, intoRows, keysActOn, names, rowOf, untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const preview = (page: Page) => page.getByRole('complementary', { name: /^Preview of job/ });
const count = (page: Page) => page.locator('h1 + [role="status"]');
const HOLD = '/jobs?status=On+Hold';

test('by keyboard alone: into the list, along it, a preview that follows, its page and back to the same row', async ({ openQuietAs }) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await page.getByRole('searchbox', { name: 'Filter this list' }).focus();
  // filter button, head, rows
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedRow(page)) !== undefined) break;
  }
  const [first, second, third] = await names(page);
  const id = await rowOf(page, third ?? '').getAttribute('data-id');
  expect(await focusedRow(page)).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await focusedRow(page)).toBe(second);
  await page.keyboard.press('Enter');
  await expect(preview(page)).toContainText(second ?? '');
  await expect(preview(page)).toContainText('Ready for the field');
  await page.keyboard.press('j');
  await expect(preview(page).getByRole('heading', { level: 2 })).toHaveText(third ?? '');
  await expect(preview(page)).not.toHaveAttribute('aria-busy');
  expect(await keysActOn(page)).toBe(third);
  await expect(page).toHaveURL(new RegExp(`/jobs\\?open=${id ?? ''}$`));
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`/construction/${id ?? ''}$`));
  await page.goBack();
  await expect(preview(page)).toBeVisible();
  await expect.poll(() => keysActOn(page)).toBe(third);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(rowOf(page, third ?? '')).toHaveAttribute('data-cursor', 'true');
  await expect.poll(() => focusedRow(page)).toBe(third);
});

// dom SearchSuggestions, db job-search; in Ctrl+K: console/shell
test('a search with a mistake finds nothing and is answered with what it may have meant', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await page.getByRole('searchbox', { name: 'Filter this list' }).fill('Brahmna');
  await page.getByRole('button', { name: 'Did you mean Brahman?' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Filter this list' })).toHaveValue('Brahman');
  await expect(
    grid(page, 'Jobs')
      .getByRole('row', { name: /Brahman St/ })
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No jobs match')).toBeVisible();
});

// dom use-keys-from-outside use-picked; back to the row: the first test
test(
  'the arrows lead into the list from nowhere and from its search; "back" finds what was selected and goes on at the row',
  { tag: '@soak' },
  async ({ openQuietAs }) => {
    const page = await openQuietAs('/jobs', OFFICE);
    await untilListed(page, 'Jobs');
    await page.keyboard.press('ArrowDown');
    const [first, second, third] = await names(page);
    expect(await focusedRow(page)).toBe(first);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('toolbar', { name: 'Actions for 2 selected' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/construction\/\d+$/);
    await page.goBack();
    await expect(page.getByRole('toolbar', { name: 'Actions for 2 selected' })).toBeVisible();
    await expect.poll(() => focusedRow(page)).toBe(second);
    await page.keyboard.press('ArrowDown');
    expect(await focusedRow(page)).toBe(third);
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    expect(await focusedRow(page)).toBe(third);
  },
);

// unit found-filters; one is found and taken by keys below
test(
  'a filter is found by what is typed, a value of any filter too, and its options by the arrows',
  { tag: '@soak' },
  async ({ openQuietAs }) => {
    const page = await openQuietAs('/jobs', OFFICE);
    await untilListed(page, 'Jobs');
    await page.keyboard.press('f');
    const finder = page.getByRole('group', { name: 'Add a filter' });
    await expect(finder.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('overd');
    await expect(finder.getByRole('option')).toHaveText(['Overdue', 'Overdue Yes', 'Overdue No']);
    expect(await findViolations(page, WCAG)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/overdue=yes/);
    await page.keyboard.press('f');
    await page.keyboard.type('work ty');
    await page.keyboard.press('Enter');
    await expect(openOptions(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Work type' })).toContainText('1 chosen');
    await expect(page).toHaveURL(/\/jobs\?view=open&type=.*&overdue=yes/);
  },
);

// dom FilterEditor, unit found-filters list-query; by mouse: console/walk-by-mouse
test(
  'a filter leaves out what is ticked, by mouse; "not" and "empty" are found by typing; both stand in the address',
  { tag: '@soak' },
  async ({ openQuietAs }) => {
    const page = await openQuietAs('/jobs?view=all', OFFICE);
    await untilListed(page, 'Jobs');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('option', { name: 'Status', exact: true }).click();
    const panel = page.getByRole('group', { name: 'Status' });
    await openOptions(page).filter({ hasText: 'On Hold' }).first().click();
    await expect(page).toHaveURL(/&status=On\+Hold$/);
    // told by the rows: other tests make jobs meanwhile, and the count is no figure while it is asked for
    const rows = grid(page, 'Jobs').locator('tbody tr[data-id]');
    const held = rows.filter({ hasText: 'On Hold' });
    await expect(rows.filter({ hasNotText: 'On Hold' })).toHaveCount(0);
    await expect(held.first()).toBeVisible();
    await panel.getByText('Is not', { exact: true }).click();
    await expect(page).toHaveURL(/&status\.not=On\+Hold$/);
    await expect(held).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Status is not On Hold' })).toBeVisible();
    await page.keyboard.press('f');
    await page.keyboard.type('region is em');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/region\.empty=yes/);
    await page.getByRole('button', { name: 'Region is empty' }).click();
    const editor = page.getByRole('group', { name: 'Region' });
    await expect(editor.getByRole('radio', { name: 'Is empty' })).toBeChecked();
    expect(await findViolations(page, WCAG)).toEqual([]);
  },
);

// dom use-keys-from-outside DataGrid
test('from a link of the rail J steps through the list, and Enter is the row’s', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs('/', OFFICE);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await untilListed(page, 'Jobs');
  const [first] = await names(page);
  await page.keyboard.press('j');
  await expect.poll(() => focusedRow(page)).toBe(first);
  await page.keyboard.press('Enter');
  await expect(preview(page)).toContainText(first ?? '');
});

// dom row-menu TasksBulk; its routes: unit renderer/app/features
test(
  'who may not edit jobs is offered no new one, no task more, no scheduler and no due day',
  { tag: '@soak' },
  async ({ openQuietAs }) => {
    const page = await openQuietAs('/jobs', 'finance@lotline.example');
    await untilListed(page, 'Jobs');
    await expect(page.getByRole('link', { name: /New job/ })).toHaveCount(0);
    await page.keyboard.press('n');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const actions = page.getByRole('toolbar', { name: 'Actions for 1 selected' });
    await expect(actions.getByRole('button', { name: /^Status/ })).toBeVisible();
    await expect(actions.getByRole('button', { name: /Add task|Assign|Due date/ })).toHaveCount(0);
    await expect(page).toHaveURL(/\/jobs$/);
  },
);

test('axe finds nothing, in light and dark, with the preview, with what is picked and its export, and with a filter open', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await intoRows(page);
  await page.keyboard.press('Enter');
  await expect(preview(page)).toContainText('Ready for the field');
  await auditLooks(page, [1024, 1440]);
  await backToRows(page);
  await expect.poll(() => focusedRow(page)).not.toBeUndefined();
  await page.keyboard.press('Space');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await auditPopup(page, 'ExportMenu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect(openOptions(page).first()).toBeVisible();
  expect(await findViolations(page, WCAG)).toEqual([]);
});

test('a filter by keyboard is in the address, and "back" leads to the list before with its row; "/" and an exact work order open its job', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  const all = await count(page).innerText();
  await intoRows(page);
  await page.keyboard.press('ArrowDown');
  const here = await focusedRow(page);
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find in Status' })).toBeFocused();
  await page.keyboard.type('on hold');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/jobs\?view=open&status=On\+Hold$/);
  await expect(rowOf(page, LANDMARKS.sub.onHold)).toBeVisible();
  await expect(count(page)).not.toHaveText(all);
  for (const status of await cellsOf(page, 'Jobs', 'Status')) expect(status).toBe('On Hold');
  await page.goBack();
  await expect(count(page)).toHaveText(all);
  await expect(rowOf(page, here ?? '')).toHaveAttribute('data-cursor', 'true');
  await page.goForward();
  await expect(page.getByRole('button', { name: /^Status On Hold/ })).toBeVisible();
  await expect(rowOf(page, LANDMARKS.sub.onHold)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(LANDMARKS.sub.onHold);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/construction\/\d+$/);
});

test('two windows of one browser show each other’s changes', async ({ page, openAs, server }) => {
  await openAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  const other = await page.context().newPage();
  await other.goto(new URL('/jobs', server.url).href);
  await untilListed(other, 'Jobs');
  const target = (await names(page))[5] ?? '';
  await rowOf(page, target).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('s');
  await choose(page.getByRole('combobox', { name: 'Status' }), 'On Hold');
  // a hold has its reason, and its end a week from now
  await page.getByLabel('Reason').fill('no power');
  await page.getByRole('button', { name: 'Check the job' }).press('Enter');
  await page.getByRole('button', { name: 'Set 1 job to On Hold' }).press('Enter');
  await expect(rowOf(page, target)).toContainText('On Hold');
  await expect(rowOf(other, target)).toContainText('On Hold');
  await other.close();
});

// dom DataGrid BulkSheet; axe on it: console/many-at-once
test('many at once: a range by Shift, the dialog names how many, and Esc lets go of them', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await intoRows(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: 'Actions for 3 selected' })).toBeVisible();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Set the due date of 3 jobs' });
  await expect(dialog).toBeVisible();
  await page.getByLabel('Due on').fill('2027-03-01');
  await dialog.getByRole('button', { name: 'Check the jobs' }).press('Enter');
  await expect(dialog).toContainText('Give a reason for moving the due date');
  await page.getByLabel('Reason').fill('The road is closed');
  expect(await findViolations(page, WCAG)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(dialog).toBeHidden();
  await intoRows(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
});

// dom DataGrid use-picked
test('"select all" takes all that the filter finds', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  const all = await count(page).innerText();
  await intoRows(page);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar')).toContainText(`${all} selected`);
});

// db export, dom ExportMenu; a file of the list: console/walk-by-mouse
test('the file holds the rows of the filter, and the columns that are shown', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs(HOLD, OFFICE);
  await untilListed(page, 'Jobs');
  const shown = await names(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: 'CSV' }).press('Enter');
  const file = await (await coming).path();
  const lines = (await fs.readFile(file, 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  expect(lines[0]?.split(',').slice(0, 2)).toEqual(['Work order', 'Address']);
  expect(lines.slice(1).map((line) => line.split(',')[0]?.replaceAll('"', ''))).toEqual(shown);
});

// dom DataGrid
test('columns that are chosen are there again after a reload', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Region' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Region' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Region' })).toBeVisible();
});
