// The console in its window without a network: what is done there waits on the computer.
import fs from 'node:fs';
import path from 'node:path';
import { submittedTask } from '../console/submitted-task.ts';
import type { Page } from '@playwright/test';
import { callAs } from '../field-list/list.ts';
import { popupIsOpen } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { launchDesktop, type Desktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { goTo, openSecond, setOnline, storedAnswer, syncedAt } from './window.ts';

/** What the sync brought of an open job, as JSON; empty: nothing yet. */
const copyOf = ({ page }: Desktop, id: number): Promise<{ readonly comments: string; readonly review: string }> =>
  page.evaluate(async (asked) => {
    const bridge = Reflect.get(window, 'lotlineDesktop') as { jobPage: (args: object) => Promise<Record<string, string | null> | null> };
    const found = await bridge.jobPage({ id: asked });
    return { comments: `${found?.['fieldComments'] ?? ''}${found?.['internalComments'] ?? ''}`, review: found?.['review'] ?? '' };
  }, id);

test('a day on a train: signed in and filled, then without a network searched, opened, edited, reviewed and exported; each arrives once after a crash', async ({
  server,
  browser,
}) => {
  const { jobId, taskId, workOrder } = await submittedTask(server);
  const times = async (condition: string): Promise<number> =>
    (await sql<{ n: number }>(server, `select count(*)::integer as n from event where ${condition}`, []))[0]?.n ?? 0;
  const done = async (): Promise<readonly [reviews: number, comments: number, exports: number]> => [
    await times(`move = 'reviewTask' and entity_id = ${String(taskId)}`),
    await times(`move = 'addComment' and construction_id = ${String(jobId)}`),
    await times(`move = 'exportList' and detail->>'copyOf' is not null`),
  ];
  const desktop = await launchDesktop({ server: server.url });
  const { page } = desktop;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(async () => (await copyOf(desktop, jobId)).review).not.toBe('');
  for (const name of ['JobStatuses', 'JobFieldNames', 'JobPageNames'])
    await expect.poll(() => storedAnswer(desktop, `${name} []`)).not.toBeNull();
  const before = await done();

  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  await setOnline(desktop, false);
  await page.getByRole('searchbox', { name: /filter/i }).fill(workOrder);
  const row = page.getByRole('grid', { name: 'Jobs' }).getByRole('row', { name: new RegExp(workOrder) });
  await expect(row).toBeVisible();
  await goTo(desktop, `/construction/${String(jobId)}/comments`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(workOrder) })).toBeVisible();
  await page.getByLabel('Write a comment').fill('Seen on the train');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  // a review that nobody has opened here
  await goTo(desktop, `/construction/${String(jobId)}/review/${String(taskId)}`);
  const finish = page.getByRole('button', { name: /still to decide|Finish review/ });
  await expect(finish).toBeVisible();
  while ((await finish.textContent())?.includes('still to decide') === true) await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your review is waiting on this computer to be sent.')).toBeVisible();
  await page.getByRole('button', { name: '2 changes waiting' }).click();
  await expect(page.getByRole('dialog').getByText(/^Review of /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const file = path.join(fs.mkdtempSync(path.join(desktop.userData, 'exports-')), 'jobs.csv');
  await desktop.evaluate(
    ({ dialog }, filePath) => Reflect.set(dialog, 'showSaveDialog', () => Promise.resolve({ canceled: false, filePath })),
    file,
  );
  await goTo(desktop, `/jobs?view=all&q=${workOrder}`);
  await expect(row).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText(/^Saved: jobs-[\d-]+\.csv, as at /)).toBeVisible();
  expect(fs.readFileSync(file, 'utf8')).toContain(workOrder);
  expect(await done()).toEqual(before);
  await desktop.kill();

  const again = await launchDesktop({ server: server.url, userData: desktop.userData });
  const [reviews, comments, exports] = before;
  await expect.poll(done).toEqual([reviews + 1, comments + 1, exports + 1]);
  await expect(again.page.getByRole('button', { name: /waiting/ })).toHaveCount(0);
  // the copy has what the server made of it
  await expect
    .poll(() => copyOf(again, jobId))
    .toEqual({ comments: expect.stringContaining('Seen on the train'), review: expect.stringContaining('approvedDate') });
  await goTo(again, `/construction/${String(jobId)}/review/${String(taskId)}`);
  await expect(again.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await done()).toEqual([reviews + 1, comments + 1, exports + 1]);
  await again.quit();
});

