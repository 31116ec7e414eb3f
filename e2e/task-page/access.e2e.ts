// The task page for everybody: axe finds nothing in its states, light and dark (quality.md §4). Its sheets are in readable-sheets, its keys in journeys.
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { findViolations, findWrongColours, WCAG } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { findTask } from './field-task.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

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

/** What looks most different; a soak looks at all of them. The last is looked at at a desk too. */
const STATES = [LANDMARKS.sub.onsite, LANDMARKS.sub.newTask, LANDMARKS.sub.twoCards];
const ALL_STATES = [LANDMARKS.sub.rejected, LANDMARKS.sub.completed, ...STATES];

test('axe finds nothing on the task page, light and dark, and nothing is wider than a small phone', async ({ server, openAs }) => {
  const page = await openAs('/field/construction', SUB);
  for (const workOrder of isSoak ? ALL_STATES : STATES) {
    await page.goto((await findTask(server, workOrder)).path);
    await expect(page.locator('[data-part="site"] h1')).toBeVisible();
    await auditThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await auditThemes(page);
});
