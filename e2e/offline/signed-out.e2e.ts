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

/** By the API, as the console saves it. */
async function saveFieldSessionDays(server: RunningServer, token: string, fieldSessionDays: number | null): Promise<void> {
  const ask = async (query: string, variables: object = {}): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  const { settingPage } = (await ask('{ settingPage(name: "Security") { version config } }')) as {
    settingPage: { version: number; config: object };
  };
  const input = {
    name: 'Security',
    version: settingPage.version,
    config: { ...settingPage.config, fieldSessionDays },
    why: 'Shared phones',
  };
  await ask('mutation($input: SaveSettingInput!) { saveSetting(input: $input) { version } }', { input });
}

const DAY_SECONDS = 86_400;
/** In seconds: when the sign-in of that token began. */
function signedInAt(bearer: string): number {
  const { auth_time } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { auth_time: number };
  return auth_time;
}

/** As if this person had signed in two days ago: their access token has run out, and one that is renewed says so. */
async function signedInDaysAgo(page: Page, server: RunningServer, email: string): Promise<void> {
  const ago = Math.floor(Date.now() / 1000) - 2 * DAY_SECONDS;
  await sql(
    server,
    `update local_sign_in set payload = jsonb_set(payload::jsonb, '{authTime}', to_jsonb($2::integer))::text
      where model = 'RefreshToken' and payload::jsonb->>'accountId' = $1`,
    [email, ago],
  );
  await page.route(/\/(graphql|api\/)/, (route) => {
    const { authorization = '' } = route.request().headers();
    return authorization !== '' && signedInAt(authorization) > ago ? route.fulfill({ status: 401 }) : route.continue();
  });
}

test('the session’s length ends a sign-in whose work is not sent, then a sign-out: it is named, it stays, whoever signs in there instead neither sees nor sends it, and it goes with its own', async ({
  server,
  openAs,
  tokenOf,
}) => {
  const texts = ['Pressed before it ended', 'Pressed after it had ended'] as const;
  const { path } = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
  const page = await openAs(path, FIELD);
  await expect(page.locator('[data-part="chat"]')).toBeVisible();
  const token = await tokenOf('admin@lotline.example');
  await saveFieldSessionDays(server, token, 1);
  await loseNetwork(page);
  await say(page, texts[0]);
  await signedInDaysAgo(page, server, FIELD);
  await findNetwork(page);
  const again = page.getByRole('button', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await say(page, texts[1]);
  await expect.poll(async () => (await readDevice(page)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(await written(server, texts)).toEqual([]);

  await page.unrouteAll();
  await again.click();
  await person(page, SUB).click();
  await page.waitForURL((url) => url.pathname === path);
  await page.goto(LIST);
  await expect(row(page, LANDMARKS.sub.newTask)).toBeVisible();
  expect(await readDevice(page)).toEqual([]);
  expect(await written(server, texts)).toEqual([]);
  await openAccount(page);
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signInAs(page, FIELD);
  await expect.poll(() => written(server, texts)).toEqual(texts);
  await expect.poll(() => readDevice(page)).toEqual([]);
  await saveFieldSessionDays(server, token, null);
  await signOutWithWork(page, server, path);
});

async function signInAs(page: Page, email: string): Promise<void> {
  await signIn(page).click();
  await person(page, email).click();
  await page.waitForURL((url) => url.pathname.startsWith('/field/construction'));
}

/** It is named, stays on the phone, and goes when they have signed in again. */
async function signOutWithWork(page: Page, server: RunningServer, path: string): Promise<void> {
  const text = 'Pressed before the sign-out';
  await page.goto(path);
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
  expect(await written(server, [text])).toEqual([]);
  await signInAs(page, FIELD);
  await expect.poll(() => written(server, [text])).toEqual([text]);
  await expect.poll(() => readDevice(page)).toEqual([]);
}