/** How often each was done to that job. */
const doneTo = async (server: RunningServer, jobId: number): Promise<Readonly<Record<string, number>>> => {
  const rows = await sql<{ move: string; n: number }>(
    server,
    `select move, count(*)::integer as n from event where construction_id = $1 and move in ('addComment', 'setJobStatus') group by move`,
    [jobId],
  );
  return Object.fromEntries(rows.map(({ move, n }) => [move, n]));
};
const statusOf = async (server: RunningServer, jobId: number): Promise<string> =>
  (await sql<{ status: string }>(server, 'select status from construction where id = $1', [jobId]))[0]?.status ?? '';

const openJob = async (desktop: Desktop, jobId: number, workOrder: string): Promise<void> => {
  await goTo(desktop, `/construction/${String(jobId)}/comments`);
  await expect(desktop.page.getByRole('heading', { level: 1, name: new RegExp(workOrder) })).toBeVisible();
  await expect(desktop.page.getByLabel('Write a comment')).toBeVisible();
};
const goOffline = async (desktop: Desktop): Promise<void> => {
  await setOnline(desktop, false);
  await expect(desktop.page.getByRole('banner').getByText('Offline')).toBeVisible();
};
const statusButton = (page: Page) => page.getByRole('button', { name: /, change the status$/ });
const statusChoices = (page: Page) =>
  page.getByRole('menu', { name: 'Change the status to' }).getByRole('menuitem', { disabled: false }).filter({ hasNotText: '…' });

