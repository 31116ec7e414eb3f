// The replica for a person is there without a network: every task of the list, also one that was never visited; what is given to others leaves;
// and what one tab signs out of, no other goes on showing (decision 036).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { row, SUB, untilListed } from '../field-list/list.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, readsOnPhone, loseNetwork } from '../support/without-network.ts';
import { findTask, sql } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import type { Page } from '@playwright/test';

const LIST = '/field/construction';
const OLD_TASK = /This is the task as of .*\d\d:\d\d [AP]M\./;

/** The app is opened anew again and again: that takes its time where others work on the machine. */

const untilSynced = (page: Page) =>
  expect
    .poll(async () => (await readsOnPhone(page)).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['pulledJobs', '["settings"]']));

async function openListed(openAs: (path: string, email: string) => Promise<Page>): Promise<Page> {
  const page = await openAs(LIST, SUB);
  await untilListed(page);
  await untilSynced(page);
  return page;
}

test('the list was opened once: without a network a task that was never visited opens whole', async ({ server, openAs }) => {
  const page = await openListed(openAs);
  const task = await findTask(server, LANDMARKS.sub.newTask);
  const withNetwork = await page.context().newPage();
  await withNetwork.goto(new URL(task.path, page.url()).href);
  const heading = withNetwork.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(withNetwork.getByRole('table').first()).toBeVisible();
  // its word by the settings, which may come after the task
  await expect(withNetwork.getByText('Developer', { exact: true })).toHaveCount(0);
  const whole = await withNetwork.getByRole('main').innerText();
  await withNetwork.close();
  // what was read of it goes: only the replica is left
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opened = indexedDB.open(name ?? '');
        opened.onsuccess = () => resolve(opened.result);
      });
      const reads = database.transaction('reads', 'readwrite').objectStore('reads');
      for (const key of await new Promise<IDBValidKey[]>((resolve) => {
        const asked = reads.getAllKeys();
        asked.onsuccess = () => resolve(asked.result);
      }))
        if (key !== '["settings"]') reads.delete(key);
      database.close();
    }
  });
  await loseNetwork(page);
  await page.goto(task.path);
  await expect(page.getByText(OLD_TASK)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const missing = async () => {
    const offline = new Set(lines(await page.getByRole('main').innerText()));
    return lines(whole).filter((line) => !offline.has(line));
  };
  await expect.poll(missing).toEqual([]);
  await page.goto(LIST);
  await expect(row(page, LANDMARKS.sub.nextWeek)).toBeVisible();
});

test('a task that is given to others meanwhile leaves the phone when it comes back; the whole list is not read again', async ({
  server,
  openAs,
}) => {
  const task = await freshTask(server, 'Ridgeway Cabling');
  const page = await openListed(openAs);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await loseNetwork(page);
  await expect(row(page, task.workOrder)).toBeVisible();
  await sql(server, `update schedule set group_id = (select id from work_group where name = 'Crew South') where id = $1`, [task.taskId]);
  await findNetwork(page);
  await expect(row(page, task.workOrder)).toHaveCount(0);
  const rowsOfJob = async () =>
    (await readsOnPhone(page)).filter(({ name, text }) => name === 'pulledRows' && text.includes(`"jobId":${String(task.jobId)},`));
  await expect.poll(rowsOfJob).toEqual([]);
  expect(calls).toContain('/api/sync/field');
  expect(calls).not.toContain('/api/dashboard/fieldwork');
});

test('a notice brings what changed, and the other tab shows it too', async ({ server, openAs }) => {
  const task = await freshTask(server, 'Ridgeway Cabling');
  const page = await openListed(openAs);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilListed(other);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await sql(server, `update schedule set comments = 'Gate code 4471' where id = $1`, [task.taskId]);
  for (const tab of [page, other]) await expect(row(tab, task.workOrder)).toContainText('Gate code 4471');
  expect(calls).not.toContain('/api/dashboard/fieldwork');
});

test('signed out in one tab, the other forgets what it shows', async ({ server, openAs }) => {
  const page = await openListed(openAs);
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const other = await page.context().newPage();
  await other.goto(new URL(task.path, page.url()).href);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  // by key: a click where another button was just clicked is taken for a tired hand's (decision 038)
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(other.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
  await expect(other.getByText(LANDMARKS.sub.onsite)).toHaveCount(0);
  const left = async () => (await readsOnPhone(other)).filter((kept) => JSON.stringify(kept).includes(LANDMARKS.sub.onsite));
  await expect.poll(left).toEqual([]);
  // its way to the provider has ended: a tab that is closed on the way may never close
  await expect(page.getByRole('heading', { name: 'Sign out of Lotline?' })).toBeVisible();
});
