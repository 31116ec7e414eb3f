// The list as a table from 768 px: filters in the address, changes in place, forms over it, the file of what is shown (specification 2 §2, §5).
import { readFile } from 'node:fs/promises';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { expect, test } from '../support/test.ts';
import { SUB, untilListed } from './list.ts';
import type { Page } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

const LIST = '/field/construction';
const current = (page: Page) => page.getByRole('table', { name: 'Current' });
const tasks = (page: Page) => current(page).locator('a[data-task]');
const shown = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ of \d+ tasks$/ });

/** A line a task, under the table's columns. */
async function exportsWhatIsShown(page: Page): Promise<void> {
  const listed = await page.locator('main a[data-task]').count();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export to CSV' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^field-list-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head, ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n/);
  expect(head).toContain('Section,Address,Task,Work Order,Status,Job Status,Builder');
  expect(lines.filter((line) => /,(\d{5}),/.test(line))).toHaveLength(listed);
  expect(lines.filter((line) => line.startsWith('Please correct item quantities'))).toHaveLength(2);
  await expect(page.getByText(`${String(listed)} tasks written to ${download.suggestedFilename()}`)).toBeVisible();
}

test('a filter stands in the address, outlives a reload and a visit to a task, and back takes it away; Export to CSV writes what it leaves (Spec 2 §2)', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs(LIST, SUB);
  await untilListed(page);
  const all = await tasks(page).count();
  await current(page).getByRole('combobox', { name: 'Filter by Status' }).selectOption('Accepted');
  await expect(page).toHaveURL(/\?f\.status=Accepted$/);
  await expect(shown(page)).toBeVisible();
  const accepted = await tasks(page).count();
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThan(all);
  await page.reload();
  await expect(shown(page)).toBeVisible();
  await expect(tasks(page)).toHaveCount(accepted);
  await exportsWhatIsShown(page);
  await tasks(page).first().click();
  await expect(page.locator('[data-part="site"] h1')).toBeVisible();
  await page.getByRole('link', { name: 'Back to task list' }).click();
  await expect(page).toHaveURL(/\?f\.status=Accepted$/);
  await expect(tasks(page)).toHaveCount(accepted);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(tasks(page)).toHaveCount(all);
  await page.goBack();
  await expect(tasks(page)).toHaveCount(accepted);
});

test('the head of the table stays below the bar while its rows are scrolled, also where the table scrolls sideways, where axe finds nothing', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs(LIST, SUB);
  await untilListed(page);
  const bar = page.getByRole('banner');
  const bottomOf = (box: { readonly y: number; readonly height: number } | null) => (box === null ? -1 : box.y + box.height);
  for (const width of [1440, 800]) {
    await page.setViewportSize({ width, height: 500 });
    await current(page).evaluate((table) => window.scrollTo(0, window.scrollY + table.getBoundingClientRect().top + 150));
    const isBelow = async () =>
      Math.abs(((await current(page).locator('thead').boundingBox())?.y ?? 0) - bottomOf(await bar.boundingBox())) <= 1;
    await expect.poll(isBelow, `${String(width)} px`).toBe(true);
  }
  // at 1440 px field-list/access looks at it
  await page.setViewportSize({ width: 768, height: 844 });
  await auditPart(page, [768, 1440]);
});

// on the screen: dom ListForms
test('a typed filter is applied by itself, and clears with its text (Spec 2 §9)', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs(LIST, SUB);
  await untilListed(page);
  const box = current(page).getByRole('textbox', { name: 'Filter by Work Order' });
  await box.fill(LANDMARKS.sub.onsite);
  await expect(tasks(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`f\\.workOrder=${LANDMARKS.sub.onsite}$`));
  await box.fill('');
  await expect(shown(page)).toHaveCount(0);
});

test('the developer is changed in its cell, the contacts over the list; back closes them, and both are there after a reload (Spec 2 §2, §4)', async ({
  openAs,
}) => {
  const page = await openAs(LIST, SUB);
  await untilListed(page);
  const edit = current(page)
    .getByRole('button', { name: /: Edit Builder of WO/ })
    .first();
  const workOrder = /WO (\d+)/.exec((await edit.textContent()) ?? '')?.[1] ?? '';
  await edit.click();
  await current(page)
    .getByRole('combobox', { name: `Builder of WO ${workOrder}` })
    .fill('Wattlebird Homes');
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('Wattlebird Homes') === true && response.ok(),
  );
  await page.keyboard.press('Enter');
  const changed = current(page).getByRole('button', { name: new RegExp(`^Wattlebird Homes ?: Edit Builder of WO ${workOrder}$`) });
  await expect(changed).toBeVisible();
  await answered;

  await current(page)
    .getByRole('button', { name: `Developer and Site Contacts of WO ${LANDMARKS.sub.onsite}` })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Developer and Site Contacts' });
  await sheet.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Developer and Site Contacts' });
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await auditPart(page, [1440]);
  await form.getByLabel('Name').first().fill('Kim Lindqvist');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const contact = current(page).getByRole('button', { name: /Kim Lindqvist/ });
  await expect(contact).toBeVisible();
  await contact.click();
  await expect(sheet.getByText('Kim Lindqvist', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(current(page)).toBeVisible();
  await page.reload();
  await untilListed(page);
  await expect(changed).toBeVisible();
  await expect(contact).toBeVisible();
});

// the table at two widths: above and field-list/access; what it says: dom ListForms
test('axe finds nothing on the table with no row left', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs(LIST, SUB);
  await untilListed(page);
  await page.setViewportSize({ width: 1024, height: 844 });
  await current(page).getByRole('textbox', { name: 'Filter by Work Order' }).fill('nowhere');
  await expect(page.getByText(/No task on these days matches/)).toBeVisible();
  await auditLooks(page, [1024]);
});
