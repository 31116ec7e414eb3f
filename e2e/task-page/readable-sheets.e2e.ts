// Every text of every sheet of the task page can be read: its contrast is computed, in light and dark, on the smallest phone, a phone and a desk (issue 27).
import type { Locator, Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { faintTexts } from '../support/text-contrast.ts';
import { findTask, sheet, step } from './field-task.ts';

const WIDTHS = [320, 390, 1440];
const SCHEMES = ['light', 'dark'] as const;

async function faintIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await faintTexts(page)).map((text) => `${String(width)} ${colorScheme}: ${text}`));
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return found;
}

/** By key, after another key: what stands at the spot of the last press means nothing for a moment (decision 038). */
async function press(button: Locator): Promise<void> {
  await button.press('Shift');
  await button.press('Enter');
}

test('each sheet of a task and of the account is readable in both themes at each width', async ({ server, openAs }) => {
  const page = await openAs((await findTask(server, LANDMARKS.sub.onsite)).path, 'sub@lotline.example');
  await expect(step(page, 'More')).toBeVisible();
  const named = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const ofMore = ['Is Partially Complete', 'Update Job Status', 'Completions Comment'].map((option) => [option, [step(page, 'More'), option]] as const);
  const openers: readonly (readonly [string, readonly [Locator, string?]])[] = [
    ['More', [step(page, 'More')]],
    ...ofMore,
    ['quantity', [named(/^Change quantity of /)]],
    ['unplanned item', [named('Add unplanned item')]],
    ['developer and contact', [named('Edit Developer and Site Contact')]],
    ['comment', [named('Write more')]],
    ['account', [named('Your account')]],
  ];
  for (const [what, [opener, option]] of openers) {
    await press(opener);
    if (option !== undefined) await press(sheet(page).getByRole('button', { name: option }));
    await expect(sheet(page).getByRole('heading').first()).toBeVisible();
    expect(await faintIn(page), what).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  }
});
