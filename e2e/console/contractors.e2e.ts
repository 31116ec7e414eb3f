// Independent contractors in the console on the real server: one journey from onboarding to what expired and blocks issue, and to what was renewed
// (issue 26 §7); one that cannot end; who has no way to them (screens.md §2.19).
import type { Page } from '@playwright/test';
import { auditPopup, popupIsOpen } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { shoot, shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { rowOf, untilListed } from './list-page.ts';
import { tabTo } from './day.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const WHY = 'Reason (kept in the history)';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
/** A field that was changed says so behind its label. */
const field = (page: Page, name: string) => dialog(page).getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}( changed, not saved)?$`));

async function choose(page: Page, label: string, option: string): Promise<void> {
  // until it is there a plain field stands in its place
  await expect(field(page, label)).toHaveRole('combobox');
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** From the rail to a new one, refused until it is complete. */
async function onboard(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Contractors/ })
    .press('Enter');
  await untilListed(page, 'Contractors');
  await auditLooks(page, [1024, 1440]);
  if (TAKES_PICTURES) await shoot(page, 'contractors');

  await page.keyboard.press('n');
  await expect(field(page, 'Legal name')).toBeFocused();
  await page.keyboard.type('Wattle Fibre Pty Ltd');
  await field(page, 'ABN').fill('51 824 753 557');
  await button(page, 'Create contractor').press('Enter');
  await expect(field(page, 'ABN')).toHaveAccessibleDescription(/is not a valid ABN/);
  await field(page, 'ABN').fill('51 824 753 556');
  await button(page, 'Create contractor').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wattle Fibre Pty Ltd' })).toBeVisible();
  await expect(page.getByText('51 824 753 556')).toBeVisible();

  await button(page, 'Activate').press('Enter');
  await expect(page.getByText('Before the contractor can be activated it needs: ABR status, Contact, Contact mobile.')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit$/);
  await choose(page, 'ABR status', 'Active');
  await field(page, 'Contact').fill('Wanda Ashby');
  await field(page, 'Contact mobile').fill('0400 111 222');
  await button(page, 'Save').press('Enter');
  await expect(field(page, 'ABR checked on')).toHaveAccessibleDescription(/on which day/);
  await field(page, 'ABR checked on').fill('20/11/2026');
  await choose(page, 'State', 'VIC');
  await field(page, 'Postcode').fill('2000');
  await button(page, 'Save').press('Enter');
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription(/is in NSW/);
  await field(page, 'Postcode').fill('3000');
  await popupIsOpen(page, 'ContractorSheet');
  await auditLooks(page, [390, 1440]);
  await button(page, 'Save').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Wanda Ashby')).toBeVisible();
  if (TAKES_PICTURES) await shoot(page, 'contractor');
}

/** Each step with its reason, by keyboard; its history has them. */
async function activate(page: Page): Promise<void> {
  await button(page, 'Activate').press('Enter');
  await dialog(page).getByRole('button', { name: 'Activate' }).press('Enter');
  await expect(dialog(page)).toContainText('Give a reason.');
  await auditPopup(page, 'MoveSheet_contractors');
  await field(page, WHY).fill('Papers are in');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Suspend')).toBeVisible();
  await tabTo(page, button(page, 'Suspend'));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, WHY));
  await page.keyboard.type('Insurance is being renewed');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Suspend' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('suspended', { exact: true })).toBeVisible();
  await button(page, 'Undo').press('Enter');
  await expect(page.getByText('active', { exact: true })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Contractor' })
    .getByRole('link', { name: /^History/ })
    .press('Enter');
  await expect(page.getByText('Contractor suspended')).toBeVisible();
  await expect(page.getByText('Contractor activated')).toHaveCount(2);
  await auditLooks(page, [390, 1440]);
}

/** A group of its own, with one task that nobody has issued. @returns where the task is issued */
async function taskOf(server: RunningServer, contractorId: number): Promise<string> {
  const group = `insert into work_group (name, is_subcontractor, independent_contractor_id) values ('Wattle Fibre', true, $1)`;
  await sql(server, group, [contractorId]);
  const { taskId, jobId } = await freshTask(server, 'Wattle Fibre');
  await sql(server, 'delete from schedule_item where schedule_id = $1', [taskId]);
  await sql(server, `update schedule set name = 'Haul', issued_date = null, accepted_date = null where id = $1`, [taskId]);
  return `/construction/${String(jobId)}/schedule`;
}

const mandatory = (page: Page) => page.getByRole('list', { name: 'Mandatory documents' });

async function addExpired(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Contractor' })
    .getByRole('link', { name: /^Compliance/ })
    .press('Enter');
  await expect(mandatory(page)).toContainText('Public liability insurance Missing');
  await button(page, 'Add document').press('Enter');
  await choose(page, 'Kind', 'Public liability insurance');
  await field(page, 'Number').fill('PL-77');
  await field(page, 'Insurer or issuer').fill('Southern Mutual');
  await field(page, 'Valid through').fill('1/7/2024');
  await popupIsOpen(page, 'DocumentSheet');
  await auditLooks(page, [390, 1440]);
  await dialog(page).getByRole('button', { name: 'Add document' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(mandatory(page)).toContainText('Public liability insurance Expired');
  await auditLooks(page, [390, 1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'compliance');
}

/** Told on the home page, and renewed from there. */
async function renew(page: Page, server: RunningServer, contractorId: number): Promise<void> {
  // as the hourly job gives it
  await sql(
    server,
    `insert into document_notice (document_id, expires_on, days, given_at) select id, expires_on, 0, now() from resource_document where independent_contractor_id = $1`,
    [contractorId],
  );
  await page.goto('/');
  const toRenew = page.getByRole('region', { name: 'Documents to renew' });
  await expect(toRenew).toContainText('Wattle Fibre Pty Ltd: Public liability insurance expired on 1 Jul 2024');
  await auditLooks(page, [1440]);
  await toRenew.getByRole('link', { name: 'Wattle Fibre Pty Ltd' }).press('Enter');
  await expect(mandatory(page)).toContainText('Public liability insurance Expired');

  await button(page, 'Edit Public liability insurance PL-77').press('Enter');
  await field(page, 'Valid through').fill('1/7/2031');
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(mandatory(page)).toContainText('Public liability insurance Valid');
  await page
    .getByLabel('File of Public liability insurance PL-77')
    .setInputFiles({ name: 'Policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByRole('link', { name: 'Policy.pdf' })).toBeVisible();
  await button(page, 'Verify: Public liability insurance PL-77').press('Enter');
  await expect(button(page, 'Withdraw the verification: Public liability insurance PL-77')).toBeVisible();
}

test('a contractor goes from onboarding to an expired mandatory document, which blocks issue by its name; renewed, the task goes out', async ({
  openAs,
  windowOf,
  server,
}) => {
  const page = await openAs('/', ADMIN);
  await onboard(page);
  await activate(page);
  const contractorId = Number(/independent-contractors\/(\d+)/.exec(page.url())?.[1]);
  const job = await taskOf(server, contractorId);
  await addExpired(page);

  const office = await windowOf(job, 'office@lotline.example', DESK_WINDOW);
  const issue = async () => {
    await button(office, 'Issue to field: Haul').click();
    await dialog(office)
      .getByRole('button', { name: /^Issue to Wattle Fibre/ })
      .click();
  };
  await issue();
  await expect(dialog(office)).toContainText('Public liability insurance of Wattle Fibre Pty Ltd has expired.');
  await office.keyboard.press('Escape');

  await renew(page, server, contractorId);
  await issue();
  await expect(dialog(office)).toHaveCount(0);
  await expect(button(office, 'Issue to field: Haul')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Contractor' })
    .getByRole('link', { name: /^History/ })
    .press('Enter');
  await expect(page.getByText('Document verified: Public liability insurance')).toBeVisible();
});

test('one whose groups have open tasks does not end, and its groups and people are shown', async ({ openAs }) => {
  const page = await openAs('/admin/independent-contractors', ADMIN);
  await untilListed(page, 'Contractors');
  await rowOf(page, 'Ridgeway Cabling Pty Ltd').dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Ridgeway Cabling Pty Ltd' })).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).press('Enter');
  await expect(page.getByText(/Its groups still have \d+ open tasks. Reassign them first./)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Contractor' })
    .getByRole('link', { name: /Groups/ })
    .click();
  await expect(page.getByRole('table', { name: 'People' })).toContainText('Callum Ridgeway');
  await auditLooks(page, [390, 1440]);
  await page.getByRole('table', { name: 'Groups' }).getByRole('link', { name: 'Ridgeway Cabling' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/groups\/\d+$/);
});

test('who does not manage contractors has no way to them', async ({ openAs }) => {
  const page = await openAs('/admin/independent-contractors', 'office@lotline.example');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
});
