// The server answers, but the current user cannot be had for a long time (specification 1 §2, app shell): both apps say so, and open by themselves.
// Where no answer comes, somebody who is known here goes on (without-network.e2e.ts).
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const OFFICE = 'office@lotline.example';
const ASKED_EVERY_MS = 5000;

const TROUBLE = {
  'the server is not ready': (route: Route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '1' } }),
  'nobody is known here, and no answer comes': (route: Route) => route.abort(),
};

const APPS = {
  'field app': { path: '/field/construction', opened: (page: Page) => page.getByRole('searchbox') },
  console: { path: '/', opened: (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / }) },
};

for (const [where, { path, opened }] of Object.entries(APPS)) {
  for (const [what, answer] of Object.entries(TROUBLE)) {
    test(`${where}: while ${what}, Failed to login comes and stays; when the server answers, the app opens by itself (Spec 1 §2)`, async ({
      openAs,
    }) => {
      const page = await openAs(path, OFFICE);
      await expect(opened(page)).toBeVisible();
      let isTrouble = true;
      let asked = 0;
      await page.route('**/graphql', (route) => {
        if (!(route.request().postData() ?? '').includes('query Me')) return route.fallback();
        asked += 1;
        return isTrouble ? answer(route) : route.fallback();
      });
      await page.evaluate(() => localStorage.removeItem('lotline.person'));
      await page.reload();
      const heading = page.getByRole('heading', { name: 'Failed to login' });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('main')).toContainText(OFFICE);
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
      const before = asked;
      await heading.evaluate((element) => element.setAttribute('data-first', ''));
      await expect.poll(() => asked, { timeout: 3 * ASKED_EVERY_MS }).toBeGreaterThan(before);
      // the very same screen: it never gave way to the skeleton while it was asked again
      await expect(page.locator('h1[data-first]')).toHaveText('Failed to login');
      isTrouble = false;
      await expect(opened(page)).toBeVisible();
    });
  }
}
