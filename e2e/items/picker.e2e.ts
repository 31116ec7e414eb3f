// The field that finds an item: what is typed stands there as typed, however fast and wherever the caret is (specification 1 §5).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { findTask, sheet } from '../task-page/field-task.ts';
import { expect, test } from '../support/test.ts';

const SUB = 'sub@lotline.example';

test('typed without a pause no letter is lost, in the middle of a word the caret stays; a chosen item is let go of as soon as its text is changed', async ({
  server,
  openAs,
}) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const page = await openAs(task.path, SUB);
  await page.getByRole('button', { name: 'Add unplanned item' }).click();
  const field = sheet(page).getByRole('combobox', { name: 'Item' });
  await field.focus();
  await page.keyboard.type('conduit 20 mm trench');
  await expect(field).toHaveValue('conduit 20 mm trench');

  await field.fill('cable');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('XYZ');
  await expect(field).toHaveValue('cXYZable');

  await field.fill('');
  await page.keyboard.type('rock');
  await expect(sheet(page).getByRole('option', { name: / - / }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/ - /);
  const label = await field.inputValue();
  await expect(sheet(page).getByLabel(/^Quantity \(/)).toBeVisible();

  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue(label.slice(0, -1));
  await expect(sheet(page).getByLabel('Quantity', { exact: true })).toBeVisible();
  await sheet(page).getByRole('option', { name: label, exact: true }).click();
  await expect(field).toHaveValue(label);
  await expect(sheet(page).getByLabel(/^Quantity \(/)).toBeVisible();
});
