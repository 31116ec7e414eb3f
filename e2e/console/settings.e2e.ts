// Settings in the console on the real server: a status is added, seen on the phone, replaced with its jobs and rolled back; facts of a task are put in order and
// hidden, by keyboard; a work type gets its own setting and goes back to the default; two editors (screens.md §2.21).
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { findTask, sql } from '../task-page/field-task.ts';
import { chooseByKeys, pressOn, reach, reachAndPress, undoByKey } from './day.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
/** Pages of the settings that are drawn most differently; a soak opens each. */
const DIFFERENT = ['Holidays', 'Numbering', 'Photos', 'Ticket of work'];
const PHONE = { width: 390, height: 844 };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pane = (page: Page) => page.getByRole('complementary', { name: 'Unsaved changes' });
const effects = (page: Page) => pane(page).getByRole('region', { name: 'What it changes' });
const input = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const tick = (page: Page, name: string | RegExp) => page.getByRole('switch', { name });

/** Ctrl+S goes to the reason that is missing. */
async function saveBecause(page: Page, why: string): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(pane(page).getByLabel(/^Reason/)).toBeFocused();
  await page.keyboard.type(why);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/changes? saved[.,]/)).toBeVisible();
  await expect(pane(page)).toHaveCount(0);
}

async function roll(page: Page, version: number): Promise<void> {
  await reachAndPress(page, button(page, 'Versions'));
  await reachAndPress(page, button(page, `Roll back to version ${String(version)}`));
  await expect(pane(page).getByLabel(/^Reason/)).toHaveValue(`Back to version ${String(version)}`);
  await page.keyboard.press('Control+s');
  await expect(pane(page)).toHaveCount(0);
}

