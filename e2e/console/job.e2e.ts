// A job's page on the real server, by keyboard: every tab, status, contacts, the office's moves, two windows, who sees amounts (issue 11 §2, §3).
import type { Page } from '@playwright/test';
import { auditPopup, popupIsOpen } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { choose, openChoice } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { namesOnDevice } from '../support/without-network.ts';
import { sql } from '../task-page/field-task.ts';
import { newJob } from './edited-job.ts';
import { findJob, isOpen, panel, path, tab, tabs, WIDTHS } from './job-page.ts';
import { requestedIn } from '../support/requested-document.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const OFFICE = 'office@lotline.example';
const SCHEDULER = 'scheduler@lotline.example';
const FINANCE = 'finance@lotline.example';

test('a deep link opens its tab; arrows pass over tabs, Enter and figures open them, back restores them; axe finds nothing', async ({
  openAs,
  server,
}) => {
  const job = await findJob(
    server,
    0,
    `exists (select 1 from payment p join schedule s on s.id = p.schedule_id where s.construction_id = c.id)`,
  );
  const page = await openAs(path(job, 'items'), ADMIN);
  await isOpen(page, job, 'Items');
  await expect(page).toHaveTitle(`Items · Job ${job.work_order} · Lotline`);
  await tab(page, 'Items').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Schedule')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  for (const name of ['Summary', 'Schedule', 'Items', 'Payments', 'Files', 'Comments', 'Contacts', 'History']) {
    await tab(page, name).press('Enter');
    await isOpen(page, job, name);
    await auditLooks(page, oneOf(...WIDTHS));
  }
  await page.goBack();
  await isOpen(page, job, 'Contacts');
  await page.goForward();
  await isOpen(page, job, 'History');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('2');
  await isOpen(page, job, 'Schedule');
  await page.goto(path(job, 'no-such-tab'));
  await isOpen(page, job, 'Summary');
});

/** The tabs' words are so much wider, as in another font. */
const spread = (page: Page, by: string): Promise<unknown> =>
  page.getByRole('tablist', { name: 'Parts of the job' }).evaluate((strip: HTMLElement, spacing) => {
    strip.style.letterSpacing = spacing;
  }, by);

test('at 200 % zoom a chosen tab is in sight whole, however wide the words of this machine are, and what it opens', async ({
  openAs,
  server,
}) => {
  const job = await findJob(server, 0);
  const page = await openAs(path(job), OFFICE);
  await page.setViewportSize({ width: 720, height: 450 });
  await isOpen(page, job, 'Summary');
  await spread(page, '4px');
  await page.keyboard.press('0');
  await isOpen(page, job, 'History');
  await expect.poll(async () => (await tabs(page).first().boundingBox())?.y).toBeLessThan(225);
  await expect(tab(page, 'History')).toBeInViewport({ ratio: 0.99 });
  await spread(page, '9px');
  await expect(tab(page, 'History')).toBeInViewport({ ratio: 0.99 });
});

// Again what `dom StatusMenu use-command` show (the menu, set at once, a refusal said), and the history in another window (`console/job-reads`).
test(
  'the status is changed by keyboard, seen in another window, and a refused one says why',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const job = await findJob(server, 1, `c.status <> 'Office review'`);
    const page = await openAs(path(job), OFFICE);
    await isOpen(page, job, 'Summary');
    const other = await page.context().newPage();
    await other.goto(path(job, 'history'));
    await isOpen(other, job, 'History');
    const status = page.getByRole('button', { name: /, change the status$/ });
    await status.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Change the status to' });
    await expect(menu).toBeVisible();
    await auditPopup(page, 'StatusMenu');
    await page.keyboard.press('Escape');
    await expect(status).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('menuitem', { name: 'Office review' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Office review, change the status' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Office review, change the status' })).toBeVisible();
    await expect(other.getByRole('listitem').filter({ hasText: 'Status changed' }).first()).toContainText('Leanne Hart');

    // as from a page whose settings are of yesterday
    await page.route('**/graphql', async (route) => {
      const text = route.request().postData() ?? '';
      await route.continue(
        requestedIn(route.request()).includes('mutation UpdateJobStatus')
          ? { postData: text.replace('"status":"Closed"', '"status":"Gone"') }
          : {},
      );
    });
    await status.press('Enter');
    await menu.getByRole('menuitem', { name: 'Closed' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('The status can be set to:');
    await expect(page.getByRole('button', { name: 'Office review, change the status' })).toBeVisible();
  },
);

