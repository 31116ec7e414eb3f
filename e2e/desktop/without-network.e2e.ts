// The console in its window without a network: lists, search, board and job page from the copy on this computer, with their age; what is done waits on the computer,
// in all its windows, and a status that somebody else changed meanwhile needs the person.
import type { Page } from '@playwright/test';
import { callAs } from '../field-list/list.ts';
import { auditLooks } from '../support/audit.ts';
import { shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import { popupIsOpen } from '../support/popup-open.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { freshTask, type FreshTask } from '../task-page/refusals/fresh-task.ts';
import { launchDesktop, type Desktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { goTo, openSecond, setOnline, storedAnswer, syncedAt } from './window.ts';

/** A job of the demo data that no other is called like. */
const WORK_ORDER = '48191';

interface NeverOpened {
  readonly id: number;
  readonly workOrder: string;
  readonly workType: string;
  readonly task: string;
  readonly group: string;
}
const hasPage = ({ page }: Desktop, id: number): Promise<boolean> =>
  page.evaluate(
    async (asked) =>
      (await (Reflect.get(window, 'lotlineDesktop') as { jobPage: (args: object) => Promise<object | null> }).jobPage({ id: asked })) !==
      null,
    id,
  );
const isHeaded = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
const jobsGrid = (page: Page) => page.getByRole('grid', { name: 'Jobs' });

async function neverOpened(server: RunningServer): Promise<NeverOpened> {
  const [whole] = await sql<NeverOpened>(
    server,
    `select c.id, c.work_order as "workOrder", c.work_type as "workType", s.name as task, g.name as "group" from construction c
       join schedule s on s.construction_id = c.id and not s.ignored join work_group g on g.id = s.group_id
      where c.work_order <> $1 and lower(c.status) not in ('complete', 'closed', 'cancelled') order by c.id, s.id limit 1`,
    [WORK_ORDER],
  );
  if (whole === undefined) throw new Error('No job is open');
  return whole;
}

/** Everything is here that is asked ahead, for screens that nobody has opened too. */
async function isFilled(desktop: Desktop, whole: NeverOpened): Promise<void> {
  for (const name of ['JobStatuses', 'JobFieldNames', 'JobPageNames'])
    await expect.poll(() => storedAnswer(desktop, `${name} []`)).not.toBeNull();
  await expect.poll(() => hasPage(desktop, whole.id)).toBe(true);
  // once the work types have come
  const settings = `SystemSettingsQuery ${JSON.stringify([['workType', whole.workType]])}`;
  await expect.poll(() => storedAnswer(desktop, settings)).not.toBeNull();
}

async function listsAreHere(desktop: Desktop): Promise<void> {
  const { page } = desktop;
  await goTo(desktop, '/jobs');
  const grid = jobsGrid(page);
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^As at /)).toBeVisible();
  await page.getByRole('searchbox', { name: /filter/i }).fill(WORK_ORDER);
  await expect(grid.getByRole('row', { name: new RegExp(WORK_ORDER) })).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(2);
  await goTo(desktop, '/jobs?photos=yes');
  await expect(
    page.getByText('“Photos missing” needs a connection: the copy of the jobs on this computer does not have it.'),
  ).toBeVisible();
  // never opened while there was a network
  await goTo(desktop, `/jobs?shape=board&q=${WORK_ORDER}`);
  await expect(page.getByRole('main').getByRole('link', { name: WORK_ORDER })).toBeVisible();
}