test('a status is added in the office, seen on the phone, replaced with its jobs, and rolled back', async ({
  openAs,
  windowOf,
  server,
}) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const [{ workType = '', status = '' } = {}] = await sql<{ workType: string; status: string }>(
    server,
    'select work_type as "workType", status from construction where id = $1',
    [task.jobId],
  );
  const page = await openAs('/', ADMIN);
  await reachAndPress(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }));
  await reachAndPress(page, page.getByRole('main').getByRole('link', { name: /^Settings/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto(`/admin/settings/jobSettings/status/${encodeURIComponent(workType)}`);
  await expect(page.getByRole('table', { name: 'Job status' })).toBeVisible();

  await reachAndPress(page, button(page, 'Add status'));
  await page.keyboard.type('Parked');
  await pressOn(page, tick(page, 'Parked, on phone'), 'Space');
  await expect(pane(page)).toContainText('Parked is added');
  const chosen = effects(page).getByRole('button', { name: /the crew can now choose Parked$/ });
  await reachAndPress(page, chosen);
  await expect(effects(page).getByRole('link').first()).toBeVisible();
  await expect(button(page, /^Save 1 change/)).toHaveAccessibleDescription(/Give a reason first/);
  await auditPart(page, [1024, 1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'settings');
  await saveBecause(page, 'Slow');

  const phone = await windowOf(task.path, 'sub@lotline.example', PHONE);
  await button(phone, 'Update Job Status').first().click();
  await expect(phone.getByRole('dialog')).toContainText('Parked');
  await phone.close();

  await reach(page, input(page, `${status}, status`));
  await page.keyboard.press('End');
  await page.keyboard.type(' now');
  await expect(pane(page)).toContainText(`${status} is removed`);
  await expect(effects(page)).toContainText(`in ${status}, which is no longer a status`);
  await expect(button(page, /^Save \d+ changes/)).toHaveAccessibleDescription(/Choose the status they go to/);
  const goesTo = pane(page).getByRole('combobox', { name: new RegExp(`in ${status} go to$`) });
  await page.keyboard.press('Control+s');
  await expect(goesTo).toBeFocused();
  await chooseByKeys(page, goesTo, `${status} now`);
  await saveBecause(page, 'Better');
  const statusOf = async () =>
    (await sql<{ status: string }>(server, 'select status from construction where id = $1', [task.jobId]))[0]?.status;
  expect(await statusOf()).toBe(`${status} now`);
  await undoByKey(page);
  await expect(input(page, `${status}, status`)).toBeVisible();
  expect(await statusOf()).toBe(status);

  await roll(page, 0);
  await expect(input(page, 'Parked, status')).toHaveCount(0);
});

// a setting on the phone: the test above; facts: unit task-facts, dom PhonePreview; rows by keys: console/lookups
test(
  'facts of a task are put in order and hidden by keyboard, as the phone shows them; undone in one step',
  { tag: '@soak' },
  async ({ openAs, windowOf, server }) => {
    const task = await findTask(server, LANDMARKS.sub.onsite);
    const [{ workType = '' } = {}] = await sql<{ workType: string }>(
      server,
      'select work_type as "workType" from construction where id = $1',
      [task.jobId],
    );
    const page = await openAs(`/admin/settings/jobSettings/field-work-task/${encodeURIComponent(workType)}`, ADMIN);
    const first = page.getByRole('row').nth(1);
    const name = (await first.getByRole('rowheader').textContent()) ?? '';
    await tick(page, 'Due Date, shown').focus();
    await page.keyboard.press('Space');
    await tick(page, `${name}, shown`).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(tick(page, `${name}, shown`)).toBeFocused();
    await expect(page.getByRole('row').nth(3)).toContainText(name);
    await expect(pane(page)).toContainText('Due Date, shown: yes becomes no');
    await expect(pane(page)).toContainText('The order has changed');
    await page.reload();
    await expect(pane(page)).toContainText('2 changes');
    await saveBecause(page, 'Nobody reads it');
    await expect(page.getByText('own setting, the default is not used')).toBeVisible();
    // while it has the focus the offer stays, however long the phone takes to hear of it
    await button(page, 'Undo').focus();

    const labels = async () => {
      const phone = await windowOf(task.path, 'sub@lotline.example', PHONE);
      await expect(phone.locator('dt').first()).toBeVisible();
      const found = await phone.locator('dt').allTextContents();
      await phone.close();
      return found;
    };
    // the server hears of a saved setting by a notice
    await expect.poll(labels).not.toContain('Due Date');
    await expect.poll(async () => (await labels()).indexOf(name)).toBe(1);
    await button(page, 'Undo').press('Enter');
    await expect(page.getByText('as the default', { exact: true })).toBeVisible();
    await expect.poll(labels).toContain('Due Date');
  },
);

test('what another administrator saved meanwhile is merged; what both changed is decided between two', async ({
  openAs,
  tokenOf,
  request,
}) => {
  const page = await openAs('/admin/settings/jobSettings/ticket-of-work/MDU', ADMIN);
  const headers = { authorization: `Bearer ${await tokenOf(ADMIN)}` };
  const send = async (query: string, variables: object) => (await request.post('/graphql', { headers, data: { query, variables } })).json();
  const pageOf = 'query($n: String!, $w: String) { settingPage(name: $n, workType: $w) { version config } }';
  const save = async (part: object) => {
    const { data } = (await send(pageOf, { n: 'Ticket of Work', w: 'MDU' })) as {
      data: { settingPage: { version: number; config: object } };
    };
    const { version, config } = data.settingPage;
    const i = { name: 'Ticket of Work', workType: 'MDU', version, why: 'By another', config: { ...config, ...part } };
    const answer: unknown = await send('mutation($i: SaveSettingInput!) { saveSetting(input: $i) { version } }', { i });
    expect(JSON.stringify(answer)).not.toContain('errors');
  };
  await input(page, 'Supervisor').fill('Asha Menon');
  await save({ supervisorPhone: '02 5550 1155' });
  await saveBecause(page, 'Sam has left');
  await expect(input(page, 'Phone')).toHaveValue('02 5550 1155');

  await input(page, 'Supervisor').fill('Ben Adeyemi');
  await save({ supervisorName: 'Lee Tran' });
  await pane(page)
    .getByLabel(/^Reason/)
    .fill('Ben has it');
  await page.keyboard.press('Control+s');
  const clash = page.getByRole('dialog', { name: /while you were editing/ });
  await expect(clash).toContainText('Lee Tran');
  await auditLooks(page, [1440]);
  await clash.getByRole('radio', { name: /Ben Adeyemi/ }).check({ force: true });
  await clash.getByRole('button', { name: /Save the result/ }).press('Enter');
  await expect(pane(page)).toHaveCount(0);
  await expect(input(page, 'Supervisor')).toHaveValue('Ben Adeyemi');
  await expect(input(page, 'Phone')).toHaveValue('02 5550 1155');
});

test('a setting is copied to another work type and taken back to the default, each with its reason', async ({ openAs }) => {
  const page = await openAs('/admin/settings/jobSettings/photos/MDU', ADMIN);
  await button(page, 'Copy to…').press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: /^Construction/ }).click();
  await auditPopup(page, 'CopySheet');
  await button(page, 'Copy to Construction').press('Enter');
  await expect(sheet).toContainText('Give a reason first.');
  await sheet.getByLabel(/^Reason/).fill('The same photos');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Shot list is copied to Construction.')).toBeVisible();
  await page.goto('/admin/settings/jobSettings/photos/Construction');
  await expect(input(page, /^Riser.*title$/)).toBeVisible();
  await button(page, 'Back to default…').press('Enter');
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('As all others');
  await auditPopup(page, 'ResetSheet_settings');
  await page.keyboard.press('Enter');
  await expect(page.getByText('as the default', { exact: true })).toBeVisible();
  await expect(input(page, /^Riser.*title$/)).toHaveCount(0);
  await button(page, 'Versions').press('Enter');
  await expect(page.getByRole('complementary', { name: 'Versions' })).toContainText('As all others');
  await expect(page.getByRole('complementary', { name: 'Versions' })).toContainText('None of its own: the default applies.');
});

