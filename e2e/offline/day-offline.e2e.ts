// A day without a network: opened in the morning, tasks done whole that were never opened before (three in a soak), the browser closed and opened again, and back
// online in the evening. The server then holds exactly that, in order, once, with the day's real hours (issue 9 §4; decisions 033, 035, 036, 039).
import type { BrowserContext, Page } from '@playwright/test';
import { sized } from '../../schema/testing/random-runs.ts';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { row } from '../field-list/list.ts';
import { judge, NOTHING_WRONG, readDevice, type StoredRow } from '../outbox/outbox-work.ts';
import type { RunningServer } from '../support/running-server.ts';
import { openVisitsOf } from '../support/open-visits.ts';
import { expect, test } from '../support/test.ts';
import { readsOnPhone } from '../support/without-network.ts';
import { firstCode, movesBy, pressSubmit, sheet, sql, step, type FoundTask } from '../task-page/field-task.ts';
import { freshTask, type FreshTask } from '../task-page/refusals/fresh-task.ts';
import { lastingBrowser } from './lasting-browser.ts';

const SUB = 'sub@lotline.example';
const GROUP = 'Ridgeway Cabling';
const LIST = '/field/construction';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Each is a whole day's work; of several tasks at once e2e/photos/day and e2e/outbox tell. */
const TASKS = sized({ least: 1, soak: 3 });
const DAY = [
  { quantity: '7.500', reason: 'Met existing conduit', comment: 'Gate code is 4471.' },
  { quantity: '11.000', reason: 'Two more at the corner', comment: 'Pit lid is cracked.' },
  { quantity: '3.250', reason: 'Rock at the boundary', comment: 'Finished before the rain.' },
].slice(0, TASKS);
type Work = (typeof DAY)[number];

/** As it is pressed on each task. */
const WHOLE = ['accept', 'goOnsite', 'changeItem', 'addComment', 'complete', 'confirm', 'submit'] as const;

const isKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const namesOnDevice = async (page: Page) => (await readsOnPhone(page)).map(({ name }) => name);
const pass = (page: Page, ms: number) => page.clock.fastForward(ms);

async function openInTheMorning(context: BrowserContext, { workOrder }: FreshTask): Promise<Page> {
  const page = await context.newPage();
  await openAs(page, LIST, SUB);
  await expect(row(page, workOrder)).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);
  await expect.poll(() => namesOnDevice(page)).toEqual(expect.arrayContaining(['pulledJobs', '["settings"]']));
  return page;
}

/** From the list to Submit, by thumb; some hours go by. */
async function doWhole(page: Page, { workOrder }: FreshTask, { quantity, reason, comment }: Work): Promise<void> {
  await row(page, workOrder).first().click();
  await step(page, 'Accept').click();
  await expect(step(page, 'I’m Onsite')).toBeVisible();
  await pass(page, 20 * MINUTE);
  await step(page, 'I’m Onsite').click();
  await expect(page.getByText(/^Onsite since/)).toBeVisible();
  await pass(page, HOUR);
  await page.getByRole('button', { name: `Change quantity of ${await firstCode(page)}` }).click();
  await sheet(page).getByLabel(/^Done/).fill(quantity);
  await sheet(page).getByLabel('Reason for variation').fill(reason);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText(`Reason: ${reason}`)).toBeVisible();
  await pass(page, 10 * MINUTE);
  await page.getByLabel('Add a field comment').fill(comment);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('[data-part="chat"]')).toContainText(comment);
  await pass(page, 45 * MINUTE);
  await step(page, 'Is Complete').click();
  await expect(step(page, 'Confirm')).toBeVisible();
  await pass(page, MINUTE);
  await step(page, 'Confirm').click();
  await sheet(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
  await pass(page, MINUTE);
  await pressSubmit(page);
  // without a network it stays on the submitted task
  await expect(page.getByText(/^Submitted \d/)).toBeVisible();
  await pass(page, 15 * MINUTE);
  await page.getByRole('link', { name: /: back to task list$/ }).click();
}

interface Done {
  readonly accepted_date: Date;
  readonly onsite_date: Date;
  readonly completed_date: Date;
  readonly submitted_date: Date;
}

/** By both clocks of the device and the server's own. */
interface Dated {
  readonly occurred_at: Date;
  readonly sent_at: Date;
  readonly recorded_at: Date;
  readonly instant: string;
}

interface Visit {
  readonly on_site_utc: Date;
  readonly off_site_utc: Date | null;
  readonly completed_utc: Date | null;
  readonly confirm_item_qtys: boolean;
}

