// Before axe looks: the popup that the test speaks of is on the screen. `unit audited-popups` reads the names.
import { expect, type Page } from '@playwright/test';
import { findViolations, WCAG } from './axe.ts';
import { settled } from './settled.ts';

const POPUPS = 'dialog[open], [role="menu"], [data-popups] [role="group"], header [aria-expanded="true"]';

/** @param popup the component that draws it, which `unit audited-popups` asks for */
export async function popupIsOpen(page: Page, popup: string): Promise<void> {
  await expect(page.locator(POPUPS).last(), `${popup} is open`).toBeVisible();
}

/** Axe on the page with that popup open. */
export async function auditPopup(page: Page, popup: string): Promise<void> {
  await popupIsOpen(page, popup);
  // a colour on its way is none
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  expect(await findViolations(page, WCAG), popup).toEqual([]);
}
