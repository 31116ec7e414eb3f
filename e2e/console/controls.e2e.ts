// Controls that open something, on the real pages: a click on an option's words counts, a panel stays where it opened, Esc closes what opened last,
// axe finds nothing while it is open. Each test of this folder fails on a refusal of the content policy (support/test.ts).
import type { Locator, Page } from '@playwright/test';
import { auditPopup, popupIsOpen } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import { choose, chosenBy, openChoice, openOptions } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { intoRows, untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const ADMIN = 'admin@lotline.example';
const panel = (page: Page, name: string): Locator => page.getByRole('group', { name });

async function leftOf(locator: Locator): Promise<number | undefined> {
  return (await locator.boundingBox())?.x;
}

/** A long list is searched by typing, a click on the words of an option counts, and the panel stays where it opened. */
async function filterByStatus(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await page.getByRole('option', { name: 'Status', exact: true }).click();
  // in the order of the work, not of the alphabet
  await expect
    .poll(async () => (await openOptions(page).allInnerTexts()).slice(0, 3))
    .toEqual(['Ready to schedule', 'Issued', 'Scheduled']);
  await page.keyboard.type('hold');
  await expect(openOptions(page)).toHaveText(['On Hold']);
  await popupIsOpen(page, 'FilterBar');
  expect(await findViolations(page, WCAG)).toEqual([]);
  for (const _ of 'hold') await page.keyboard.press('Backspace');
  await openOptions(page).getByText('On Hold', { exact: true }).click();
  await expect(page).toHaveURL(/status=On\+Hold$/);
  const before = await leftOf(panel(page, 'Status'));
  await openOptions(page).getByText('Scheduled', { exact: true }).click();
  await expect(page).toHaveURL(/status=On\+Hold&status=Scheduled$/);
  await expect(panel(page, 'Status')).toContainText('2 chosen');
  expect(await leftOf(panel(page, 'Status'))).toBe(before);
  await page.keyboard.press('Backspace');
  await expect(panel(page, 'Status')).toContainText('2 chosen');
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Status')).toHaveCount(0);
  await expect(page.getByRole('search').getByRole('button', { name: /^Status / })).toBeVisible();
}

/** Columns are ticked by their words. */
async function tickColumn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = panel(page, 'Columns');
  await expect(columns).toBeVisible();
  const before = await leftOf(columns);
  await columns.getByText('Region', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Region' })).toBeVisible();
  expect(await leftOf(columns)).toBe(before);
  await auditPopup(page, 'ColumnChooser');
  await page.keyboard.press('Escape');
  await expect(columns).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
}

/** Whoever may share a view ticks it by its words. */
async function tickSharing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open jobs' }).click();
  const views = panel(page, 'Saved views');
  await expect(views.getByRole('checkbox')).toBeVisible();
  await views.getByText('For everyone who has this list').click();
  await expect(views.getByRole('checkbox')).toBeChecked();
  await auditPopup(page, 'SavedViewsMenu');
}

/** In a sheet Esc closes the list first, then the sheet; the list lies within the sheet. */
async function escapeListThenSheet(page: Page): Promise<void> {
  await intoRows(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('a');
  const sheet = page.getByRole('dialog');
  const control = sheet.getByRole('combobox');
  await expect(control).toBeFocused();
  await expect(await openChoice(control)).not.toHaveCount(0);
  expect(
    await openOptions(page)
      .first()
      .evaluate((option) => option.closest('dialog') !== null),
  ).toBe(true);
  expect(await findViolations(page, WCAG)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(control).toHaveAttribute('aria-expanded', 'false');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

test('on the jobs a click on an option’s words counts, a panel stays where it opened, Esc closes what opened last', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await filterByStatus(page);
  await escapeListThenSheet(page);
});

// Again what `dom DataGrid SavedViewsMenu waiting-forms` show (columns, sharing, a tick by its words), and the panel that stays as in the test before.
test(
  'columns are ticked by their words, and so is who shares a view; the panel stays where it opened',
  { tag: '@soak' },
  async ({ openQuietAs }) => {
    for (const use of [tickSharing, tickColumn]) {
      const page = await openQuietAs('/jobs', OFFICE);
      await untilListed(page, 'Jobs');
      await use(page);
    }
  },
);

test('in the job form a list and a calendar open and close by themselves; axe finds nothing in either', async ({ openQuietAs }) => {
  const page = await openQuietAs('/construction/new', OFFICE);
  const type = page.getByRole('combobox', { name: 'Work type' });
  await openChoice(type);
  await auditLooks(page, [1440]);
  await page.keyboard.press('Escape');
  await expect(type).toHaveAttribute('aria-expanded', 'false');
  await choose(type, 'Pre-install');
  const day = page.locator('[data-field="originalDueDate"] input').first();
  await day.fill('14/8/2026');
  await page.keyboard.press('Alt+ArrowDown');
  const calendar = page.locator('.ant-picker-dropdown');
  await expect(calendar.locator('.ant-picker-cell-selected')).toHaveText('14');
  await auditLooks(page, [1440]);
  await calendar.locator('.ant-picker-cell-in-view').getByText('20', { exact: true }).click();
  await expect(calendar).toBeHidden();
  await expect(day).toHaveValue('20 Aug 2026');
  await expect(day).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
});

// Again what `dom waiting-forms LazyControl` show of each control, with a real mouse held down meanwhile.
test(
  'what is pressed before a control’s code has come counts once, and a choice opens at what was typed',
  { tag: '@soak' },
  async ({ page, openQuietAs }) => {
    let letIn = (): void => undefined;
    const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
    await page.route('**/assets/Rooted*.js', async (route) => {
      await isLetIn;
      await route.continue();
    });
    await openQuietAs('/base/fields', ADMIN);
    const crew = page.getByLabel('Second crew', { exact: true });
    await expect(crew).toHaveRole('textbox');
    const words = page.getByText('For everyone who has this list');
    const box = page.getByRole('checkbox', { name: 'For everyone who has this list' });
    await words.hover();
    await page.mouse.down();
    await expect(box).not.toBeChecked();
    await page.mouse.up();
    await expect(box).not.toBeChecked();
    await page.mouse.down();
    await expect(box).toBeChecked();
    await crew.focus();
    await page.keyboard.type('sou');
    letIn();
    await expect(crew).toHaveRole('combobox');
    await expect(page.locator('.ant-checkbox')).toHaveCount(1);
    await page.mouse.up();
    await expect(box).toBeChecked();
    await expect(crew).toBeFocused();
    await expect(openOptions(page)).toHaveText(['Crew South']);
    await page.keyboard.press('Enter');
    // what both choose is shown at the first of them
    await expect(chosenBy(page.getByRole('combobox', { name: 'Crew', exact: true }))).toHaveText('Crew South');
  },
);
