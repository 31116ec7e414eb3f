// The bank account of a contractor by two people, each at a window of their own: asked for, not approved by whoever asked, refused numbers, approved, replaced; the
// numbers are shown to nobody (screens.md §2.19).
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { reachAndPress, reachAndType } from './day.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const SECOND = 'second.person@lotline.example';
const NUMBER = '73519264';
const dialog = (page: Page) => page.getByRole('dialog');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** By keys alone. */
const write = (page: Page, label: string, text: string) => reachAndType(page, dialog(page).getByLabel(label), text);
const press = (page: Page, name: string) => reachAndPress(page, button(page, name));

async function fillNumbers(page: Page, bsb: string, number: string): Promise<void> {
  await write(page, 'BSB', bsb);
  await write(page, 'Account number', number);
}

/** A contractor with a contact, and somebody beside the administrator who may manage contractors. */
async function madeFor(server: RunningServer): Promise<number> {
  await sql(
    server,
    `with p as (insert into app_user (email, first_name, last_name, can_log_in) values ($1, 'Petra', 'Lind', true) returning id)
     insert into user_role (user_id, role_id) select p.id, r.id from p, role r where r.name = 'Administrator'`,
    [SECOND],
  );
  const [made] = await sql<{ id: number }>(
    server,
    `insert into independent_contractor (legal_name, status, contact_name, contact_phone) values ('Currawong Civil Pty Ltd', 'active', 'Wanda Ashby', '+61491570156')
     returning id`,
    [],
  );
  return made?.id ?? 0;
}

test('two people change the bank account of a contractor, by keys alone, and nobody reads its numbers', async ({
  openAs,
  windowOf,
  server,
}) => {
  const path = `/admin/independent-contractors/${String(await madeFor(server))}/bank`;
  const first = await openAs(path, ADMIN);
  await expect(panel(first, 'In use')).toContainText('No account yet');
  await press(first, 'Add account');
  await fillNumbers(first, '062', NUMBER);
  await write(first, 'Reason (kept in the history)', 'They changed banks');
  await press(first, 'Request approval');
  await expect(dialog(first).getByLabel('BSB')).toHaveAccessibleDescription(/must be six digits/);
  await auditPopup(first, 'ProposeBankSheet');
  await fillNumbers(first, '062-000', NUMBER);
  await write(first, 'Reason (kept in the history)', `The number is ${NUMBER}`);
  await press(first, 'Request approval');
  await expect(dialog(first).getByLabel('Reason (kept in the history)')).toHaveAccessibleDescription(
    /must not contain the account’s numbers/,
  );
  await write(first, 'Reason (kept in the history)', 'They changed banks');
  await press(first, 'Request approval');
  await expect(dialog(first)).toHaveCount(0);
  await expect(panel(first, 'Waiting for a second person')).toContainText('••• 264');
  await press(first, 'Call back and approve');
  await expect(first.getByText('You requested this change, so someone else has to approve it')).toBeVisible();
  await auditLooks(first, oneOf(390, 1440));
  if (TAKES_PICTURES) await shootDesk(first, 'contractor-bank');

  const second = await windowOf(path, SECOND, DESK_WINDOW);
  await press(second, 'Call back and approve');
  await expect(dialog(second)).toContainText('0491 570 156');
  await fillNumbers(second, '062-000', '73519265');
  await write(second, 'Call-back (kept in the history)', 'Spoke to Wanda on the number we knew');
  await press(second, 'Approve');
  await expect(dialog(second)).toContainText('These do not match the numbers in the request.');
  await expect(dialog(second)).toContainText('2 tries are left.');
  await auditPopup(second, 'ApproveBankSheet');
  await fillNumbers(second, '062 000', '7351 9264');
  await press(second, 'Approve');
  await expect(dialog(second)).toHaveCount(0);
  await expect(panel(second, 'In use')).toContainText('Petra Lind');
  // the first one's window hears of it
  await expect(panel(first, 'In use')).toContainText('••• 264');
  await expect(panel(first, 'Waiting for a second person')).toHaveCount(0);
  for (const page of [first, second]) await expect(page.locator('body')).not.toContainText(NUMBER);

  await first
    .getByRole('navigation', { name: 'Contractor' })
    .getByRole('link', { name: /^History/ })
    .press('Enter');
  await expect(first.getByText('Bank account approved: ending in 264')).toBeVisible();
  await expect(first.getByText('The numbers given on the phone did not match the account ending in 264')).toBeVisible();

  await first.goto('/logs/integrations');
  await expect(first.getByRole('row', { name: /Tells a contractor that the bank account has changed/ })).toContainText('••• 156');
  await auditLooks(first, oneOf(1440, 1024));
});

test('a contractor’s rates, tasks, payments and statement each have their tab', async ({ openAs }) => {
  const page = await openAs('/admin/independent-contractors/1/rates', ADMIN);
  const tab = (name: string) => page.getByRole('navigation', { name: 'Contractor' }).getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(panel(page, 'Rates')).toBeVisible();
  await auditLooks(page, oneOf(390, 1440));
  await tab('Tasks').press('Enter');
  await expect(page.getByRole('table', { name: 'Tasks' }).getByRole('row').nth(1)).toBeVisible();
  await auditLooks(page, oneOf(1440, 390));
  await tab('Statements').press('Enter');
  await expect(panel(page, 'Statement').getByText(/^\d+ payments?$/)).toBeVisible();
  await auditLooks(page, oneOf(390, 1440));
  if (TAKES_PICTURES) await shootDesk(page, 'contractor-statement');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await button(page, 'Export').click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
    })(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await tab('Payments').press('Enter');
  await expect(panel(page, 'Payments')).toBeVisible();
  await auditLooks(page, oneOf(1440, 390));
  await page.getByRole('link', { name: 'Open as a list' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/contractor-payments\?contractor=/);
  await expect(page.getByRole('grid')).toBeVisible();
  await auditLooks(page, oneOf(1024, 1440));
});
