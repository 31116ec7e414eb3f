// What a press makes is on the device before anything is drawn: a tab that stops in the very task of its press has stored it. How many are lost where the
// press itself kills its tab, before the browser has taken all of it, is counted by `npm run soak` (issue 27; decisions 035, 041).
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { sized } from '../../schema/testing/random-runs.ts';
import { shutter } from '../photos/capture-screen.ts';
import { readPhotos } from '../photos/photo-work.ts';
import { countOf } from '../support/person-database.ts';
import type { RunningServer } from '../support/running-server.ts';
import { requestedIn } from '../support/requested-document.ts';
import { expect, test } from '../support/test.ts';
import { sql, step, type FoundTask } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { crash } from './faults.ts';
import { readDevice } from './outbox-work.ts';

/** Chance decides about each: few would tell nothing. */
const { kills, mostLost } = sized({ least: { kills: 0, mostLost: 0 }, soak: { kills: 40, mostLost: 20 } });
const FIELD = 'field@lotline.example';
const GROUP = 'Crew North';
test.describe.configure({ timeout: sized({ least: 300_000, soak: 1_800_000 }) });

const HELD = '/held-by-the-test';

/** The page's own next write, amid which it is pressed. */
interface Amid {
  readonly table: string;
  /** Makes the page write it. */
  readonly begin: () => void;
}

/** Runs in the page: the press, and nothing else: until the test lets go, neither a drawing nor an answer of the device comes to it. */
function pressAndStop(button: HTMLElement | SVGElement, held: string): void {
  (button as HTMLElement).click();
  const stop = new XMLHttpRequest();
  stop.open('GET', button.isConnected ? held : `${held}?drawn-anew-before`, false);
  stop.send();
}

/** Runs in the page: the same, amid the page's own next write of that table. Says whether that would still be in the way. */
function pressAmid(button: HTMLElement | SVGElement, { held, table }: { readonly held: string; readonly table: string }): void {
  const open = IDBTransaction.prototype.objectStore;
  const isOver = (change: IDBTransaction): boolean => {
    try {
      return open.call(change, table) === null;
    } catch {
      return true;
    }
  };
  IDBTransaction.prototype.objectStore = function (this: IDBTransaction, name: string): IDBObjectStore {
    if (this.mode === 'readwrite' && name === table) {
      IDBTransaction.prototype.objectStore = open;
      queueMicrotask(() => {
        (button as HTMLElement).click();
        const stop = new XMLHttpRequest();
        stop.open('GET', isOver(this) ? held : `${held}?behind-a-write`, false);
        stop.send();
      });
    }
    return open.call(this, name);
  };
}

declare global {
  interface Window {
    readonly endThisTab: () => void;
  }
}

/** Runs in the page: the press asks for the end of its own tab in the same task. */
function pressAndDie(button: HTMLElement | SVGElement): void {
  (button as HTMLElement).click();
  window.endThisTab();
}

