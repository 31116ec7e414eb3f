// The pictures of docs/pictures that `npm run look` cannot take, since somebody has to lose the network first: `PICTURES=1 npm test -- e2e queue/pictures`.
import type { Page } from '@playwright/test';
import { callAs } from '../field-list/list.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, loseNetwork } from '../support/without-network.ts';
import { sheet, sql, step } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { FIELD, FIELD_MATE } from '../task-page/refusals/refusal-case.ts';

async function press(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Change quantity of/ })
    .first()
    .click();
  await sheet(page).getByLabel(/^Done/).fill('31');
  await sheet(page).getByLabel('Reason for variation').fill('Met existing conduit');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Add a field comment').fill('Water in the pit, pumping out first.');
  await page.getByRole('button', { name: 'Send' }).click();
}

if (TAKES_PICTURES)
  test('the task without a network, the unsent work, and what needs the person', async ({ server, page, openAs }) => {
    const task = await freshTask(server, 'Crew North');
    await sql(server, `update construction set work_order = '50217' where id = $1`, [task.jobId]);
    await page.route('**/api/events', (route) => route.abort());
    await openAs(task.path, FIELD);
    await step(page, 'I’m Onsite').click();
    await expect(page.locator('[data-part="facts"]')).toContainText('Onsite');
    await expect(page.getByRole('link', { name: /^All sent\./ })).toBeVisible();
    const [item] = await sql<{ id: number }>(server, 'select id from schedule_item where schedule_id = $1 order by id limit 1', [
      task.taskId,
    ]);
    await loseNetwork(page);
    await press(page);
    await expect(page.locator('[data-part="kept"] [data-kept="saved"]')).toBeVisible();
    await shoot(page, 'offline-task', { fold: true });
    await page.getByRole('link', { name: /Open unsent work$/ }).click();
    await expect(page.getByRole('region', { name: 'Saved on this phone' })).toBeVisible();
    await shoot(page, 'queue', { fold: true });
    await callAs(
      server,
      FIELD_MATE,
      'mutation ($id: Int!) { updateConstructionScheduleItemCompletion(item: { id: $id, completedQty: "33", variationReason: "As per design revision C" }) { id } }',
      { id: item?.id },
    );
    await findNetwork(page);
    await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Saved on this phone' })).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await shoot(page, 'needs-you');
  });
