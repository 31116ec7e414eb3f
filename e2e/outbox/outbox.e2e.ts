// What was made outlives flaps, lost answers and crashed tabs: nothing lost, doubled, stuck or out of order, by the server's own record
// (quality.md §1, cases 4, 5, 6 and 8). Each fault once here; `npm run soak` runs the same with the full counts.
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { seed, sized } from '../../schema/testing/random-runs.ts';
import { asTimePasses, holdClock, setClock } from '../support/passing-time.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect as quick, test } from '../support/test.ts';
import { findTask, sql, step } from '../task-page/field-task.ts';
import { chanceOf } from './chance.ts';
import { crash, Faults, MOMENTS, type Moment } from './faults.ts';
import { judge, keepOnDevice, makeWork, NOTHING_WRONG, readDevice } from './outbox-work.ts';
import { requestedIn } from '../support/requested-document.ts';

/**
 * At least: a crash before an action has left, in the midst of flaps; one without a network, and one whose answer is lost. What was answered and not yet taken from
 * the device meets the same rule as a lost answer.
 */
const COUNTS = sized<Counts>({
  least: { entries: 16, crashes: 1, flapEvery: 6, hangs: 0, states: ['kept', 'done'] },
  soak: {
    ...{ entries: 1000, crashes: 60, flapEvery: 4, hangs: 6 },
    states: Array.from({ length: 50 }, (_, turn) => MOMENTS[turn % MOMENTS.length] ?? 'done'),
  },
});
interface Counts {
  readonly entries: number;
  readonly crashes: number;
  readonly flapEvery: number;
  readonly hangs: number;
  readonly states: readonly Moment[];
}
/** Ends for what hangs. */
const LASTS = sized({ least: { wait: 60_000, test: 180_000 }, soak: { wait: 600_000, test: 1_800_000 } });
const FIELD = 'field@lotline.example';
const LIST = '/field/construction';

/** Days: years are the harder fault. */
const ALSO_OFF = sized({ least: [], soak: [1, -1, 0] });

const expect = quick.configure({ timeout: LASTS.wait });
test.describe.configure({ timeout: LASTS.test });

const tell = (what: string, said: object): void => console.log(`${what}: ${JSON.stringify({ seed, ...said })}`);
const whenSent = (page: Page) => expect.poll(() => readDevice(page).then((rows) => rows.length)).toBe(0);

/** What waits to be tried again does so by the page's clock, which is held. */
const whenSentInTime = (page: Page) =>
  asTimePasses(page, async (within) => expect.poll(() => readDevice(page).then((rows) => rows.length), within).toBe(0));

test('flaps, hangs, lost requests and answers, 503, a gateway’s 500, a portal’s page and crashes: each kept press is done once, in its order', async ({
  server,
  openAs,
  context,
}) => {
  const faults = new Faults(context, chanceOf(seed));
  let page = await openAs(LIST, FIELD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const presses = await makeWork(server, { group: 'Crew North', tasks: 40, actions: COUNTS.entries, from: new Date() });
  await faults.watch();
  await keepOnDevice(page, presses);
  faults.fail(0.4, COUNTS.flapEvery, COUNTS.hangs);
  const between = Math.floor(COUNTS.entries / (COUNTS.crashes + 1) / 2);
  for (let crashes = 0; crashes < COUNTS.crashes; crashes += 1) {
    const gone = faults.crashAt(page, MOMENTS[crashes % MOMENTS.length] ?? 'done', between);
    await page.reload();
    await gone;
    page = await context.newPage();
    if (crashes === COUNTS.crashes - 1) await holdClock(page);
    await page.goto(new URL(LIST, server.url).href);
    faults.reopened();
  }
  await whenSentInTime(page);
  const verdict = await judge(server, presses, await readDevice(page));
  tell('flaps and crashes', { entries: presses.length, ...faults.counts, ...verdict });
  expect(verdict).toEqual(NOTHING_WRONG);
});

const chat = (page: Page) => page.locator('[data-part="chat"]');

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Add a field comment').fill(text, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat(page)).toContainText(text);
}

const written = async (server: RunningServer, text: string) =>
  (await sql(server, 'select id from field_comment where comments = $1', [text])).length;

/** Without a network at once a new window would not have what keeps a press. */
async function crashOffline(page: Page, text: string): Promise<void> {
  await page.context().setOffline(true);
  await say(page, text);
  await expect.poll(() => readDevice(page)).toMatchObject([{ state: 'waiting' }]);
  await crash(page);
  await page.context().setOffline(false);
}