/** An open job whose page was never opened stands here whole; of one that has ended, what the list's copy holds of it. */
async function jobsAreHere(desktop: Desktop, server: RunningServer, { id, workOrder, task, group }: NeverOpened): Promise<void> {
  const { page } = desktop;
  const main = page.getByRole('main');
  await goTo(desktop, `/construction/${String(id)}/schedule`);
  await isHeaded(page, workOrder);
  await expect(main.getByText(/^As at /)).toBeVisible();
  await expect(main.getByText(task).first()).toBeVisible();
  await expect(main.getByText(group).first()).toBeVisible();
  if (TAKES_PICTURES) await shootDesk(page, 'desktop-job-copied');
  await goTo(desktop, `/construction/${String(id)}/comments`);
  await expect(page.getByLabel('Write a comment')).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  const [ended] = await sql<{ id: number; workOrder: string }>(
    server,
    `select id, work_order as "workOrder" from construction where work_order <> $1 and lower(status) = 'complete' order by id limit 1`,
    [WORK_ORDER],
  );
  await goTo(desktop, `/construction/${String(ended?.id)}`);
  await isHeaded(page, ended?.workOrder ?? 'none');
  await expect(page.getByText('Only part of this job is on this computer.')).toBeVisible();
  await auditLooks(page, [1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'desktop-job-not-opened');
}

/** How often each was done to that job. */
const doneTo = async (server: RunningServer, { jobId }: FreshTask): Promise<Readonly<Record<string, number>>> => {
  const rows = await sql<{ move: string; n: number }>(
    server,
    `select move, count(*)::integer as n from event where construction_id = $1 and move in ('addComment', 'setJobStatus') group by move`,
    [jobId],
  );
  return Object.fromEntries(rows.map(({ move, n }) => [move, n]));
};
const statusOf = async (server: RunningServer, { jobId }: FreshTask): Promise<string> =>
  (await sql<{ status: string }>(server, 'select status from construction where id = $1', [jobId]))[0]?.status ?? '';

async function openComments(desktop: Desktop, { jobId, workOrder }: FreshTask): Promise<void> {
  await goTo(desktop, `/construction/${String(jobId)}/comments`);
  await isHeaded(desktop.page, workOrder);
  await expect(desktop.page.getByLabel('Write a comment')).toBeVisible();
}

/** The first that this job may become without a further question is chosen. @returns its name, and that of the next one */
async function chooseStatus(page: Page): Promise<readonly [chosen: string, other: string]> {
  await page.getByRole('button', { name: /, change the status$/ }).click();
  const choices = page
    .getByRole('menu', { name: 'Change the status to' })
    .getByRole('menuitem', { disabled: false })
    .filter({ hasNotText: '…' });
  await expect(choices.nth(1)).toBeVisible();
  const [chosen = '', other = ''] = await choices.evaluateAll((items) => items.map((item) => item.firstChild?.textContent ?? ''));
  await choices.first().click();
  return [chosen, other];
}

const unsentWork = (page: Page) => page.getByRole('dialog', { name: 'Unsent work' });

/** A comment and a status are seen in both windows. @returns the status */
async function workInBoth(desktop: Desktop, second: Page, task: FreshTask): Promise<string> {
  const { page } = desktop;
  await openComments(desktop, task);
  await page.getByLabel('Write a comment').fill('The gate is open until five');
  await page.keyboard.press('Control+Enter');
  await expect(second.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Comments, oldest first' }).getByText('The gate is open until five')).toBeVisible();
  const [status] = await chooseStatus(page);
  await expect(page.getByText('The new status is waiting on this computer to be sent.')).toBeVisible();
  await expect(page.getByText(`${status} waiting to be sent`)).toBeVisible();
  await second.getByRole('button', { name: '2 changes waiting' }).click();
  await expect(unsentWork(second).getByText('The gate is open until five')).toBeVisible();
  await expect(unsentWork(second).getByText(`Status of job ${task.workOrder}: ${status}`)).toBeVisible();
  await popupIsOpen(second, 'WaitingActions');
  await auditLooks(second, [1440]);
  await auditLooks(page, [1440]);
  if (TAKES_PICTURES) {
    await shootDesk(second, 'desktop-unsent');
    await shootDesk(page, 'desktop-job-offline');
  }
  return status;
}

/** A status that somebody else changed meanwhile needs the person; it is let go of, and theirs stays. */
async function letGoOfStatus(page: Page): Promise<void> {
  await page.getByRole('button', { name: '1 needs you' }).click();
  const sheet = unsentWork(page);
  await expect(sheet.getByText('Needs your attention: the server did not accept it.')).toBeVisible();
  await sheet.getByRole('link', { name: 'Open as a page' }).click();
  const needs = page.getByRole('main').getByRole('list', { name: 'Needs you (1)' });
  await expect(needs.getByText('Needs your attention: the server did not accept it.')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await auditLooks(page, [1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'desktop-needs-you');
  await needs.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Everything was sent')).toBeVisible();
}

test('lists, search, board, opened jobs and those that were never opened work without a network and say how old they are; what is done waits in both windows, arrives once, and a status that another one changed needs the person', async ({
  server,
  browser,
}) => {
  const [task, other] = [await freshTask(server, 'Ridgeway Cabling'), await freshTask(server, 'Ridgeway Cabling')];
  const desktop = await launchDesktop({ server: server.url });
  const { page } = desktop;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(jobsGrid(page).getByText(WORK_ORDER, { exact: true })).toBeVisible();
  await expect(page.getByText(/^As at /)).toHaveCount(0);
  const [job] = await sql<{ id: number }>(server, 'select id from construction where work_order = $1', [WORK_ORDER]);
  const jobPath = `/construction/${String(job?.id)}`;
  await goTo(desktop, jobPath);
  await isHeaded(page, WORK_ORDER);
  const whole = await neverOpened(server);
  await isFilled(desktop, whole);
  for (const { jobId } of [task, other]) await expect.poll(() => hasPage(desktop, jobId)).toBe(true);

  await setOnline(desktop, false);
  await page.reload();
  // the page that was read while there was a network, as it was then
  await isHeaded(page, WORK_ORDER);
  await expect(page.getByRole('main').getByText(/^As at \d+:\d\d [ap]m$/)).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^Jobs as at \d+:\d\d [ap]m$/)).toBeVisible();
  await listsAreHere(desktop);
  await jobsAreHere(desktop, server, whole);
  const second = await openSecond(desktop, 'jobs');
  await expect(jobsGrid(second).getByRole('row').nth(1)).toBeVisible();
  const status = await workInBoth(desktop, second, task);
  await openComments(desktop, other);
  const [, theirs] = await chooseStatus(page);
  await expect(page.getByRole('button', { name: '3 changes waiting' })).toBeVisible();
  expect([await doneTo(server, task), await doneTo(server, other)]).toEqual([{}, {}]);
  const change = 'mutation ($id: Int!, $status: String!) { updateJobStatus(id: $id, status: $status) { id } }';
  await callAs(server, 'scheduler@lotline.example', change, { id: other.jobId, status: theirs });

  await setOnline(desktop, true);
  await expect.poll(() => doneTo(server, task)).toEqual({ addComment: 1, setJobStatus: 1 });
  expect(await statusOf(server, task)).toBe(status);
  await letGoOfStatus(page);
  expect([await statusOf(server, other), await doneTo(server, other)]).toEqual([theirs, { setJobStatus: 1 }]);
  expect(await doneTo(server, task)).toEqual({ addComment: 1, setJobStatus: 1 });
  await goTo(desktop, jobPath);
  await isHeaded(page, WORK_ORDER);
  await expect(page.getByText(/^As at /)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(/^Jobs as at/)).toHaveCount(0);
  await desktop.quit();
});
