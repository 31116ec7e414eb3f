// The list for everybody: axe, the keyboard alone, thumbs, and a list of several hundred (quality.md §3, §4).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { row, search, SUB, untilListed } from './list.ts';

test('axe finds nothing on the list, its empty state and its menu', async ({ openAs }) => {
  const page = await openAs('/field/construction', SUB);
  await untilListed(page);
  await auditLooks(page);
  await page.getByRole('button', { name: 'More' }).click();
  await auditLooks(page);
  await page.keyboard.press('Escape');
  await search(page, 'zzz');
  await expect(page.getByText('No task matches “zzz”')).toBeVisible();
  await auditLooks(page);
});

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

test('what is pressed is at least 44 px in both directions on the phone', async ({ openAs }) => {
  const page = await openAs('/field/construction', SUB);
  await expect(row(page, LANDMARKS.sub.nextWeek)).toBeVisible();
  const small = await page
    .locator(
      'a:visible:not([href="#main"]), button:visible, select:visible, input:visible:not([type="checkbox"]), label:has(> input):visible',
    )
    .evaluateAll((all) =>
      all
        .map((each) => ({ what: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44),
    );
  expect(small.map(({ what }) => what)).toEqual([]);
});

test('nothing jumps while the list arrives', async ({ openAs }) => {
  const page = await openAs('/field/construction', SUB);
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
});