/** Its answer is lost: the page that comes in its place sends the same action again. */
async function loadAnewInMidSend(page: Page, server: RunningServer): Promise<void> {
  const text = 'Loaded anew while it was sent';
  const ids: string[] = [];
  let arrived: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (arrived = resolve));
  await page.context().route('**/graphql', async (route) => {
    if (!requestedIn(route.request()).includes('mutation UpdateFieldComment')) return route.continue();
    const { variables } = route.request().postDataJSON() as { variables?: { client?: { id: string } } };
    ids.push(variables?.client?.id ?? '');
    if (ids.length > 1) return route.continue();
    await route.fetch();
    arrived();
  });
  await say(page, text);
  await first;
  await page.reload();
  await expect(chat(page)).toContainText(text);
  await whenSent(page);
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBeGreaterThan(1);
  expect(await written(server, text)).toBe(1);
}

test('a tab that crashes at whatever moment of an action, or is loaded anew in mid-send: it goes on, and the action was done once', async ({
  server,
  openAs,
  context,
}) => {
  const { path } = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
  const faults = new Faults(context, chanceOf(seed));
  let page = await openAs(path, FIELD);
  await expect(chat(page)).toBeVisible();
  await whenSent(page);
  await faults.watch();
  for (const [turn, moment] of COUNTS.states.entries()) {
    const text = `Crashed ${String(turn)} when ${moment}`;
    if (moment === 'kept') await crashOffline(page, text);
    else {
      const gone = faults.crashAt(page, moment, 0);
      await page.getByLabel('Add a field comment').fill(text, { timeout: 60_000 });
      await page.getByLabel('Add a field comment').press('Enter');
      await gone;
    }
    page = await context.newPage();
    await page.goto(new URL(path, server.url).href);
    await expect(chat(page)).toContainText(text);
    await whenSent(page);
    expect(await written(server, text)).toBe(1);
  }
  tell('crashes at every state', { states: COUNTS.states.length, lost: 0, doubled: 0, stuck: 0 });
  await loadAnewInMidSend(page, server);
});

test('of two tabs one sends and both show it; when that one closes the other takes over', async ({ server, openAs, context }) => {
  const { path } = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
  const first = await openAs(path, FIELD);
  await expect(chat(first)).toBeVisible();
  const senders: Page[] = [];
  const held: (() => void)[] = [];
  await context.route('**/graphql', async (route) => {
    if (!requestedIn(route.request()).includes('mutation UpdateFieldComment')) return route.continue();
    senders.push(route.request().frame().page());
    if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const second = await context.newPage();
  await second.goto(new URL(path, server.url).href);
  await say(second, 'Pressed in the second tab');
  await expect(chat(first)).toContainText('Pressed in the second tab');
  await expect.poll(() => senders.length).toBe(1);
  held[0]?.();
  await whenSent(second);
  expect(senders).toEqual([first]);
  await first.close();
  await say(second, 'Pressed when it was alone');
  await whenSent(second);
  expect(senders).toEqual([first, second]);
  expect(await written(server, 'Pressed in the second tab')).toBe(1);
  expect(await written(server, 'Pressed when it was alone')).toBe(1);
});

test('a device whose clock is a day off, or years, loses nothing and waits for nothing; the server orders by its own', async ({
  server,
  openAs,
}) => {
  const { path } = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
  const page = await openAs(path, FIELD);
  // loaded anew in the middle of a renewal it would have no sign-in any more
  await expect(chat(page)).toBeVisible();
  await holdClock(page);
  await page.reload();
  const texts: string[] = [];
  const day = 86_400_000;
  const now = Date.now();
  for (const at of [...ALSO_OFF.map((days) => now + days * day), Date.UTC(2031, 0, 1), Date.UTC(2020, 0, 1)]) {
    await setClock(page, at);
    const text = `Pressed in ${new Date(at).toISOString()}`;
    texts.push(text);
    await say(page, text);
    await whenSent(page);
  }
  const rows = await sql<{ comments: string }>(server, 'select comments from field_comment where comments = any($1) order by created_utc', [
    texts,
  ]);
  expect(rows.map(({ comments }) => comments)).toEqual(texts);
  // set back while an action is held for its Undo: it goes all the same
  await setClock(page, now);
  await step(page, 'Is Complete').click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await setClock(page, now - day);
  await whenSentInTime(page);
  await expect(step(page, 'Confirm').or(step(page, 'Submit'))).toBeVisible();
});
