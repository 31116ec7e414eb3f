// The console's pictures of docs/pictures: `PICTURES=1 npm test -- e2e console/pictures`.
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { openOptions } from '../support/choose.ts';
import { shootDesk, shootOne, TAKES_PICTURES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { findTask } from '../task-page/field-task.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

if (TAKES_PICTURES)
  test('home, search, lists, a job with its tabs, its form, a review, projects', async ({ server, openAs }) => {
    const page = await openAs('/', 'office@lotline.example');
    await expect(page.getByRole('region', { name: 'Waiting for the office' }).getByRole('link').first()).toBeVisible();
    await shootDesk(page, 'home');
    await shootOne(page, 'console', 'desk');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /^Search jobs/ })).toBeFocused();
    await page.keyboard.type('wattle');
    await expect(page.getByRole('group', { name: 'Jobs' }).getByRole('option').first()).toBeVisible();
    await shootDesk(page, 'search');
    await page.keyboard.press('Escape');
    await page.goto('/jobs');
    await expect(page.getByRole('row').nth(12)).toBeVisible();
    await page.getByRole('row').nth(8).click();
    await expect(page.getByRole('complementary')).toBeVisible();
    await shootDesk(page, 'jobs');
    // in a narrow window the preview stands before the list and its selection
    await page.goto('/jobs');
    await expect(page.getByRole('row').nth(12)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all that match' }).click();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Status/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shootDesk(page, 'jobs-bulk');
    await page.goto('/jobs');
    await page.getByRole('row').nth(6).getByRole('gridcell').nth(2).click({ button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
    await shootDesk(page, 'jobs-menu');
    await page.goto('/jobs');
    await expect(page.getByRole('row').nth(12)).toBeVisible();
    await page.keyboard.press('f');
    await page.getByRole('option', { name: 'Status', exact: true }).click();
    await expect(openOptions(page).getByText('Scheduled', { exact: true })).toBeVisible();
    await shootDesk(page, 'jobs-filter');
    await page.goto('/jobs?shape=board');
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
    await shootDesk(page, 'jobs-board');
    const { jobId } = await findTask(server, LANDMARKS.sub.onsite);
    for (const tab of ['summary', 'schedule', 'items', 'attachments', 'comments', 'contacts', 'boms', 'delegations', 'history']) {
      await page.goto(`/construction/${String(jobId)}/${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await shootDesk(page, `job-${tab}`);
    }
    await page.goto(`/construction/${String(jobId)}/items`);
    await page.getByRole('button', { name: 'Add items' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shootDesk(page, 'job-add-items');
    await page.goto(`/construction/${String(jobId)}/edit`);
    await expect(page.getByLabel('Suburb', { exact: true })).toBeVisible();
    await shootDesk(page, 'job-edit');
    const reviewed = await findTask(server, LANDMARKS.sub.submitted);
    await page.goto(`/construction/${String(reviewed.jobId)}/review/${String(reviewed.taskId)}`);
    await expect(page.getByText(/^Task \d+ of \d+ to review$/)).toBeVisible();
    await shootDesk(page, 'review');
    await page.goto('/tasks');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await shootDesk(page, 'tasks');
    const rejected = await findTask(server, LANDMARKS.sub.rejected);
    await page.goto(`/tasks?open=${String(rejected.taskId)}`);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('list', { name: 'To be corrected' })).toBeVisible();
    await shootDesk(page, 'tasks-preview');
    await page.goto(`/tasks/${String(reviewed.taskId)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await shootDesk(page, 'task');
    await page.goto('/jobs/run-sheet?q=wattle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await shootDesk(page, 'run-sheet');
    for (const [path, what] of [
      ['/potentialjobs', 'potential-jobs'],
      ['/builderapprovals', 'builder-approvals'],
    ] as const) {
      await page.goto(path);
      await page.locator('tbody tr[data-id]').first().click();
      await expect(page.getByRole('complementary')).not.toHaveAttribute('aria-busy', 'true');
      await shootDesk(page, what);
    }
    await page.goto('/unsent');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shootDesk(page, 'unsent');
    await page.goto('/projects');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await shootDesk(page, 'projects');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await shootDesk(page, 'project');
  });

if (TAKES_PICTURES)
  test('the lists of administration, each beside a preview', async ({ openAs }) => {
    const page = await openAs('/admin', 'admin@lotline.example');
    await expect(page.getByRole('main').getByRole('link', { name: /^Item codes/ })).toBeVisible();
    await shootDesk(page, 'admin');
    for (const [path, what] of [
      ['/admin/groups', 'groups'],
      ['/admin/independent-contractors', 'contractors'],
      ['/admin/itemcodes', 'item-codes'],
      ['/admin/childcodes', 'child-codes'],
      ['/logs', 'logs'],
    ] as const) {
      await page.goto(path);
      await page.locator('tbody tr[data-id]').first().click();
      await expect(page.getByRole('complementary')).not.toHaveAttribute('aria-busy', 'true');
      await shootDesk(page, what);
    }
    await page.goto('/admin/admintasks');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await shootDesk(page, 'admin-tasks');
  });

if (TAKES_PICTURES)
  test('what a job costs, for the financial claim', async ({ server, openAs }) => {
    const { jobId } = await findTask(server, LANDMARKS.sub.onsite);
    const page = await openAs(`/construction/${String(jobId)}/payments`, 'finance@lotline.example');
    for (const tab of ['payments', 'expenses']) {
      await page.goto(`/construction/${String(jobId)}/${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await shootDesk(page, `job-${tab}`);
    }
  });
