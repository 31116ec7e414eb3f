// The pictures of docs/pictures: light and dark, on a phone and on a desk. Taken with PICTURES=1 alone.
import path from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures');
const LOOKS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

export const TAKES_PICTURES = process.env['PICTURES'] !== undefined;

/** @param fold only what is seen without scrolling, also on a phone */
export async function shoot(page: Page, what: string, { fold = false } = {}): Promise<void> {
  for (const { name, width, height } of LOOKS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({ path: path.join(FOLDER, `${what}-${name}-${colorScheme}.png`), fullPage: name === 'phone' && !fold });
    }
  await page.setViewportSize(LOOKS[0]);
}

/** Held sideways. */
export async function shootLandscape(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: path.join(FOLDER, `${what}-landscape-${colorScheme}.png`) });
  }
  await page.setViewportSize(LOOKS[0]);
}

const WIDE = { width: 1920, height: 1080 };
const DESK = { width: 1440, height: 900 };

/** The console's: what a window of either size shows. */
export async function shootDesk(page: Page, what: string): Promise<void> {
  for (const size of [DESK, WIDE])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await page.screenshot({ path: path.join(FOLDER, `console-${what}-${String(size.width)}-${colorScheme}.png`) });
    }
  await page.setViewportSize(DESK);
}
