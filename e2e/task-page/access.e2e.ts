// The task page for everybody: axe finds nothing in any state, light and dark, and all of it works by keyboard (quality.md §4).
import type { Page } from '@playwright/test';
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { findViolations, findWrongColours, WCAG } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { bar, findTask, sheet, step, tells } from './field-task.ts';

const SUB = 'sub@lotline.example';

/** A theme changes colours and nothing else: what is drawn is looked at whole in one of them. */
async function auditThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await audit(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await findWrongColours(page)).toEqual([]);
}

async function audit(page: Page): Promise<void> {
  // An animation that has begun is not the state that is read; and until its items have come, a folder may lie beneath the bar at the foot.
  await settled(page);
  await expect.poll(() => findViolations(page, WCAG)).toEqual([]);
}

test('axe finds nothing on the task page, light and dark', async ({ server, openAs }) => {
  const states = [LANDMARKS.sub.onsite, LANDMARKS.sub.newTask, LANDMARKS.sub.rejected, LANDMARKS.sub.completed, LANDMARKS.sub.twoCards];
  const page = await openAs('/field/construction', SUB);
  for (const workOrder of states) {
    await page.goto((await findTask(server, workOrder)).path);
    await expect(page.locator('[data-part="site"] h1')).toBeVisible();
    await auditThemes(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await auditThemes(page);
});

test('axe finds nothing in any sheet', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const page = await openAs(task.path, SUB);
  const shut = () => page.keyboard.press('Escape');
  const options = ['Is Partially Complete', 'Completions Comment', 'Update Job Status'];
  await step(page, 'More').click();
  await audit(page);
  await shut();
  for (const option of options) {
    await step(page, 'More').click();
    await sheet(page).getByRole('button', { name: option, exact: true }).click();
    await audit(page);
    await shut();
    await expect(sheet(page)).toHaveCount(0);
  }
  const buttons = [
    /^Change quantity of/,
    'Add unplanned item',
    /: site contacts$/,
    'Edit Developer and Site Contact',
    'Write more, or to the whole job',
  ];
  for (const name of buttons) {
    await page.getByRole('button', { name }).first().click();
    await expect(sheet(page)).toBeVisible();
    await audit(page);
    await shut();
    await expect(sheet(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: /: site contacts$/ }).click();
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  await audit(page);
});

test('a task is accepted and begun by keyboard alone, and a sheet gives the focus back', async ({ server, openAs }) => {
  const task = await findTask(server, FREE_NEW_TASKS.sub[4]);
  const page = await openAs(task.path, SUB);
  await step(page, 'Accept').focus();
  await page.keyboard.press('Enter');
  await tells(page, 'Accepted Task');
  // the same key at once would be taken for a tired hand's (decision 038)
  await page.keyboard.press('Tab');
  await step(page, 'I’m Onsite').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Onsite 0:00')).toBeVisible();
  const pencil = page.getByRole('button', { name: /^Change quantity of/ }).first();
  await page.keyboard.press('Tab');
  await pencil.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByLabel(/^Done/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pencil).toBeFocused();
  await expect(bar(page)).toContainText('Is Complete');
});

test('nothing is wider than a small phone', async ({ server, openAs }) => {
  const page = await openAs('/field/construction', SUB);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const workOrder of [LANDMARKS.sub.onsite, LANDMARKS.sub.rejected, LANDMARKS.sub.newTask]) {
    await page.goto((await findTask(server, workOrder)).path);
    await expect(page.locator('[data-part="site"] h1')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
