// Every text of every sheet of the task page can be read: its contrast is computed, in light and dark, on the smallest phone, a phone and a desk (issue 27);
// and axe finds nothing in any of them.
import type { Locator, Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { faintTexts } from '../support/text-contrast.ts';
import { findTask, sheet, step } from './field-task.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];
/** Each width and each theme. What a theme changes are colours, what a width changes is what is drawn: a soak looks at each width in each theme. */
const LOOKS: readonly Look[] = [
  [320, 'dark'],
  [1440, 'dark'],
  [390, 'light'],
];
const ALL_LOOKS: readonly Look[] = [320, 1440, 390].flatMap((width) => [[width, 'dark'] as const, [width, 'light'] as const]);

/** Ends on a phone in light. */
async function faintIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, colorScheme] of isSoak ? ALL_LOOKS : LOOKS) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await faintTexts(page)).map((text) => `${String(width)} ${colorScheme}: ${text}`));
  }
  return found;
}

/** By key, after another key: what stands at the spot of the last press means nothing for a moment (decision 038). */
async function press(button: Locator): Promise<void> {
  await button.press('Shift');
  await button.press('Enter');
}

type Opener = readonly [what: string, opener: Locator, option?: string | RegExp];

async function lookAt(page: Page, openers: readonly Opener[]): Promise<void> {
  for (const [what, opener, option] of openers) {
    await press(opener);
    if (option !== undefined) await press(sheet(page).getByRole('button', { name: option }));
    await expect(sheet(page).getByRole('heading').first()).toBeVisible();
    expect(await faintIn(page), what).toEqual([]);
    await settled(page);
    expect(await findViolations(page, WCAG), what).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  }
}

test('each sheet of a task, of the list and of the account is readable in both themes at each width, and axe finds nothing in it', async ({
  server,
  openAs,
}) => {
  const page = await openAs((await findTask(server, LANDMARKS.sub.onsite)).path, 'sub@lotline.example');
  const named = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const more = step(page, 'More');
  await expect(more).toBeVisible();
  await lookAt(page, [
    ['More', more],
    ['partial completion', more, 'Is Partially Complete'],
    ['status', more, 'Update Job Status'],
    ['comment of the visit', more, 'Completions Comment'],
    ['quantity', named(/^Change quantity of /)],
    ['unplanned item', named('Add unplanned item')],
    ['site contacts', named(/: site contacts$/)],
    ['site contacts to be edited', named(/: site contacts$/), 'Edit'],
    ['developer and contact', named('Edit Developer and Site Contact')],
    ['comment', named('Write more')],
  ]);
  await page.goto('/field/construction');
  await expect(named('More')).toBeVisible();
  await lookAt(page, [
    ['More of the list', named('More')],
    ['account', named('More'), 'Your account'],
    ['potential job', named('Add Potential Job')],
  ]);
});
