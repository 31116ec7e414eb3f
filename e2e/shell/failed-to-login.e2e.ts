// The server answers, but the current user cannot be had for a long time (specification 1 §2, app shell): it is said, and the app opens by itself.
// Each reason, for both apps, is in dom SessionGate, behind which both stand. Where no answer comes, somebody who is known here goes on
// (without-network.e2e.ts).
import { asTimePasses, holdClock } from '../support/passing-time.ts';
import { expect, test } from '../support/test.ts';
import { requestedIn } from '../support/requested-document.ts';

const OFFICE = 'office@lotline.example';

test(
  'while the server is not ready, Failed to login comes and stays; when it answers, the app opens by itself (Spec 1 §2)',
  { tag: '@soak' },
  async ({ openAs }) => {
    const page = await openAs('/field/construction', OFFICE);
    const opened = page.getByRole('searchbox');
    await expect(opened).toBeVisible();
    let isTrouble = true;
    let asked = 0;
    await page.route('**/graphql', (route) => {
      if (!requestedIn(route.request()).includes('query Me')) return route.fallback();
      asked += 1;
      return isTrouble ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '1' } }) : route.fallback();
    });
    // as the page loads: an answer that was under way before the trouble would bring it back
    await page.addInitScript(() => localStorage.removeItem('lotline.person'));
    await holdClock(page);
    await page.reload();
    const heading = page.getByRole('heading', { name: 'Failed to login' });
    await asTimePasses(page, (within) => expect(heading).toBeVisible(within));
    await expect(page.getByRole('main')).toContainText(OFFICE);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const before = asked;
    await heading.evaluate((element) => element.setAttribute('data-first', ''));
    await asTimePasses(page, (within) => expect.poll(() => asked, within).toBeGreaterThan(before));
    // the very same screen: it never gave way to the skeleton while it was asked again
    await expect(page.locator('h1[data-first]')).toHaveText('Failed to login');
    isTrouble = false;
    await asTimePasses(page, (within) => expect(opened).toBeVisible(within));
  },
);
