// A person signs in from the desktop: the test's own browser is the system's.
import { expect, type Browser } from '@playwright/test';
import type { Desktop } from './launch.ts';

/** Where the provider's address was opened: the system's browser of this test. */
export async function signIn(desktop: Desktop, browser: Browser, email: string): Promise<void> {
  await desktop.page.getByRole('button', { name: /^sign in/i }).click();
  const opened = (): Promise<string[]> => desktop.evaluate(({ shell }) => [...(Reflect.get(shell, 'opened') as string[])], null);
  await expect.poll(opened).toContainEqual(expect.stringContaining('/idp/auth'));
  const address = (await opened()).at(-1) ?? '';
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator(`button[name="login"][value="${email}"]`).click();
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await page.context().close();
  // the window has come back from its return path
  await expect(desktop.page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
}
