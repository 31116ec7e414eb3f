// axe on a page in light and dark, phone and desk: nothing may be found (quality.md §4).
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;
const PHONE_AND_DESK = [390, 1440];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function auditLooks(page: Page, widths: readonly number[] = PHONE_AND_DESK): Promise<void> {
  const looks = SCHEMES.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })));
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(RULES)
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `${colorScheme}, ${String(width)} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `nothing is wider than ${String(width)} px`).toBe(0);
  }
}
