// Chooses from a list of the console that opens, as a person does: opens it, clicks the option's words.
import { expect, type Locator, type Page } from '@playwright/test';

/** The options of the list that is open. */
export const openOptions = (page: Page): Locator =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').locator('.ant-select-item-option, .ant-select-tree-title');

/** Opens a list once its control is there: until then a plain field stands in its place. */
export async function openChoice(control: Locator): Promise<Locator> {
  await expect(control).toHaveRole('combobox');
  await control.click();
  return openOptions(control.page());
}

export async function choose(control: Locator, option: string): Promise<void> {
  await (await openChoice(control)).getByText(option, { exact: true }).click();
}

/** The words of what a control shows as chosen. */
export const chosenBy = (control: Locator): Locator =>
  control.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")]').locator('[title]').first();
