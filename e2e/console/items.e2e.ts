// The items of a job by mouse on the real server: added from the catalogue, a paste and a template, edited while another looks on, given to a task, kept
// where a task has them, removed where none has, and back by each Undo; and what a task would go out without (screens.md §2.6).
import type { Locator, Page } from '@playwright/test';
import { auditPopup, popupIsOpen } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { openChoice, openOptions } from '../support/choose.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const OFFICE = 'office@lotline.example';
const SCHEDULER = 'scheduler@lotline.example';

async function emptyJob(server: RunningServer): Promise<string> {
  const [job] = await sql<{ id: number }>(
    server,
    `insert into construction (work_order, status, work_type, address) values ('ITEMS-' || gen_random_uuid(), 'Scheduled', 'Construction', '1 Item Rd')
     returning id`,
    [],
  );
  return `/construction/${String(job?.id)}`;
}
const sheet = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const row = (page: Page, code: string): Locator => page.getByRole('row', { name: new RegExp(code) });
const pick = (page: Page, code: string) => page.getByRole('checkbox', { name: `Select ${code}` }).click();

test('items are found in the catalogue, pasted, priced and edited; another window sees them come', async ({ openAs, windowOf, server }) => {
  const path = await emptyJob(server);
  const watching = await windowOf(`${path}/items`, OFFICE, DESK_WINDOW);
  const page = await openAs(`${path}/items`, ADMIN);
  await page.getByRole('button', { name: 'Add items' }).click();
  const add = sheet(page, 'Add items');
  await openChoice(add.getByLabel('Item', { exact: true }));
  await page.keyboard.type('pit-450');
  await openOptions(page)
    .getByText(/^PIT-450 - /)
    .click();
  const pit = add.getByRole('listitem', { name: 'PIT-450' });
  await pit.getByLabel(/^Quantity/).fill('4');
  await page.keyboard.press('ArrowUp');
  await expect(pit.getByLabel(/^Quantity/)).toHaveValue('5');
  await pit.getByLabel('Unit amount ex GST').fill('24');
  await expect(pit.getByText('5 × $24.00 = $120.00')).toBeVisible();
  await expect(pit.getByLabel(/^Quantity/)).toHaveCSS('text-align', 'right');
  await add.getByLabel('Or paste rows of code and quantity').fill('CON-20\t35\nNO-SUCH\t2\n');
  await add.getByRole('button', { name: 'Read the rows' }).click();
  await expect(add.getByRole('alert')).toContainText('No item has the code NO-SUCH.');
  await popupIsOpen(page, 'AddItemsSheet');
  await auditLooks(page, [1440]);
  await add.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(pit).toHaveCount(0);
  await expect(add.getByLabel('Or paste rows of code and quantity')).toHaveValue('NO-SUCH\t2');
  await add.getByLabel('Or paste rows of code and quantity').fill('');
  await page.keyboard.press('Escape');
  await expect(row(page, 'PIT-450')).toContainText('$120.00');
  await expect(row(watching, 'CON-20')).toContainText('35');
  await expect(watching.getByRole('columnheader', { name: 'Unit amount' })).toHaveCount(0);

  await page.getByRole('button', { name: 'PIT-450: edit' }).click();
  const edit = sheet(page, 'Edit PIT-450');
  await edit.getByLabel(/^Quantity/).fill('6');
  await edit.getByLabel(/^Note/).fill('Lid from the depot');
  await auditPopup(page, 'EditItemSheet');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'PIT-450')).toContainText('$144.00');
  await expect(row(watching, 'PIT-450')).toContainText('6');
  await expect(row(watching, 'PIT-450')).toContainText('Lid from the depot');

  await pick(page, 'CON-20');
  await pick(page, 'PIT-450');
  await page.getByRole('group', { name: 'Selected items' }).getByRole('button', { name: 'Remove' }).click();
  await auditPopup(page, 'RemoveItemsSheet');
  await sheet(page, 'Remove 2 items?').getByRole('button', { name: 'Remove 2 items' }).click();
  await expect(row(watching, 'CON-20')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(watching, 'CON-20')).toContainText('35');
  await expect(row(watching, 'PIT-450')).toContainText('Lid from the depot');
  await expect(row(page, 'PIT-450')).toContainText('$144.00');
});

// Again what `dom PlannedItems PlanItemsSheet ItemsTab` show (the template's items, what is said before Issue, what a task has stays), and
// `db test/demo-scheduler` with the demo's own role.
test(
  'the scheduler adds a task with the items of its template, plans it, and issues it once it is said what it goes out without',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const path = await emptyJob(server);
    const page = await openAs(`${path}/schedule`, SCHEDULER);
    await page.getByRole('button', { name: 'Add a task' }).click();
    const add = sheet(page, 'Add a task');
    await (await openChoice(add.getByLabel('From a template'))).getByText('Lead-in', { exact: true }).click();
    await add
      .getByRole('group', { name: /^Not on this job yet/ })
      .getByRole('textbox')
      .first()
      .fill('3');
    await auditLooks(page, [1440]);
    await openChoice(add.getByLabel('Crew'));
    await openOptions(page).getByText('Crew North', { exact: true }).click();
    await add.getByRole('button', { name: 'Add task' }).click();
    await expect(page.locator('[data-id]').filter({ hasText: 'Lead-in' })).toBeFocused();
    await page.getByRole('tab', { name: /^Items/ }).click();
    const code = String(await page.getByRole('rowheader').first().textContent());
    await pick(page, code);
    await page.getByRole('group', { name: 'Selected items' }).getByRole('button', { name: 'Add to a task' }).click();
    await auditPopup(page, 'PlanItemsSheet');
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Selected items' }).getByRole('button', { name: 'Remove' }).click();
    await expect(sheet(page, `Remove ${code}?`)).toContainText(`${code} is on Lead-in. Remove it from there first.`);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Schedule/ }).click();
    await page.getByRole('button', { name: 'Issue to field: Lead-in' }).click();
    const issue = sheet(page, 'Issue Lead-in');
    await expect(issue.getByRole('listitem')).toHaveText([/^Site contact: /, /^DBYD plans: /, /^Builder approval: /]);
    await popupIsOpen(page, 'IssueSheet');
    await auditLooks(page, [1440]);
    await issue.getByRole('button', { name: 'Issue to Crew North anyway' }).click();
    await expect(page.getByRole('button', { name: 'Issue to field: Lead-in' })).toHaveCount(0);
  },
);
