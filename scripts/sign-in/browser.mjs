// Signing in by hand, for screenshots and browser tests: open the page, and press what a person would press.

/** @typedef {import('@playwright/test').Page} Page */

/** Chromium without what a test machine lacks: a sandbox for root, a graphics card, a camera. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** The local sign-in page: one button for each person. */
const personButton = (page, email) => page.locator(`button[name="login"][value="${email}"]`);

/**
 * Opens a page as this person: where the app asks for sign-in, its button is pressed, then the person's.
 * @param {Page} page
 * @param {string} path
 * @param {string} email
 */
export async function openAs(page, path, email) {
  await page.goto(path);
  const person = personButton(page, email);
  const signIn = page.getByRole('button', { name: /^(sign|log) in/i }).or(page.getByRole('link', { name: /^(sign|log) in/i }));
  await person.or(signIn).first().waitFor();
  if (!(await person.isVisible())) await signIn.first().click();
  await person.click();
  await page.waitForURL((url) => !/^\/(idp|auth-return|field\/auth)(\/|$)/.test(url.pathname) && !/[?#&]code=/.test(url.href));
}
