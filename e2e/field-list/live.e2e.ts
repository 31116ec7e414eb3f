// The open list follows what others do, without a reload, and keeps what it has while there is no connection (issue 3 §3).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { callAs, openList, row, section, SUB, taskIdOf, untilListed } from './list.ts';

test('a task that the office reopens moves on the open list by itself', async ({ page, ownServer }) => {
  await openList(page, ownServer, SUB);
  const link = row(page, LANDMARKS.sub.completed);
  await expect(row(section(page, 'Completed'), LANDMARKS.sub.completed)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  await callAs(
    ownServer,
    'office@lotline.example',
    'mutation ($id: Int!) { reopenTask(scheduleId: $id, reason: "One pit was missed") { id } }',
    {
      id: await taskIdOf(link),
    },
  );
  await expect(row(section(page, 'Completed'), LANDMARKS.sub.completed)).toHaveCount(0);
  await expect(link).not.toContainText('Completed');
  await expect(page.locator('body[data-not-reloaded]')).toBeAttached();
});

test('a task that a crew mate accepts elsewhere is shown as accepted', async ({ page, ownServer }) => {
  await openList(page, ownServer, SUB);
  const link = row(page, LANDMARKS.sub.newTask);
  await expect(link).toContainText('New Job');
  await callAs(ownServer, SUB, 'mutation ($id: Int!) { updateConstructionTaskAccepted(scheduleId: $id) { id } }', {
    id: await taskIdOf(link),
  });
  await expect(link).toContainText('Accepted');
});

test('offline the last list is kept, and says of when it is', async ({ openQuietAs }) => {
  const page = await openQuietAs('/field/construction', SUB);
  await untilListed(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/These are the tasks as of \d\d:\d\d [AP]M\./)).toBeVisible();
  await expect(row(page, LANDMARKS.sub.nextWeek)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/These are the tasks as of/)).toBeHidden();
});

test('a server that does not answer is said, and asked again by hand', async ({ page, openAs }) => {
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
