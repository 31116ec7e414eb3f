// A device that is full (quality.md §1, case 7): what is pressed is not lost, the page says that it lies only here, and it is sent when there is a network.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { findNetwork, loseNetwork } from '../support/without-network.ts';
import { sql, step } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { FIELD } from '../task-page/refusals/refusal-case.ts';

/** A page of this origin is full from here on: Chromium asks how much room there is once, and keeps the answer for a while. */
async function fill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
}

const kept = (page: Page) => page.locator('[data-part="kept"] [data-kept]');

test('on a full device a press stays in the page that made it, says so, and is sent from there', async ({ server, page, openAs }) => {
  const task = await freshTask(server, 'Crew North');
  await page.goto('/healthz');
  await fill(page);
  await openAs(task.path, FIELD);
  await expect(step(page, 'I’m Onsite')).toBeVisible();
  await loseNetwork(page);
  await step(page, 'I’m Onsite').click();
  await expect(kept(page)).toHaveAttribute('data-kept', 'onlyHere');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Open unsent work$/ })
    .click();
  await expect(page.getByRole('main')).toContainText('leave Lotline open until all is sent');
  await findNetwork(page);
  await expect(page.getByRole('heading', { level: 1, name: 'All sent' })).toBeVisible();
  const visits = await sql(server, 'select id from task_user where schedule_id = $1', [task.taskId]);
  expect(visits).toHaveLength(1);
});
