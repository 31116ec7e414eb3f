// A job at another moment, by keyboard: the receipt of a submit from the history, every tab as it was, somebody else who begins to edit and goes
// (issue 11 §2; decision 056).
import { callAs } from '../field-list/list.ts';
import { popupIsOpen } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { SUB } from '../task-page/refusals/refusal-case.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const ADMIN = 'admin@lotline.example';
const WIDTHS = oneOf(1440, 1024);
/** What each says of its moment: `dom PastTabs`. */
const PAST_TABS = isSoak ? ['Summary', 'Items', 'Files', 'Comments', 'Contacts'] : ['Summary', 'Files'];

test('the history opens a submit’s receipt; every tab follows the slider, read-only; others at the job are told', async ({
  openAs,
  server,
  browser,
  signedIn,
}) => {
  const task = await freshTask(server, 'Ridgeway Cabling');
  const visit = `(taskUser: { scheduleId: ${String(task.taskId)} })`;
  for (const mutation of [
    `updateConstructionTaskAccepted(scheduleId: ${String(task.taskId)})`,
    `updateTaskUserOnSite${visit}`,
    `updateTaskUserComplete(taskUser: { scheduleId: ${String(task.taskId)} }, partial: false)`,
    `updateTaskUserConfirmQty${visit}`,
    `updateTaskSubmitted(scheduleId: ${String(task.taskId)})`,
  ])
    await callAs(server, SUB, `mutation { ${mutation} { id } }`, {});

  const job = `/construction/${String(task.jobId)}`;
  const page = await openAs(`${job}/history`, OFFICE);
  await page.getByRole('button', { name: /^Receipt: .* submitted/ }).press('Enter');
  await expect(page.getByRole('dialog').getByText('As it was signed')).toBeVisible();
  await popupIsOpen(page, 'ReceiptSheet');
  await auditLooks(page, WIDTHS);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const slider = page.getByRole('slider', { name: /^As at/ });
  await slider.focus();
  await slider.press('ArrowLeft');
  await expect(page.getByText(`As it was on ${String(await slider.getAttribute('aria-valuetext'))}.`)).toBeVisible();
  await slider.press('Home');
  await expect(page.getByText('Read-only: everything below is from that moment.')).toBeVisible();
  await expect(slider).toBeFocused();
  await expect(page).toHaveURL(/at=20/);
  const panel = page.getByRole('tabpanel');
  const submitted = panel.getByRole('definition').last();
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { name: /^Schedule/ })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('Submitted', { exact: true })).toHaveCount(1);
  await expect(submitted).toHaveText('–');
  await expect(panel.getByRole('button')).toHaveCount(0);
  for (const name of PAST_TABS) {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).press('Enter');
    await expect(page.getByRole('tab', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-selected', 'true');
    await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /Edit|Write|Send|Save|Approve|Remove/ })).toHaveCount(0);
    await expect(page).toHaveURL(/at=20/);
  }
  await auditLooks(page, WIDTHS);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Read-only: everything below is from that moment.')).toBeHidden();
  await expect(page).not.toHaveURL(/at=/);

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await signedIn.open(other, `${job}/edit`, ADMIN);
  const here = page.getByRole('status', { name: 'Others at this job' });
  await expect(here).toHaveText(/ is editing this job\.$/);
  await expect(other.getByRole('status', { name: 'Others at this job' })).toHaveText(/ has it open\.$/);
  await other.close();
  await expect(here).toHaveText('');
  await context.close();
});
