// A tired hand: taps again and again at half a second, by thumb, mouse and key, and nothing is done that was not meant (decision 038).
import type { Locator, Page } from '@playwright/test';
import { FREE_NEW_TASKS, LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { STANDS_MS } from '../../field-pwa/src/platform/tap-guard/deaf-spot.ts';
import { row, search } from '../field-list/list.ts';
import { auditLooks } from '../support/audit.ts';
import { openVisitsOf } from '../support/open-visits.ts';
import { holdClock } from '../support/passing-time.ts';
import { expect, test } from '../support/test.ts';
import { findTask, movesBy, sheet, step } from './field-task.ts';
import { freshTask } from './refusals/fresh-task.ts';

const SUB = 'sub@lotline.example';
const FIELD = 'field@lotline.example';
const HALF_A_SECOND = 500;

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The page's clock stands, and moves on as the test says: how long the machine takes between two taps is nothing to the page. */
async function standStill(page: Page): Promise<void> {
  await holdClock(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A step that has stood long enough to be pressed. */
async function hasStood(page: Page, name: string): Promise<void> {
  await expect(step(page, name)).toHaveCSS('pointer-events', 'auto');
}

/** What needs no time of the page's, but its clock to tick. */
async function atOnce(page: Page, holds: (within: { readonly timeout: number }) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await holds({ timeout: 100 });
  }).toPass({ intervals: [50] });
}

/** With those before it five in all, at half a second; who goes on for longer means it (decision 038). */
async function upToFive(page: Page, before: number, press: () => Promise<void>): Promise<void> {
  for (let taps = before; taps < 5; taps += 1) {
    await press();
    await page.clock.runFor(HALF_A_SECOND);
  }
}

const onsiteChip = (page: Page) => page.locator('[data-part="facts"]').getByText(/^Onsite 0:0\d$/);

test('I’m Onsite tapped five times at half a second opens the visit and does no more, and it says so', async ({ server, openAs }) => {
  const task = await freshTask(server, 'Crew North');
  const begun = new Date();
  const page = await openAs(task.path, FIELD);
  await hasStood(page, 'I’m Onsite');
  await standStill(page);
  const { x, y } = await middleOf(step(page, 'I’m Onsite'));
  await page.touchscreen.tap(x, y);
  await atOnce(page, (within) => expect(page.getByText(/^Onsite since \d\d:\d\d [AP]M$/)).toBeVisible(within));
  await page.clock.runFor(HALF_A_SECOND);
  await upToFive(page, 1, () => page.touchscreen.tap(x, y));
  await expect(onsiteChip(page)).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await expect(step(page, 'Is Complete')).toBeVisible();
  await expect.poll(() => movesBy(server, FIELD, task, begun)).toEqual(['goOnsite']);

  // once it has stood, it is pressed: and asks, minutes after arriving
  await page.clock.runFor(STANDS_MS);
  // by key: the browser counts taps in a row by a clock of its own (deaf-spot.test.ts has the end of the guard)
  await step(page, 'Is Complete').press('Enter');
  await expect(sheet(page)).toContainText(/You arrived at \d\d:\d\d [AP]M, (less than a|one) minute ago\. Complete\?/);
  // axe waits by the page's clock
  await page.clock.resume();
  await auditLooks(page);
});

// a page that comes late is new when it comes: unit deaf-spot
test('taps on the list’s now bar open the task, and press nothing on it', { tag: '@soak' }, async ({ quietServer, openQuietAs }) => {
  const task = await findTask(quietServer, LANDMARKS.sub.onsite);
  const begun = new Date();
  const page = await openQuietAs('/field/construction', SUB);
  const now = page.locator('footer a');
  await expect(now).toContainText('Onsite, continue');
  await standStill(page);
  const { x, y } = await middleOf(now);
  await page.touchscreen.tap(x, y);
  await page.clock.runFor(400);
  // on the bar, or on what has come in its place: that is the machine's to say
  await page.touchscreen.tap(x, y);
  await atOnce(page, (within) => expect(step(page, 'Is Complete')).toBeVisible(within));
  await upToFive(page, 2, () => page.touchscreen.tap(x, y));
  await expect(page).toHaveURL(new RegExp(`${task.path}$`));
  await expect(sheet(page)).toHaveCount(0);
  await expect(step(page, 'Is Complete')).toBeVisible();
  expect(await movesBy(quietServer, SUB, task, begun)).toEqual([]);
});

// one rule for all of them: unit deaf-spot and dom tap-guard; what the browser itself repeats is looked at in each run
for (const [hand, press, details] of [
  ['a mouse that clicks at half a second', (page: Page, { x, y }: { x: number; y: number }) => page.mouse.click(x, y), { tag: '@soak' }],
  ['Enter at half a second', (page: Page) => page.keyboard.press('Enter'), { tag: '@soak' }],
  // pressed and not let go of: from the second time on the browser calls it a repeat
  ['Enter held down', (page: Page) => page.keyboard.down('Enter'), {}],
] as const)
  test(`${hand} does one step`, details, async ({ server, openAs }) => {
    const task = await freshTask(server, 'Crew North');
    const begun = new Date();
    const page = await openAs(task.path, FIELD);
    await hasStood(page, 'I’m Onsite');
    await standStill(page);
    const place = await middleOf(step(page, 'I’m Onsite'));
    await step(page, 'I’m Onsite').focus();
    await press(page, place);
    await atOnce(page, (within) => expect(step(page, 'Is Complete')).toBeVisible(within));
    await upToFive(page, 1, () => press(page, place));
    await expect(onsiteChip(page)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(() => movesBy(server, FIELD, task, begun)).toEqual(['goOnsite']);
  });

// dom TapGuard: 'onsite elsewhere'
test(
  'a second visit names the first before it opens; left there, then onsite here',
  { tag: '@soak' },
  async ({ page, server, signedIn }) => {
    const [there, here] = [await freshTask(server, 'Crew North'), await freshTask(server, 'Crew North')];
    const visits = await openVisitsOf(server, FIELD);
    await visits.end();
    const begun = new Date();
    await signedIn.open(page, there.path, FIELD);
    await step(page, 'I’m Onsite').click();
    await expect.poll(() => movesBy(server, FIELD, there, begun)).toEqual(['goOnsite']);
    // by the list, which says where one is onsite: a step that is pressed before the list has come asks nothing
    await signedIn.open(page, '/field/construction', FIELD);
    await expect(page.locator('footer a')).toContainText('Onsite, continue');
    await search(page, here.workOrder);
    await row(page, here.workOrder).click();
    await step(page, 'I’m Onsite').click();
    await expect(sheet(page)).toContainText(/Still onsite at .+ since .*\d\d:\d\d [AP]M.*\. Leave (it|them)\?/);
    await auditLooks(page);
    // beside the point where I’m Onsite was pressed: at that point a click so soon after is not meant for it
    await sheet(page)
      .getByRole('button', { name: 'Stay there' })
      .click({ position: { x: 16, y: 16 } });
    await expect(sheet(page)).toHaveCount(0);
    expect(await movesBy(server, FIELD, here, begun)).toEqual([]);
    await step(page, 'I’m Onsite').click();
    await sheet(page).getByRole('button', { name: 'Leave and go onsite here' }).click();
    await expect(onsiteChip(page)).toBeVisible();
    await expect.poll(() => movesBy(server, FIELD, there, begun)).toEqual(['goOnsite', 'goOffsite']);
    await expect.poll(() => movesBy(server, FIELD, here, begun)).toEqual(['goOnsite']);
    await visits.reopen();
  },
);

test('Save stays above the phone’s keyboard', async ({ server, openAs, page: raw }) => {
  // what a phone tells while its keyboard is open; none opens here
  await raw.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  const task = await findTask(server, FREE_NEW_TASKS.field[5] ?? FREE_NEW_TASKS.field[0], 'Crew North');
  const page = await openAs(task.path, FIELD);
  await page.getByRole('button', { name: 'Write more, or to the whole job' }).click();
  const save = sheet(page).getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: innerHeight - 336 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  const bottom = async () => {
    const box = await save.boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThan(844 - 336);
  await expect(sheet(page).getByLabel('Comment')).toBeInViewport();
});

// dom OfflineBar and TapGuard: 'an answer that was lost'
test(
  'one call without an answer does not leave the app offline, and does not say that nothing was sent',
  { tag: '@soak' },
  async ({ server, openAs, page: raw }) => {
    // a breath of the stream would be an answer too
    await raw.route('**/api/events', (route) => route.abort());
    const task = await findTask(server, LANDMARKS.sub.onsite);
    const page = await openAs(task.path, SUB);
    await page.getByLabel('Add a field comment').fill('Wet');
    // any answer, that of a receipt too, takes the notice and its "Tried at" away
    const calls = /\/(graphql|auth\/version|api\/[\w/]+)$/;
    await page.route(calls, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The server cannot be reached.')).toHaveCount(1);
    // on its row, and in what is told of the whole list
    await expect(page.getByText(/We don’t know yet whether it arrived/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/Tried at \d\d:\d\d [AP]M: still no answer\./)).toBeVisible();
    await auditLooks(page);
    await page.unroute(calls);
    // nobody presses anything: it asks by itself
    await expect(page.getByText('The server cannot be reached.')).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole('status').getByText('Online')).toBeVisible();
  },
);
