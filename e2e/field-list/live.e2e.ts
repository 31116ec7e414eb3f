// The open list follows what others do, without a reload, and keeps what it has while there is no connection (issue 3 §3).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { callAs, row, section, SUB, untilListed } from './list.ts';

const BY_CREW = {
  accept: 'mutation ($id: Int!) { updateConstructionTaskAccepted(scheduleId: $id) { id } }',
  goOnsite: 'mutation ($id: Int!) { updateTaskUserOnSite(taskUser: { scheduleId: $id }) { id } }',
  complete: 'mutation ($id: Int!) { updateTaskUserComplete(taskUser: { scheduleId: $id }, partial: false) { id } }',
} as const;

test('a task that a crew mate accepts elsewhere is shown as accepted, one that the office reopens moves, by themselves; offline the list stays, and says of when it is', async ({
  server,
  openAs,
}) => {
  const [offered, done] = [await freshTask(server, 'Ridgeway Cabling'), await freshTask(server, 'Ridgeway Cabling')];
  for (const move of ['accept', 'goOnsite', 'complete'] as const) await callAs(server, SUB, BY_CREW[move], { id: done.taskId });
  const page = await openAs('/field/construction', SUB);
  await untilListed(page);
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));

  const link = row(page, offered.workOrder);
  await expect(link).toContainText('New Job');
  await callAs(server, SUB, BY_CREW.accept, { id: offered.taskId });
  await expect(link).toContainText('Accepted');

  const completed = row(section(page, 'Completed'), done.workOrder);
  await expect(completed).toBeVisible();
  const reopen = 'mutation ($id: Int!) { reopenTask(scheduleId: $id, reason: "One pit was missed") { id } }';
  await callAs(server, 'office@lotline.example', reopen, { id: done.taskId });
  await expect(completed).toHaveCount(0);
  await expect(row(page, done.workOrder)).not.toContainText('Completed');
  await expect(page.locator('body[data-not-reloaded]')).toBeAttached();

  await page.context().setOffline(true);
  await expect(page.getByText(/These are the tasks as of \d\d:\d\d [AP]M\./)).toBeVisible();
  await expect(row(page, LANDMARKS.sub.nextWeek)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/These are the tasks as of/)).toBeHidden();
});

// on the screen: dom FieldListPage and page-reads; without a server: shell/without-network
test('a server that does not answer is said, and asked again by hand', { tag: '@soak' }, async ({ page, openAs }) => {
  const calls = /\/api\/(dashboard\/fieldwork|sync\/field)/;
  await page.route(calls, (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }));
  await openAs('/field/construction', SUB);
  await expect(page.getByText('Your tasks could not be loaded')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await Promise.all([page.waitForRequest(calls), again.click()]);
  await page.unroute(calls);
  // meanwhile the app may have asked by itself
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.locator('section[aria-labelledby^="section-"]').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
