// A list of the console in a browser: its rows by their name, its cursor, the keys.
import { expect, type Locator, type Page } from '@playwright/test';

export const grid = (page: Page, label: string): Locator => page.getByRole('grid', { name: label });

export const rowOf = (page: Page, name: string): Locator =>
  page.locator('tbody tr[data-id]').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

export const names = (page: Page): Promise<string[]> => page.getByRole('rowheader').allInnerTexts();

/** The first rows are there. */
export async function untilListed(page: Page, label: string): Promise<void> {
  await expect(grid(page, label).locator('tbody tr[data-id]').first()).toBeVisible();
}

/** A view of the list: in the rail, or, where that shows no words, among the tabs above the list. @param label of its views */
export const viewOf = (page: Page, label: string, name: string): Locator =>
  page
    .getByRole('list', { name: label })
    .or(page.getByRole('navigation', { name: label }))
    .getByRole('link', { name: new RegExp(`^${name}`) });

/** What a column says, row by row, wherever it stands in this window. */
export const cellsOf = (page: Page, label: string, column: string): Promise<string[]> =>
  grid(page, label).evaluate((table, name) => {
    const at = [...table.querySelectorAll('thead th')].findIndex((head) => head.textContent.trim() === name);
    return [...table.querySelectorAll('tbody tr[data-id]')].map((row) => row.children[at]?.textContent.trim() ?? `no column ${name}`);
  }, column);

/** Tab into the rows: wherever the focus is, the list's rows are one stop. */
export async function intoRows(page: Page): Promise<void> {
  await page.locator('tbody tr[tabindex="0"]').focus();
}

export const focusedRow = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th[scope="row"]')?.textContent ?? undefined);

/** On which record the keys act: the row that has the focus, or, where a preview stands in the list's place, what it shows. */
export const keysActOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.closest('tr')?.querySelector('th[scope="row"]') ?? activeElement?.closest('aside')?.querySelector('h2');
    return name?.textContent ?? undefined;
  });

/** In a narrow window a preview stands in the list's place: Escape leads back to the rows. Beside a preview it does nothing. */
export async function backToRows(page: Page): Promise<void> {
  const isInPlace = await page.getByRole('button', { name: /^Back to the list/ }).isVisible();
  if (isInPlace) await page.keyboard.press('Escape');
}
