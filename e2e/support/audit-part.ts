// axe on one of several parts that stand in the same frame: the tabs of a page, what opens over it, the states of a list. The frame itself is looked at by auditLooks.
import { expect, type Page } from '@playwright/test';
import { auditLooks } from './audit.ts';
import { findViolations, WCAG } from './axe.ts';
import { settled } from './settled.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

/** In the window as it is; a soak looks at these widths, light and dark. */
export async function auditPart(page: Page, widths?: readonly number[]): Promise<void> {
  if (isSoak) {
    await auditLooks(page, widths);
    return;
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  expect(await findViolations(page, [...WCAG, 'best-practice'], ['target-size'])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'nothing is wider than the window').toBe(0);
}
