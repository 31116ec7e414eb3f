// People in the console on the real server: invited, edited by two, their rights with where they come from, disabled and let in again, rights that are taken
// while their screen is open; who has no way to them (screens.md §2.17).
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { openAs as signIn } from '../../scripts/sign-in/browser.mjs';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { isOnsiteNowhereElse } from '../support/onsite-elsewhere.ts';
import { shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, loseNetwork, readsOnPhone } from '../support/without-network.ts';
import { row, untilListed as untilTasks } from '../field-list/list.ts';
import { sql, step } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { chooseByKeys, pressOn, reachAndPress, typeInto, undoByKey } from './day.ts';
import { rowOf, untilListed } from './list-page.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const PATH = '/admin/manage-users/users';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string | RegExp) => page.getByRole('navigation', { name: 'Person' }).getByRole('link', { name });

/** Gives claims to the role Finance, or takes them. */
async function changesOfFinance(request: APIRequestContext, token: string): Promise<(edit: object) => Promise<unknown>> {
  const ask = async (query: string, variables: object = {}) =>
    (await (await request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query, variables } })).json()) as {
      data: { roleMatrix: { roles: { id: number; name: string }[] } };
    };
  const { roles } = (await ask('{ roleMatrix { roles { id name } } }')).data.roleMatrix;
  const id = roles.find(({ name }) => name === 'Finance')?.id;
  const query = 'mutation($i: SaveRolesInput!) { saveRoles(input: $i) { roles { id } } }';
  return (edit) => ask(query, { i: { why: 'For a day', roles: [{ id, ...edit }] } });
}

/** Saves a person as an administrator does, and says their id. */
function personSaver(request: APIRequestContext, token: string): (input: object) => Promise<number> {
  const query = 'mutation($i: SavePersonInput!) { savePerson(input: $i) { id } }';
  return async (input) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post('/graphql', { headers, data: { query, variables: { i: { why: 'By another', ...input } } } });
    return ((await answer.json()) as { data: { savePerson: { id: number } } }).data.savePerson.id;
  };
}

