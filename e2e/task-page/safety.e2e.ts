// Nothing typed is lost on the task page. Two taps that send once are in journeys, somebody else's change in e2e/queue/queue, an answer without data in
// dom StepBar.
import { FREE_NEW_TASKS } from '../../api/src/seed/landmarks.ts';
import { expect, test } from '../support/test.ts';
import { findTask, firstCode, sheet, step, tells } from './field-task.ts';
import { requestedIn } from '../support/requested-document.ts';

const FIELD = 'field@lotline.example';

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
