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

const OLD_LIST = /These are the tasks as of \d\d:\d\d [AP]M\./;
/** What stands beside the replica; the catalogue comes after the list, by itself. */
const BESIDE = ['["settings"]', '["reference","field-items"]'];

const untilSynced = (page: Page) =>
  expect.poll(async () => (await readsOnPhone(page)).map(({ name }) => name)).toEqual(expect.arrayContaining(['pulledJobs', ...BESIDE]));

/** What was read of tasks goes: only the replica is left. */
const forgetReads = (page: Page): Promise<void> =>
  page.evaluate(async (beside) => {
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
        if (typeof key !== 'string' || !beside.includes(key)) reads.delete(key);
      database.close();
    }
  }, BESIDE);

async function openListed(openAs: (path: string, email: string) => Promise<Page>): Promise<Page> {
  const page = await openAs(LIST, SUB);
  await untilListed(page);
  await untilSynced(page);
  return page;
}

/** Its lines with a network, as they stand once the settings have come. */
async function linesOf(page: Page, path: string): Promise<readonly string[]> {
  const withNetwork = await page.context().newPage();
  await withNetwork.goto(new URL(path, page.url()).href);
  await expect(withNetwork.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(withNetwork.getByRole('table').first()).toBeVisible();
  // its word by the settings, which may come after the task
  await expect(withNetwork.getByText('Developer', { exact: true })).toHaveCount(0);
  const whole = lines(await withNetwork.getByRole('main').innerText());
  await withNetwork.close();
  return whole;
}

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

test('the list was opened once: without a network a task that was never visited opens whole; back online the list is new', async ({
  server,
  openAs,
}) => {
  const page = await openListed(openAs);
  const task = await findTask(server, LANDMARKS.sub.newTask);
  const whole = await linesOf(page, task.path);
  await forgetReads(page);
  await loseNetwork(page);
  await page.goto(task.path);
  await expect(page.getByText(OLD_TASK)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  const missing = async () => {
    const offline = new Set(lines(await page.getByRole('main').innerText()));
    return whole.filter((line) => !offline.has(line));
  };
  await expect.poll(missing).toEqual([]);
  await page.goto((await findTask(server, LANDMARKS.sub.onsite)).path);
  // nobody had opened this form
  await page.getByRole('button', { name: 'Add unplanned item' }).first().click();
  await page.getByRole('combobox', { name: 'Item' }).fill('rock');
  await expect(page.getByRole('option', { name: /^ROCK/ }).first()).toBeVisible();
  await page.goto((await findTask(server, LANDMARKS.field.onsite, 'Crew North')).path);
  await expect(page.getByText('The task could not be loaded.')).toBeVisible();
  await page.goto(LIST);
  await expect(row(page, LANDMARKS.sub.nextWeek)).toBeVisible();
  await expect(page.getByText(OLD_LIST)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  await findNetwork(page);
  await expect(page.getByText(OLD_LIST)).toBeHidden();
  await expect(page.locator('body[data-not-reloaded]')).toBeAttached();
  await expect(page.getByRole('link', { name: /^All sent\./ })).toBeVisible();
});

test('two tabs: a notice brings what changed to both, what is given to others leaves when the phone comes back, and signed out in one the other forgets', async ({
  server,
  openAs,
}) => {
  const task = await freshTask(server, 'Ridgeway Cabling');
  const page = await openListed(openAs);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilListed(other);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await test.step('a notice', async () => {
    await sql(server, `update schedule set comments = 'Gate code 4471' where id = $1`, [task.taskId]);
    for (const tab of [page, other]) await expect(row(tab, task.workOrder)).toContainText('Gate code 4471');
  });
  await test.step('given to others while the phone had no network', async () => {
    await loseNetwork(page);
    await expect(row(page, task.workOrder)).toBeVisible();
    await sql(server, `update schedule set group_id = (select id from work_group where name = 'Crew South') where id = $1`, [task.taskId]);
    await findNetwork(page);
    for (const tab of [page, other]) await expect(row(tab, task.workOrder)).toHaveCount(0);
    const rowsOfJob = async () =>
      (await readsOnPhone(page)).filter(({ name, text }) => name === 'pulledRows' && text.includes(`"jobId":${String(task.jobId)},`));
    await expect.poll(rowsOfJob).toEqual([]);
    expect(calls).toContain('/api/sync/field');
    // the whole list is not read again
    expect(calls).not.toContain('/api/dashboard/fieldwork');
  });
  await test.step('signed out in one tab, confirmed at the provider', async () => {
    await other.goto((await findTask(server, LANDMARKS.sub.onsite)).path);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Your account' }).click();
    // by key: a click where another button was just clicked is taken for a tired hand's (decision 038)
    await page.getByRole('button', { name: 'Sign out' }).press('Enter');
    const signIn = { name: 'Sign in with Microsoft' };
    await expect(other.getByRole('button', signIn)).toBeVisible();
    await expect(other.getByText(LANDMARKS.sub.onsite)).toHaveCount(0);
    const left = async () => (await readsOnPhone(other)).filter((kept) => JSON.stringify(kept).includes(LANDMARKS.sub.onsite));
    await expect.poll(left).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Sign out of Lotline?' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', signIn)).toBeVisible();
    await page.goto(LIST);
    await expect(page.getByRole('button', signIn)).toBeVisible();
  });
});
