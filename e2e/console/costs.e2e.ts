// An expense of a job on the real server, by keyboard: added with a receipt, removed and brought back, told in the history (issue 11 §2; decision 054). Who does
// not see money: `dom CostsTabs`, `db features/cost`; delegations: `dom DelegationsTab`.
import type { Locator, Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { chosenBy } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const press = async (place: Locator) => {
  await place.focus();
  await place.press('Enter');
};

test('what was spent stands with its receipt and sum, and comes back after Undo', async ({ openAs, server }) => {
  const [job] = await sql<{ id: number }>(
    server,
    `insert into construction (work_order, status, work_type, address) values ('COSTS-' || gen_random_uuid(), 'Scheduled', 'Construction', '1 Cost Rd')
     returning id`,
    [],
  );
  const path = `/construction/${String(job?.id)}`;
  const page = await openAs(`${path}/expenses`, ADMIN);
  await press(page.getByRole('button', { name: 'Add expense' }));
  const sheet = page.getByRole('dialog', { name: 'Add expense' });
  await sheet.getByLabel('Supplier').fill('Kennards Hire');
  await sheet.getByLabel('Description').fill('Concrete saw');
  await sheet.getByLabel('Unit cost ex GST').fill('212.05');
  await sheet
    .getByLabel('Receipt to send')
    .setInputFiles({ name: 'Kennards 1182.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(chosenBy(sheet.getByLabel(/^Receipt(?! to send)/))).toHaveText('Kennards 1182.pdf');
  await auditPopup(page, 'CostSheet');
  await sheet.getByLabel('Unit cost ex GST').press('Enter');
  const row = page.getByRole('row', { name: /Kennards Hire/ });
  await expect(row).toContainText('$233.26');
  await expect(row.getByRole('link', { name: 'Kennards 1182.pdf' })).toBeVisible();
  await expect(tab(page, 'Expenses')).toHaveText('Expenses 1');
  await auditLooks(page, oneOf(1440, 1024));

  await press(row.getByRole('button', { name: 'Remove Concrete saw' }));
  await expect(page.getByText('No expenses yet')).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(row).toBeVisible();

  await press(tab(page, 'History'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Restored the expense “Concrete saw”' })).toBeVisible();
});
