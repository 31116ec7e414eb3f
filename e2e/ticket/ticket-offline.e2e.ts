// A whole ticket of work without a network, the browser closed in between; back online the server holds exactly that, once, with its document, and
// nothing of it can be changed once the task is submitted (issue 10 §2, §4; screens.md §2.26).
import type { Page } from '@playwright/test';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { row } from '../field-list/list.ts';
import { lastingBrowser } from '../offline/lasting-browser.ts';
import { openVisitsOf } from '../support/open-visits.ts';
import { untilPersonDatabase } from '../support/person-database.ts';
import { expect, test } from '../support/test.ts';
import { readsOnPhone } from '../support/without-network.ts';
import { movesBy, sql, step } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import {
  answerHazards,
  assessToHazards,
  atStep,
  draw,
  storedTickets,
  signOff,
  next,
  pressBar,
  say,
  serversTicket,
  tick,
  ticketPath,
  workAndSubmit,
} from './ticket-steps.ts';

const SUB = 'sub@lotline.example';

const namesOnDevice = async (page: Page) => (await readsOnPhone(page)).map(({ name }) => name);

test('filled in, signed and submitted offline: the server holds exactly that, once', async ({ server }) => {
  const visits = await openVisitsOf(server, SUB);
  await visits.end();
  const task = await freshTask(server, 'Ridgeway Cabling');
  const begun = new Date();
  const phone = await lastingBrowser(server.url);
  let context = await phone.open({ offline: false });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -33.77123, longitude: 150.90534, accuracy: 6 });
  let page = await context.newPage();
  await openAs(page, '/field/construction', SUB);
  await expect(row(page, task.workOrder)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => namesOnDevice(page)).toEqual(expect.arrayContaining(['pulledJobs', '["settings"]']));
  await context.setOffline(true);

  await row(page, task.workOrder).first().click();
  await step(page, 'Accept').click();
  await expect(step(page, 'I’m Onsite')).toBeVisible();
  await page
    .getByRole('link', { name: /^Ticket of Work/ })
    .first()
    .click();
  await atStep(page, 'Job');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('-33.7712, 150.9053 ± 6 m')).toBeVisible();
  await assessToHazards(page, true);
  await page.getByLabel(/^BYDA enquiry/).fill('50123456');
  await say(page, 'Are the plans on site?', 'No');
  await expect(page.getByText('No digging without the plans on site.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.locator('footer').getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await say(page, 'Are the plans on site?', 'Yes');
  await say(page, /asset owner answered/, 'Yes');
  await page.getByLabel('The plans are good until').fill('2099-12-18');
  // in the middle of a step the battery is empty
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect.poll(() => draftAnswers(page)).toMatchObject({ bydaNumber: '50123456', plansExpire: '2099-12-18' });
  await context.close();

  context = await phone.open({ offline: true });
  page = await context.newPage();
  await page.goto(ticketPath(task));
  await atStep(page, 'Underground services');
  await expect(page.getByLabel(/^BYDA enquiry/)).toHaveValue('50123456');
  await say(page, /located and potholed/, 'Yes');
  await tick(page, /^Taken: Photo of each pothole/);
  await next(page, 'Hazards and controls');
  await answerHazards(page);
  await next(page, 'Sign-on');
  await expect(page.getByText('Traffic: Verge closed, two cones each side')).toBeVisible();
  await tick(page, /^I have read the plans/);
  await draw(page);
  await pressBar(page, 'Sign on');
  await expect(page.getByText('Signed on').first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Dan Whitlock');
  await tick(page, /^I have read the plans/);
  await tick(page, 'Sign with my typed name instead');
  await pressBar(page, 'Sign on');
  await expect(page.getByText('Dan Whitlock')).toBeVisible();
  await next(page, 'Work record');
  await page.getByLabel('Conduit', { exact: true }).selectOption('50 mm');
  await page.getByLabel(/^Length of conduit/).fill('31.5');
  await tick(page, /^Taken: Photos as built/);
  await next(page, 'Sign-off');
  await signOff(page);
  const [ticket = '', ...others] = await storedTickets(page);
  expect(others).toEqual([]);

  await page.getByRole('link', { name: /: back$/ }).click();
  await expect(page.getByRole('link', { name: 'Ticket of Work Complete' })).toBeVisible();
  await workAndSubmit(page);
  // the browser's session is over: the provider asks who it is
  await context.clearCookies();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.locator(`button[name="login"][value="${SUB}"]`).click();
  await page.waitForURL((url) => url.pathname.startsWith('/field/construction'));
  await expect.poll(() => movesBy(server, SUB, task, begun)).toContain('submit');

  expect(await serversTicket(server, task)).toEqual(JSON.parse(ticket));
  expect((await serversTicket(server, task))?.signatures.map(({ by, name, ink }) => [by, name, ink !== null])).toEqual([
    ['crew', expect.any(String), true],
    ['crew', 'Dan Whitlock', false],
    ['worker', expect.any(String), false],
  ]);
  const moves = await movesBy(server, SUB, task, begun);
  expect(moves.filter((move) => move === 'saveTicket')).toHaveLength(1);
  await expect
    .poll(
      async () => (await sql(server, `select 1 from attachment where schedule_id = $1 and tags = 'Ticket of Work'`, [task.taskId])).length,
    )
    .toBe(1);

  await page.goto(ticketPath(task));
  await expect(page.getByText('The ticket of work is locked since the task was submitted.')).toBeVisible();
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /re-assess|Reset/ })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`Ticket of Work ${task.workOrder}.pdf`);
  await phone.end();
  await visits.reopen();
});

async function draftAnswers(page: Page): Promise<unknown> {
  const name = await untilPersonDatabase(page);
  return page.evaluate(async (of) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(of);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'));
    });
    const [row] = await new Promise<{ draft: { answers: unknown } }[]>((resolve, reject) => {
      const reading = database.transaction('ticketDrafts').objectStore('ticketDrafts').getAll();
      reading.onsuccess = () => resolve(reading.result as { draft: { answers: unknown } }[]);
      reading.onerror = () => reject(reading.error ?? new Error('IndexedDB'));
    });
    database.close();
    return row?.draft.answers;
  }, name);
}
