// What the task page knows to be refused as soon as it is opened, by the sentence (specification 1 §5; look.md §2). What it learns by the press
// is in each-refusal.e2e.ts.
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { sayError } from '../../schema/errors/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { findTask, step } from './field-task.ts';

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
  await expect(page.locator('footer')).toContainText('has expired. Send the new one to the office, then accept.');
});

test('quantities open once the task is accepted and begun (Spec 1 §5)', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.accepted);
  const page = await openAs(task.path, SUB);
  await expect(page.getByRole('button', { name: 'Add unplanned item' })).toBeDisabled();
  await expect(page.locator('main')).toContainText(sayError('ITEM_CHANGE_NOT_ALLOWED', { missing: 'onsite' }));
  await expect(page.getByRole('button', { name: /^Change quantity of/ })).toHaveCount(0);
});
