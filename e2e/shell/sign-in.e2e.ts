// Signing in, and what stands there when it does not work or the page is none (specification 1 §2, app shell).
import { openAs as signInAs } from '../../scripts/sign-in/browser.mjs';
import { expect, test } from '../support/test.ts';
import { auditLooks } from '../support/audit.ts';

test('a person signs in by clicking their name, and lands on the list they asked for (Spec 1 §2)', async ({ page, server }) => {
  await page.goto('/field/construction?q=wattle');
  await expect(page).toHaveTitle('Sign in · Lotline');
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.locator('button[name="login"][value="sub@lotline.example"]').click();
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true, includeHidden: true })).toBeAttached();
  expect(new URL(page.url()).origin).toBe(server.url);
  await expect(page).toHaveTitle('Tasks · Lotline');
});

test('every path is the login page while signed out (Spec 1 §2)', async ({ page }) => {
  await page.goto('/field/construction/1/1');
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
});

test('signing out, confirmed at the provider, leads back to the login page', async ({ openAs }) => {
  const page = await openAs('/field/construction', 'sub@lotline.example');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  // by key: a click where another button was just clicked is taken for a tired hand's (decision 038)
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign out of Lotline?' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  await page.goto('/field/construction');
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
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
  await signInAs(page, '/field/construction', 'nobody@lotline.example');
  const heading = page.getByRole('heading', { name: 'Failed to login' });
  await expect(page.getByText('Opening').first()).toBeAttached();
  await expect(heading).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('nobody@lotline.example');
  await expect(main).toContainText(/Version \S+/);
  await expect(main).toContainText('contact an administrator');
  await expect(main.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await auditLooks(page);
  await main.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).toBeHidden();
  await expect(heading).toBeVisible();
});

test('an unknown route is the 404 page, with the way back (Spec 1 §2)', async ({ openAs }) => {
  const page = await openAs('/field/construction', 'sub@lotline.example');
  await page.goto('/field/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await auditLooks(page);
  await page.getByRole('link', { name: 'Go to your tasks' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('without CAN_ACCESS_FIELD_WORK there is no field list, and its call is refused (Spec 2 §2)', async ({ openAs, tokenOf, server }) => {
  const page = await openAs('/field/construction', 'finance@lotline.example');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  const answer = await fetch(`${server.url}/api/dashboard/fieldwork`, {
    headers: { authorization: `Bearer ${await tokenOf('finance@lotline.example')}` },
  });
  expect(answer.status).toBe(403);
});

test('axe finds nothing on the login page', async ({ page }) => {
  await page.goto('/field/construction');
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible();
  await auditLooks(page);
});