// dom ReplacedStatus, db undo-moved-jobs
test(
  'a status is replaced by one that is there: Undo brings back the jobs that moved, and no other',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const page = await openAs('/admin/settings/jobSettings/status/MDU', ADMIN);
    const add = async (name: string) => {
      await button(page, 'Add status').press('Enter');
      await page.keyboard.type(name);
    };
    await add('Parked');
    await add('Kept');
    await saveBecause(page, 'Two more');
    const found = await sql<{ id: number }>(server, `select id from construction where work_type = 'MDU' order by id desc limit 3`, []);
    const ids = found.map(({ id }) => id);
    const statuses = async () => {
      const rows = await sql<{ id: number; status: string }>(server, 'select id, status from construction where id = any($1)', [ids]);
      return ids.map((id) => rows.find((row) => row.id === id)?.status);
    };
    const put = (id: number | undefined, status: string) => sql(server, 'update construction set status = $2 where id = $1', [id, status]);
    for (const [at, status] of ['Parked', 'Parked', 'Kept'].entries()) await put(ids[at], status);
    await page.reload();
    await button(page, 'Remove Parked').press('Enter');
    await chooseByKeys(page, pane(page).getByRole('combobox', { name: '2 jobs in Parked go to' }), 'Kept');
    const moved = effects(page).getByRole('button', { name: '2 jobs move from Parked to Kept' });
    await moved.press('Enter');
    await expect(effects(page).getByRole('link')).toHaveCount(2);
    await expect(effects(page)).not.toContainText('no longer a status');
    await saveBecause(page, 'One is enough');
    await expect(page.getByText('Job status: 1 change saved, 2 jobs moved to Kept.')).toBeVisible();
    expect(await statuses()).toEqual(['Kept', 'Kept', 'Kept']);
    // one of them has moved on
    await put(ids[0], 'Issued');
    await undoByKey(page);
    await expect(page.getByText('Undone, 1 job moved back to Parked.')).toBeVisible();
    await expect(input(page, 'Parked, status')).toBeVisible();
    expect(await statuses()).toEqual(['Issued', 'Parked', 'Kept']);
  },
);

