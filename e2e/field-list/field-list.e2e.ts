// The field list on a real server with the demo data: sections, search, groups, the way to a task and back (specification 2 §2, §4).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { row, search, section, SUB, untilListed } from './list.ts';
import { requestedIn } from '../support/requested-document.ts';
import { sql } from '../task-page/field-task.ts';

const LIST = '/field/construction';
const RED = /Please correct item quantities for the following tasks/;

test('every landmark stands in its section, a rejected one in the red box alone; each weekday has its head with its date, and today is marked once (Spec 2 §2, §4)', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs(LIST, SUB);
  await untilListed(page);
  const { rejected, rejectedBeforeSubmit, completed, partial, nextWeek, nextMonth, onHold, byStatus, onsite, newTask, submitted } =
    LANDMARKS.sub;
  for (const workOrder of [rejected, rejectedBeforeSubmit]) {
    await expect(row(section(page, RED), workOrder)).toContainText('rejected');
    await expect(row(page, workOrder)).toHaveCount(1);
  }
  for (const workOrder of [completed, partial]) await expect(row(section(page, 'Completed'), workOrder)).toBeVisible();
  await expect(row(section(page, 'Next Week'), nextWeek)).toBeVisible();
  await expect(row(section(page, 'Next Month'), nextMonth)).toBeVisible();
  await expect(row(section(page, 'On Hold'), onHold)).toContainText('On Hold');
  await expect(row(section(page, 'By Status'), byStatus)).toBeVisible();
  const today = page.locator('section[aria-labelledby^="section-"]', { has: page.locator('header [data-today]') });
  await expect(row(today, onsite)).toContainText(/Onsite \d+:\d\d/);
  await expect(row(today, newTask)).toContainText('New Job');
  await expect(row(page, submitted)).toHaveCount(0);
  await expect(row(page, LANDMARKS.sub2.newTask)).toHaveCount(0);
  for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const) {
    const name = `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;
    await expect(row(section(page, new RegExp(`^${name} \\d+ \\w{3}$`)), LANDMARKS.sub[day])).toBeVisible();
  }
  await expect(page.locator('header [data-today]')).toHaveCount(1);
});

test('a row opens its task; back brings the scroll position back, and the row has the focus; the task’s own way back leads to the search (Spec 1 §2; 2 §2, §9)', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs(LIST, SUB);
  await untilListed(page);
  const link = row(page, LANDMARKS.sub.nextMonth);
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  await expect(page).toHaveURL(/\/field\/construction\/\d+\/\d+$/);
  await expect(page.locator('[data-part="site"] h1')).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.round((await link.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? -1));

  await search(page, 'haul');
  await expect(page).toHaveURL(/\?q=haul$/);
  await link.click();
  await expect(page.locator('[data-part="site"] h1')).toBeVisible();
  await page.getByRole('link', { name: 'Back to task list' }).click();
  await expect(page).toHaveURL(/\?q=haul$/);
  await expect(page.getByRole('searchbox')).toHaveValue('haul');
  await expect(link).toBeFocused();
});

// on the task page: dom BackButton; over the list: field-list/table (the contacts)
test('back closes the open menu and the account, and stays on the list', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs(LIST, SUB);
  await untilListed(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

// on the screen: dom FieldListPage; what is stored: db complete-custom-tasks
test(
  'a custom task is ticked off, stays to be taken back, and is gone the next time (Spec 2 §2)',
  { tag: '@soak' },
  async ({ server, openAs }) => {
    const begun = new Date();
    const page = await openAs(LIST, SUB);
    await untilListed(page);
    const boxes = section(page, 'Custom Tasks').getByRole('checkbox', { disabled: false });
    const count = await boxes.count();
    const sent = page.waitForResponse((response) => requestedIn(response.request()).includes('mutation UpdateCustomTasks'));
    await boxes.first().check();
    await expect(page.getByText('Completed. Untick to undo.')).toBeVisible();
    await expect(boxes).toHaveCount(count);
    // opened anew while it is being sent it would be sent again, later
    await (await sent).finished();
    await expect
      .poll(async () => {
        await page.reload();
        await untilListed(page);
        return boxes.count();
      })
      .toBe(count - 1);
    // for the tests that follow on this server
    const open = 'update custom_task set is_completed = false, completed_utc = null, completed_by_user_id = null where completed_utc >= $1';
    await sql(server, open, [begun]);
  },
);
