// The pictures of docs/pictures: light and dark, on a phone and on a desk. Taken with PICTURES=1 alone.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { settled } from './settled.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures');
const LOOKS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

export const TAKES_PICTURES = process.env['PICTURES'] !== undefined;

/** In 256 colours: a third of the bytes, and nothing that an eye sees of a screen without photos. */
async function keep(page: Page, name: string, fullPage = false): Promise<void> {
  const shot = await page.screenshot({ fullPage });
  await writeFile(path.join(FOLDER, `${name}.png`), await sharp(shot).png({ palette: true, effort: 7 }).toBuffer());
}

/** @param fold only what is seen without scrolling, also on a phone */
export async function shoot(page: Page, what: string, { fold = false } = {}): Promise<void> {
  for (const { name, width, height } of LOOKS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await keep(page, `${what}-${name}-${colorScheme}`, name === 'phone' && !fold);
    }
  await page.setViewportSize(LOOKS[0]);
}

/** One picture alone, light, under its plain name. */
export async function shootOne(page: Page, what: string, look: (typeof LOOKS)[number]['name']): Promise<void> {
  const { width, height } = LOOKS.find(({ name }) => name === look) ?? LOOKS[0];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await settled(page);
  await keep(page, what);
}

/** Held sideways. */
export async function shootLandscape(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await keep(page, `${what}-landscape-${colorScheme}`);
  }
  await page.setViewportSize(LOOKS[0]);
}

const DESK = { width: 1440, height: 900 };
/** Windows of the console by their name in a picture's; at 200 % a window of 1440 × 900 has half as many pixels. */
const WINDOWS = {
  '1440': DESK,
  '1920': { width: 1920, height: 1080 },
  '1024': { width: 1024, height: 768 },
  '200': { width: 720, height: 450 },
} as const;

/** The console's: what a window of each size shows. */
export async function shootDesk(page: Page, what: string): Promise<void> {
  for (const [name, size] of Object.entries(WINDOWS))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await settled(page);
      await keep(page, `console-${what}-${name}-${colorScheme}`);
    }
  await page.setViewportSize(DESK);
}

/** Of pages that are many and alike: a middling window in dark and a wide one in light, so that each size and each theme is seen. */
export async function shootTwo(page: Page, what: string): Promise<void> {
  for (const [name, colorScheme] of [
    ['1440', 'dark'],
    ['1920', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(WINDOWS[name]);
    await settled(page);
    await keep(page, `console-${what}-${name}-${colorScheme}`);
  }
  await page.setViewportSize(DESK);
}
