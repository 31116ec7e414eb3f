// Very many tasks: only the rows around the screen are in the page, wherever one is (quality.md §3; 2,000 in a soak); and the way to today.
import type { Page } from '@playwright/test';
import { sized } from '../../schema/testing/random-runs.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { SUB, untilListed } from './list.ts';
import type { RunningServer } from '../support/running-server.ts';

/** What a screen holds, and what is drawn beyond it at either end. */
const MOST_ROWS = 80;
const COUNT = sized({ least: 400, soak: 2_000 });

const rows = (page: Page) => page.locator('a[data-task]');

/** Beside the demo's own, on the jobs that the group has: due over the weeks to come. */
async function addTasks(server: RunningServer): Promise<void> {
  await sql(
    server,
    `insert into schedule (construction_id, name, group_id, issued_date, due_date)
     select jobs.ids[1 + n % array_length(jobs.ids, 1)], 'Task ' || n, g.id, now() - interval '1 day',
            current_date + (n % 60)
       from work_group g, generate_series(1, $1::int) n, lateral (select array_agg(distinct construction_id) as ids from schedule where group_id = g.id) jobs
      where g.name = 'Ridgeway Cabling'`,
    [COUNT],
  );
}

/** For the tests that follow on this server. */
const removeTasks = (server: RunningServer) => sql(server, `delete from schedule where name ~ '^Task \\d+$'`, []);

async function scrollThrough(page: Page): Promise<number[]> {
  const counts: number[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let part = 0; part <= 8; part++) {
    await page.evaluate((y) => window.scrollTo(0, y), (height * part) / 8);
    await expect(rows(page).and(page.locator(':visible')).first()).toBeAttached();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    counts.push(await rows(page).count());
  }
  return counts;
}

test('of very many tasks a phone and a table draw what is around the screen; back leads to the row that was opened', async ({
  server,
  openAs,
}) => {
  await addTasks(server);
  const page = await openAs('/field/construction', SUB);
  await untilListed(page);
  const phone = await scrollThrough(page);
  expect(Math.max(...phone)).toBeLessThanOrEqual(MOST_ROWS);
  expect(Math.min(...phone)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(COUNT * 50);

  let same = rows(page).nth(10);
  const task = page.locator('[data-part="site"] h1');
  await expect(async () => {
    // a press that was told of late has opened it all the same
    if (await task.isVisible()) return;
    // chosen anew: the page may come to rest elsewhere, where the row of before is not drawn
    const id = await rows(page).nth(10).getAttribute('data-task', { timeout: 5_000 });
    same = page.locator(`a[data-task="${id ?? ''}"]`);
    await same.press('Enter', { timeout: 5_000 });
    await expect(task).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.goBack();
  await expect(same).toBeInViewport();
  await expect(same).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('heading', { name: 'Current' })).toBeAttached();
  const desk = await scrollThrough(page);
  expect(Math.max(...desk)).toBeLessThanOrEqual(MOST_ROWS);
  expect(Math.min(...desk)).toBeGreaterThan(0);
});

test.afterAll(({ server }) => removeTasks(server));

test.describe('on a small screen', () => {
  // whatever day of the week it is, what comes before today fills it
  test.use({ viewport: { width: 390, height: 420 } });

  test('the list opens at what is to be corrected, and a jump leads to today (issue 9; mock 1-list-fold)', async ({ openQuietAs }) => {
    const page = await openQuietAs('/field/cards', SUB);
    await untilListed(page);
    const today = page.locator('main [data-today]');
    await expect(page.getByRole('heading', { name: /^Please correct item quantities/ })).toBeInViewport();
    await expect(today).not.toBeInViewport();
    const jump = page.getByRole('button', { name: 'Today' });
    await jump.click();
    await expect(today).toBeInViewport();
    await expect(jump).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(jump).toBeVisible();
  });
});
