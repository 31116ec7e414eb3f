// The way to the administration in the console on the real server (screens.md §2.17): who reaches which of its pages.
import { auditLooks, oneOf } from '../support/audit.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test.use(DESK);

test('an administrator goes by keyboard from the rail to the cards, to a page, and by its tabs back', async ({ openAs }) => {
  const page = await openAs('/', 'admin@lotline.example');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL('/admin');
  const card = page.getByRole('main').getByRole('link', { name: /^Item codes/ });
  await expect(card).toBeVisible();
  await auditLooks(page, oneOf(390, 1440));
  await card.press('Enter');
  await expect(page).toHaveURL(/\/admin\/itemcodes/);
  const tabs = page.getByRole('navigation', { name: 'Administration' });
  await expect(tabs.getByRole('link', { name: 'Item codes' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize(DESK_WINDOW);
  await page.locator('tbody tr[data-id]').first().click();
  await expect(page.getByRole('complementary')).toBeVisible();
  // beside a preview they stay one line, with the open page in sight
  expect((await tabs.boundingBox())?.height).toBeLessThan(56);
  await expect(tabs.getByRole('link', { name: 'Item codes' })).toBeInViewport({ ratio: 0.9 });
  await tabs.getByRole('link', { name: 'Overview' }).press('Enter');
  await expect(page).toHaveURL('/admin');
});
