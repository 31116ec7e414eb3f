// The lists that the office keeps, in the console on the real server, by an office lead who has nothing else of the administration: reached from the rail, added,
// put in order, renamed with its records, archived, merged (screens.md §2.20).
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { chooseByKeys, reachAndPress, tabTo, typeInto, undoByKey } from './day.ts';

test.use(DESK);

const LEAD = 'office@lotline.example';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const table = (page: Page, name: string) => page.getByRole('table', { name });
const namesOf = (page: Page, name: string) => table(page, name).getByRole('rowheader').getByRole('button').allTextContents();
const pane = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });

test('an office lead reaches the lists from the rail, adds a region and puts it in order by keyboard and by mouse', async ({ openAs }) => {
  const page = await openAs('/', LEAD);
  await reachAndPress(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }));
  await expect(page).toHaveURL('/admin/lookups');
  await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
  await reachAndPress(page, page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Regions' }));
  await expect(table(page, 'Regions')).toBeVisible();
  await auditLooks(page, [390, 1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'lookups');

  const before = await namesOf(page, 'Regions');
  await typeInto(page, page.getByLabel('New region'), ` ${(before[0] ?? '').toUpperCase()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New region')).toHaveAccessibleDescription(/has this name already/);
  // the list is read again after a refusal, and nothing is added meanwhile
  await expect(button(page, 'Add').first()).not.toHaveAttribute('aria-busy', 'true');
  await typeInto(page, page.getByLabel('New region'), 'Far West');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Far West is added.')).toBeVisible();
  await expect.poll(() => namesOf(page, 'Regions')).toEqual([...before, 'Far West']);

  const last = button(page, 'Far West');
  await tabTo(page, last);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => namesOf(page, 'Regions')).toEqual([...before.slice(0, -1), 'Far West', before.at(-1)]);
  await expect(last).toBeFocused();
  await undoByKey(page);
  await expect.poll(() => namesOf(page, 'Regions')).toEqual([...before, 'Far West']);

  await reachAndPress(page, button(page, 'Import'));
  const told = page.getByRole('dialog', { name: 'Import regions' });
  const text = 'Name,Archived\nFar North,\nfarwest,\nOuter,maybe';
  await page.getByLabel('CSV file of regions').setInputFiles({ name: 'regions.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(told).toContainText('1 value is new, 1 stays as it is.');
  await expect(told.getByRole('table', { name: 'Refused rows' })).toContainText('Archived must be Yes or No.');
  await auditPopup(page, 'ImportSheet_lookups');
  await reachAndPress(page, told.getByRole('button', { name: 'Import' }));
  await expect.poll(() => namesOf(page, 'Regions')).toEqual([...before, 'Far West', 'Far North']);
  await undoByKey(page);
  await expect(table(page, 'Regions').getByRole('row').filter({ hasText: 'archived' })).toContainText('Far North');
  const coming = page.waitForEvent('download');
  await reachAndPress(page, button(page, 'Export'));
  expect((await coming).suggestedFilename()).toMatch(/^regions-\d{4}-\d\d-\d\d\.csv$/);

  const rows = table(page, 'Regions').getByRole('row').filter({ hasNotText: 'archived' });
  await rows.last().getByTitle('Drag to reorder').dragTo(rows.nth(1));
  await expect.poll(() => namesOf(page, 'Regions')).toEqual(['Far West', ...before, 'Far North']);
});

// dom LookupsPage (its form, axe on it), db lookup
test('a builder is renamed with its jobs and back, archived and brought back', { tag: '@soak' }, async ({ openAs }) => {
  const page = await openAs('/admin/lookups', LEAD);
  const row = table(page, 'Builders').getByRole('row').filter({ hasText: /\d$/ }).first();
  const name = (await row.getByRole('button').textContent()) ?? '';
  await reachAndPress(page, row.getByRole('button'));
  await reachAndPress(page, button(page, 'Edit'));
  await typeInto(page, page.getByRole('dialog').getByLabel('Name', { exact: true }), `${name} Group`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(/reason/i);
  await typeInto(page, page.getByRole('dialog').getByLabel(/^Reason/), 'Its new name');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} is now ${name} Group.`)).toBeVisible();
  await expect(pane(page, /Preview of builder/)).toContainText('Renamed');
  await expect(pane(page, /Preview of builder/)).toContainText('Its new name');
  await auditLooks(page, [1024, 1440]);
  await undoByKey(page);
  await expect(pane(page, `Preview of builder ${name}`)).toContainText(/uses? it/);

  await reachAndPress(page, button(page, 'Archive'));
  await expect(table(page, 'Builders').getByRole('row').filter({ hasText: 'archived' })).toContainText(name);
  await undoByKey(page);
  await expect(table(page, 'Builders').getByRole('row').filter({ hasText: 'archived' })).toHaveCount(0);
});

// dom LookupsPage (the question, axe on it), db lookup merge-many
test('two spellings are merged, told in words before; Photos stays as it is', { tag: '@soak' }, async ({ openAs, tokenOf, request }) => {
  const page = await openAs('/admin/lookups?list=Build%20type', LEAD);
  await expect(table(page, 'Build types')).toBeVisible();
  const [first = '', second = ''] = await namesOf(page, 'Build types');
  await reachAndPress(page, button(page, second));
  await reachAndPress(page, button(page, 'Merge'));
  const sheet = page.getByRole('dialog');
  await reachAndPress(page, sheet.getByRole('button', { name: 'Merge' }));
  await expect(sheet).toContainText('Choose the build type that stays.');
  await chooseByKeys(page, sheet.getByRole('combobox', { name: 'Into' }), first);
  await typeInto(page, sheet.getByLabel(/^Reason/), 'One and the same');
  await auditLooks(page, [1440]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${second} is merged into ${first}.`)).toBeVisible();
  await expect(table(page, 'Build types').getByRole('row').filter({ hasText: 'archived' })).toContainText(second);
  const headers = { authorization: `Bearer ${await tokenOf(LEAD)}` };
  const answer = await request.post('/graphql', { headers, data: { query: '{ lookups(names: ["Build type"]) { data } }' } });
  expect(await answer.text()).not.toContain(`"${second}"`);

  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'File categories' }).press('Enter');
  await button(page, 'Photos').press('Enter');
  await button(page, 'Archive').press('Enter');
  await expect(page.getByText(/so it cannot change/).first()).toBeVisible();
});