/** The settings of the job's work type have been read: its menu is opened and closed again. */
async function seesStatuses(page: Page): Promise<void> {
  await statusButton(page).click();
  await expect(statusChoices(page).nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(statusChoices(page)).toHaveCount(0);
}

/** The first that this job may become without a further question is chosen. @returns its name, and that of the next one */
async function chooseStatus(page: Page): Promise<readonly [chosen: string, other: string]> {
  await statusButton(page).click();
  const choices = statusChoices(page);
  await expect(choices.nth(1)).toBeVisible();
  const [chosen = '', other = ''] = await choices.evaluateAll((items) => items.map((item) => item.firstChild?.textContent ?? ''));
  await choices.first().click();
  return [chosen, other];
}
test('a comment and a status of a day without a network are seen in both windows, wait while these are closed, and arrive once', async ({
  server,
  browser,
}) => {
  const { jobId, workOrder } = await freshTask(server, 'Ridgeway Cabling');
  const before = await statusOf(server, jobId);
  const desktop = await launchDesktop({ server: server.url });
  const { page } = desktop;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();
  await openJob(desktop, jobId, workOrder);
  const second = await openSecond(desktop, 'jobs');
  await expect(second.getByRole('grid', { name: 'Jobs' }).getByRole('row').nth(1)).toBeVisible();
  await goOffline(desktop);

  await page.getByLabel('Write a comment').fill('The gate is open until five');
  await page.keyboard.press('Control+Enter');
  await expect(second.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Comments, oldest first' }).getByText('The gate is open until five')).toBeVisible();
  const [status] = await chooseStatus(page);
  await expect(page.getByText('The new status is waiting on this computer to be sent.')).toBeVisible();
  await expect(page.getByText(`${status} waiting to be sent`)).toBeVisible();
  // typed and not sent: it is there when the window is
  await page.getByLabel('Write a comment').fill('Half a thought');
  await second.getByRole('button', { name: '2 changes waiting' }).click();
  const sheet = second.getByRole('dialog', { name: 'Unsent work' });
  await expect(sheet.getByText('The gate is open until five')).toBeVisible();
  await expect(sheet.getByText(`Status of job ${workOrder}: ${status}`)).toBeVisible();
  await popupIsOpen(second, 'WaitingActions');
  await auditLooks(second, [1440]);
  await auditLooks(page, [1440]);
  if (TAKES_PICTURES) {
    await shootDesk(second, 'desktop-unsent');
    await shootDesk(page, 'desktop-job-offline');
  }
  expect([await doneTo(server, jobId), await statusOf(server, jobId)]).toEqual([{}, before]);
  await desktop.quit();

  const again = await launchDesktop({ server: server.url, userData: desktop.userData });
  await expect.poll(() => doneTo(server, jobId)).toEqual({ addComment: 1, setJobStatus: 1 });
  expect(await statusOf(server, jobId)).toBe(status);
  await expect(again.page.getByRole('button', { name: /wait/ })).toHaveCount(0);
  await openJob(again, jobId, workOrder);
  await expect(again.page.getByLabel('Write a comment')).toHaveValue('Half a thought');
  expect(await doneTo(server, jobId)).toEqual({ addComment: 1, setJobStatus: 1 });
  await again.quit();
});

test('a status that somebody else changed meanwhile needs the person, and neither is lost', async ({ server, browser }) => {
  const { jobId, workOrder } = await freshTask(server, 'Ridgeway Cabling');
  const desktop = await launchDesktop({ server: server.url });
  const { page } = desktop;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();
  await openJob(desktop, jobId, workOrder);
  await seesStatuses(page);
  await goOffline(desktop);
  const [, theirs] = await chooseStatus(page);
  await expect(page.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  const change = 'mutation ($id: Int!, $status: String!) { updateJobStatus(id: $id, status: $status) { id } }';
  await callAs(server, 'scheduler@lotline.example', change, { id: jobId, status: theirs });
  await setOnline(desktop, true);
  await page.getByRole('button', { name: '1 needs you' }).click();
  const sheet = page.getByRole('dialog', { name: 'Unsent work' });
  await expect(sheet.getByText('Needs your attention: the server did not accept it.')).toBeVisible();
  expect(await statusOf(server, jobId)).toBe(theirs);
  await sheet.getByRole('link', { name: 'Open as a page' }).click();
  const needs = page.getByRole('main').getByRole('list', { name: 'Needs you (1)' });
  await expect(needs.getByText('Needs your attention: the server did not accept it.')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await auditLooks(page, [1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'desktop-needs-you');
  await needs.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Everything was sent')).toBeVisible();
  expect([await statusOf(server, jobId), await doneTo(server, jobId)]).toEqual([theirs, { setJobStatus: 1 }]);
  await desktop.quit();
});

test('a drafted message is handed to the messages of this machine, and one that cannot be opened is said', async ({ server }) => {
  const desktop = await launchDesktop({ server: server.url });
  const link = `sms:+61491570999?body=${encodeURIComponent('Is the lot ready? '.repeat(100))}`;
  // as Electron tells of a link that leads out of the page: the stand-in's Chromium asks nobody about one of another program
  const press = () =>
    desktop.evaluate(({ BrowserWindow }, url) => {
      let isPrevented = false;
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as { emit: (name: string, event: object) => unknown } | undefined;
      contents?.emit('will-navigate', { url, isMainFrame: true, preventDefault: () => (isPrevented = true) });
      return isPrevented;
    }, link);
  const opened = () => desktop.evaluate(({ shell }) => [...(Reflect.get(shell, 'opened') as string[])], null);
  expect(await press()).toBe(true);
  await expect.poll(opened).toEqual([link]);
  // as the screens draft it: by the contract, with an answer
  const draft = () =>
    desktop.page.evaluate(
      (asked) => (Reflect.get(window, 'lotlineDesktop') as { openDraft: (args: object) => Promise<string> }).openDraft({ draft: asked }),
      { kind: 'sms', phone: '0491 570 999', text: 'Is the lot ready? '.repeat(100) },
    );
  expect(await draft()).toBe('opened');
  expect(await opened()).toEqual([link, link]);
  await desktop.evaluate(({ shell }) => Reflect.set(shell, 'openExternal', () => Promise.reject(new Error('nobody takes it'))), null);
  expect(await draft()).toBe('failed');
  await press();
  const said = () => desktop.evaluate(({ dialog }) => [...(Reflect.get(dialog, 'said') as string[])], null);
  await expect.poll(said).toEqual([expect.stringContaining('The message could not be opened')]);
  await desktop.quit();
});