/** What the office's database has of the task, against what lay on the phone. */
async function expectDone(server: RunningServer, { taskId }: FoundTask, work: Work, pressed: readonly StoredRow[]): Promise<void> {
  const at = (name: (typeof WHOLE)[number]): number => Date.parse(pressed.find((press) => press.name === name)?.occurredAt ?? '');
  const dated = await sql<Dated>(
    server,
    'select occurred_at, sent_at, recorded_at, instant from event where occurred_at = any($1::timestamptz[])',
    [pressed.map(({ occurredAt }) => occurredAt)],
  );
  /** received − (sent − pressed), or what it followed where messages took ways of different lengths (decision 033). */
  const earlier: number[] = [];
  const expectInstant = (said: Date | null | undefined, name: (typeof WHOLE)[number]) => {
    const event = dated.find(({ occurred_at }) => occurred_at.getTime() === at(name));
    if (event === undefined) throw new Error(`No event of ${name}`);
    expect(event.instant).toBe('press');
    earlier.push(event.recorded_at.getTime() - (event.sent_at.getTime() - event.occurred_at.getTime()));
    expect(earlier, `${name} is dated by the press`).toContain(said?.getTime());
  };
  const [task] = await sql<Done>(server, 'select accepted_date, onsite_date, completed_date, submitted_date from schedule where id = $1', [
    taskId,
  ]);
  expectInstant(task?.accepted_date, 'accept');
  expectInstant(task?.onsite_date, 'goOnsite');
  expectInstant(task?.completed_date, 'complete');
  expectInstant(task?.submitted_date, 'submit');
  const visits = await sql<Visit>(
    server,
    'select on_site_utc, off_site_utc, completed_utc, confirm_item_qtys from task_user where schedule_id = $1',
    [taskId],
  );
  expect(visits).toHaveLength(1);
  expectInstant(visits[0]?.on_site_utc, 'goOnsite');
  expectInstant(visits[0]?.completed_utc, 'complete');
  expect(visits[0]?.confirm_item_qtys).toBe(true);
  const items = await sql<{ completed_qty: string; variation_reason: string }>(
    server,
    'select completed_qty::text, variation_reason from schedule_item where schedule_id = $1 and variation_reason is not null',
    [taskId],
  );
  expect(items.map(({ completed_qty, variation_reason }) => [Number(completed_qty), variation_reason])).toEqual([
    [Number(work.quantity), work.reason],
  ]);
  const said = await sql<{ comments: string }>(server, 'select comments from field_comment where schedule_id = $1 and comments = $2', [
    taskId,
    work.comment,
  ]);
  expect(said).toHaveLength(1);
}

test(`${String(TASKS)} of a day’s tasks done whole without a network, the browser closed in between: the server holds the day once, in order, with its hours`, async ({
  server,
}) => {
  // they are onsite nowhere when the day begins
  const visits = await openVisitsOf(server, SUB);
  await visits.end();
  const begun = new Date();
  const tasks: FreshTask[] = [];
  while (tasks.length < TASKS) tasks.push(await freshTask(server, GROUP));
  const [last] = tasks.slice(-1) as [FreshTask];
  const phone = await lastingBrowser(server.url);
  let context = await phone.open({ offline: false });
  await context.clock.install({ time: Date.now() - 9 * HOUR });
  let page = await openInTheMorning(context, last);
  await context.setOffline(true);
  for (const [index, work] of DAY.entries()) await doWhole(page, tasks[index] ?? last, work);
  await expect.poll(async () => (await readDevice(page)).length).toBe(DAY.length * WHOLE.length);
  const pressed = await readDevice(page);
  for (const { taskId } of tasks) expect(pressed.filter(({ subject }) => subject === taskId).map(({ name }) => name)).toEqual(WHOLE);
  const instants = pressed.map(({ occurredAt }) => Date.parse(occurredAt));
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  expect((instants.at(-1) ?? 0) - (instants[0] ?? 0)).toBeGreaterThan(TASKS * 2 * HOUR);
  await context.close();

  // the same phone in the evening: the browser's session is over, and there is still no network
  context = await phone.open({ offline: true });
  page = await context.newPage();
  await page.goto(LIST);
  await expect(page.getByRole('searchbox')).toBeVisible();
  for (const { workOrder } of tasks) await expect(row(page, workOrder)).toHaveCount(0);
  expect(await readDevice(page)).toEqual(pressed.map((press) => ({ ...press, state: 'waiting' })));
  expect(await sql(server, 'select id from event where occurred_at = any($1)', [pressed.map(({ occurredAt }) => occurredAt)])).toEqual([]);

  // the provider has forgotten them as well: they say who they are
  await context.clearCookies();
  await context.setOffline(false);
  const signInAgain = page.getByRole('button', { name: 'Sign in again' });
  await signInAgain.click();
  await page.locator(`button[name="login"][value="${SUB}"]`).click();
  await page.waitForURL((url) => url.pathname === LIST);
  await expect.poll(() => readDevice(page)).toEqual([]);

  const asked = pressed.map(({ occurredAt, subject }) => ({ occurredAt, subject: { kind: 'task', id: subject, jobId: 0 } as const }));
  expect(await judge(server, asked, [])).toEqual(NOTHING_WRONG);
  for (const [index, task] of tasks.entries()) {
    const moves = await movesBy(server, SUB, task, begun);
    expect(moves.map((move) => (move.startsWith('field_comment') ? 'addComment' : move))).toEqual(WHOLE);
    await expectDone(
      server,
      task,
      DAY[index] as Work,
      pressed.filter(({ subject }) => subject === task.taskId),
    );
  }
  const [{ count } = { count: '' }] = await sql<{ count: string }>(
    server,
    `select count(distinct tx)::text as count from event where actor_user_id = (select id from app_user where email = $1) and recorded_at >= $2 and occurred_at is not null`,
    [SUB, begun],
  );
  expect(Number(count)).toBe(pressed.length);
  await phone.end();
  await visits.reopen();
});
