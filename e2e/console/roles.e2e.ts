// Roles and claims in the console on the real server: a role is copied, renamed, given and taken from by keyboard, told in words, saved, undone, archived; what
// two people changed; who has no way to it (screens.md §2.17).
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const PATH = '/admin/manage-users/rolePermissions';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const cell = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const pane = (page: Page) => page.getByRole('complementary', { name: 'Unsaved changes' });
const dialog = (page: Page) => page.getByRole('dialog');

test('an administrator changes roles by keyboard: told in words, saved with a reason, in the history, undone', async ({ openAs }) => {
  const page = await openAs(PATH, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Roles and claims' })).toBeVisible();
  await auditLooks(page, [390, 1440]);
  await test.step('the last role that gives somebody the right to change roles cannot lose it', async () => {
    const last = cell(page, /^Administrator: Roles and claims, it cannot be removed/);
    await expect(last).toBeChecked();
    await last.press('Space');
    await expect(last).toBeChecked();
    await expect(pane(page)).toHaveCount(0);
  });

  await cell(page, 'Scheduler: Reset jobs').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Office: Reset jobs')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(pane(page)).toContainText(/Scheduler: \d+ (person|people) may now reset jobs/);
  await expect(pane(page)).toContainText(/Office: \d+ (person|people) may no longer reset jobs/);
  await expect(pane(page)).toContainText('2 changes');
  await cell(page, 'Office: See rates and totals').focus();
  await page.keyboard.press('Space');
  const told = pane(page).getByRole('region', { name: 'Overall effect' });
  await expect(told.getByRole('button', { name: /(will|will no longer) see rates and totals$/ })).toBeVisible();
  await auditPart(page, [1024, 1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'roles');

  await page.reload();
  await expect(pane(page)).toContainText('3 changes');
  // what is missing is beside it
  await page.keyboard.press('Control+s');
  await expect(pane(page).getByLabel(/^Reason/)).toBeFocused();
  await pane(page)
    .getByLabel(/^Reason/)
    .fill('Schedulers reset jobs from now on');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('3 changes are saved.')).toBeVisible();
  await expect(cell(page, 'Scheduler: Reset jobs')).toBeChecked();
  await expect(pane(page)).toHaveCount(0);

  await cell(page, 'Scheduler: Reset jobs').focus();
  await page.keyboard.press('i');
  const role = page.getByRole('complementary', { name: 'Preview of role Scheduler' });
  await expect(role).toContainText('Role changed: gives Reset jobs because “Schedulers reset jobs from now on”');
  await button(page, 'Undo').press('Enter');
  await expect(cell(page, 'Scheduler: Reset jobs')).not.toBeChecked();
  await expect(role).toContainText('Undo: Schedulers reset jobs from now on');
  await page.keyboard.press('Escape');
});

test('a role is copied, renamed and archived; a name that is taken is said at the field', async ({ openAs }) => {
  const page = await openAs(PATH, ADMIN);
  await button(page, /^Office/).press('Enter');
  await button(page, 'Copy').press('Enter');
  await dialog(page).getByLabel('Name').fill('fin ance');
  await auditPopup(page, 'RoleNameSheet');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toHaveAccessibleDescription(/has this name already/);
  await dialog(page).getByLabel('Name').fill('Office lead');
  await page.keyboard.press('Enter');
  await expect(pane(page)).toContainText('New role Office lead');
  await pane(page)
    .getByLabel(/^Reason/)
    .fill('The lead of the office');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The change is saved.')).toBeVisible();
  await expect(cell(page, 'Office lead: Lists')).toBeChecked();

  await button(page, /^Office lead/).press('Enter');
  await button(page, 'Rename').press('Enter');
  await dialog(page).getByLabel('Name').fill('Head of office');
  await page.keyboard.press('Enter');
  await expect(pane(page)).toContainText('Office lead renamed to Head of office');
  await button(page, /^Head of office/).press('Enter');
  await button(page, 'Archive').press('Enter');
  await pane(page)
    .getByLabel(/^Reason/)
    .fill('Not needed');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('2 changes are saved.')).toBeVisible();
  await expect(button(page, /^Head of office/)).toHaveCount(0);
  await button(page, 'Show archived roles').press('Enter');
  await expect(button(page, /^Head of office/)).toBeVisible();
});

// db rights/roles (also both saves at once); decided between two: console/settings
test(
  'what somebody else saved meanwhile is merged; a name that both changed is decided between two',
  { tag: '@soak' },
  async ({ openAs, tokenOf, request }) => {
    const page = await openAs(PATH, ADMIN);
    const headers = { authorization: `Bearer ${await tokenOf(ADMIN)}` };
    const query = 'mutation($i: SaveRolesInput!) { saveRoles(input: $i) { roles { id name } } }';
    const send = async (roles: readonly object[]) => {
      const answer = await request.post('/graphql', { headers, data: { query, variables: { i: { why: 'By another', roles } } } });
      const { data } = (await answer.json()) as { data: { saveRoles: { roles: { id: number; name: string }[] } } };
      return data.saveRoles.roles;
    };
    const id = (await send([{ name: 'Storeman' }])).find(({ name }) => name === 'Storeman')?.id;
    await cell(page, 'Storeman: Reports').press('Space');
    await button(page, /^Storeman/).press('Enter');
    await button(page, 'Rename').press('Enter');
    await dialog(page).getByLabel('Name').fill('Stores');
    await page.keyboard.press('Enter');
    await send([{ id, give: ['CAN_VIEW_DASHBOARD'], name: 'Warehouse', baseName: 'Storeman' }]);
    await pane(page)
      .getByLabel(/^Reason/)
      .fill('Shorter');
    await page.keyboard.press('Control+s');
    const clash = page.getByRole('dialog', { name: /while you were editing/ });
    await expect(clash).toContainText('Warehouse');
    await auditLooks(page, [1440]);
    await clash.getByRole('radio', { name: /Stores/ }).check({ force: true });
    await clash.getByRole('button', { name: /Save the result/ }).press('Enter');
    await expect(page.getByText('2 changes are saved.')).toBeVisible();
    await expect(cell(page, 'Stores: Dashboard')).toBeChecked();
    await expect(cell(page, 'Stores: Reports')).toBeChecked();
  },
);
