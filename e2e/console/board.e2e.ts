// The jobs as a board and many at once, on the real server by keyboard, and once by hand: a job goes to another status and back, jobs get a task from
// a template, and stand on the run sheet that is printed (screens.md §2.5).
import type { Locator, Page } from '@playwright/test';
import { callAs } from '../field-list/list.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import { auditPopup } from '../support/popup-open.ts';
import type { RunningServer } from '../support/running-server.ts';
import { choose } from '../support/choose.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const JOBS = ['BRD-80411', 'BRD-80412'] as const;
const CREATE = 'mutation ($input: CreateConstructionInput!) { createConstruction(input: $input) { id } }';

/** Jobs that no other test knows. */
async function makeJobs(server: RunningServer): Promise<void> {
  for (const workOrder of JOBS) {
    const values = { workOrder, workType: 'Construction', streetNumber: '8', streetName: 'Wattle', suburb: 'Box Hill' };
    await callAs(server, OFFICE, CREATE, { input: { values } });
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

/** Put on hold it is asked why; Escape leaves it where it is, and Undo releases it. */
async function holdByHand(page: Page, workOrder: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: `Put job ${workOrder} on hold` });
  // all columns side by side: nothing scrolls under the hand
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 4000, height: 900 });
  await moveByHand(page, card(page, workOrder), column(page, 'On Hold'));
  await page.mouse.up();
  await expect(sheet.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(card(column(page, 'Received'), workOrder)).toBeVisible();
  await page.setViewportSize(DESK_WINDOW);
  await card(page, workOrder).focus();
  await page.keyboard.press('m');
  await page.getByRole('menu').getByRole('menuitem', { name: 'On Hold', exact: true }).press('Enter');
  await expect(sheet.getByLabel('Reason')).toBeFocused();
  expect(await findViolations(page, WCAG)).toEqual([]);
  await page.keyboard.type('The builder has no power yet');
  await sheet.getByRole('button', { name: 'Put on hold' }).press('Enter');
  await expect(card(column(page, 'On Hold'), workOrder)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${workOrder} is Received again`)).toBeVisible();
  await expect(card(column(page, 'Received'), workOrder)).toBeVisible();
}

test('a job goes to another column and back, two get a task, and both stand on the run sheet', async ({ openAs, server }) => {
  await makeJobs(server);
  const page = await openAs('/jobs?shape=board&q=BRD-804', OFFICE);
  const [first, second] = JOBS;
  await expect(card(column(page, 'Received'), first)).toBeVisible();
  await expect(card(column(page, 'Received'), second)).toBeVisible();
  expect(await findViolations(page, WCAG)).toEqual([]);

  await card(page, first).focus();
  await page.keyboard.press('m');
  await auditPopup(page, 'MoveMenu');
  await page.getByRole('menu').getByRole('menuitem', { name: 'Scheduled', exact: true }).press('Enter');
  await expect(card(column(page, 'Scheduled'), first)).toBeFocused();
  await expect(page.getByText(`${first} is now Scheduled`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(card(column(page, 'Received'), first)).toBeVisible();
  await expect(page.getByText(`${first} is now Scheduled`)).toBeHidden();

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

  await holdByHand(page, first);

  await card(page, first).focus();
  await page.keyboard.press('Space');
  await card(page, second).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('t');
  const sheet = page.getByRole('dialog', { name: 'Add a task to 2 jobs' });
  await choose(sheet.getByLabel('Template'), 'Pre-install');
  await auditPopup(page, 'AddTasksSheet');
  await sheet.getByRole('button', { name: 'Check the jobs' }).press('Enter');
  await sheet.getByRole('button', { name: 'Add Pre-install to 2 jobs' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(card(page, first)).toContainText('Pre-install');

  // the selection stays until it is let go of; a sheet of nothing selected is of all that the filter finds
  await card(page, first).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
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
