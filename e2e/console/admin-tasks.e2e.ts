// The administrators' tasks in the console on the real server (screens.md §2.22): a failed job is tried again, a scheduled task is run, and the log says why.
import pg from 'pg';
import { auditPopup, popupIsOpen } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { grid, untilListed } from './list-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

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
  await auditLooks(page, [390, 1440]);
  if (TAKES_PICTURES) await shoot(page, 'admin-tasks');
  await page.setViewportSize({ width: 1440, height: 900 });

  await row.getByRole('button', { name: /^Remove from the list/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Remove from the list/ });
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Why (kept in the log)')).toHaveAccessibleDescription(/Give a reason/);
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

  await page
    .getByRole('button', { name: /^Start: / })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByRole('dialog')).not.toHaveAttribute('aria-busy', 'true');
  await popupIsOpen(page, 'OneOffSheet');
  await auditLooks(page, [1440]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/logs');
  await untilListed(page, 'Activity');
  await expect(grid(page, 'Activity')).toContainText(
    'Failed background job removed from the list “no_such_job” because “It came from a test of the store”',
  );
  await expect(grid(page, 'Activity')).toContainText('Scheduled task started by hand “Clear out old records” because “After the repair”');
});
