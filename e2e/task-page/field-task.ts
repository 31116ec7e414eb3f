// The task page in a browser: opened from its work order, pressed as a thumb would, and what the office is told of it.
import pg from 'pg';
import type { Locator, Page } from '@playwright/test';
import { fetchToken } from '../../scripts/sign-in/fetch-token.mjs';
import { expect } from '../support/test.ts';
import type { RunningServer } from '../support/running-server.ts';

export interface FoundTask {
  readonly taskId: number;
  readonly jobId: number;
  readonly path: string;
}

export async function sql<Row extends pg.QueryResultRow>(server: RunningServer, text: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The first task of that group on the job. */
export async function findTask(server: RunningServer, workOrder: string, group = 'Ridgeway Cabling'): Promise<FoundTask> {
  const rows = await sql<{ task_id: number; job_id: number }>(
    server,
    `select s.id as task_id, c.id as job_id from schedule s join construction c on c.id = s.construction_id join work_group g on g.id = s.group_id
      where c.work_order = $1 and g.name = $2 order by s.id limit 1`,
    [workOrder, group],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`${group} has no task on WO ${workOrder}`);
  return { taskId: found.task_id, jobId: found.job_id, path: `/field/construction/${String(found.job_id)}/${String(found.task_id)}` };
}

interface OfficeEvent {
  readonly move: string;
  readonly entity: string;
  readonly entityId: number;
  readonly userId: number;
  readonly recordedAt: string;
}

/** What follows a press by itself has an event of its own beside it. */
const FOLLOWS: readonly string[] = ['dateJob', 'sumLine', 'draftPayment', 'addPaymentLine', 'correctPayment', 'voidPayment'];

/** What this person did on the task since the given instant, oldest first, as the office's API tells it. */
export async function movesBy(server: RunningServer, email: string, task: FoundTask, since: Date): Promise<string[]> {
  const token = (await fetchToken(server.url, 'office@lotline.example')).accessToken;
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `query History($id: Int!) { jobEvents(constructionId: $id) { events { move entity entityId userId recordedAt } } }`,
      variables: { id: task.jobId },
    }),
  });
  const { data } = (await answer.json()) as { data: { jobEvents: { events: OfficeEvent[] } } };
  const [person] = await sql<{ id: number }>(server, 'select id from app_user where email = $1', [email]);
  return data.jobEvents.events
    .filter(({ userId, recordedAt }) => userId === person?.id && new Date(recordedAt) >= since)
    .filter(({ entity, entityId, move }) => (entity !== 'schedule' || entityId === task.taskId) && !FOLLOWS.includes(move))
    .map(({ entity, move }) => (entity === 'schedule' ? move : `${entity}:${move}`))
    .toReversed();
}

export const bar = (page: Page): Locator => page.locator('footer');
export const step = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true });
export const sheet = (page: Page): Locator => page.locator('dialog[open]');

declare global {
  interface Window {
    /** What toasts have said and no test has asked for yet. */
    toastsShown?: string[];
  }
}

/** A success stands for 1.5 s (specification 1 §9); a busy machine may look less often than that, so the page itself remembers what was said. */
export async function tells(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(wasSaid, text), { message: `a toast says "${text}"` }).toBe(true);
}

/** Runs in the page. What was asked for is forgotten: the same words said again are another toast. */
function wasSaid(text: string): boolean {
  let said = window.toastsShown;
  if (said === undefined) {
    const known = new WeakSet<Element>();
    const heard: string[] = [];
    const listen = (): void => {
      for (const toast of document.querySelectorAll('[data-toast]')) {
        if (!known.has(toast)) heard.push((toast.querySelector('span') ?? toast).textContent);
        known.add(toast);
      }
    };
    new MutationObserver(listen).observe(document, { childList: true, subtree: true });
    listen();
    said = window.toastsShown = heard;
  }
  const at = said.indexOf(text);
  if (at !== -1) said.splice(at, 1);
  return at !== -1;
}

export async function more(page: Page, option: string): Promise<void> {
  await step(page, 'More').click();
  await sheet(page).getByRole('button', { name: option, exact: true }).click();
}

export async function addComment(page: Page, text: string): Promise<void> {
  await page.getByLabel('Add a field comment').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await tells(page, 'Field comment added successfully');
}

export async function changeQuantity(page: Page, code: string, quantity: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Change quantity of ${code}` }).click();
  await sheet(page).getByLabel(/^Done/).fill(quantity);
  await sheet(page).getByLabel('Reason for variation').fill(reason);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Changed item completion');
  await expect(sheet(page)).toHaveCount(0);
}

export async function addUnplannedItem(page: Page, typed: string, quantity: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Add unplanned item' }).click();
  await sheet(page).getByRole('combobox', { name: 'Item' }).fill(typed);
  await sheet(page).getByRole('option').first().click();
  await sheet(page)
    .getByLabel(/^Quantity/)
    .fill(quantity);
  await sheet(page).getByLabel('Reason').fill(reason);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await tells(page, 'Added new item to construction');
  await expect(sheet(page)).toHaveCount(0);
}

export async function confirm(page: Page): Promise<void> {
  await meant(step(page, 'Confirm'));
  await expect(sheet(page).getByRole('heading', { name: 'Please Confirm item quantities' })).toBeVisible();
  await meant(sheet(page).getByRole('button', { name: 'Confirm', exact: true }));
  await tells(page, 'Item QTYs Confirmed');
}

/** A press at one spot within a second and a half of another counts as meant for what stood there before (038), unless another key came between. */
export async function meant(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await control.page().keyboard.press('Shift');
  await control.press(key);
}

/** Minutes after arriving it is asked about. */
export async function complete(page: Page): Promise<void> {
  await meant(step(page, 'Is Complete'));
  await expect(sheet(page)).toContainText('You arrived at');
  await meant(sheet(page).getByRole('button', { name: 'Is Complete' }));
}

/** Of a task whose shots are not all taken: it asks once. */
export async function pressSubmit(page: Page): Promise<void> {
  await meant(step(page, 'Submit'));
  await meant(sheet(page).getByRole('button', { name: /^Submit anyway/ }));
}

export async function submit(page: Page): Promise<void> {
  await pressSubmit(page);
  await tells(page, 'Task Submitted');
  await expect(page).toHaveURL(/\/field\/construction$/);
}

export const firstCode = (page: Page): Promise<string> =>
  page
    .getByRole('table', { name: /^Items/ })
    .locator('tbody b')
    .first()
    .innerText();
