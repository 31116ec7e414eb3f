// A list's views by keyboard alone: one that somebody shares is opened, one of one's own is saved, removed and brought back (issue 11 §1). The list as a workbook:
// console/walk-by-mouse; people found by name: dom Palette.
import { randomUUID } from 'node:crypto';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const ADMIN = 'admin@lotline.example';

test('a shared view is opened, an own one saved, removed and brought back', async ({ openAs, tokenOf, request }) => {
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
  await page.reload();
  await untilListed(page, 'Jobs');
  await page.getByRole('button', { name: own }).press('Enter');
  await mine.getByRole('button', { name: `Remove the view ${own}` }).press('Enter');
  await expect(menu.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mine).toContainText(own);
  await page.keyboard.press('Escape');
});
