// The jobs as a board on the real server: one goes to another status by hand, and both stand on the run sheet that is printed (screens.md §2.5). What keys do,
// a hold and a task for many: `dom JobsBoard AddTasksSheet`.
import type { Locator, Page } from '@playwright/test';
import { callAs } from '../field-list/list.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const JOBS = ['BRD-80411', 'BRD-80412'] as const;
const CREATE = 'mutation ($input: CreateConstructionInput!) { createConstruction(input: $input) { id } }';

/** Jobs that no other test knows, each with a task that no crew has. */
async function makeJobs(server: RunningServer): Promise<void> {
  for (const workOrder of JOBS) {
    const values = { workOrder, workType: 'Construction', streetNumber: '8', streetName: 'Wattle', suburb: 'Box Hill' };
    const made = await callAs<{ createConstruction: { id: number } }>(server, OFFICE, CREATE, { input: { values } });
    await sql(server, `insert into schedule (construction_id, name) values ($1, 'Pre-install')`, [made.createConstruction.id]);
  }
}

const column = (page: Page, status: string): Locator => page.getByRole('region', { name: new RegExp(`^${status}`) });
const card = (page: Page | Locator, workOrder: string): Locator => page.getByRole('listitem').filter({ hasText: workOrder });

async function moveByHand(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  // a second step, as a hand makes it: the browser says where it is only once it moves there
  await to.hover({ position: { x: 40, y: 60 } });
}

test('a job goes to another column by hand, and both stand on the run sheet that is printed', async ({ openAs, server }) => {
  await makeJobs(server);
  const page = await openAs('/jobs?shape=board&q=BRD-804', OFFICE);
  const [first, second] = JOBS;
  await expect(card(column(page, 'Received'), first)).toBeVisible();
  await expect(card(column(page, 'Received'), second)).toBeVisible();
  expect(await findViolations(page, WCAG)).toEqual([]);

  await moveByHand(page, card(page, second), column(page, 'Issued'));
  await expect(column(page, 'No power yet').getByText(/^The status can be set to/)).toBeVisible();
  await page.mouse.up();
  await expect(card(column(page, 'Issued'), second)).toBeVisible();
  await expect(page.getByText(`${second} is now Issued`)).toBeVisible();

  // along the columns, and what has the focus is in sight
  await card(page, first).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, second)).toBeFocused();
  await expect(card(page, second)).toBeInViewport();

  // a sheet of nothing selected is of all that the filter finds
  await card(page, first).focus();
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/jobs\/run-sheet\?q=BRD-804$/);
  const paper = page.getByRole('region', { name: /^No crew yet/ }).first();
  for (const workOrder of JOBS) await expect(paper.getByRole('link', { name: workOrder })).toBeVisible();
  expect(await findViolations(page, WCAG)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(paper).toBeVisible();
  // all that is to be done on one day, and the day after
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'By day' }).press('Enter');
  const day = page.getByLabel('Day', { exact: true });
  await expect(day).not.toHaveValue('');
  const today = await day.inputValue();
  await page.getByRole('button', { name: 'The day after' }).press('Enter');
  await expect(day).not.toHaveValue(today);
  await expect(page).toHaveURL(/\/jobs\/run-sheet\?for=\d{4}-\d\d-\d\d$/);
});