/** What reads the device while the app's own page does nothing any more. */
async function readerIn(context: BrowserContext, server: RunningServer): Promise<Page> {
  const reader = await context.newPage();
  await reader.goto(new URL('/auth/version', server.url).href);
  return reader;
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const written = async (server: RunningServer, task: FoundTask) =>
  (await sql(server, 'select id from field_comment where schedule_id = $1', [task.taskId])).length;

const received = async (server: RunningServer, task: FoundTask) =>
  (await sql(server, `select id from attachment where schedule_id = $1 and state = 'uploaded'`, [task.taskId])).length;

/**
 * Nothing of it leaves the phone before it has been looked at: no answer comes, so nothing is tried again and written meanwhile.
 * @returns how to let those that are held fail
 */
async function holdMutations(context: BrowserContext): Promise<() => void> {
  const held: Route[] = [];
  await context.route('**/graphql', (route) => (/mutation /.test(requestedIn(route.request())) ? void held.push(route) : route.continue()));
  // those of a tab that is gone are gone with it
  return () => held.splice(0).forEach((route) => void route.abort().catch(() => undefined));
}

async function isReady(page: Page): Promise<void> {
  await expect(page.getByLabel('Add a field comment')).toBeVisible();
  // what the app has pulled lies there: its own connection is open, and its outbox was read before
  await expect.poll(() => countOf(page, 'pulledState')).toBe(1);
}

/** An action of the page is on the device: its outbox was read, and knows where the next one comes. */
async function isKeeping(page: Page, reader: Page): Promise<void> {
  const field = page.getByLabel('Add a field comment');
  const before = (await readDevice(reader)).length;
  await field.fill(`Beginning ${String(before)}`);
  await sendButton(page).click();
  await expect.poll(() => readDevice(reader).then(({ length }) => length)).toBe(before + 1);
  await expect(field).toHaveValue('');
}

async function openTask(page: Page, server: RunningServer, task: FoundTask): Promise<void> {
  await page.goto(new URL(task.path, server.url).href);
  await isReady(page);
}

/**
 * The page hangs in the task of the press until the device has what is looked for; then its tab is gone.
 */
async function stoppedIn(page: Page, button: Locator, isStored: () => Promise<void>, amid?: Amid): Promise<void> {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const asked: string[] = [];
  await page.route(`**${HELD}*`, (route) => {
    asked.push(new URL(route.request().url()).search);
    return until.then(() => route.abort()).catch(() => undefined);
  });
  const pressed = amid === undefined ? button.evaluate(pressAndStop, HELD) : button.evaluate(pressAmid, { held: HELD, table: amid.table });
  void pressed.catch(() => undefined);
  amid?.begin();
  // Chromium ends by itself, after a minute, what keeps another one waiting: that it was stored says too little
  await expect.poll(() => asked).toEqual(['']);
  await isStored();
  letGo();
  await crash(page);
}

/** A step is stored by the same function as a comment: `npm run soak` looks at it too. @returns the page that came in its place */
async function stoppedInStep(page: Page, server: RunningServer, task: FoundTask, reader: Page): Promise<Page> {
  await stoppedIn(page, step(page, 'I’m Onsite'), () => expect.poll(() => readDevice(reader).then(({ length }) => length)).toBe(2));
  const next = await page.context().newPage();
  await openTask(next, server, task);
  await expect(step(next, 'Is Complete')).toBeVisible();
  await isKeeping(next, reader);
  return next;
}

test('a tab that stops in the task of its press has stored what was pressed and the photo: nothing is drawn before', async ({
  server,
  openAs,
  context,
}) => {
  await context.grantPermissions(['camera', 'geolocation']);
  const task = await freshTask(server, GROUP);
  const reader = await readerIn(context, server);
  const holds = (count: number) => () => expect.poll(() => readDevice(reader).then(({ length }) => length)).toBe(count);
  let page = await openAs(task.path, FIELD);
  await isReady(page);
  const letFail = await holdMutations(context);
  await isKeeping(page, reader);
  if (kills > 0) page = await stoppedInStep(page, server, task, reader);
  const before = (await readDevice(reader)).length;
  await page.getByLabel('Add a field comment').fill('Gate is locked');
  // what is on its way fails, and the page writes that
  await stoppedIn(page, sendButton(page), holds(before + 1), { table: 'presses', begin: letFail });
  page = await context.newPage();
  await openCamera(page, server, task, 'Fence');
  // what comes with the next pull is of other tables: Chromium lets one transaction of a database write at a time
  const pull = (): void =>
    void page.evaluate(() => setInterval(() => window.dispatchEvent(new Event('online')), 500)).catch(() => undefined);
  await stoppedIn(page, shutter(page), () => expect.poll(() => shotsOf(reader)).toBe(1), { table: 'pulledState', begin: pull });
  await context.unroute('**/graphql');
  page = await context.newPage();
  await openTask(page, server, task);
  await expect(page.locator('[data-part="chat"]')).toContainText('Gate is locked');
  await expect.poll(() => readDevice(page).then(({ length }) => length)).toBe(0);
  expect(await written(server, task)).toBe(kills > 0 ? 3 : 2);
  // the camera of tests draws a plain picture: a doubtful one waits for its answer on the phone
  await expect.poll(() => shotsOf(reader)).toBe(0);
  // for a moment it is at both ends: sent, and not let go of yet
  await expect.poll(async () => (await readPhotos(reader)).pictures.length + (await received(server, task))).toBe(1);
});

if (kills > 0)
  test('a comment whose press kills its own tab', async ({ server, openAs, context }) => {
    const task = await freshTask(server, GROUP);
    const reader = await readerIn(context, server);
    let page = await openAs(task.path, FIELD);
    await holdMutations(context);
    for (let turn = 0; turn < kills; turn += 1) {
      await openTask(page, server, task);
      await page.getByLabel('Add a field comment').fill(`Killed ${String(turn)}`);
      await killBy(page, (dying) => sendButton(dying).evaluate(pressAndDie));
      page = await context.newPage();
    }
    const kept = (await readDevice(reader)).length;
    console.log(`a comment and the end of its tab at once: ${String(kills - kept)} of ${String(kills)} lost`);
    expect(kills - kept).toBeLessThanOrEqual(mostLost);
    await context.unroute('**/graphql');
    await openTask(page, server, task);
    await expect.poll(() => readDevice(page).then(({ length }) => length)).toBe(0);
    expect(await written(server, task)).toBe(kept);
  });

/** Resolves once the tab is gone. */
async function killBy(page: Page, press: (page: Page) => Promise<unknown>): Promise<void> {
  const gone = new Promise<void>((resolve, reject) => {
    page.exposeFunction('endThisTab', () => void crash(page).then(resolve, reject)).then(() => press(page).catch(() => undefined), reject);
  });
  await gone;
}

async function openCamera(page: Page, server: RunningServer, task: FoundTask, title: string): Promise<void> {
  await page.goto(new URL(task.path.replace(/\/(\d+)$/, '/capture2/$1'), server.url).href);
  await page.getByLabel('Title').fill(title);
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true');
}

if (kills > 0)
  test('a photo whose press kills its own tab', async ({ server, openAs, context }) => {
    await context.grantPermissions(['camera', 'geolocation']);
    const task = await freshTask(server, GROUP);
    const reader = await readerIn(context, server);
    let page = await openAs(task.path, FIELD);
    await expect(page.getByLabel('Add a field comment')).toBeVisible();
    await context.route('**/api/attachments/**', (route) => route.abort());
    for (let turn = 0; turn < kills; turn += 1) {
      await openCamera(page, server, task, `Fence ${String(turn)}`);
      await killBy(page, (dying) => shutter(dying).evaluate(pressAndDie));
      page = await context.newPage();
    }
    await openTask(page, server, task);
    await expect.poll(() => shotsOf(reader)).toBe(0);
    const kept = (await readPhotos(reader)).pictures.length;
    console.log(`a photo and the end of its tab at once: ${String(kills - kept)} of ${String(kills)} lost`);
    expect(kills - kept).toBeLessThanOrEqual(mostLost);
  });

/** Taken and not stamped yet. */
const shotsOf = (page: Page): Promise<number> => countOf(page, 'shots');
