// Photos outlive flaps, lost answers, crashed tabs, a newer version of the app, a clock that is years off and a full phone or server: nothing lost, doubled,
// stuck, corrupt or left without its picture, by the server's own record (quality.md §1, cases 3 to 8; case 5, the newer version: shell/app-files). Small counts here; `npm run soak` runs the
// same with the full ones. What each protection is worth: `unit random-photo-lives`, and unprotected.e2e.ts in the browser, where each is taken away once.
import type { Locator, Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { seed, sized } from '../../schema/testing/random-runs.ts';
import { chanceOf } from '../outbox/chance.ts';
import { asTimePasses, holdClock, setClock } from '../support/passing-time.ts';
import { expect as quick, test } from '../support/test.ts';
import { findTask, sheet, sql } from '../task-page/field-task.ts';
import { DISK_FULL, fillPhone, fillServer } from './fault-setups.ts';
import { CALLS, MOMENTS, PhotoFaults, type Moment, type PhotoCall } from './photo-faults.ts';
import { judgePhotos, keepPhotos, makePhotos, NOTHING_WRONG, readPhotos, whenAllSent } from './photo-work.ts';

/**
 * At least: a crash at each call, with its request or its answer lost, then flaps; a soak has both at once, and each state of a photo by itself. What a crash in
 * each state comes to by the rules shows `unit random-photo-lives`.
 */
const COUNTS = sized<Counts>({
  least: {
    ...{ photos: 5, flapEvery: 6, failingAmidCrashes: 0 },
    crashes: [
      ['announce', 'done'],
      ['put', 'leaving'],
      ['complete', 'done'],
    ],
  },
  soak: {
    ...{ photos: 200, flapEvery: 3, failingAmidCrashes: 0.3 },
    crashes: Array.from({ length: 60 }, (_, at) => [CALLS[at % CALLS.length] ?? 'put', MOMENTS[at % MOMENTS.length] ?? 'done']),
  },
});
interface Counts {
  readonly photos: number;
  readonly flapEvery: number;
  readonly failingAmidCrashes: number;
  readonly crashes: readonly (readonly [PhotoCall, Moment])[];
}
const STATES = 50;
/** Ends for what hangs. */
const LASTS = sized({ least: { wait: 300_000, test: 600_000 }, soak: { wait: 600_000, test: 1_800_000 } });
const FIELD = 'field@lotline.example';
const LIST = '/field/construction';

const expect = quick.configure({ timeout: LASTS.wait });
test.describe.configure({ timeout: LASTS.test });

const tell = (what: string, said: object): void => console.log(`${what}: ${JSON.stringify({ seed, ...said })}`);
const sent = (page: Page) => whenAllSent(page, LASTS.wait);
/** By key, after another key: the same key again, like a second tap at one spot, means nothing for a moment (decision 038). */
async function pressAnew(button: Locator): Promise<void> {
  await button.press('Shift', { timeout: 20_000 });
  await button.press('Enter', { timeout: 20_000 });
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const crewTask = (server: { readonly databaseUrl: string; readonly url: string }) =>
  findTask(server as Parameters<typeof findTask>[0], LANDMARKS.field.onsite, 'Crew North');

test('flaps, lost requests, lost answers and crashes: reopened it goes on, each photo is received once and whole (cases 4 and 6)', async ({
  server,
  openAs,
  context,
}) => {
  const task = await crewTask(server);
  const faults = new PhotoFaults(context, chanceOf(seed));
  let page = await openAs(LIST, FIELD);
  await expect(heading(page)).toBeVisible();
  const photos = makePhotos(COUNTS.photos);
  await faults.watch();
  await keepPhotos(page, photos, task);
  faults.fail(COUNTS.failingAmidCrashes, COUNTS.flapEvery);
  await page.reload();
  for (const [at, [call, moment]] of COUNTS.crashes.entries()) {
    await faults.crashAt(page, call, moment);
    page = await context.newPage();
    if (at === COUNTS.crashes.length - 1) {
      faults.fail(0.3, COUNTS.flapEvery);
      await holdClock(page);
    }
    await page.goto(new URL(LIST, server.url).href);
  }
  // what waits to be tried again does so by the page's clock
  await asTimePasses(page, (within) => whenAllSent(page, within.timeout));
  const verdict = await judgePhotos(server, photos, task, await readPhotos(page));
  tell('photos through flaps and crashes', { photos: photos.length, ...faults.counts, ...verdict });
  expect(verdict).toEqual(NOTHING_WRONG);
});

// each of the six with a photo of its own, again and again; the one before crashes in three
test(
  'a tab that crashes in every state of a photo: reopened it goes on, and the photo is received once (case 6)',
  { tag: '@soak' },
  async ({ server, openAs, context }) => {
    const task = await crewTask(server);
    const faults = new PhotoFaults(context, chanceOf(seed));
    let page = await openAs(LIST, FIELD);
    await expect(heading(page)).toBeVisible();
    await faults.watch();
    const all = makePhotos(STATES);
    for (const [turn, photo] of all.entries()) {
      await keepPhotos(page, [photo], task);
      const gone = faults.crashAt(
        page,
        CALLS[turn % CALLS.length] ?? 'put',
        MOMENTS[Math.floor(turn / CALLS.length) % MOMENTS.length] ?? 'done',
      );
      await page.reload().catch(() => undefined);
      await gone;
      page = await context.newPage();
      await page.goto(new URL(LIST, server.url).href);
      await sent(page);
    }
    const verdict = await judgePhotos(server, all, task, await readPhotos(page));
    tell('crashes in every state of a photo', { states: all.length, ...verdict });
    expect(verdict).toEqual(NOTHING_WRONG);
  },
);

/** Ahead nothing waits for longer than it should; behind a lease would never end (`unit photo-sync`). */
const CLOCKS = sized({ least: ['2020-01-01T00:00:00Z'], soak: ['2020-01-01T00:00:00Z', '2031-01-01T00:00:00Z'] });

for (const clock of CLOCKS)
  test(`with a clock at ${clock.slice(0, 4)} each photo is received, and dated by the server's own (case 8)`, async ({
    server,
    openAs,
    page,
  }) => {
    const task = await crewTask(server);
    await openAs(LIST, FIELD);
    await expect(heading(page)).toBeVisible();
    const photos = makePhotos(3);
    const [begun, ...others] = photos;
    // a tab that is gone was at the first one, by the clock as it was before it was set
    await keepPhotos(page, begun === undefined ? [] : [begun], task, { isBegun: true });
    // no app is open when the clock is set: it would renew its token, and a page that is left amid that has used up what renews it (decision 021)
    await page.goto(new URL('/auth/version', server.url).href);
    await setClock(page, new Date(clock));
    await keepPhotos(page, others, task, { from: 2 });
    await page.goto(LIST);
    await sent(page);
    expect(await judgePhotos(server, photos, task, await readPhotos(page))).toEqual(NOTHING_WRONG);
    const rows = await sql<{ age: number }>(
      server,
      'select abs(extract(epoch from now() - created_utc))::float as age from attachment where client_id = any($1::uuid[])',
      [photos.map(({ id }) => id)],
    );
    for (const { age } of rows) expect(age).toBeLessThan(3600);
  });

test('a server whose disk is full is tried again later, and says so meanwhile (case 3)', async ({ server, openAs, context }) => {
  const task = await crewTask(server);
  const page = await openAs('/field/queue', FIELD);
  await expect(heading(page)).toBeVisible();
  const disk = await fillServer(context);
  const photos = makePhotos(2);
  await keepPhotos(page, photos, task);
  await page.reload();
  await expect(page.getByText(DISK_FULL)).toBeVisible();
  // nothing of it has left the phone
  expect((await readPhotos(page)).pictures).toHaveLength(2);
  disk.makeRoom();
  await page.getByRole('button', { name: 'Send now' }).press('Enter');
  await sent(page);
  expect(await judgePhotos(server, photos, task, await readPhotos(page))).toEqual(NOTHING_WRONG);
});

test('a phone that is full keeps the photo on the screen, and says so; nearly full it takes none (case 7)', async ({
  server,
  openAs,
  context,
}) => {
  await context.grantPermissions(['camera', 'geolocation']);
  const task = await crewTask(server);
  const page = await openAs(task.path, FIELD);
  await expect(heading(page)).toBeVisible();
  await fillPhone(page, { isFull: true, free: 1_000_000_000 });
  await page.goto(task.path.replace(/\/(\d+)$/, '/capture2/$1'));
  // none that is expected: of such a title the next number would be offered, behind what other tests have sent
  await page.getByLabel('Title').fill('Fence');
  const shutter = page.getByRole('button', { name: /^(Take Picture|Capture new image)$/ });
  await expect(shutter).not.toHaveAttribute('aria-disabled', 'true');
  await shutter.press('Enter');
  const ok = sheet(page).getByRole('button', { name: 'Photo is ok' });
  const again = sheet(page).getByRole('button', { name: 'Try again' });
  await expect(ok.or(again).first()).toBeVisible();
  if (await ok.isVisible()) await pressAnew(ok);
  await expect(sheet(page)).toContainText('This phone is full and could not keep the photo. It is still on the screen');
  await expect(sheet(page).getByRole('img', { name: 'The photo Fence-1.jpg' })).toBeVisible();
  expect(await readPhotos(page)).toMatchObject({ ids: [], pictures: [] });
  await page.evaluate(() => Object.assign(window.device ?? {}, { isFull: false, free: 49_000_000 }));
  await pressAnew(again);
  // the camera of tests draws a plain picture, which may be doubted: it is in the history then while the sheet still asks, and waits until that is answered
  await expect(async () => {
    if (await ok.isVisible()) await pressAnew(ok);
    await expect(sheet(page)).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('[data-photo]').filter({ hasText: 'Fence-1.jpg' })).toBeVisible();
  await expect(page.getByText('This phone has less than 50 MiB free.')).toBeVisible();
  await sent(page);
});
