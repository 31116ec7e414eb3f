// A day without a network with photos on several tasks, in a soak with a ticket of work, the browser closed twice: in the evening the server holds exactly that, once, its
// receipts name each of them, and whoever checks them with the server off is told the same (issue 10 §4). It has 12 photos on three tasks in a soak.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { sized } from '../../schema/testing/random-runs.ts';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { callAs, row } from '../field-list/list.ts';
import { lastingBrowser } from '../offline/lasting-browser.ts';
import { openVisitsOf } from '../support/open-visits.ts';
import { expect, test } from '../support/test.ts';
import { readsOnPhone } from '../support/without-network.ts';
import { sql, step, type FoundTask } from '../task-page/field-task.ts';
import { freshTask, type FreshTask } from '../task-page/refusals/fresh-task.ts';
import { fillWhole, storedTickets, serversTicket, ticketPath, workAndSubmit } from '../ticket/ticket-steps.ts';
import type { RunningServer } from '../support/running-server.ts';
import { takePicture } from './capture-screen.ts';
import { readPhotos } from './photo-work.ts';

const SUB = 'sub@lotline.example';
const LIST = '/field/construction';
const GROUP = 'Ridgeway Cabling';
/** The ticket of such a day is shown by itself in e2e/ticket/ticket-offline, the work by e2e/offline/day-offline. */
const {
  each: EACH,
  tasks: TASKS,
  hasTicket,
} = sized({
  least: { each: 2, tasks: 2, hasTicket: false },
  soak: { each: 4, tasks: 3, hasTicket: true },
});

const capturePath = ({ jobId, taskId }: FoundTask) => `/field/construction/${String(jobId)}/capture2/${String(taskId)}`;

async function photograph(page: Page, task: FoundTask, from: number, count: number): Promise<void> {
  await page.goto(capturePath(task));
  await page.getByLabel('Title').fill('Day');
  await page.getByLabel('Next Image #').fill(String(from));
  for (let number = from; number < from + count; number += 1) await takePicture(page, `Day-${String(number)}.jpg`);
}

/** All that a task asks for, from the offer on. */
async function workWhole(page: Page, task: FoundTask): Promise<string> {
  await page.goto(task.path);
  await step(page, 'Accept').click();
  await expect(step(page, 'I’m Onsite')).toBeVisible();
  await page.goto(ticketPath(task));
  await fillWhole(page);
  // the last press is shown before it is stored
  const completedAt = async () =>
    (JSON.parse((await storedTickets(page))[0] ?? '{}') as { times?: { completedAt?: string | null } }).times?.completedAt ?? null;
  await expect.poll(completedAt).not.toBeNull();
  const [ticket = ''] = await storedTickets(page);
  await page.goto(task.path);
  await workAndSubmit(page);
  return ticket;
}

interface StoredFile {
  readonly title: string;
  readonly sha256: string;
  readonly task: number;
}

const storedFiles = (server: RunningServer, tasks: readonly FoundTask[]): Promise<StoredFile[]> =>
  sql<StoredFile>(
    server,
    `select a.title, coalesce(f.kept_sha256, f.sha256) as sha256, a.schedule_id as task from attachment a join stored_file f on f.id = a.file_id
      where a.schedule_id = any($1::integer[]) and a.state = 'uploaded' and not a.is_doc_attachment order by a.id`,
    [tasks.map(({ taskId }) => taskId)],
  );

/** A batch is waited for until it is quiet; here it is. */
const endBatches = (server: RunningServer) =>
  sql(
    server,
    `update graphile_worker._private_jobs set run_at = now()
      where task_id in (select id from graphile_worker._private_tasks where identifier = 'issue_receipt') and run_at > now()`,
    [],
  );

interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The bytes as the office has them. */
async function bytesOf(server: RunningServer, tasks: readonly FoundTask[]): Promise<Picture[]> {
  const got: Picture[] = [];
  for (const { jobId } of tasks) {
    const query = 'query ($id: Int!) { construction(id: $id) { attachments { title url taskId isDocAttachment } } }';
    const { construction } = await callAs<{
      construction: { attachments: { title: string; url: string; taskId: number | null; isDocAttachment: boolean }[] };
    }>(server, SUB, query, { id: jobId });
    for (const { title, url, isDocAttachment } of construction.attachments.filter(({ title }) => title.startsWith('Day-')))
      if (!isDocAttachment)
        got.push({
          name: `${String(jobId)}-${title}`,
          mimeType: 'image/jpeg',
          buffer: Buffer.from(await (await fetch(new URL(url, server.url))).arrayBuffer()),
        });
  }
  return got;
}

