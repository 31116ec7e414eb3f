// What a status needs first, and where it goes by itself, from the setting to the job: set by keyboard and by mouse, told in words, saved with a reason; the job's menu
// refuses with what is missing and lets go what has it; Undo takes both away (screens.md §2.21).
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openOptions, choose } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { chooseByKeys, pressOn, tabTo, typeInto } from './day.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const OFFICE = 'office@lotline.example';
const WINDOW = { width: 1440, height: 900 };
const STATUSES = ['Scoped', 'Issued', 'Closed'];
const pane = (page: Page) => page.getByRole('complementary', { name: 'Unsaved changes' });
const needs = (page: Page, status: string) => page.getByRole('combobox', { name: `${status}, needs first` });

/** A work type of its own with three statuses, and a job in the first of them, without items. */
async function scopedJob(server: RunningServer): Promise<{ readonly workType: string; readonly id: number }> {
  const workType = `Needs ${randomUUID().slice(0, 6)}`;
  const statuses = STATUSES.map((statusName, at) => ({ statusName, sortOrder: at, fieldOrder: at, fieldEdit: false, isHold: false }));
  await sql(server, `insert into system_setting (name, work_type, config) values ('Job Status Settings', $1, $2::jsonb)`, [
    workType,
    JSON.stringify({ statuses }),
  ]);
  const [job] = await sql<{ id: number }>(
    server,
    `insert into construction (work_order, status, work_type, address, street_number, street_name, suburb, state, post_code)
     values ($1, 'Scoped', $1, '4 Fig St, Ryde NSW 2112', '4', 'Fig', 'Ryde', 'NSW', '2112') returning id`,
    [workType],
  );
  return { workType, id: job?.id ?? 0 };
}

/** Types a part of each one's words and takes it; the list stays open until Esc. */
async function tickByKeys(page: Page, status: string, typed: readonly string[]): Promise<void> {
  await tabTo(page, needs(page, status));
  for (const text of typed) {
    await page.keyboard.type(text);
    await expect(openOptions(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(openOptions(page)).not.toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(needs(page, status)).toHaveAttribute('aria-expanded', 'false');
}

async function openMenu(job: Page, status: string): Promise<void> {
  await job.getByRole('button', { name: `${status}, change the status` }).press('Enter');
  // a Tab before the menu has the focus would close it
  await expect(job.getByRole('menu', { name: 'Change the status to' }).getByRole('menuitem').first()).toBeFocused();
}

test('what a status needs is set, told and saved; a job without it is refused and told why, with it it goes on by itself later; undone', async ({
  openAs,
  windowOf,
  server,
}) => {
  const { workType, id } = await scopedJob(server);
  const page = await openAs(`/admin/settings/jobSettings/status/${encodeURIComponent(workType)}`, ADMIN);
  await expect(page.getByRole('table', { name: 'Job status' })).toBeVisible();
  await expect(needs(page, 'Issued')).toBeVisible();
  await tickByKeys(page, 'Issued', ['item']);
  await typeInto(page, page.getByRole('textbox', { name: 'Issued, by itself after days, days' }), '14');
  await chooseByKeys(page, page.getByRole('combobox', { name: 'Issued, by itself after days, status' }), 'Closed');
  await choose(needs(page, 'Closed'), 'all lines reviewed');
  await expect(pane(page)).toContainText('Issued, needs first: nothing becomes items');
  await expect(pane(page)).toContainText('Issued, by itself after days: nothing becomes Closed after 14 days');
  await expect(pane(page)).toContainText('Closed, needs first: nothing becomes all lines reviewed');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(pane(page).getByLabel(/^Reason/)).toBeFocused();
  await page.keyboard.type('No empty work orders');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Job status: 3 changes saved.')).toBeVisible();
  // while it has the focus the offer stays
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.focus();

  const job = await windowOf(`/construction/${String(id)}`, OFFICE, WINDOW);
  await openMenu(job, 'Scoped');
  const refused = job.getByRole('menuitem', { name: /^Issued/ });
  await expect(refused).toContainText('No items yet');
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await sql(
    server,
    `insert into boq (construction_id, code, description, item_type, unit_of_measure, unit_amount, quantity) values ($1, 'PIT-450', 'Pit', 'Civil', 'each', 385, 1)`,
    [id],
  );
  await job.reload();
  await openMenu(job, 'Scoped');
  await pressOn(job, job.getByRole('menuitem', { name: /^Issued/ }));
  await expect(job.getByText('Status changed', { exact: true })).toBeVisible();
  await expect(job.getByRole('group', { name: 'Planned status' })).toContainText(/^Closed from .*, planned by Job status settings/);

  await undo.press('Enter');
  await expect(pane(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Issued, by itself after days, days' })).toHaveValue('');
});
