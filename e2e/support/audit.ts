// axe on a page in light and dark, phone and desk: nothing may be found (quality.md §4).
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) => [390, 1440].map((width) => ({ colorScheme, width })));
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function auditLooks(page: Page): Promise<void> {
  for (const { colorScheme, width } of LOOKS) {
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
