// The main job across both apps (issue 11 §3): the office makes a job, adds and issues a task; the phone gets it live, does it, submits; a line is
// rejected with a reason, stands in the phone's red box, is corrected and approved; the payment's line shows it.
import type { Page } from '@playwright/test';
import { row, untilListed } from '../field-list/list.ts';
import { openVisitsOf } from '../support/open-visits.ts';
import { choose } from '../support/choose.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { addUnplannedItem, changeQuantity, complete, confirm, firstCode, sheet, step, submit, tells } from '../task-page/field-task.ts';

test.use(DESK);

const SUB = 'sub@lotline.example';
const WORK_ORDER = 'J-70311';
const TASK = 'Trench to the boundary';
const REASON = 'The photos show one metre less';

async function makeJob(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'New job' })).toBeVisible();
  await page.getByLabel('Work order', { exact: true }).fill(WORK_ORDER);
  await choose(page.getByLabel('Work type', { exact: true }), 'Pre-install');
  for (const [label, value] of [
    ['Street number', '8'],
    ['Street', 'Wattle'],
    ['Suburb', 'Box Hill'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/construction\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: WORK_ORDER })).toBeVisible();
  return new URL(page.url()).pathname;
}

async function addAndIssue(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Schedule/ }).click();
  await page.getByRole('button', { name: 'Add a task' }).click();
  await sheet(page).getByLabel('Name').fill(TASK);
  await choose(sheet(page).getByLabel('Crew'), 'Ridgeway Cabling');
  await sheet(page).getByRole('button', { name: 'Add task' }).click();
  await page.getByRole('button', { name: `Issue to field: ${TASK}` }).click();
  await sheet(page).getByRole('button', { name: 'Issue to Ridgeway Cabling' }).click();
  await expect(sheet(page)).toHaveCount(0);
}

/** Whatever is undecided is approved, and all is sent. */
async function approveTheRest(page: Page): Promise<void> {
  const filled = page.getByRole('button', { name: /still to decide|Finish/ });
  await expect(async () => {
    if ((await filled.innerText()).includes('still to decide')) await page.keyboard.press('a');
    await expect(filled).toHaveText(/Finish review/, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Control+Enter');
}

test('a job from the first call to its payment, in the office and in the field', async ({ server, windowOf }) => {
  const visits = await openVisitsOf(server, SUB);
  const phone = await windowOf('/field/construction', SUB, { width: 390, height: 844 });
  await untilListed(phone);
  const office = await windowOf('/construction/new', 'office@lotline.example', DESK_WINDOW);
  const job = await makeJob(office);
  await addAndIssue(office);

  // without a reload
  await row(phone, WORK_ORDER).click();
  await step(phone, 'Accept').click();
  await tells(phone, 'Accepted Task');
  await step(phone, 'I’m Onsite').press('Enter');
  // whom the demo has left at another lot
  await sheet(phone).getByRole('button', { name: 'Leave and go onsite here' }).click();
  await expect(phone.getByText('Onsite 0:00')).toBeVisible();
  await addUnplannedItem(phone, 'rock', '2', 'Sandstone shelf at the pit');
  const code = await firstCode(phone);
  const task = new URL(phone.url()).pathname;
  await complete(phone);
  await confirm(phone);
  await submit(phone);

  await office.getByRole('link', { name: `Review ${TASK}` }).click();
  await expect(office.getByText(/^Task \d+ of \d+ to review$/)).toBeVisible();
  await office.keyboard.press('r');
  await expect(office.locator('main :is(input, textarea):focus')).toBeVisible();
  await office.keyboard.type(REASON);
  await office.keyboard.press('Enter');
  await office.keyboard.press('Control+Enter');
  await expect(office.getByText('With the field')).toBeVisible();

  await phone.goto(task);
  await expect(phone.getByText(/^Rejected item quantities: 1 of 1/)).toBeVisible();
  await expect(phone.getByText(`“${REASON}”`)).toBeVisible();
  await changeQuantity(phone, code, '1', 'Counted again');
  await expect(phone.getByText(/^Rejected item quantities/)).toHaveCount(0);

  await expect(office.getByText('Counted again')).toBeVisible();
  await approveTheRest(office);
  await expect(office.getByText('Everything is decided')).toBeVisible();

  const finance = await windowOf(`${job}/payments`, 'finance@lotline.example', DESK_WINDOW);
  const line = finance.getByRole('row').filter({ hasText: code });
  await expect(line).toContainText('Approved by Leanne Hart');
  await expect(line).toContainText(/\$\d/);
  await visits.reopen();
});
