// The administrators' tasks in the console on the real server (screens.md §2.22): a failed job is tried again, a scheduled task is run, and the log says why.
import type { Page } from '@playwright/test';
import pg from 'pg';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { reachAndPress } from './day.ts';
import { grid, untilListed } from './list-page.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';

async function rows(url: string, text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A visit that was left open two days ago is ended by the one-off that does so: counted, the count typed in, and why; by the keyboard alone. */
async function closeVisits(page: Page, url: string): Promise<void> {
  const [visit] = await rows(
    url,
    `with job as (insert into construction (work_order, status, work_type, address) values ('VISIT-' || gen_random_uuid(), 'Issued', 'Construction', '1 Open Rd') returning id),
      task as (insert into schedule (construction_id, name, group_id, resource) select job.id, 'Trench', g.id, g.name from job, work_group g where g.name = 'Crew North' returning id)
     insert into task_user (schedule_id, user_id, on_site_utc)
     select task.id, u.id, now() - interval '50 hours' from task, app_user u where u.email = 'megan.price@lotline.example' returning id`,
  );
  const label = 'Close visits that were left open';
  await reachAndPress(page, page.getByRole('button', { name: `Start: ${label}` }));
  const dialog = page.getByRole('dialog', { name: label });
  const said = dialog.getByText(/^It \w+ [\d,]+ visits?\.$/);
  await expect(said).toBeVisible();
  await auditPopup(page, 'OneOffSheet');
  const count = /[\d,]+/.exec(await said.innerText())?.[0] ?? '';
  await expect(dialog.getByLabel(/^Type [\d,]+ to confirm$/)).toBeFocused();
  await page.keyboard.type(count);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Their phones were lost');
  await reachAndPress(page, dialog.getByRole('button', { name: 'Start', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: label })).toContainText(`Done, ${count} of ${count}`);
  expect(await rows(url, 'select id from task_user where id = $1 and off_site_utc is null', [visit?.['id']])).toEqual([]);
}

test('an administrator goes from the count at home to the failed job, and deals with it by keyboard; the log has the reason', async ({
  openAs,
  server,
}) => {
  const [made] = await rows(
    server.databaseUrl,
    `select (graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('no_such_job')).id], 'The store did not answer')).id as id`,
  );
  const page = await openAs('/admin', ADMIN);
  await page
    .getByRole('list', { name: 'Needs attention' })
    .getByRole('link', { name: /background jobs? ha/ })
    .press('Enter');
  await expect(page).toHaveURL('/admin/admintasks?state=failed');
  const row = page.getByRole('row').filter({ hasText: 'The store did not answer' });
  await expect(row).toContainText('no_such_job');
  await auditLooks(page, oneOf(1440, 390));
  if (TAKES_PICTURES) await shoot(page, 'admin-tasks');
  await page.setViewportSize(DESK_WINDOW);

  await row.getByRole('button', { name: /^Remove from the list/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Remove from the list/ });
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Reason (kept in the log)')).toHaveAccessibleDescription(/Give a reason/);
  await auditPopup(page, 'AdminTasksPage');
  await page.keyboard.type('It came from a test of the store');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await rows(server.databaseUrl, 'select id from graphile_worker.jobs where id = $1', [made?.['id']])).toEqual([]);

  await page.getByRole('button', { name: 'Run now: Clear out old records' }).click();
  await page.keyboard.type('After the repair');
  await page.getByRole('dialog').getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await closeVisits(page, server.databaseUrl);

  await page.goto('/logs');
  await untilListed(page, 'Activity');
  await expect(grid(page, 'Activity')).toContainText(
    'Failed background job removed from the list “no_such_job” because “It came from a test of the store”',
  );
  await expect(grid(page, 'Activity')).toContainText('Scheduled task started by hand “Clear out old records” because “After the repair”');
});