test('an administrator invites somebody by keyboard: the message is drafted, the rights say where they come from, the account is disabled and let in again', async ({
  openAs,
}) => {
  const page = await openAs(PATH, ADMIN);
  await untilListed(page, 'Users');
  await auditLooks(page, [390, 1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'people');

  await page.keyboard.press('n');
  await page.keyboard.type('Nadia');
  await typeInto(page, dialog(page).getByLabel('Last name'), 'Novak');
  await typeInto(page, dialog(page).getByLabel('Email'), 'nadia@lotline');
  await pressOn(page, dialog(page).getByLabel('Field worker'), 'Space');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription(/must be an email address/);
  await typeInto(page, dialog(page).getByLabel('Email'), 'nadia@lotline.example');
  await expect(dialog(page).getByLabel(/^Reason/)).toHaveAccessibleDescription(/Give a reason/);
  await typeInto(page, dialog(page).getByLabel(/^Reason/), 'Starts on Monday');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('needs a group');
  await chooseByKeys(page, dialog(page).getByRole('combobox', { name: 'Groups' }), 'Crew North');
  await expect(dialog(page).getByRole('list', { name: 'Chosen groups' })).toContainText('Crew North');
  await auditPopup(page, 'PersonSheet');
  await reachAndPress(page, dialog(page).getByRole('button', { name: 'Invite' }));

  const message = page.getByRole('dialog', { name: 'Invite Nadia Novak' });
  await expect(message.getByLabel('Message')).toHaveValue(/nadia@lotline\.example/);
  await auditPopup(page, 'InvitationSheet');
  await reachAndPress(page, message.getByRole('button', { name: 'I sent the message' }));
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('/');
  await page.keyboard.type('nadia');
  await expect(rowOf(page, 'Nadia Novak invited')).toBeVisible();
  await expect(page.getByRole('grid').locator('tbody tr[data-id]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('complementary', { name: 'Preview of Nadia Novak' });
  await expect(preview).toContainText('Invited: gives Field worker; joins Crew North because “Starts on Monday”');
  await reachAndPress(page, preview.getByRole('link', { name: 'Open' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nadia Novak' })).toBeVisible();
  for (const name of ['Profile', /^Groups/, /^Rights/, 'Activity', /^Open tasks/, /^Devices/, 'Documents', 'History']) {
    await reachAndPress(page, tab(page, name));
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await (name === 'Profile' ? auditLooks(page, [390, 1440]) : auditPart(page, [390, 1440]));
  }
  await reachAndPress(page, tab(page, /^Rights/));
  await expect(page.getByRole('row', { name: /^Field work CAN_ACCESS_FIELD_WORK/ })).toContainText('Field worker');
  if (TAKES_PICTURES) await shootDesk(page, 'person');

  await reachAndPress(page, tab(page, 'History'));
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Invited: gives Field worker');

  await reachAndPress(page, button(page, 'Withdraw invitation'));
  const leave = dialog(page).getByRole('link', { name: 'Give the tasks to another group' });
  await expect(leave).toHaveAttribute('href', /^\/tasks\?view=all&stage=New\+Job&stage=Accepted&stage=Work\+In\+Progress&group=\d+$/);
  await auditPopup(page, 'AccessSheet');
  await typeInto(page, dialog(page).getByLabel(/^Reason/), 'Another job');
  // its own link leads away: what was typed is there again after it
  await reachAndPress(page, leave);
  await expect(page).toHaveURL(/\/tasks\?/);
  // the address changes before the page does
  await untilListed(page, 'Tasks');
  await page.goBack();
  await reachAndPress(page, button(page, 'Withdraw invitation'));
  await expect(dialog(page)).toContainText('You typed this earlier and have not saved it.');
  await expect(dialog(page).getByLabel(/^Reason/)).toHaveValue('Another job');
  await dialog(page)
    .getByLabel(/^Reason/)
    .press('Enter');
  await expect(page.getByText('Nadia Novak can no longer sign in.')).toBeVisible();
  await undoByKey(page);
  await expect(button(page, 'Withdraw invitation')).toBeVisible();
});

// dom RecordSheet (a clash), db rights/people
test('what two people changed of one person is decided between them', { tag: '@soak' }, async ({ openAs, tokenOf, request }) => {
  const page = await openAs(PATH, ADMIN);
  const send = personSaver(request, await tokenOf(ADMIN));
  const id = await send({ changes: { firstName: 'Otto', lastName: 'Old', email: 'otto@lotline.example' } });
  await page.goto(`${PATH}/${String(id)}/edit`);
  await dialog(page).getByLabel('First name').fill('Otis');
  await dialog(page).getByLabel('Office', { exact: true }).check();
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('Wrong name');
  await send({ id, changes: { firstName: 'Otmar' }, base: { firstName: 'Otto' } });
  await button(page, 'Save').press('Enter');
  const clash = page.getByRole('dialog', { name: /while you were editing/ });
  await expect(clash).toContainText('Otmar');
  await clash.getByRole('radio', { name: /Otis/ }).check({ force: true });
  await clash.getByRole('button', { name: /Save the result/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Otis Old' })).toBeVisible();
  await tab(page, 'Profile').press('Enter');
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('Office');
});

// dom use-own-rights ConsoleRoutes, db dismissal; live on a phone: the next test
test(
  'rights that are given and taken reach a screen that is open, without a reload',
  { tag: '@soak' },
  async ({ openAs, windowOf, tokenOf, request }) => {
    const admin = await openAs('/', ADMIN);
    await expect(admin.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const finance = await windowOf('/', 'finance@lotline.example', DESK_WINDOW);
    const rail = finance.getByRole('navigation', { name: 'Main' });
    await expect(rail.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
    await expect(rail.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    const save = await changesOfFinance(request, await tokenOf(ADMIN));
    await save({ give: ['CAN_MANAGE_ITEM_CODES'] });
    await rail.getByRole('link', { name: 'Admin' }).press('Enter');
    await expect(finance).toHaveURL(/\/admin\/itemcodes/);
    await untilListed(finance, 'Item codes');
    await save({ take: ['CAN_MANAGE_ITEM_CODES'] });
    await expect(rail.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await expect(finance.getByRole('grid', { name: 'Item codes' })).toHaveCount(0);
  },
);

test('somebody invited signs in for the first time on a phone; rights that are taken while it is open take what they may no longer read off it, and leave what is not sent', async ({
  openAs,
  browser,
  server,
  tokenOf,
  request,
}) => {
  const EMAIL = 'pia@lotline.example';
  const [ids] = await sql<{ role: number; group: number }>(
    server,
    `select (select id from role where name = 'Field worker') as role, (select id from work_group where name = 'Ridgeway Cabling') as "group"`,
    [],
  );
  const save = personSaver(request, await tokenOf(ADMIN));
  await save({ changes: { firstName: 'Pia', lastName: 'Petersen', email: EMAIL }, giveRoleIds: [ids?.role], joinGroupIds: [ids?.group] });
  const page = await openAs(PATH, ADMIN);
  await untilListed(page, 'Users');
  await page.keyboard.press('/');
  await page.keyboard.type('petersen');
  await expect(rowOf(page, 'Pia Petersen invited')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await signIn(phone, '/field/construction', EMAIL);
  await untilTasks(phone);
  await expect(row(phone, LANDMARKS.sub.newTask)).toBeVisible();
  await expect(rowOf(page, 'Pia Petersen')).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await reachAndPress(page, page.getByRole('complementary', { name: 'Preview of Pia Petersen' }).getByRole('link', { name: 'Open' }));
  await expect(button(page, /^Edit/)).toBeVisible();
  await page.keyboard.press('e');
  await reachAndPress(page, button(page, 'Leave Ridgeway Cabling'));
  await chooseByKeys(page, dialog(page).getByRole('combobox', { name: 'Groups' }), 'Crew North');
  await typeInto(page, dialog(page).getByLabel(/^Reason/), 'Moves to another crew');
  await page.keyboard.press('Enter');
  await expect(row(phone, LANDMARKS.field.newTask)).toBeVisible();
  await expect(row(phone, LANDMARKS.sub.newTask)).toHaveCount(0);

  const task = await freshTask(server, 'Crew North');
  await phone.goto(task.path);
  await expect(step(phone, 'I’m Onsite')).toBeVisible();
  await loseNetwork(phone);
  await step(phone, 'I’m Onsite').click();
  await expect(phone.getByRole('banner').getByRole('link', { name: /^Offline 1:/ })).toBeVisible();
  await page.keyboard.press('e');
  await pressOn(page, dialog(page).getByLabel('Field worker'), 'Space');
  await typeInto(page, dialog(page).getByLabel(/^Reason/), 'Wrong role');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await findNetwork(phone);
  await expect(step(phone, 'I’m Onsite')).toHaveCount(0);
  await expect.poll(async () => (await readsOnPhone(phone)).filter(({ text }) => text.includes(LANDMARKS.field.newTask))).toEqual([]);
  await phone
    .getByRole('banner')
    .getByRole('link', { name: /unsent work|needs you/i })
    .click();
  await expect(phone.getByRole('region', { name: 'Needs you' })).toContainText('I’m onsite');
  await context.close();
});

test('a phone that is reset while it is offline sends what it holds when it is back, and then signs out', async ({
  openAs,
  browser,
  server,
}) => {
  const task = await freshTask(server, 'Crew North');
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await isOnsiteNowhereElse(phone);
  await signIn(phone, task.path, 'field@lotline.example');
  await expect(step(phone, 'I’m Onsite')).toBeVisible();
  const page = await openAs(PATH, ADMIN);
  await page.getByRole('searchbox').fill('field@');
  await rowOf(page, 'Tom Okafor').press('Control+Enter');
  const reset = button(page, /^Reset device: Chrome/).first();
  await expect(async () => {
    await page.reload();
    await tab(page, /^Devices/).click();
    await expect(reset).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await auditPart(page, [390, 1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'person-devices');

  await loseNetwork(phone);
  await step(phone, 'I’m Onsite').click();
  await expect(phone.getByRole('banner').getByRole('link', { name: /^Offline 1:/ })).toBeVisible();
  await reset.click();
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('The phone goes to another crew');
  await auditPopup(page, 'ResetDeviceSheet');
  await dialog(page).getByRole('button', { name: 'Reset device' }).click();
  await expect(page.getByText(/signs out with its next sync/).first()).toBeVisible();

  await findNetwork(phone);
  await expect(phone.getByRole('banner').getByRole('link', { name: /^All sent/ })).toBeVisible();
  // as if a minute had passed, from the next page on: a report of this one would begin the minute anew
  await phone.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('lotline.device.')) localStorage.removeItem(key);
  });
  const isLeaving = (sent: Request): boolean =>
    sent.url().endsWith('/api/devices/report') && (sent.postDataJSON() as { isLeaving: boolean }).isLeaving;
  const leaves = phone.waitForRequest(isLeaving);
  await phone.reload();
  await leaves;
  // the way through the provider may replace the page meanwhile
  const signedIn = () => phone.evaluate(() => localStorage.getItem('lotline.signed-in')).catch(() => 'on its way');
  await expect.poll(signedIn).toBeNull();
  // the end of its own way: on a busy machine that came after another page had been opened, and took its place
  await expect(phone.getByRole('heading', { name: 'Sign out of Lotline?' })).toBeVisible();
  await phone.goto('/field/construction');
  await expect(phone.getByText(/The office has signed this device out/)).toBeVisible();
  const visits = await sql<{ onSite: Date | null }>(server, 'select on_site_utc as "onSite" from task_user where schedule_id = $1', [
    task.taskId,
  ]);
  expect(visits.map(({ onSite }) => onSite)).toEqual([expect.any(Date)]);
  await page.reload();
  await expect(page.getByText(/^Signed out /)).toBeVisible();
  await context.close();
});

test('who manages roles alone reads the list, and its rows do not open', async ({ openAs, tokenOf, request }) => {
  const save = await changesOfFinance(request, await tokenOf(ADMIN));
  await save({ give: ['CAN_MANAGE_ROLE_CLAIMS'] });
  const page = await openAs(PATH, 'finance@lotline.example');
  await untilListed(page, 'Users');
  await expect(button(page, 'Invite')).toHaveCount(0);
  const row = page.locator('tbody tr[data-id]').first();
  await row.click();
  await row.press('Control+Enter');
  await row.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATH}(?:\\?.*)?$`));
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await save({ take: ['CAN_MANAGE_ROLE_CLAIMS'] });
});
