// What contractors are paid, in the console on the real server (screens.md §2.18): a code and its rates are made, an overlap is refused, a gap blocks issue and names
// what has no rate; with one the task is issued, and the phone shows the rate before Accept. By keyboard.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { freshTask, type FreshTask } from '../task-page/refusals/fresh-task.ts';
import { untilListed } from './list-page.ts';

const PHONE = { width: 390, height: 844 };
test.use(DESK);

const ADMIN = 'admin@lotline.example';
const WHY = 'Reason (kept in the history)';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
/** A field that was changed says so behind its label. */
const field = (page: Page, name: string) => dialog(page).getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}( changed, not saved)?$`));

/** A task of Ridgeway Cabling that is not issued yet, each of its lines of an item that no code pays for. */
async function unissuedTask(server: RunningServer): Promise<{ readonly task: FreshTask; readonly item: string }> {
  const task = await freshTask(server, 'Ridgeway Cabling');
  const item = `DUCT-${randomUUID().slice(0, 6).toUpperCase()}`;
  await sql(
    server,
    `with item as (insert into field_item (code, name, unit_of_measure, unit_amount) values ($1, 'Duct', 'm', 30) returning id),
       line as (update boq set item_id = item.id, code = $1 from item where construction_id = $2)
     update schedule_item set rate = null, child_code = null where schedule_id = $3`,
    [item, task.jobId, task.taskId],
  );
  await sql(server, 'update schedule set issued_date = null, issued_by = null where id = $1', [task.taskId]);
  return { task, item };
}

interface TypedRate {
  readonly rate: string;
  readonly from: string;
  readonly to?: string;
}

async function typeRate(page: Page, { rate, from, to }: TypedRate): Promise<void> {
  await button(page, 'Add rate').press('Enter');
  await field(page, 'Rate').fill(rate);
  await field(page, 'From').fill(from);
  if (to !== undefined) await field(page, 'Last day').fill(to);
  await field(page, WHY).fill('Agreed for the year');
}

async function issue(page: Page, task: FreshTask): Promise<void> {
  await page.goto(`/construction/${String(task.jobId)}/schedule`);
  await button(page, /^Issue to field: /).press('Enter');
  await button(page, 'Issue to Ridgeway Cabling').press('Enter');
}

test('a code is paid from a day on: overlap refused, gap blocks issue, then the phone shows the rate before Accept', async ({
  openAs,
  windowOf,
  server,
}) => {
  const { task, item } = await unissuedTask(server);
  const page = await openAs('/admin', ADMIN);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Child codes/ })
    .press('Enter');
  await untilListed(page, 'Child codes');
  await auditLooks(page, oneOf(1440, 1024));
  if (TAKES_PICTURES) await shoot(page, 'child-codes');

  await page.keyboard.press('n');
  await expect(field(page, 'Code')).toBeFocused();
  await page.keyboard.type(`${item.toLowerCase()}.s`);
  await button(page, 'Create child code').press('Enter');
  await expect(field(page, 'Item code')).toHaveAccessibleDescription(/Item code is missing/);
  await choose(field(page, 'Item code'), `${item} · Duct`);
  await auditPopup(page, 'ChildCodeSheet');
  await button(page, 'Create child code').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${item}.S` })).toBeFocused();

  await typeRate(page, { rate: '20', from: '01/07/2025', to: '30/06/2026' });
  await button(page, 'Add rate').last().press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/^No rate on/)).toBeVisible();

  await typeRate(page, { rate: '31', from: '01/06/2026' });
  await dialog(page).getByRole('checkbox').uncheck();
  await button(page, 'Add rate').last().press('Enter');
  await expect(field(page, 'From')).toHaveAccessibleDescription(/overlap an existing rate/);
  await auditPopup(page, 'RateSheet');
  await page.keyboard.press('Escape');
  await button(page, /Discard/).press('Enter');

  await issue(page, task);
  await expect(dialog(page)).toContainText(`has no rate today for ${item}`);

  await page.goto('/admin/childcodes');
  await page.getByRole('searchbox').fill(item);
  // the search has answered, so the row stays where its key finds it
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(1);
  await page
    .locator('tbody tr[data-id]')
    .filter({ hasText: `${item}.S` })
    .press('Control+Enter');
  await typeRate(page, { rate: '31.5', from: '01/07/2026' });
  await button(page, 'Add rate').last().press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Contractors are paid more than the customer pays.')).toBeVisible();
  await auditLooks(page, oneOf(390, 1440));
  if (TAKES_PICTURES) await shoot(page, 'child-code');

  await issue(page, task);
  await expect(dialog(page)).toHaveCount(0);
  const phone = await windowOf(task.path, 'sub@lotline.example', PHONE);
  await expect(phone.getByRole('table', { name: 'Items: planned, done, rate and total' })).toContainText('$31.50');
  await expect(phone.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a customer’s rate is made, and its next one ends it; the jobs and codes beside it are shown', async ({ openAs }) => {
  const page = await openAs('/admin', ADMIN);
  const code = `NL-${randomUUID().slice(0, 6).toUpperCase()}`;
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Construction codes/ })
    .press('Enter');
  await expect(button(page, 'New construction code')).toBeVisible();
  await page.keyboard.press('n');
  await expect(field(page, 'Customer’s code')).toBeFocused();
  await page.keyboard.type(code.toLowerCase());
  await choose(field(page, 'Item code'), 'CON-20 · Conduit 20 mm, trench and lay');
  await field(page, 'Sell rate').fill('38');
  await field(page, 'From').fill('01/07/2025');
  await auditPopup(page, 'ConstructionCodeSheet');
  await button(page, 'Create construction code').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByText('$38.00', { exact: true })).toBeVisible();
  await auditLooks(page, oneOf(1440, 390));

  await button(page, 'New rate').press('Enter');
  await field(page, 'Sell rate').fill('39.5');
  await field(page, 'From').fill('01/07/2026');
  await button(page, 'Add rate').press('Enter');
  await expect(field(page, WHY)).toHaveAccessibleDescription(/Give a reason/);
  await field(page, WHY).fill('Indexed');
  await button(page, 'Add rate').press('Enter');
  await expect(page.getByText('$39.50', { exact: true })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Construction code' });
  await parts.getByRole('link', { name: /^Rates/ }).press('Enter');
  await expect(page.getByRole('table', { name: 'Rates over time' })).toContainText('30 Jun 2026');
  if (TAKES_PICTURES) await shoot(page, 'construction-code');
  await parts.getByRole('link', { name: /^Child codes/ }).press('Enter');
  await page.getByRole('link', { name: 'CON-20.S' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'CON-20.S' })).toBeVisible();
});
