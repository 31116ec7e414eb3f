// The task page on every width and on paper: nothing runs off the side, names are not squeezed into towers, print holds no buttons.
import type { Locator, Page } from '@playwright/test';
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { bar, findTask } from './field-task.ts';

const SUB = 'sub@lotline.example';
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const sidewaysRoom = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? Infinity;

test('a task on every width and on paper', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.rejected);
  const page = await openAs(task.path, SUB);
  await test.step('from 320 to 1440 px nothing runs off the side and street and item names keep to two lines', async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator('[data-part="site"] h1')).toBeVisible();
      expect(await sidewaysRoom(page), `${String(size.width)} px`).toBe(0);
      expect(await heightOf(page.locator('[data-part="site"] h1')), `street at ${String(size.width)} px`).toBeLessThan(115);
      expect(
        await heightOf(
          page
            .getByRole('table', { name: /^Items/ })
            .locator('tbody td:first-child > span:first-child')
            .first(),
        ),
        `item at ${String(size.width)} px`,
      ).toBeLessThan(65);
    }
  });
  await test.step('from 768 px what is talked about stands beside the work, on a phone below it; the chat is read without scrolling past the items', async () => {
    const items = page.getByRole('table', { name: /^Items/ });
    const chat = page.locator('[data-part="chat"]');
    const places = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      const [left, right] = [await items.boundingBox(), await chat.boundingBox()];
      if (left === null || right === null) throw new Error('not drawn');
      return { isBeside: right.x >= left.x + left.width, isBelow: right.y >= left.y + left.height };
    };
    expect(await places(390, 844)).toEqual({ isBeside: false, isBelow: true });
    for (const width of [768, 1024, 1440]) expect(await places(width, 900), `${String(width)} px`).toMatchObject({ isBeside: true });
  });
  await test.step('on paper it stands without its buttons, light even where the screen is dark', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: /^Items/ })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add unplanned item' })).toBeHidden();
    await expect(page.getByLabel('Add a field comment')).toBeHidden();
    await expect(page.locator('[data-part="site"] h1')).toHaveCSS('color', 'rgb(19, 34, 46)');
  });
  await test.step('an offered amount is never broken across lines, on the smallest phone and with text at 200 %', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto((await findTask(server, FREE_NEW_TASKS.sub[3] ?? FREE_NEW_TASKS.sub[0])).path);
    const amount = page.locator('[data-part="sum"]');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await heightOf(amount)).toBeLessThan(45);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await heightOf(amount)).toBeLessThan(90);
    expect(await sidewaysRoom(page)).toBe(0);
    expect(await heightOf(page.locator('[data-part="site"] h1')), 'the address is not broken inside words').toBeLessThan(300);
  });
});