// Again the draft of `console/job-comments`, and `dom use-form-draft CommandSheet DayField` of any sheet.
test(
  'a task that is typed and not added outlives a reload, and is asked about before it is discarded; added, it is not offered again',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const job = await findJob(server, 2);
    const page = await openAs(path(job, 'schedule'), OFFICE);
    const sheet = page.getByRole('dialog', { name: 'Add a task' });
    const name = sheet.getByLabel('Name');
    const open = () => page.getByRole('button', { name: 'Add a task' }).press('Enter');
    const kept = () => namesOnDevice(page);
    const draft = `add-task-job-${String(job.id)}`;
    await open();
    await name.fill('Dig at the back gate');
    // a wrong day is told as one types it
    await sheet.getByLabel('Due').fill('31/2/2031');
    await page.keyboard.press('Tab');
    await expect(sheet).toContainText('14/8/2026');
    await sheet.getByLabel('Due').fill('2031-02-03');
    await expect(sheet).toContainText(/After the job’s due date/);
    await expect.poll(kept).toContain(draft);
    await page.reload();
    await open();
    await expect(name).toHaveValue('Dig at the back gate');
    await expect(sheet.getByLabel('Due')).toHaveValue('3 Feb 2031');
    await expect(sheet.getByText('You typed this earlier and have not saved it.')).toBeVisible();
    await name.press('Escape');
    await expect(sheet.getByRole('alert')).toContainText('Discard what you typed?');
    await sheet.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await name.press('Control+s');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Task added' })).toBeVisible();
    await expect(panel(page).getByText('Dig at the back gate').first()).toBeVisible();
    await expect.poll(kept).not.toContain(draft);
    await open();
    await expect(name).toHaveValue('');
  },
);

