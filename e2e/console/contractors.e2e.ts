// Independent contractors in the console on the real server: one journey from onboarding to what expired and blocks issue, and to what was renewed
// (issue 26 §7); one that cannot end (screens.md §2.19).
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { shoot, shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { rowOf, untilListed } from './list-page.ts';
import { reachAndChoose, reachAndPress, reachAndType } from './day.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const WHY = 'Reason (kept in the history)';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
/** A field that was changed says so behind its label. */
const field = (page: Page, name: string) => dialog(page).getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}( changed, not saved)?$`));

/** By keys alone. */
const choose = (page: Page, label: string, option: string) => reachAndChoose(page, field(page, label), option);
const write = (page: Page, label: string, text: string) => reachAndType(page, field(page, label), text);
const tab = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Contractor' }).getByRole('link', { name });

/** From the rail to a new one, refused until it is complete. */
async function onboard(page: Page): Promise<void> {
  await reachAndPress(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }));
  await reachAndPress(page, page.getByRole('main').getByRole('link', { name: /^Contractors/ }));
  await untilListed(page, 'Contractors');
  await auditLooks(page, oneOf(1440, 1024));
  if (TAKES_PICTURES) await shoot(page, 'contractors');

  await page.keyboard.press('n');
  await expect(field(page, 'Legal name')).toBeFocused();
  await page.keyboard.type('Wattle Fibre Pty Ltd');
  await write(page, 'ABN', '51 824 753 557');
  await reachAndPress(page, button(page, 'Create contractor'));
  await expect(field(page, 'ABN')).toHaveAccessibleDescription(/is not a valid ABN/);
  await write(page, 'ABN', '51 824 753 556');
  await reachAndPress(page, button(page, 'Create contractor'));
  await expect(page.getByRole('heading', { level: 1, name: 'Wattle Fibre Pty Ltd' })).toBeVisible();
  await expect(page.getByText('51 824 753 556')).toBeVisible();

  await reachAndPress(page, button(page, 'Activate'));
  await expect(page.getByText('Before the contractor can be activated it needs: ABR status, Contact, Contact mobile.')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit$/);
  await choose(page, 'ABR status', 'Active');
  await write(page, 'Contact', 'Wanda Ashby');
  await write(page, 'Contact mobile', '0400 111 222');
  await reachAndPress(page, button(page, 'Save'));
  await expect(field(page, 'ABR checked on')).toHaveAccessibleDescription(/on which day/);
  await write(page, 'ABR checked on', '20/11/2026');
  await auditPopup(page, 'ContractorSheet');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Wanda Ashby')).toBeVisible();
  if (TAKES_PICTURES) await shoot(page, 'contractor');
}

/** Each step with its reason, by keyboard; its history has them. */
async function activate(page: Page): Promise<void> {
  await reachAndPress(page, button(page, 'Activate'));
  await reachAndPress(page, dialog(page).getByRole('button', { name: 'Activate' }));
  await expect(dialog(page)).toContainText('Give a reason.');
  await auditPopup(page, 'MoveSheet_contractors');
  await write(page, WHY, 'Papers are in');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Suspend')).toBeVisible();
  await reachAndPress(page, tab(page, /^History/));
  await expect(page.getByText('Contractor activated')).toBeVisible();
  await auditLooks(page, [1440]);
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
  await reachAndPress(page, tab(page, /^Compliance/));
  await expect(mandatory(page)).toContainText('Public liability insurance Missing');
  await reachAndPress(page, button(page, 'Add document'));
  await choose(page, 'Kind', 'Public liability insurance');
  await write(page, 'Number', 'PL-77');
  await write(page, 'Insurer or issuer', 'Southern Mutual');
  await write(page, 'Valid through', '1/7/2024');
  await auditPopup(page, 'DocumentSheet');
  await reachAndPress(page, dialog(page).getByRole('button', { name: 'Add document' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(mandatory(page)).toContainText('Public liability insurance Expired');
  await auditLooks(page, oneOf(390, 1440));
  await page.setViewportSize({ width: 390, height: 844 });
  const sideways = page.getByRole('region', { name: 'Documents, as a table' }).evaluate((part) => part.scrollWidth - part.clientWidth);
  expect(await sideways).toBe(0);
  await page.setViewportSize(DESK_WINDOW);
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
  await reachAndPress(page, toRenew.getByRole('link', { name: 'Wattle Fibre Pty Ltd' }));
  await expect(mandatory(page)).toContainText('Public liability insurance Expired');

  await reachAndPress(page, button(page, 'Edit Public liability insurance PL-77'));
  await write(page, 'Valid through', '1/7/2031');
  await reachAndPress(page, dialog(page).getByRole('button', { name: 'Save' }));
  await expect(mandatory(page)).toContainText('Public liability insurance Valid');
  await page
    .getByLabel('File of Public liability insurance PL-77')
    .setInputFiles({ name: 'Policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByRole('link', { name: 'Policy.pdf' })).toBeVisible();
  await reachAndPress(page, button(page, 'Verify: Public liability insurance PL-77'));
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
    await reachAndPress(office, button(office, 'Issue to field: Haul'));
    await reachAndPress(office, dialog(office).getByRole('button', { name: /^Issue to Wattle Fibre/ }));
  };
  await issue();
  await expect(dialog(office)).toContainText('Public liability insurance of Wattle Fibre Pty Ltd has expired.');
  await office.keyboard.press('Escape');

  await renew(page, server, contractorId);
  await issue();
  await expect(dialog(office)).toHaveCount(0);
  await expect(button(office, 'Issue to field: Haul')).toHaveCount(0);

  await reachAndPress(page, tab(page, /^History/));
  await expect(page.getByText('Document verified: Public liability insurance')).toBeVisible();
});

// Again what `unit domain/contractor` shows (CONTRACTOR_HAS_TASKS), with its tab of groups and people.
test('one whose groups have open tasks does not end, and its groups and people are shown', { tag: '@soak' }, async ({ openAs }) => {
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
