// The sign-in ends while somebody is typing: the way back is at hand, on the page and in the open sheet; nothing typed is lost, and what was saved
// meanwhile is sent once they have signed in again (specification 2 §7; decision 035).
import type { Page } from '@playwright/test';
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';
import { findTask, firstCode, sheet, sql, step } from '../task-page/field-task.ts';

const SUB = 'sub@lotline.example';
const FIELD = 'field@lotline.example';
const CALLS = /\/(graphql|api\/|idp\/token)/;

/** Every call answers 401, and the provider no longer renews. */
async function endSignIn(page: Page): Promise<void> {
  await page.route(CALLS, (route) =>
    new URL(route.request().url()).pathname.startsWith('/idp/')
      ? route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'gone' } })
      : route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } }),
  );
}

/** Something of the page asks the server, as it does by itself again and again. */
const askAnew = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Presses it in the sheet or on the page, signs in at the provider where it asks, and waits for the page that was left. */
async function signInAgain(page: Page, where: Page | ReturnType<typeof sheet>, email: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const button = where.getByRole('button', { name: 'Sign in again' });
  // only then has the call been refused: let through earlier, it would be repeated with a fresh token
  await expect(button).toBeVisible();
  await page.unroute(CALLS);
  await button.click();
  const person = page.locator(`button[name="login"][value="${email}"]`);
  await person
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  if (await person.isVisible()) await person.click();
  await page.waitForURL((url) => url.pathname === pathname);
}

test('on the page and in the sheet of a quantity the notice is seen; signed in again the fields are as typed, and what was saved goes', async ({
  server,
  openAs,
}) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const page = await openAs(task.path, SUB);
  await page.getByLabel('Add a field comment').fill('Gate is locked');
  await endSignIn(page);
  await page.getByRole('button', { name: 'Send' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Your sign-in has ended.' });
  await test.step('wherever the page stands, its button on a line of its own', async () => {
    const button = notice.getByRole('button', { name: 'Sign in again' });
    for (const y of [100_000, 0]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    const words = await notice.getByText('What is on this screen is kept').boundingBox();
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual((words?.y ?? Infinity) + 20);
  });
  const code = await firstCode(page);
  const open = () => page.getByRole('button', { name: `Change quantity of ${code}` }).click();
  await open();
  await sheet(page).getByLabel(/^Done/).fill('41');
  await sheet(page).getByLabel('Reason for variation').fill('Met existing conduit');
  await expect(sheet(page).getByRole('alert').filter({ hasText: 'Your sign-in has ended.' })).toContainText('What you typed is kept');
  await auditLooks(page, [390]);
  await signInAgain(page, sheet(page), SUB);
  await open();
  await expect(sheet(page).getByLabel(/^Done/)).toHaveValue('41');
  await expect(sheet(page).getByLabel('Reason for variation')).toHaveValue('Met existing conduit');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').filter({ hasText: 'Your sign-in has ended.' })).toHaveCount(0);
  const said = () =>
    sql(server, "select count(*)::int as n from field_comment where comments = 'Gate is locked' and schedule_id = $1", [task.taskId]);
  await expect.poll(said).toEqual([{ n: 1 }]);
});

// another form, the same way back: the test above
test('a decline that was saved goes once signed in again, with its reason', { tag: '@soak' }, async ({ server, openAs }) => {
  const task = await findTask(server, FREE_NEW_TASKS.sub[6]);
  const page = await openAs(task.path, SUB);
  await step(page, 'Decline').click();
  await sheet(page).getByRole('textbox').fill('No crew that week');
  await endSignIn(page);
  await sheet(page)
    .getByRole('button', { name: /^Decline/ })
    .click();
  await signInAgain(page, page, SUB);
  const declined = () => sql(server, 'select declined_date is not null as done from schedule where id = $1', [task.taskId]);
  await expect.poll(declined).toEqual([{ done: true }]);
});

// another form, the same way back: the first test
test(
  'in the middle of the site contacts: the notice is in view, and the rows that were saved go once signed in again',
  { tag: '@soak' },
  async ({ server, openAs }) => {
    const task = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
    const page = await openAs(task.path, FIELD);
    const edit = async () => {
      await page.getByRole('button', { name: /: site contacts$/ }).click();
      await sheet(page).getByRole('button', { name: 'Edit' }).click();
    };
    await edit();
    await sheet(page).getByRole('button', { name: 'Add contact' }).click();
    await sheet(page).getByLabel('Name').last().fill('Priya Nair');
    await sheet(page).getByLabel('Phone').last().fill('0491 570 159');
    await endSignIn(page);
    await askAnew(page);
    // the form was scrolled to its last row, and the notice is in view all the same
    await expect(sheet(page).getByRole('button', { name: 'Sign in again' })).toBeInViewport();
    await sheet(page).getByRole('button', { name: 'Save' }).press('Enter');
    // what is read stands in its place
    await expect(sheet(page).getByRole('button', { name: 'Save' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await signInAgain(page, page, FIELD);
    const phones = () => sql(server, "select phone from site_contact where construction_id = $1 and name = 'Priya Nair'", [task.jobId]);
    await expect.poll(phones).toEqual([{ phone: expect.stringMatching(/491 ?570 ?159/) }]);
  },
);
