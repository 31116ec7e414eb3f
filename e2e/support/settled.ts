// A page that has come to rest: its fonts are there, what moves has moved, and what was drawn last is painted. It waits for that, never for a while.
import type { Page } from '@playwright/test';

export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isUnderWay = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().iterations);
    return document.fonts.status === 'loaded' && !document.getAnimations().some(isUnderWay);
  });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}
