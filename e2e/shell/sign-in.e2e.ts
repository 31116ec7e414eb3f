// Signing in, and what stands there when it does not work or the page is none (specification 1 §2, app shell). A field worker signs out in replica.e2e.ts;
// which address is a page for whom is in dom route-table, what the server answers in db access-matrix.
import { openAs as signInAs } from '../../scripts/sign-in/browser.mjs';
import { expect, test } from '../support/test.ts';
import { auditLooks } from '../support/audit.ts';
import { asTimePasses, holdClock } from '../support/passing-time.ts';

test('signed out every path is the login page; a person signs in by clicking their name, and lands on the list they asked for (Spec 1 §2)', async ({
  page,
  server,
}) => {
  const signIn = page.getByRole('button', { name: /sign in/i });
  await page.goto('/field/construction/1/1');
  await expect(signIn).toBeVisible();
  await page.goto('/field/construction?q=wattle');
  await expect(page).toHaveTitle('Sign in · Lotline');
  await expect(signIn).toBeVisible();
  await auditLooks(page);
  await signIn.click();
  await page.locator('button[name="login"][value="sub@lotline.example"]').click();
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true, includeHidden: true })).toBeAttached();
  expect(new URL(page.url()).origin).toBe(server.url);
  await expect(page).toHaveTitle('Tasks · Lotline');
});

test('signing out of the console leads back to the console’s login page', async ({ openAs }) => {
  const page = await openAs('/', 'office@lotline.example');
  await page.getByRole('button', { name: 'Leanne Hart' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign out of Lotline?' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a person who may not log in sees Failed to login, once the app has tried: e-mail, version, advice, reload, sign-out (Spec 1 §2)', async ({
  page,
}) => {
  await holdClock(page);
  await signInAs(page, '/field/construction', 'nobody@lotline.example');
  const heading = page.getByRole('heading', { name: 'Failed to login' });
  await expect(page.getByText('Opening').first()).toBeAttached();
  await asTimePasses(page, (within) => expect(heading).toBeVisible(within));
  const main = page.getByRole('main');
  await expect(main).toContainText('nobody@lotline.example');
  await expect(main).toContainText(/Version \S+/);
  await expect(main).toContainText('contact an administrator');
  await expect(main.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await auditLooks(page);
  await expect(main.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('without CAN_ACCESS_FIELD_WORK the field list is the 404 page (Spec 2 §2)', async ({ openAs }) => {
  const page = await openAs('/field/construction', 'finance@lotline.example');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await auditLooks(page);
});
