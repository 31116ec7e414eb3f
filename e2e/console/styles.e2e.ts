// The style pages (specification 2 §2): each opens from the first, is read by everybody, looks as its stored pictures do, light and dark, and breaks no policy.
import { auditLooks } from '../support/audit.ts';
import { sameLooks } from '../support/same-looks.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

test('each style page opens from the rail and its list, and is sound', async ({ openAs }) => {
  const page = await openAs('/', 'admin@lotline.example');
  await page.getByRole('link', { name: 'Styles' }).click();
  const parts = page.getByRole('navigation', { name: 'Styles' }).getByRole('link');
  await expect(parts).toHaveCount(21);
  for (const label of await parts.allTextContents()) {
    await parts.getByText(label, { exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name: label, exact: true });
    await expect(heading).toBeVisible();
    await auditLooks(page, [390, 1440]);
    await sameLooks(heading.locator('..'), label.toLowerCase().replaceAll(' ', '-'));
    if (TAKES_PICTURES) await shoot(page, `styles-${label.toLowerCase().replaceAll(' ', '-')}`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('a kind of part leads to its first page, and one that is not there too', async ({ openAs }) => {
  const page = await openAs('/base', 'admin@lotline.example');
  await expect(page).toHaveURL('/base/cards');
  await page.goto('/icons/gone');
  await expect(page).toHaveURL('/icons/used');
  await expect(page.getByRole('link', { name: 'Styles', exact: true })).toHaveAttribute('aria-current', 'page');
});
