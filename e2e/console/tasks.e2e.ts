// The tasks' list on the real server: views, keyboard, where a row leads, and who is sent to the field app (screens.md §2.24).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';
import { focusedRow, grid, intoRows, names, untilListed } from './list-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

const OFFICE = 'office@lotline.example';

test('by keyboard alone: a view, a row, its job', async ({ openQuietAs }) => {
  const page = await openQuietAs('/tasks', OFFICE);
  await untilListed(page, 'Tasks');
  await page.getByRole('link', { name: 'Overdue' }).press('Enter');
  await expect(page).toHaveURL(/\/tasks\?view=overdue$/);
  await expect(page.getByRole('link', { name: 'Overdue' })).toHaveAttribute('aria-current', 'page');
  await untilListed(page, 'Tasks');
  await intoRows(page);
  await page.keyboard.press('ArrowDown');
  const [, second] = await names(page);
  expect(await focusedRow(page)).toBe(second);
  const id = await page.locator('tr[data-cursor]').getAttribute('data-id');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/construction/\\d+/schedule\\?task=${id ?? ''}$`));
  // the task of the address, among all of its job, has the cursor
  const marked = page.getByRole('tabpanel').locator('[aria-current=true]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/tasks\?view=overdue$/);
  await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-id', id ?? '');
});

test('what awaits review opens at its review', async ({ openQuietAs }) => {
  const page = await openQuietAs('/tasks?view=review', OFFICE);
  await untilListed(page, 'Tasks');
  const states = await grid(page, 'Tasks').getByRole('row').filter({ hasNotText: 'Submitted' }).count();
  // the head alone
  expect(states).toBe(1);
  await intoRows(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/construction\/\d+\/review\/\d+$/);
});

test('the search finds the tasks of a job, and an address of a task leads to it in its job', async ({ openQuietAs }) => {
  const page = await openQuietAs(`/tasks?q=${LANDMARKS.sub.onHold}`, OFFICE);
  await untilListed(page, 'Tasks');
  for (const job of await grid(page, 'Tasks').locator('tbody tr[data-id] td:nth-child(2)').allInnerTexts())
    expect(job).toBe(LANDMARKS.sub.onHold);
  const id = await page.locator('tbody tr[data-id]').first().getAttribute('data-id');
  await page.goto(new URL(`/tasks/${id ?? ''}`, page.url()).href);
  await expect(page).toHaveURL(new RegExp(`/construction/\\d+/schedule\\?task=${id ?? ''}$`));
});

test('a task that is not there says so', async ({ openQuietAs }) => {
  const page = await openQuietAs('/tasks/999999', OFFICE);
  await expect(page.getByText('This task is not there')).toBeVisible();
  await page.getByRole('link', { name: 'All tasks' }).press('Enter');
  await untilListed(page, 'Tasks');
});

test('axe finds nothing, in light and dark', async ({ openQuietAs }) => {
  const page = await openQuietAs('/tasks', OFFICE);
  await untilListed(page, 'Tasks');
  await auditLooks(page, [1024, 1440]);
});

test('who works in the field alone is sent to the field app', async ({ openQuietAs }) => {
  const page = await openQuietAs('/tasks', 'sub@lotline.example');
  await expect(page).toHaveURL(/\/field\/construction$/);
});
