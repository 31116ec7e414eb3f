// What must not happen on the task page: nothing sent twice, nothing typed lost, nobody's work overwritten, no refusal without its sentence.
import { FREE_NEW_TASKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { findTask, firstCode, movesBy, sheet, sql, step, tells, toast } from './field-task.ts';
import { freshTask } from './refusals/fresh-task.ts';
import { requestedIn } from '../support/requested-document.ts';

const SUB = 'sub@lotline.example';
const FIELD = 'field@lotline.example';

test('two taps on a step send it once', async ({ server, openAs }) => {
  const begun = new Date();
  const task = await findTask(server, FREE_NEW_TASKS.sub[2]);
  const page = await openAs(task.path, SUB);
  await step(page, 'Accept').dblclick();
  await expect(step(page, 'I’m Onsite')).toBeVisible();
  await step(page, 'I’m Onsite').dblclick();
  await expect(page.getByText('Onsite 0:00')).toBeVisible();
  // shown at once, before the server has it
  await expect.poll(() => movesBy(server, SUB, task, begun)).toEqual(['accept', 'goOnsite']);
});

test('a change by somebody else shows both quantities, and the person chooses', async ({ server, openAs, tokenOf }) => {
  const task = await findTask(server, FREE_NEW_TASKS.field[2], 'Crew North');
  const page = await openAs(task.path, FIELD);
  await step(page, 'I’m Onsite').click();
  await expect(page.getByText('Onsite 0:00')).toBeVisible();
  const code = await firstCode(page);
  await page.getByRole('button', { name: `Change quantity of ${code}` }).click();
  await sheet(page).getByLabel(/^Done/).fill('31');
  await sheet(page).getByLabel('Reason for variation').fill('Met existing conduit');

  const [item] = await sql<{ id: number }>(server, 'select id from schedule_item where schedule_id = $1 order by id limit 1', [
    task.taskId,
  ]);
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf('megan.price@lotline.example')}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation ($item: ScheduleItemInput!) { updateConstructionScheduleItemCompletion(item: $item) { id } }`,
      variables: { item: { id: item?.id, completedQty: '33', variationReason: 'As per design revision C' } },
    }),
  });
  expect(await answer.json()).toMatchObject({ data: { updateConstructionScheduleItemCompletion: { id: task.jobId } } });

  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page)).toContainText('As per design revision C');
  await expect(sheet(page).getByRole('button', { name: /^Use 33/ })).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: /^Keep 31/ })
    .click();
  await tells(page, 'Changed item completion');
  await expect(page.getByText('Reason: Met existing conduit')).toBeVisible();
});

test('an answer without data says so and asks for a refresh (Spec 1 §8)', async ({ server, openAs, page: raw }) => {
  const task = await findTask(server, FREE_NEW_TASKS.field[3], 'Crew North');
  await raw.route('**/graphql', async (route) => {
    if (!requestedIn(route.request()).includes('UpdateTaskUserOnSite')) return route.fallback();
    return route.fulfill({ json: { data: { updateTaskUserOnSite: null } } });
  });
  const page = await openAs(task.path, FIELD);
  await step(page, 'I’m Onsite').click();
  await tells(page, 'Failed to retrieve updated construction - try refresh');
});

test('typed text survives a closing that is taken back and a reload, and a save whose request was lost is sent again by itself', async ({
  server,
  openAs,
  page: raw,
}) => {
  const task = await findTask(server, FREE_NEW_TASKS.field[4], 'Crew North');
  let fails = true;
  await raw.route('**/graphql', (route) =>
    fails && requestedIn(route.request()).includes('UpdateConstructionScheduleItemCompletion') ? route.abort() : route.fallback(),
  );
  const page = await openAs(task.path, FIELD);
  await step(page, 'I’m Onsite').click();
  await expect(page.getByText('Onsite 0:00')).toBeVisible();
  const code = await firstCode(page);
  const open = () => page.getByRole('button', { name: `Change quantity of ${code}` }).click();
  const reason = sheet(page).getByLabel('Reason for variation');
  await open();
  await sheet(page).getByLabel(/^Done/).fill('12');
  await reason.fill('Two bends more');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toContainText('Discard what you typed?');
  await sheet(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.reload();
  await open();
  await expect(reason).toHaveValue('Two bends more');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We don’t know yet whether it arrived')).toBeVisible();
  fails = false;
  await tells(page, 'Changed item completion');
});

test('offline the page stays, says so, and keeps what is pressed until there is a network', async ({ server, openAs, context }) => {
  // of its own: a test of another file brings the crew's open visit to its end
  const task = await freshTask(server, 'Crew North');
  const page = await openAs(task.path, FIELD);
  await expect(step(page, 'I’m Onsite')).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(step(page, 'I’m Onsite')).toBeEnabled();
  const line = page.getByLabel('Add a field comment');
  await line.fill('Written in the pit');
  // by key: what is said of the network grows above it, and may move the button away under the pointer
  await line.press('Enter');
  await expect(page.locator('[data-part="chat"]')).toContainText('Written in the pit');
  await expect(toast(page, 'Field comment added successfully')).toHaveCount(0);
  await context.setOffline(false);
  await tells(page, 'Field comment added successfully');
});
