// From the list to Submit on real parts, by thumb and by key (issue §5; specification 1 §4). The other ways through a task's steps are a soak's: what the page
// offers and sends is in dom StepBar, LifecycleSheets and ItemsTable, what the server makes of it in db commands and task-lifecycle.
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { isOnsiteNowhereElse } from '../support/onsite-elsewhere.ts';
import { expect, test } from '../support/test.ts';
import {
  addComment,
  addUnplannedItem,
  bar,
  changeQuantity,
  complete,
  confirm,
  findTask,
  firstCode,
  meant,
  more,
  movesBy,
  sheet,
  step,
  submit,
  tells,
} from './field-task.ts';

const SUB = 'sub@lotline.example';
const FIELD = 'field@lotline.example';

test('a subcontractor takes a new task from the list to Submit; each step is an event (Spec 1 §4)', async ({
  server,
  openAs,
  page: raw,
}) => {
  await isOnsiteNowhereElse(raw);
  const begun = new Date();
  const task = await findTask(server, FREE_NEW_TASKS.sub[0]);
  const page = await openAs('/field/construction', SUB);
  await page.locator(`a[href="${task.path}"]`).first().click();

  await expect(page.getByRole('region', { name: 'What you are offered' })).toContainText(/\$[\d,]+\.\d\d/);
  // the second of two taps finds another step in the place of the first one's, and does nothing
  await step(page, 'Accept').dblclick();
  await tells(page, 'Accepted Task');

  await meant(step(page, 'I’m Onsite'), 'Space');
  await expect(page.getByText('Onsite 0:00')).toBeVisible();
  const code = await firstCode(page);
  await test.step('a sheet that was opened by key gives the focus back', async () => {
    const pencil = page.getByRole('button', { name: `Change quantity of ${code}` });
    await meant(pencil);
    await expect(sheet(page).getByLabel(/^Done/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pencil).toBeFocused();
  });
  await changeQuantity(page, code, '7.5', 'Met existing conduit');
  await expect(page.getByText('Reason: Met existing conduit')).toBeVisible();
  await addUnplannedItem(page, 'rock', '0.5', 'Sandstone shelf at the pit');
  await expect(page.getByText('Unplanned: Sandstone shelf at the pit')).toBeVisible();
  await addComment(page, 'Water in the pit, pumping out first.');
  await expect(page.locator('[data-part="chat"] [data-mine]')).toContainText('Water in the pit');

  await complete(page);
  await tells(page, 'Task Complete');
  await expect(bar(page)).toContainText('Submit opens when quantities are confirmed.');
  await confirm(page);
  await submit(page);

  const moves = await movesBy(server, SUB, task, begun);
  expect(moves.filter((move) => !move.startsWith('field_comment'))).toEqual([
    'accept',
    'goOnsite',
    'changeItem',
    'addItem',
    'complete',
    'confirm',
    'submit',
  ]);
  expect(moves.filter((move) => move.startsWith('field_comment'))).toHaveLength(1);
});

// dom StepBar (no Accept), ItemsTable (no money)
test('our own crew works without Accept and sees no money (Spec 1 §4, §6)', { tag: '@soak' }, async ({ server, openAs }) => {
  const begun = new Date();
  const task = await findTask(server, FREE_NEW_TASKS.field[0], 'Crew North');
  const page = await openAs(task.path, FIELD);
  await expect(step(page, 'Accept')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('$');

  await step(page, 'I’m Onsite').click();
  await expect(page.getByText('Onsite 0:00')).toBeVisible();
  await changeQuantity(page, await firstCode(page), '3', 'One more at the corner');
  await addUnplannedItem(page, 'rock', '1.5', 'Rock at the boundary');
  await addComment(page, 'Gate code is with the site office.');
  await complete(page);
  await confirm(page);
  await submit(page);

  const moves = await movesBy(server, FIELD, task, begun);
  expect(moves.filter((move) => !move.startsWith('field_comment'))).toEqual([
    'goOnsite',
    'changeItem',
    'addItem',
    'complete',
    'confirm',
    'submit',
  ]);
});

// dom LifecycleSheets, task-facts
test('a partial completion needs its reason, which goes with it (Spec 1 §4, §5)', { tag: '@soak' }, async ({ server, openAs }) => {
  const begun = new Date();
  const task = await findTask(server, FREE_NEW_TASKS.field[1], 'Crew North');
  const page = await openAs(task.path, FIELD);
  await step(page, 'I’m Onsite').click();
  await more(page, 'Is Partially Complete');
  await expect(sheet(page)).toContainText('Say what is left to do, and why.');
  await expect(sheet(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await sheet(page).getByLabel('What is left to do, and why').fill('Reinstatement waits for dry ground.');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Task Complete');
  await expect(page.locator('main')).toContainText('Partially complete');
  await expect(page.locator('main')).toContainText('Reinstatement waits for dry ground.');
  expect(await movesBy(server, FIELD, task, begun)).toEqual(['goOnsite', 'completePartially']);
});

// dom LifecycleSheets, ItemsTable
test('a declined task says so and offers nothing more (Spec 1 §4)', { tag: '@soak' }, async ({ server, openAs }) => {
  const begun = new Date();
  const task = await findTask(server, FREE_NEW_TASKS.sub[1]);
  const page = await openAs(task.path, SUB);
  await step(page, 'Decline').click();
  await sheet(page).getByLabel('Reason (optional)').fill('No crew free this week.');
  await sheet(page)
    .getByRole('button', { name: /^Decline/ })
    .click();
  await tells(page, 'Declined Task');
  await expect(page.locator('[data-part="facts"]')).toContainText('Declined');
  await expect(step(page, 'Accept')).toHaveCount(0);
  expect(await movesBy(server, SUB, task, begun)).toEqual(['decline']);
});

// db task-lifecycle
test('a reopened task is visited, completed and submitted again (Spec 1 §4)', { tag: '@soak' }, async ({ server, openAs }) => {
  const begun = new Date();
  const task = await findTask(server, LANDMARKS.sub.reopened);
  const page = await openAs(task.path, SUB);
  await expect(page.locator('main')).toContainText('Reopened by the office.');
  await step(page, 'I’m Onsite').click();
  await complete(page);
  await confirm(page);
  await submit(page);
  expect(await movesBy(server, SUB, task, begun)).toEqual(['goOnsite', 'complete', 'confirm', 'submit']);
});

// dom ItemsTable
test('a rejected quantity stands out and is corrected where it stands (Spec 1 §2, §4)', { tag: '@soak' }, async ({ server, openAs }) => {
  const begun = new Date();
  const task = await findTask(server, LANDMARKS.sub.rejected);
  const page = await openAs(task.path, SUB);
  await expect(page.getByText(/^Rejected item quantities: 1 of \d/)).toBeVisible();
  await expect(page.getByText(/^Rejected \d+ \w+ by .+: “/)).toBeVisible();
  await bar(page)
    .getByRole('button', { name: /^Correct / })
    .click();
  await sheet(page).getByLabel(/^Done/).fill('1');
  await sheet(page).getByLabel('Reason for variation').fill('Counted again');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Changed item completion');
  await expect(page.getByText(/^Rejected item quantities/)).toHaveCount(0);
  expect(await movesBy(server, SUB, task, begun)).toEqual(['changeItem']);
});

// dom StepBar, next-step
test(
  'a quantity that was rejected before Submit is corrected from the bar, and Submit opens after it (Spec 1 §4)',
  { tag: '@soak' },
  async ({ server, openAs }) => {
    const task = await findTask(server, LANDMARKS.sub.rejectedBeforeSubmit);
    const page = await openAs(task.path, SUB);
    await expect(step(page, 'Submit')).toHaveCount(0);
    await expect(bar(page)).toContainText('Submit opens when the quantity is corrected.');
    await bar(page)
      .getByRole('button', { name: /^Correct / })
      .click();
    await sheet(page).getByLabel(/^Done/).fill('2');
    await sheet(page).getByLabel('Reason for variation').fill('As measured with the office');
    await sheet(page).getByRole('button', { name: 'Save' }).click();
    await tells(page, 'Changed item completion');
    await expect(step(page, 'Submit').or(step(page, 'Confirm'))).toBeEnabled();
  },
);