// Again what `dom ContactsSheet` (a fault at its field, what both changed), `dom HistoryTab` (of one person) and `dom AsAtSlider` show; the clash in a
// browser: `console/job-edit`.
test(
  'contacts are edited: a wrong phone is said at its field, a change meanwhile is told and what was typed stays',
  { tag: '@soak' },
  async ({ openAs, browser, server, signedIn }) => {
    const job = await findJob(server, 3);
    const page = await openAs(path(job, 'contacts'), OFFICE);
    await isOpen(page, job, 'Contacts');
    const context = await browser.newContext({ baseURL: server.url, ...DESK });
    const other = await context.newPage();
    await signedIn.open(other, path(job, 'contacts'), SCHEDULER);
    await isOpen(other, job, 'Contacts');
    const edit = async (where: Page, name: string) => {
      await where.getByRole('button', { name: 'Edit contacts' }).press('Enter');
      await where.getByRole('group', { name: 'Primary contact' }).getByLabel('Name').fill(name);
    };
    const save = (where: Page) => where.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await edit(page, 'Sia Taufa');
    const phone = page.getByRole('group', { name: 'Primary contact' }).getByLabel('Phone');
    await phone.fill('12');
    await save(page);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await auditPopup(page, 'ContactsSheet');
    await phone.fill('0491 570 158');
    // somebody else is quicker
    await edit(other, 'Dale Whitby');
    await save(other);
    await expect(other.getByRole('dialog')).toBeHidden();
    await save(page);
    const clash = page.getByRole('dialog', { name: /saved the contacts of job .* while you were editing$/ });
    await expect(clash.getByRole('row').filter({ hasText: 'Sia Taufa' })).toContainText('Dale Whitby');
    await clash.getByRole('button', { name: 'All mine' }).press('Enter');
    await clash.getByRole('button', { name: /^Save the result/ }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(other.getByRole('rowheader', { name: 'Sia Taufa primary' })).toBeVisible();
    await expect(page.getByRole('link', { name: '0491 570 158' })).toHaveAttribute('href', 'tel:+61491570158');
    await page.getByRole('heading', { level: 1 }).click();
    await tab(page, 'History').press('Enter');
    const changed = panel(page).getByRole('listitem').filter({ hasText: 'Developer and site contacts changed' });
    await expect(changed.first()).toContainText('Sia Taufa');
    // by person
    await choose(panel(page).getByLabel('Person', { exact: true }), 'Rob Castellano');
    await expect(changed).not.toHaveCount(0);
    await expect(changed.filter({ hasText: 'Leanne Hart' })).toHaveCount(0);
    await choose(panel(page).getByLabel('Person', { exact: true }), 'Everyone');
    await expect(changed.filter({ hasText: 'Leanne Hart' })).not.toHaveCount(0);
    await context.close();

    // the job as the other left it, before it was saved over
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(panel(page).getByRole('region', { name: 'As it was' })).toContainText('Sia Taufa');
    await page.keyboard.press('ArrowLeft');
    await expect(panel(page).getByRole('region', { name: 'As it was' })).toContainText('Dale Whitbynow Sia Taufa');
    await auditLooks(page, WIDTHS);
    await page.getByRole('button', { name: 'Back to now' }).press('Enter');
    await expect(panel(page).getByRole('region', { name: 'As it was' })).toBeHidden();
  },
);

// Again what `db amounts construction` (who gets amounts) and `dom PaymentsTab ItemsTab HistoryTab` show.
test('the office sees no amounts and no payments, finance sees both', { tag: '@soak' }, async ({ openAs, browser, server, signedIn }) => {
  const job = await findJob(
    server,
    0,
    `exists (select 1 from payment p join schedule s on s.id = p.schedule_id where s.construction_id = c.id)`,
  );
  const page = await openAs(path(job, 'payments'), OFFICE);
  await expect(page.getByText('Payments: your role cannot open this part of the job')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the summary' }).press('Enter');
  await isOpen(page, job, 'Summary');
  await expect(tab(page, 'Payments')).toHaveCount(0);
  for (const name of ['Items', 'Schedule', 'History']) {
    await tab(page, name).press('Enter');
    await isOpen(page, job, name);
    await expect(panel(page)).not.toContainText('$');
  }
  const context = await browser.newContext({ baseURL: server.url, ...DESK });
  const finance = await context.newPage();
  await signedIn.open(finance, path(job, 'payments'), FINANCE);
  await isOpen(finance, job, 'Payments');
  await expect(panel(finance)).toContainText('$');
  await auditLooks(finance, WIDTHS);
  await tab(finance, 'Items').press('Enter');
  await expect(panel(finance)).toContainText('Planned value ex GST');
  // where none was drafted it says why
  const unpaid = await newJob(server);
  await sql(server, `insert into schedule (construction_id, name) values ($1, 'Haul')`, [unpaid.id]);
  await finance.goto(`/construction/${String(unpaid.id)}/payments`);
  await expect(panel(finance).getByRole('list', { name: 'Why there is no payment' })).toContainText('It is not with a subcontractor');
  await context.close();
});

// Again what `dom TaskCardPage ReassignSheet PrimaryAction` and `db test/demo-scheduler` show, and `console/scheduler-plans` from the list.
test(
  'the scheduler sets a task aside with a reason, brings it back, gives it to another group, and adds one',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const job = await findJob(
      server,
      5,
      `exists (select 1 from schedule s where s.construction_id = c.id and s.submitted_date is null and s.onsite_date is null and not s.ignored)`,
    );
    const page = await openAs(path(job, 'schedule'), SCHEDULER);
    await isOpen(page, job, 'Schedule');
    const task = page.getByRole('button', { name: /^Actions on / }).first();
    await task.press('Enter');
    await auditPopup(page, 'TaskActions');
    await page.getByRole('menuitem', { name: 'Set aside' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).press('Enter');
    await expect(page.getByText('Give a reason for setting the task aside.')).toBeVisible();
    await page.getByLabel('Reason').fill('The street is closed until spring');
    await popupIsOpen(page, 'ReasonSheet');
    await auditLooks(page, WIDTHS);
    await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('· set aside').first()).toBeVisible();
    await task.press('Enter');
    await page.getByRole('menuitem', { name: 'Restore' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(page.getByText('· set aside')).toHaveCount(0);
    await task.press('Enter');
    await page.getByRole('menuitem', { name: 'Reassign' }).press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Crew')).toBeFocused();
    const group = (await openChoice(page.getByRole('dialog').getByLabel('Crew'))).first();
    const name = await group.innerText();
    await group.click();
    await auditPopup(page, 'ReassignSheet');
    await page.getByRole('dialog').getByRole('button', { name: 'Reassign' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(panel(page).getByText(name).first()).toBeVisible();
    const before = await page.getByRole('button', { name: /^Actions on / }).count();
    await page.getByRole('button', { name: 'Add a task' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Name').fill('Second reinstatement');
    await auditPopup(page, 'AddTaskSheet');
    await page.getByRole('dialog').getByRole('button', { name: 'Add task' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Actions on Second reinstatement' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Actions on / })).toHaveCount(before + 1);
  },
);
