// What every screen of the console has: the search of everything, the shortcuts, what waits (issue 11 §1), by keyboard alone and for axe.
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const search = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const at = (page: Page) => search(page).locator('[role="option"][aria-selected="true"]');

/** Home is drawn: before that there is only the product's name. */
const stands = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Good .*, Leanne$/ })).toBeVisible();

interface Found {
  readonly id: number;
  readonly workOrder: string;
}

test('Ctrl+K finds a job by its work order, opens it, and offers it first the next time', async ({ openAs, tokenOf, request }) => {
  const page = await openAs('/', OFFICE);
  await stands(page);
  const headers = { authorization: `Bearer ${await tokenOf(OFFICE)}` };
  const query = '{ jobs(first: 1) { rows { id workOrder } } }';
  const answer = (await (await request.post('/graphql', { headers, data: { query } })).json()) as { data: { jobs: { rows: Found[] } } };
  const { id, workOrder } = answer.data.jobs.rows[0] ?? { id: 0, workOrder: '' };
  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await auditPopup(page, 'Palette');
  await page.keyboard.type(workOrder);
  await expect(at(page)).toContainText(workOrder);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/construction/${String(id)}`);
  await expect(search(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText(workOrder);
  await page.keyboard.type('no such place anywhere');
  await expect(search(page).getByRole('status')).toHaveText(/^Nothing found/);
  // a slip of the fingers, as the list's search forgives it
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Brahmna');
  await expect(search(page).getByRole('option').filter({ hasText: 'Brahman' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
});

test('> leaves actions and screens alone; ? lists the shortcuts; G and a letter opens a screen', async ({ openAs }) => {
  const page = await openAs('/404', OFFICE);
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Search everything');
  await auditPopup(page, 'ShortcutsSheet');
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL('/');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('>short');
  await expect(search(page).getByRole('combobox')).toHaveValue('>short');
  await expect(at(page)).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Enter');
  await expect(shortcuts).toBeVisible();
});

// the figures: db home; where each leads: dom NeedsLook Rail; from Home to its rows: console/payment-approval
test('what waits for the office is counted, and each figure opens the rows that it counts', { tag: '@soak' }, async ({ openAs }) => {
  const page = await openAs('/', OFFICE);
  const waiting = page.getByRole('region', { name: 'Waiting for the office' });
  const line = waiting.getByRole('link', { name: /^Overdue jobs/ });
  const figure = await line.locator('b').innerText();
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(figure);
});

test('without a network what was never opened says so and takes nothing with it; a screen opens by itself once there is one', async ({
  openAs,
}) => {
  const page = await openAs('/', OFFICE);
  await stands(page);
  // another test may have left them in the browser's cache
  const neverOpened = /\/assets\/(ShortcutsSheet|ProjectsPage)-/;
  await page.route(neverOpened, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await page.keyboard.press('?');
  await expect(page.getByText('This could not be opened. Try again once there is a connection.')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('It opens once there is one');
  await page.unroute(neverOpened);
  await page.context().setOffline(false);
  await expect(page.getByRole('grid', { name: 'Projects' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
