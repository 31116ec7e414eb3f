// Chooses from a list of the console that opens, as a person does: opens it, clicks the option's words.
import type { Locator, Page } from '@playwright/test';

/** The options of the list that is open. */
export const openOptions = (page: Page): Locator =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');

export async function choose(control: Locator, option: string): Promise<void> {
  await control.click();
  await openOptions(control.page()).getByText(option, { exact: true }).click();
}
