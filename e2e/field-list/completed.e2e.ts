// The Completed tab: periods, tasks that open, amounts for whom they are meant (specification 2 §2, §4, §6).
import type { Locator, Page } from '@playwright/test';
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { expect, test } from '../support/test.ts';
import { search, SUB, untilListed } from './list.ts';

const COMPLETED = '/field/completed';

/** At 320 and 390 px tabs, connection and account stand in one line. */
async function barIsOneLine(page: Page): Promise<void> {
  const top = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const bar = page.getByRole('banner');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 568 });
    const tabs = await top(bar.getByRole('navigation'));
    const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
    for (const part of [bar.getByRole('link', { name: /Open unsent work$/ }), bar.getByRole('button', { name: 'Your account' })])
      expect((await top(part)) - tabs).toBeLessThan(height / 2);
    expect(height).toBeLessThan(80);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

/** By state (Spec 2 §4). */
async function sumsAreThoseOfTheRows(page: Page): Promise<void> {
  const cents = (texts: string[]) => texts.map((text) => Number(text.replace(/[^\d]/g, ''))).reduce((sum, one) => sum + one, 0);
  const all = (await page.locator('main details > summary').allTextContents()).map((text) => /\$[\d,]+\.\d\d$/.exec(text)?.[0] ?? '');
  expect(all.length).toBeGreaterThan(0);
  expect(cents(await page.locator('main dd').allTextContents())).toBe(cents(all));
}

test('from the tab over the period, its sums and a search to a task’s items and the task itself (Spec 2 §2, §4)', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs('/field/construction', SUB);
  await untilListed(page);
  await page.getByRole('link', { name: 'Completed', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${COMPLETED}$`));
  await expect(page.getByRole('radio', { name: '1 month' })).toBeChecked();
  await untilListed(page);
  await test.step('the bar is one line', () => barIsOneLine(page));
  const asked = page.waitForResponse(/\/api\/dashboard\/completed\/12$/);
  await page.getByText('1 year', { exact: true }).click();
  await expect(page).toHaveURL(/\?months=12$/);
  expect((await asked).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked();
  await untilListed(page);
  await test.step('the sums are those of the rows', () => sumsAreThoseOfTheRows(page));

  await search(page, 'zzz');
  await expect(page.getByText('No completed task matches “zzz”')).toBeVisible();
  await auditPart(page);
  await page.getByRole('main').getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect(page).toHaveURL(/\?months=12$/);

  await page.locator('main summary', { hasText: 'Approve for Payment' }).first().click();
  const opened = page.locator('main details[open]');
  await expect(opened).toContainText(/\.S · \w+/);
  await expect(opened).toContainText(/\d+ \w+ × \$\d+\.\d\d/);
  await expect(opened).toContainText(/\$[\d,]+\.\d\d ex GST/);
  await auditLooks(page);
  await opened.getByRole('link', { name: 'Open task' }).click();
  await expect(page).toHaveURL(/\/field\/construction\/\d+\/\d+$/);
  await expect(page.locator('[data-part="site"] h1')).toBeVisible();
});

// what each sees of an amount is the server's: db completed
test(
  'who may not see money sees the same tasks of their own crew without an amount (Spec 2 §6)',
  { tag: '@soak' },
  async ({ openQuietAs }) => {
    const page = await openQuietAs(`${COMPLETED}?months=12`, 'field@lotline.example');
    await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await untilListed(page);
    await page.locator('main summary').first().click();
    await expect(page.getByRole('link', { name: 'Open task' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('$');
  },
);
