// axe on a page in light and dark, phone and desk, once each: nothing may be found (quality.md §4).
import { expect, type Page } from '@playwright/test';
import { findViolations, findWrongColours, WCAG } from './axe.ts';
import { settled } from './settled.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

const SCHEMES = ['light', 'dark'] as const;
const PHONE_AND_DESK = [390, 1440];
const RULES = [...WCAG, 'best-practice'];

/** Every width and both themes are met, not each width in each theme: what a theme changes are colours, what a width changes is what is drawn. */
function looksOf(widths: readonly number[]) {
  return Array.from({ length: Math.max(widths.length, SCHEMES.length) }, (_, at) => ({
    colorScheme: SCHEMES[at % SCHEMES.length] ?? 'light',
    width: widths[at % widths.length] ?? 390,
  }));
}

/** The first of these widths; in soak all of them: the others are looked at in the pages of the same parts. */
export const oneOf = (...widths: readonly number[]): readonly number[] => (isSoak ? widths : widths.slice(0, 1));

/** The page has its window and its theme again when it was looked at. */
export async function auditLooks(page: Page, widths: readonly number[] = PHONE_AND_DESK): Promise<void> {
  const seen = new Set<number>();
  const before = { size: page.viewportSize(), isDark: await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches) };
  for (const { colorScheme, width } of looksOf(widths)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    // what follows the width is drawn a frame later, and a colour on its way is neither theme's
    await settled(page);
    // at a width that was looked at, another theme can change colours alone
    const found = await (seen.has(width) ? findWrongColours(page) : findViolations(page, RULES, ['target-size']));
    seen.add(width);
    expect(found, `${colorScheme}, ${String(width)} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `nothing is wider than ${String(width)} px`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: before.isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
  if (before.size !== null) await page.setViewportSize(before.size);
  await settled(page);
}
