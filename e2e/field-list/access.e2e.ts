// The list for everybody: axe, the keyboard alone, thumbs, and a list of several hundred (quality.md §3, §4).
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { row, search, SUB, untilListed } from './list.ts';

test('nothing jumps while the list arrives; what is pressed is at least 44 px on the phone; axe finds nothing on it, its menu and its empty state', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs('/field/construction', SUB);
  await test.step('nothing jumps', () => nothingJumps(page));
  await expect(row(page, LANDMARKS.sub.nextWeek)).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await auditLooks(page);
  await page.getByRole('button', { name: 'More' }).click();
  await auditPart(page);
  await page.keyboard.press('Escape');
  await search(page, 'zzz');
  await expect(page.getByText('No task matches “zzz”')).toBeVisible();
  await auditPart(page);
});

async function nothingJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jumps = { sum: 0 };
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') jumps.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await untilListed(page);
  await settled(page);
  expect(await page.evaluate('window.jumps.sum')).toBeLessThan(0.05);
}

/** What is pressed and is less than 44 px in a direction. */
async function tooSmall(page: Page): Promise<string[]> {
  const small = await page
    .locator(
      'a:visible:not([href="#main"]), button:visible, select:visible, input:visible:not([type="checkbox"]), label:has(> input):visible',
    )
    .evaluateAll((all) =>
      all
        .map((each) => ({ what: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44),
    );
  return small.map(({ what }) => what);
}

test('by keyboard alone: from sign-in over the search to a task page', async ({ page }) => {
  await page.goto('/field/construction');
  const tabTo = async (isThere: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  };
  const focusIs = (selector: string) => async () => (await page.locator(`${selector}:focus`).count()) === 1;
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  await tabTo(async () => page.getByRole('button', { name: /sign in/i }).evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  const person = `button[name="login"][value="${SUB}"]`;
  await page.locator(person).waitFor();
  await tabTo(focusIs(person));
  await page.keyboard.press('Enter');
  await untilListed(page);
  await tabTo(focusIs('input[type="search"]'));
  await page.keyboard.type(LANDMARKS.sub.nextWeek);
  await page.keyboard.press('Enter');
  await expect(page.locator('a[data-task]')).toHaveCount(1);
  await tabTo(focusIs('a[data-task]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/field\/construction\/\d+\/\d+$/);
});
