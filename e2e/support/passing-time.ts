// A page whose clock is the test's: what the product shows after seconds is shown at once. The product's own waits stay what they are.
import { expect, type BrowserContext, type Page } from '@playwright/test';

const STEP_MS = 1000;
const LOOK_MS = 100;

/** Whose clock was held or set, in all their pages: it cannot be let go of again. */
const held = new WeakSet<BrowserContext>();

export const isClockStopped = (context: BrowserContext): boolean => held.has(context);

/** From now on in this page, and in what it loads later; in between the clock goes on as clocks do. */
export function holdClock(page: Page): Promise<void> {
  held.add(page.context());
  return page.clock.install();
}

/** From now on in all pages of this page's window; it goes on from there. */
export function setClock(page: Page, at: Date | number): Promise<void> {
  held.add(page.context());
  return page.clock.setSystemTime(at);
}

/** A second of the page's time goes by between two looks, until what is asked for holds. The clock must be held. */
export async function asTimePasses(page: Page, holds: (within: { readonly timeout: number }) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await holds({ timeout: LOOK_MS });
  }).toPass({ intervals: [LOOK_MS] });
}
