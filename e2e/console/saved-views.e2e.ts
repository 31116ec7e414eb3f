// A list's views by keyboard alone: one that somebody shares is opened, one of one's own is saved, removed and brought back; the list goes home as a
// workbook; people are found by name (issue 11 §1).
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { auditLooks } from '../support/audit.ts';
import { untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const ADMIN = 'admin@lotline.example';

test('a shared view is opened, an own one saved and brought back, the rows exported as a workbook, a person found', async ({
  openAs,
  tokenOf,
  request,
}) => {
  const [theirs, own] = [`Shared ${randomUUID().slice(0, 8)}`, `Own ${randomUUID().slice(0, 8)}`];
  const query = 'mutation($i: SavedViewInput!) { saveView(input: $i) { id } }';
  const columns = [{ id: 'workOrder' }, { id: 'suburb', isShown: true }];
  const input = { list: 'jobs', name: theirs, isShared: true, query: 'status=On+Hold&sort=-workOrder', columns };
  const headers = { authorization: `Bearer ${await tokenOf(ADMIN)}` };
  const sent = await request.post('/graphql', { headers, data: { query, variables: { i: input } } });
  expect(await sent.text()).toMatch(/^\{"data":\{"saveView":\{"id":\d+\}\}/);

  const page = await openAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await page.getByRole('button', { name: 'Open jobs' }).press('Enter');
  const menu = page.getByRole('group', { name: 'Saved views' });
  await menu.getByRole('list', { name: 'Shared' }).getByRole('button', { name: theirs }).press('Enter');
  await expect(page).toHaveURL('/jobs?status=On+Hold&sort=-workOrder');
  await expect(page.getByRole('columnheader', { name: 'Suburb' })).toBeVisible();
  const trigger = page.getByRole('button', { name: theirs });
  await expect(trigger).toBeVisible();

  await trigger.press('Enter');
  await menu.getByRole('textbox', { name: 'Name of the view' }).fill(own);
  await page.keyboard.press('Enter');
  const mine = menu.getByRole('list', { name: 'Mine' });
  await expect(mine).toContainText(own);
  await auditLooks(page, [1440]);
  await page.reload();
  await untilListed(page, 'Jobs');
  await page.getByRole('button', { name: own }).press('Enter');
  await mine.getByRole('button', { name: `Remove the view ${own}` }).press('Enter');
  await expect(menu.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mine).toContainText(own);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export' }).press('Enter');
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).press('Enter');
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^jobs-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await fs.readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search everything' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ridgeway cabling');
  const first = search.getByRole('group', { name: 'People' }).getByRole('option').first();
  await expect(first).toContainText('Ridgeway Cabling');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tasks\?view=all&group=\d+$/);
  await untilListed(page, 'Tasks');
});
