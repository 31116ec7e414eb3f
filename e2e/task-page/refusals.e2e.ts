// Each thing a person is refused on the task page, once, by the sentence they read (specification 1 §5; look.md §2).
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { findTask, firstCode, sheet, step } from './field-task.ts';

const SUB = 'sub@lotline.example';

test('another group’s task is not there (Spec 1 §6)', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub2.newTask, 'Bellbird Telecom');
  const page = await openAs(task.path, SUB);
  await expect(page.locator('main')).toContainText('This is not there, or not shared with your group.');
  await expect(page.getByRole('link', { name: 'Back to task list', exact: true })).toBeVisible();
});

test('a contractor whose document has expired cannot accept (Spec 1 §4)', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.expired.newTask, 'Kestrel Comms');
  const page = await openAs(task.path, 'noah.kessler@lotline.example');
  await expect(step(page, 'Accept')).toBeDisabled();
  await expect(page.locator('footer.actions')).toContainText('has expired. Send the new one to the office, then accept.');
});

test('quantities open once the task is accepted and begun (Spec 1 §5)', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.accepted);
  const page = await openAs(task.path, SUB);
  await expect(page.getByRole('button', { name: 'Add unplanned item' })).toBeDisabled();
  await expect(page.locator('main')).toContainText(
    'Quantities can be changed once the task is accepted and you have been onsite, until it is submitted.',
  );
  await expect(page.getByRole('button', { name: /^Change quantity of/ })).toHaveCount(0);
});

test('an item needs a quantity other than zero and a reason; a change needs both, and is never negative (Spec 1 §5)', async ({
  server,
  openAs,
}) => {
  const task = await findTask(server, FREE_NEW_TASKS.field[5], 'Crew North');
  const page = await openAs(task.path, 'field@lotline.example');
  await page.getByRole('button', { name: 'Add unplanned item' }).click();
  const save = sheet(page).getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(sheet(page)).toContainText('Select an item and provide a quantity and reason');
  await sheet(page).getByRole('combobox', { name: 'Item' }).fill('rock');
  await expect(sheet(page).getByRole('option').first()).toContainText(/^\S+ - /);
  await sheet(page).getByRole('combobox', { name: 'Item' }).press('ArrowDown');
  await sheet(page).getByRole('combobox', { name: 'Item' }).press('Enter');
  await sheet(page)
    .getByLabel(/^Quantity/)
    .fill('0');
  await sheet(page).getByLabel('Reason').fill('Rock');
  await expect(save).toBeDisabled();
  await sheet(page)
    .getByLabel(/^Quantity/)
    .fill('0.5');
  await expect(save).toBeEnabled();
  await page.keyboard.press('Escape');
  await sheet(page).getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: `Change quantity of ${await firstCode(page)}` }).click();
  await sheet(page).getByLabel('Reason for variation').fill('Fewer');
  await sheet(page).getByLabel(/^Done/).fill('');
  await expect(sheet(page)).toContainText('Provide a quantity and reason for variation');
  await sheet(page).getByLabel(/^Done/).fill('-1');
  await expect(save).toBeDisabled();
  await sheet(page).getByLabel(/^Done/).fill('0');
  await expect(save).toBeEnabled();
});
