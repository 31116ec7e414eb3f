// Signing in from the desktop: in the system's browser, by MSAL Node and the local provider; what is stored, and what signing out leaves.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';
import { launchDesktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';

test('signs in in the system’s browser, stays signed in after a restart, and leaves nothing after signing out', async ({
  server,
  browser,
}) => {
  const desktop = await launchDesktop({ server: server.url });
  await signIn(desktop, browser, 'office@lotline.example');
  await expect(desktop.page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  const stored = fs.readFileSync(path.join(desktop.userData, 'tokens'), 'latin1');
  expect(stored).not.toMatch(/office@|refresh|"secret"|eyJ/);
  expect(await desktop.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/eyJ|refresh/i);
  await desktop.quit();

  const again = await launchDesktop({ server: server.url, userData: desktop.userData });
  await expect(again.page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await again.page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await expect(again.page.getByRole('grid')).toBeVisible();
  await again.page.getByRole('button', { name: 'Leanne' }).click();
  await again.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(again.page.getByRole('button', { name: /^sign in/i })).toBeVisible();
  // the page shows nobody at once; the program is told when the server has been, or has not answered for a while
  await expect.poll(() => fs.existsSync(path.join(again.userData, 'tokens'))).toBe(false);
  await again.quit();
});