test(`${String(EACH * TASKS)} photos${hasTicket ? ' and a ticket of work' : ''} on ${String(TASKS)} tasks without a network, the browser closed twice: all is held once, receipts name it, /verify agrees`, async ({
  server,
}) => {
  // onsite nowhere else, which would be asked about
  const visits = await openVisitsOf(server, SUB);
  await visits.end();
  const tasks: FreshTask[] = [];
  while (tasks.length < TASKS) tasks.push(await freshTask(server, GROUP));
  const [second, third] = tasks.slice(-2) as [FreshTask, FreshTask];
  const phone = await lastingBrowser(server.url);
  const open = async (offline: boolean): Promise<BrowserContext> => {
    const context = await phone.open({ offline });
    await context.grantPermissions(['camera', 'geolocation'], { origin: server.url });
    await context.setGeolocation({ latitude: -33.64123, longitude: 150.90534, accuracy: 6 });
    return context;
  };
  let context = await open(false);
  let page = await context.newPage();
  await openAs(page, LIST, SUB);
  await expect(row(page, third.workOrder)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(async () => (await readsOnPhone(page)).map(({ name }) => name)).toEqual(expect.arrayContaining(['pulledJobs']));
  await context.setOffline(true);
  for (const first of tasks.slice(0, -2)) await photograph(page, first, 1, EACH);
  await photograph(page, second, 1, EACH / 2);
  await context.close();

  context = await open(true);
  page = await context.newPage();
  await photograph(page, second, 1 + EACH / 2, EACH / 2);
  await photograph(page, third, 1, EACH);
  const ticket = hasTicket ? await workWhole(page, third) : null;
  const onPhone = await readPhotos(page);
  expect(onPhone.ids).toHaveLength(TASKS * EACH);
  expect([...onPhone.pictures].sort()).toEqual([...onPhone.ids].sort());
  await context.close();

  context = await open(false);
  // the provider has forgotten them: they say who they are
  await context.clearCookies();
  page = await context.newPage();
  await page.goto(LIST);
  await expect(
    row(page, third.workOrder)
      .or(page.getByRole('button', { name: 'Sign in again' }))
      .first(),
  ).toBeVisible();
  const signInAgain = page.getByRole('button', { name: 'Sign in again' });
  if (await signInAgain.isVisible()) {
    await signInAgain.click();
    await page.locator(`button[name="login"][value="${SUB}"]`).click();
    await page.waitForURL((url) => url.pathname === LIST);
  }
  await expect.poll(() => readPhotos(page)).toEqual({ ids: [], states: [], pictures: [] });
  const rows = await sql<{ schedule_id: number; title: string; client_id: string }>(
    server,
    `select schedule_id, title, client_id from attachment where title like 'Day-%' and state = 'uploaded' order by schedule_id, title`,
    [],
  );
  expect(rows.map(({ client_id }) => client_id).sort()).toEqual([...onPhone.ids].sort());
  for (const { taskId } of tasks)
    expect(rows.filter(({ schedule_id }) => schedule_id === taskId).map(({ title }) => title)).toEqual(
      Array.from({ length: EACH }, (_, at) => `Day-${String(at + 1)}.jpg`),
    );
  expect(await sql(server, `select id from attachment where title like 'Day-%' and state <> 'uploaded'`, [])).toEqual([]);
  if (ticket !== null) expect(await serversTicket(server, third)).toEqual(JSON.parse(ticket));

  const held = await storedFiles(server, tasks);
  expect(held).toHaveLength(TASKS * EACH);
  const bytes = await bytesOf(server, tasks);
  await expect
    .poll(async () => {
      await endBatches(server);
      const receipts = await sql<{ text: string }>(server, 'select text from receipt', []);
      return held.filter(({ sha256 }) => !receipts.some(({ text }) => text.includes(sha256))).map(({ title }) => title);
    })
    .toEqual([]);
  await page.goto('/field/receipts');
  const exported = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    return readFile(await (await download).path());
  };
  let text = await exported();
  await expect
    .poll(async () => {
      await page.reload();
      text = await exported();
      return held.every(({ sha256 }) => text.includes(sha256));
    })
    .toBe(true);

  const checking = await context.newPage();
  await checking.goto('/verify');
  await expect
    .poll(() =>
      checking.evaluate(() => navigator.serviceWorker.controller !== null && localStorage.getItem('lotline.receipt-keys') !== null),
    )
    .toBe(true);
  await context.setOffline(true);
  await checking.reload();
  await checking.getByLabel('File of receipts').setInputFiles({ name: 'lotline-receipts.txt', mimeType: 'text/plain', buffer: text });
  await expect(checking.getByText('As it was signed', { exact: true })).toBeVisible();
  await checking.getByLabel('Photos and files').setInputFiles(bytes);
  await expect(checking.getByText(`${String(bytes.length)} of ${String(TASKS * EACH)} are as they were received`)).toBeVisible();
  await phone.end();
  await visits.reopen();
});
