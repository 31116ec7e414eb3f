// The sign-in ends while somebody is typing: the way back is at hand, on the page and in the open sheet, and nothing typed is lost (specification 2 §7).
import type { Page } from '@playwright/test';
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';
import { findTask, firstCode, sheet, step } from '../task-page/field-task.ts';

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

test('in the middle of a changed quantity: signed in again from the sheet, the fields are as typed', async ({ server, openAs }) => {
  const page = await openAs((await findTask(server, LANDMARKS.sub.onsite)).path, SUB);
  const code = await firstCode(page);
  const open = () => page.getByRole('button', { name: `Change quantity of ${code}` }).click();
  await open();
  await sheet(page).getByLabel(/^Done/).fill('41');
  await sheet(page).getByLabel('Reason for variation').fill('Met existing conduit');
  await endSignIn(page);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByRole('alert').filter({ hasText: 'Your sign-in has ended.' })).toContainText('What you typed is kept');
  await auditLooks(page, [390]);
  await signInAgain(page, sheet(page), SUB);
  await open();
  await expect(sheet(page).getByLabel(/^Done/)).toHaveValue('41');
  await expect(sheet(page).getByLabel('Reason for variation')).toHaveValue('Met existing conduit');
});

test('in the middle of a decline: the reason is kept', async ({ server, openAs }) => {
  const page = await openAs((await findTask(server, FREE_NEW_TASKS.sub[6])).path, SUB);
  await step(page, 'Decline').click();
  await sheet(page).getByRole('textbox').fill('No crew that week');
  await endSignIn(page);
  await sheet(page)
    .getByRole('button', { name: /^Decline/ })
    .click();
  await signInAgain(page, sheet(page), SUB);
  await step(page, 'Decline').click();
  await expect(sheet(page).getByRole('textbox')).toHaveValue('No crew that week');
});

test('in the middle of the site contacts: the rows are as typed', async ({ server, openAs }) => {
  const page = await openAs((await findTask(server, LANDMARKS.field.onsite, 'Crew North')).path, FIELD);
  const edit = async () => {
    await page.getByRole('button', { name: /^Site contacts/ }).click();
    await sheet(page).getByRole('button', { name: 'Edit' }).click();
  };
  await edit();
  await sheet(page).getByRole('button', { name: 'Add contact' }).click();
  await sheet(page).getByLabel('Name').last().fill('Priya Nair');
  await sheet(page).getByLabel('Phone').last().fill('0491 570 159');
  await endSignIn(page);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  // the form was scrolled to its last row, and the notice is in view all the same
  await expect(sheet(page).getByRole('button', { name: 'Sign in again' })).toBeInViewport();
  await signInAgain(page, sheet(page), FIELD);
  await edit();
  await expect(sheet(page).getByLabel('Name').last()).toHaveValue('Priya Nair');
  await expect(sheet(page).getByLabel('Phone').last()).toHaveValue('0491 570 159');
});

test('on the page the notice is seen wherever the page stands, its button on a line of its own', async ({ server, openAs }) => {
  const page = await openAs((await findTask(server, LANDMARKS.sub.onsite)).path, SUB);
  await page.getByLabel('Add a field comment').fill('Gate is locked');
  await endSignIn(page);
  await page.getByRole('button', { name: 'Send' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Your sign-in has ended.' });
  const button = notice.getByRole('button', { name: 'Sign in again' });
  for (const y of [100_000, 0]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  const words = await notice.getByText('What is on this screen stays').boundingBox();
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual((words?.y ?? Infinity) + 20);
  await auditLooks(page, [390]);
  await signInAgain(page, page, SUB);
  await expect(page.getByLabel('Add a field comment')).toHaveValue('Gate is locked');
  await expect(notice).toHaveCount(0);
});
