// Groups in the console on the real server: made, edited with what it changes told first, members swapped, ordered by keyboard and by mouse, archived
// and brought back (screens.md §2.19).
import type { Locator, Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { rowOf, untilListed } from './list-page.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
/** A field that was changed says so behind its label. */
const field = (page: Page, name: string) => dialog(page).getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}( changed, not saved)?$`));
const tab = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Group' }).getByRole('link', { name });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function makeGroup(page: Page, name: string): Promise<void> {
  await page.goto('/admin/groups');
  await untilListed(page, 'Groups');
  await page.keyboard.press('n');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type(name);
  await button(page, 'Create group').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an administrator orders the groups by keyboard and mouse, makes one, fills it, sees what a change does before it is saved, and takes it back', async ({
  openAs,
}) => {
  const page = await openAs('/', ADMIN);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Groups/ })
    .press('Enter');
  await untilListed(page, 'Groups');
  await auditLooks(page, oneOf(1440, 1024));
  await changeOrder(page);
  await makeGroup(page, 'Crew Harbour');

  await tab(page, /^Members/).press('Enter');
  await expect(page.getByText('Nobody is in this group')).toBeVisible();
  await page.keyboard.press('m');
  await dialog(page).getByRole('searchbox').fill('okafor');
  await dialog(page).getByRole('button', { name: 'Add Tom Okafor' }).press('Enter');
  await expect(dialog(page)).toContainText('Tom Okafor will see its tasks; none is open now.');
  await expect(dialog(page).getByRole('radio', { name: 'Contact: Tom Okafor' })).toBeChecked();
  await button(page, 'Save members').press('Enter');
  await expect(dialog(page)).toContainText('Give a reason first.');
  await field(page, 'Reason (kept in the history)').fill('Helps at the harbour');
  await auditPopup(page, 'MembersSheet');
  if (TAKES_PICTURES) await shoot(page, 'group-members');
  await page.setViewportSize(DESK_WINDOW);
  await field(page, 'Reason (kept in the history)').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const members = page.getByRole('table', { name: 'Members' });
  await expect(members).toContainText('Primary contact');
  await button(page, 'Undo').press('Enter');
  await expect(page.getByText('Nobody is in this group')).toBeVisible();

  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/admin\/groups\/\d+\/edit$/);
  await choose(page, 'Subcontractor', 'Yes');
  await choose(page, 'State', 'QLD');
  await field(page, 'Monday hours from').fill('7');
  await field(page, 'Monday hours to').fill('14:30');
  await chooseTime(page, '15');
  await expect(dialog(page)).toContainText('No open task is waiting to be accepted.');
  await button(page, 'Save').press('Enter');
  await expect(dialog(page)).toContainText('Give a reason for changing Subcontractor.');
  await field(page, 'Reason (kept in the history)').fill('They are a company now');
  if (TAKES_PICTURES) await shoot(page, 'group-edit');
  await button(page, 'Save').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('on Brisbane time')).toBeVisible();
  await expect(page.getByText('07:00 to 15:30')).toBeVisible();
  await tab(page, /^History/).click();
  await expect(page.getByText('Group edited')).toBeVisible();
  await expect(page.getByText('They are a company now')).toBeVisible();
  await auditLooks(page, oneOf(390, 1440));
});

/** In the columns under the field that has the focus: they lie within the sheet, and Esc closes them alone. */
async function chooseTime(page: Page, hour: string): Promise<void> {
  await page.keyboard.press('Alt+ArrowDown');
  const columns = dialog(page).locator('.ant-picker-dropdown');
  await expect(columns.locator('.ant-picker-time-panel-cell-selected')).toHaveText(['14', '30']);
  await auditPopup(page, 'GroupSheet');
  await columns.locator('.ant-picker-time-panel-column').first().getByText(hour, { exact: true }).click();
  await expect(field(page, 'Monday hours to')).toHaveValue(`${hour}:30`);
  await expect(field(page, 'Monday hours to')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(columns).toBeHidden();
  await expect(dialog(page)).toBeVisible();
}

const order = (page: Page) => dialog(page).getByRole('list', { name: 'Groups in order' });
const place = (page: Page, name: string): Locator => order(page).getByRole('listitem').filter({ hasText: name });

/** By keyboard and by hand, and undone. */
async function changeOrder(page: Page): Promise<void> {
  await page.keyboard.press('o');
  const rows = order(page).getByRole('listitem');
  await expect(rows.nth(2)).toBeVisible();
  const [first = '', , third = ''] = (await rows.allInnerTexts()).map((text) => text.replace(/^\d+\s*/, '').trim());
  await rows.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toContainText(first);
  await expect(page.getByRole('status').filter({ hasText: `${first} is number 2 of` })).toBeAttached();
  await button(page, 'Undo').press('Enter');
  await expect(rows.first()).toContainText(first);
  await place(page, third).dragTo(rows.first());
  await expect(rows.first()).toContainText(third);
  if (TAKES_PICTURES) await shoot(page, 'group-order');
  await auditPopup(page, 'OrderSheet');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

// Again what `db test/commands` and `dom groups/ArchiveSheet` show: archived with a reason and back, refused with open tasks.
test('a group with open tasks is not archived; one without is, with a reason, and comes back', { tag: '@soak' }, async ({ openAs }) => {
  const page = await openAs('/', ADMIN);
  await makeGroup(page, 'Crew Wharf');
  await button(page, 'Archive').press('Enter');
  await field(page, 'Reason (kept in the history)').fill('Merged with Crew North');
  await page.keyboard.press('Enter');
  await expect(page.getByText('archived', { exact: true })).toBeVisible();
  await button(page, 'Undo').press('Enter');
  await expect(page.getByText('archived', { exact: true })).toHaveCount(0);

  await page.goto('/admin/groups');
  await untilListed(page, 'Groups');
  await rowOf(page, 'Crew North').click();
  await page.getByRole('complementary').getByRole('button', { name: 'Archive' }).click();
  await expect(dialog(page)).toContainText(/Crew North still has \d+ open tasks. Reassign them first./);
  await auditPopup(page, 'ArchiveSheet_groups');
  await dialog(page).getByRole('link', { name: 'Show its tasks' }).press('Enter');
  await expect(page).toHaveURL(/\/tasks\?view=all&group=\d+/);
});
