// The style pages (specification 2 §2): each opens from the first, is read by everybody, looks as its stored pictures do, light or dark, and breaks no policy.
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { sameLooks } from '../support/same-looks.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

/**
 * `npm test` looks at one page in light, at the next in dark, so that each part is compared; a soak at each in both. That each text can be read on its ground in
 * both is `unit tokens`.
 */
const THEMES = ['light', 'dark'] as const;
const themesOf = (page: number) => (isSoak || process.env['NEW_LOOKS'] !== undefined ? THEMES : THEMES.filter((_, at) => at === page % 2));

test('each style page opens from the rail and its list, and is sound', async ({ openAs }) => {
  const page = await openAs('/', 'admin@lotline.example');
  await page.getByRole('link', { name: 'Styles' }).click();
  const parts = page.getByRole('navigation', { name: 'Styles' }).getByRole('link');
  await expect(parts).toHaveCount(21);
  for (const [at, label] of (await parts.allTextContents()).entries()) {
    await parts.getByText(label, { exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name: label, exact: true });
    await expect(heading).toBeVisible();
    await page.emulateMedia({ colorScheme: themesOf(at)[0] ?? 'light' });
    await (at === 0 ? auditLooks(page, [390, 1440]) : auditPart(page, [390, 1440]));
    await sameLooks(heading.locator('..'), label.toLowerCase().replaceAll(' ', '-'), themesOf(at));
    if (TAKES_PICTURES) await shoot(page, `styles-${label.toLowerCase().replaceAll(' ', '-')}`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

// that each opens: the test above
test('a kind of part leads to its first page, and one that is not there too', { tag: '@soak' }, async ({ openAs }) => {
  const page = await openAs('/base', 'admin@lotline.example');
  await expect(page).toHaveURL('/base/cards');
  await page.goto('/icons/gone');
  await expect(page).toHaveURL('/icons/used');
  await expect(page.getByRole('link', { name: 'Styles', exact: true })).toHaveAttribute('aria-current', 'page');
});
