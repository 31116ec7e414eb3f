// Work that is not sent yet outlives a sign-out and a sign-in that has ended: it stays on the phone, nobody else sees or sends it, and it goes when the
// same person has signed in again (decision 035).
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { row } from '../field-list/list.ts';
import { readDevice } from '../outbox/outbox-work.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, readsOnPhone, loseNetwork } from '../support/without-network.ts';
import { findTask, sql } from '../task-page/field-task.ts';

const FIELD = 'field@lotline.example';
const SUB = 'sub@lotline.example';
const LIST = '/field/construction';
const CALLS = /\/(graphql|api\/|idp\/token)/;

const person = (page: Page, email: string) => page.locator(`button[name="login"][value="${email}"]`);
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in with Microsoft' });
const written = async (server: RunningServer, texts: readonly string[]) =>
  (
    await sql<{ comments: string }>(server, 'select comments from field_comment where comments = any($1) order by created_utc, id', [texts])
  ).map(({ comments }) => comments);

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Add a field comment').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('[data-part="chat"]')).toContainText(text);
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
}

test('signed out with unsent work: it is named, it stays, the next person neither sees nor sends it, and it goes with its own', async ({
  server,
  openAs,
}) => {
  const text = 'Pressed before the sign-out';
  const { path } = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
  const page = await openAs(path, FIELD);
  await expect(page.locator('[data-part="chat"]')).toBeVisible();
  await expect.poll(async () => (await readsOnPhone(page)).map(({ name }) => name)).toContain('pulledJobs');
  await loseNetwork(page);
  await say(page, text);
  await expect.poll(() => readDevice(page)).toMatchObject([{ state: 'waiting' }]);
  await page.goto(LIST);
  await openAccount(page);
  // by key: it lies where 'Your account' was pressed, and a second tap there means nothing
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '1 thing that you did is not sent yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out, keep them on this phone' }).click();
  await expect(signIn(page)).toBeVisible();

  await findNetwork(page);
  await signIn(page).click();
  await person(page, SUB).click();
  await page.waitForURL((url) => url.pathname.startsWith('/field/construction'));
  await page.goto(LIST);
  await expect(row(page, LANDMARKS.sub.newTask)).toBeVisible();
  expect(await readDevice(page)).toEqual([]);
  await expect(page.getByText(text)).toHaveCount(0);
  expect(await written(server, [text])).toEqual([]);
  await openAccount(page);
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page).click();
  await person(page, FIELD).click();
  await page.waitForURL((url) => url.pathname.startsWith('/field/construction'));
  await expect.poll(() => written(server, [text])).toEqual([text]);
  await expect.poll(() => readDevice(page)).toEqual([]);
});

test('a sign-in that ends without a network keeps what was pressed before and after; signed in again as the same person both are sent', async ({
  server,
  openAs,
}) => {
  const texts = ['Pressed before it ended', 'Pressed after it had ended'] as const;
  const { path } = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
  const page = await openAs(path, FIELD);
  await expect(page.locator('[data-part="chat"]')).toBeVisible();
  await loseNetwork(page);
  await say(page, texts[0]);
  // meanwhile it ended: whatever is asked is refused, and the provider renews nothing
  await page.route(CALLS, (route) =>
    new URL(route.request().url()).pathname.startsWith('/idp/')
      ? route.fulfill({ status: 400, json: { error: 'invalid_grant', error_description: 'gone' } })
      : route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } }),
  );
  await page.context().clearCookies();
  await findNetwork(page);
  const again = page.getByRole('button', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await say(page, texts[1]);
  expect((await readDevice(page)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(await written(server, texts)).toEqual([]);
  await page.unroute(CALLS);
  await again.click();
  await person(page, FIELD).click();
  await page.waitForURL((url) => url.pathname === path);
  await expect.poll(() => readDevice(page)).toEqual([]);
  expect(await written(server, texts)).toEqual(texts);
});
