// A payment whose lines the office approved without the right to approve payments: whoever may is asked by Home's figure, the tasks' view and the job's
// Payments tab, and approves it (decision 047).
import { callAs } from '../field-list/list.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import type { FreshTask } from '../task-page/refusals/fresh-task.ts';
import { pressOn } from './day.ts';
import { panel, tab } from './job-page.ts';
import { submittedTask } from './submitted-task.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const FINANCE = 'finance@lotline.example';

const WAITS = 'Lines approved, payment waits for approval';
const TO_PAYMENT = /^Approve the payment of/;
const FINISH = /^Finish and approve the payment/;

async function stateOf(server: RunningServer, { taskId }: FreshTask): Promise<string | undefined> {
  const [live] = await sql<{ state: string }>(server, `select state from payment where schedule_id = $1 and state <> 'void'`, [taskId]);
  return live?.state;
}

/** A task that the office has reviewed, all of it approved. */
async function reviewedTask(server: RunningServer): Promise<FreshTask> {
  const task = await submittedTask(server);
  const items = await sql<{ id: number }>(server, 'select id from schedule_item where schedule_id = $1', [task.taskId]);
  const review = 'mutation ($i: ReviewTaskInput!) { reviewTask(input: $i) { id } }';
  await callAs(server, OFFICE, review, {
    i: { scheduleId: task.taskId, lines: items.map(({ id }) => ({ itemId: id, verdict: 'approve' })) },
  });
  expect(await stateOf(server, task)).toBe('review');
  return task;
}

test('from Home by mouse: the figure leads to the task, its job says what waits, and says Approved after it', async ({
  server,
  windowOf,
}) => {
  const task = await reviewedTask(server);
  const page = await windowOf('/', FINANCE, DESK_WINDOW);
  await page
    .getByRole('link', { name: /^Payments to approve/ })
    .getByText('Payments to approve')
    .click();
  await expect(page).toHaveURL(/\/tasks\?view=payment$/);
  await expect(page.getByRole('list', { name: 'Waits for you' }).getByRole('link', { name: /^Payment to approve [\d,]+$/ })).toBeVisible();
  await page
    .locator(`tr[data-id="${String(task.taskId)}"]`)
    .getByText(task.workOrder)
    .click();
  await page
    .getByRole('complementary', { name: new RegExp(`^Preview of task .*${task.workOrder}`) })
    .getByText('In its job')
    .click();
  await tab(page, 'Payments').getByText('Payments').click();
  await expect(panel(page).getByText(WAITS)).toBeVisible();
  await panel(page).getByRole('link', { name: TO_PAYMENT }).click();
  await page.getByRole('button', { name: FINISH }).getByText('Finish and approve the payment').click();
  await expect(page.locator('main header').getByText('Payment approved')).toBeVisible();
  expect(await stateOf(server, task)).toBe('approved');

  await page.getByRole('link', { name: `Back to job ${task.workOrder}` }).click();
  await tab(page, 'Payments').getByText('Payments').click();
  await expect(panel(page).getByText(/^Approved · /)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: TO_PAYMENT })).toHaveCount(0);
});

// by mouse above; the review by keys: console/journey
test('from the Payments tab by keyboard', { tag: '@soak' }, async ({ server, windowOf }) => {
  const task = await reviewedTask(server);
  const page = await windowOf(`/construction/${String(task.jobId)}/payments`, FINANCE, DESK_WINDOW);
  await expect(panel(page).getByText(WAITS)).toBeVisible();
  await pressOn(page, panel(page).getByRole('link', { name: TO_PAYMENT }));
  await expect(page.getByRole('button', { name: FINISH })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Payment approved')).toBeVisible();
  expect(await stateOf(server, task)).toBe('approved');
  await pressOn(page, page.getByRole('link', { name: `Back to job ${task.workOrder}` }));
  await expect(tab(page, 'Schedule')).toHaveAttribute('aria-selected', 'true');
  // the figures open the tabs in their order
  await page.keyboard.press('4');
  await expect(tab(page, 'Payments')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByText(/^Approved · /)).toBeVisible();
});