// dom ReplacedStatus, db settings-saved; the form: the test of a copied setting
test('back to the default asks where the jobs of its own statuses go', { tag: '@soak' }, async ({ openAs, server }) => {
  const page = await openAs('/admin/settings/jobSettings/status/Pre-install', ADMIN);
  const [{ id } = { id: 0 }] = await sql<{ id: number }>(
    server,
    `select id from construction where work_type = 'Pre-install' order by id limit 1`,
    [],
  );
  await sql(server, `update construction set status = 'No access' where id = $1`, [id]);
  await page.reload();
  await button(page, 'Back to default…').press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('combobox').first()).toBeVisible();
  for (const choice of await sheet.getByRole('combobox').all()) {
    await choice.click();
    await page.getByRole('option', { name: 'Issued', exact: true }).last().click();
  }
  await sheet.getByLabel(/^Reason/).fill('One list for all');
  await button(page, 'Back to default').last().press('Enter');
  await expect(page.getByText('as the default', { exact: true })).toBeVisible();
  expect(await sql(server, 'select status from construction where id = $1', [id])).toEqual([{ status: 'Issued' }]);
  await button(page, 'Undo').press('Enter');
  await expect(page.getByText('own setting, the default is not used')).toBeVisible();
});

test('the company’s logo is a file that its setting names, and a setting of phones says which of them are too old', async ({
  openAs,
  server,
}) => {
  const page = await openAs('/admin/settings/company', ADMIN);
  await page.getByLabel('Logo, on papers and the builder’s page', { exact: true }).setInputFiles({
    ...{ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') },
  });
  await expect(page.getByRole('img', { name: 'Logo, on papers and the builder’s page' })).toBeVisible();
  await expect(pane(page)).toContainText('Logo, on papers and the builder’s page: nothing becomes a picture');
  await saveBecause(page, 'Our own paper');
  // the setting names a file by now, and the page shows that
  const stored = "select 1 from system_setting s join stored_file f on s.config->>'logo' = 'file:' || f.id where s.name = 'Company'";
  expect(await sql(server, stored, [])).toHaveLength(1);
  await expect(page.getByRole('img', { name: 'Logo, on papers and the builder’s page' })).toHaveJSProperty('naturalWidth', 1);
  const open = (name: string) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).press('Enter');
  await open('Allowed networks');
  await button(page, 'Add range').press('Enter');
  await page.keyboard.type('203.0.113.0/24');
  await input(page, '203.0.113.0/24, where').fill('Head office');
  await pane(page)
    .getByLabel(/^Reason/)
    .fill('From the office alone');
  await page.keyboard.press('Control+s');
  await expect(pane(page)).toContainText('you could not sign in again');
  await button(page, 'Remove 203.0.113.0/24').press('Enter');
  await expect(pane(page)).toHaveCount(0);
  await open('Security');
  await input(page, /^Hours until the console/).fill('8');
  await expect(pane(page)).toContainText('Hours until the console asks to sign in again; empty for never: nothing becomes 8');
  await pane(page).getByRole('button', { name: 'Undo all' }).press('Enter');
  await expect(input(page, /^Hours until the console/)).toHaveValue('');
  await input(page, /^Oldest version/).fill('99');
  await expect(effects(page)).toContainText('Nothing changes on existing jobs and tasks.');
  await pane(page).getByRole('button', { name: 'Undo all' }).press('Enter');
  // the company had none of its own before: Undo saves what it went by
  await input(page, /^Hours until the console/).fill('8');
  await saveBecause(page, 'A shared desk');
  await button(page, 'Undo').press('Enter');
  await expect(input(page, /^Hours until the console/)).toHaveValue('');
  await expect(pane(page)).toHaveCount(0);
});

// for nobody else: unit renderer/app/features
test('every page of the settings opens for an administrator', async ({ openAs }) => {
  const page = await openAs('/admin/settings', ADMIN);
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await auditLooks(page, [390, 1440]);
  for (const name of isSoak ? await links.allTextContents() : DIFFERENT) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.getByRole('region', { name: new RegExp(`^${name}, (Every work type|the whole company)$`) })).toBeVisible();
  }
  await auditPart(page, [390, 1440]);
});
