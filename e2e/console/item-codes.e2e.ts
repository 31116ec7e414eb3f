// The catalogue of item codes in the console on the real server: made, edited, archived and brought back, imported, priced and merged, with its history
// (screens.md §2.18).
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { shoot, shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { untilListed } from './list-page.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const CODE = 'RISER-77';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Archived ones say so beside their code. */
const row = (page: Page) => page.locator('tbody tr[data-id]').filter({ hasText: CODE });
const preview = (page: Page) => page.getByRole('complementary', { name: `Preview of item code ${CODE}` });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });

test('an administrator keeps the catalogue: a code is made, edited, archived and brought back, imported and undone, priced, merged', async ({
  openAs,
  tokenOf,
  request,
}) => {
  const page = await openAs('/', ADMIN);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Item codes/ })
    .press('Enter');
  await untilListed(page, 'Item codes');

  await page.keyboard.press('n');
  await page.keyboard.type('riser-77');
  await auditPopup(page, 'ItemCodesPage');
  await button(page, 'Create item code').press('Enter');
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Name is missing/);
  await field(page, 'Name').fill('Riser');
  await field(page, 'Unit amount').fill('42.5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Item code created', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('riser-77');
  await expect(row(page)).toContainText('42.50');
  await row(page).click();
  await expect(preview(page)).toContainText('Item code created “RISER-77”');

  await button(page, /^Edit/).press('Enter');
  await field(page, 'Name').fill('Riser pipe');
  // with the suggestions of its list there, since a plain line stands in its place until then
  const unit = page.getByRole('dialog').getByRole('combobox', { name: /^Unit of measure/ });
  await unit.fill('m');
  await expect(unit).toHaveValue('m');
  await button(page, 'Save').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(preview(page)).toContainText('Riser pipe');
  await expect(preview(page)).toContainText('Unit of measure: nothing became m');
  await expect(row(page)).toContainText('Riser pipe');
  await auditLooks(page, oneOf(1440, 1024));
  if (TAKES_PICTURES) await shoot(page, 'item-codes');
  await page.setViewportSize(DESK_WINDOW);
  // beside the preview, not beneath it
  const most = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const made = await most(button(page, 'New item code'));
  expect(made.x + made.width).toBeLessThan((await most(preview(page))).x);
  const lineOf = async (name: string | RegExp) => {
    const { y, height } = await most(preview(page).getByRole('button', { name }));
    return Math.round(y + height / 2);
  };
  expect(await lineOf('Archive')).toBe(await lineOf(/^Edit/));
  await page.getByRole('button', { name: 'Change prices', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Change prices' })).toBeVisible();
  await auditPopup(page, 'ChangePricesSheet');
  if (TAKES_PICTURES) await shootDesk(page, 'item-code-change');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'Archive').press('Enter');
  await expect(row(page)).toContainText('archived');
  await button(page, 'Undo').press('Enter');
  await expect(row(page)).not.toContainText('archived');
  await expect(preview(page)).toContainText('Item code restored');

  await button(page, 'Import').press('Enter');
  const text = 'Code,Name,Unit amount\nriser-77,Riser tube 2,43\nRISER-78,,5';
  await page.getByLabel('CSV file of item codes').setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const told = page.getByRole('dialog', { name: 'Import item codes' });
  await expect(told).toContainText('1 code changes.');
  await expect(told.getByRole('table', { name: 'Refused rows' })).toContainText('Name is missing');
  await auditPopup(page, 'ImportSheet_import');
  if (TAKES_PICTURES) await shoot(page, 'item-codes-import');
  await page.setViewportSize(DESK_WINDOW);
  await told.getByLabel('Reason (kept in the history)').fill('Price list of spring');
  await told.getByRole('button', { name: 'Import' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page)).toContainText('43.00');
  await button(page, 'Undo').press('Enter');
  await expect(page.getByText('1 code is as it was before.')).toBeVisible();
  await expect(row(page)).not.toContainText('43.00');
  await button(page, 'Import').press('Enter');
  await expect(page.getByRole('table', { name: 'Earlier imports' }).getByRole('row').nth(1)).toContainText(/0.*1.*Undone/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await priceFrom(page, '1/7/2099', '51');
  await mergeIntoAnother(page, tokenOf, request);
});

/** A price from a day on, and taken back before that day. */
async function priceFrom(page: Page, day: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Prices', exact: true }).press('Enter');
  const sheet = page.getByRole('dialog', { name: `Prices of ${CODE}` });
  await sheet.getByLabel('Unit amount').fill(amount);
  await sheet.getByLabel('From', { exact: true }).fill(day);
  await sheet.getByLabel('Reason (kept in the history)').fill('Price list of 2099');
  await sheet.getByRole('button', { name: 'Add price' }).press('Enter');
  const prices = sheet.getByRole('table', { name: 'Prices' });
  await expect(prices.getByRole('row').nth(1)).toContainText(`$${amount}.00`);
  await auditPopup(page, 'PricesSheet');
  if (TAKES_PICTURES) await shootDesk(page, 'item-code-prices');
  await sheet.getByRole('button', { name: /^Withdraw the price from/ }).press('Enter');
  await expect(prices).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Told in words first, since it cannot be undone. */
async function mergeIntoAnother(page: Page, tokenOf: (email: string) => Promise<string>, request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(ADMIN)}` };
  const query = 'mutation($i: ItemCodeEditInput!) { saveItemCode(input: $i) { id } }';
  const variables = { i: { changes: { code: 'RISER-79', name: 'Riser of the other list' } } };
  expect(await (await request.post('/graphql', { headers, data: { query, variables } })).text()).not.toContain('errors');
  await button(page, 'Merge').press('Enter');
  const sheet = page.getByRole('dialog', { name: `Merge ${CODE}` });
  await sheet.getByRole('combobox', { name: 'Into' }).fill('RISER-79');
  await page.getByRole('option', { name: /RISER-79/ }).click();
  await expect(sheet).toContainText(`Nothing uses ${CODE} yet`);
  await sheet.getByLabel('Reason (kept in the history)').fill('One riser');
  await auditPopup(page, 'MergeSheet_merge');
  if (TAKES_PICTURES) await shootDesk(page, 'item-code-merge');
  await sheet.getByRole('button', { name: 'Merge into RISER-79' }).press('Enter');
  await expect(page.getByText(`${CODE} is merged into RISER-79.`)).toBeVisible();
  await expect(row(page)).toContainText('archived');
}
