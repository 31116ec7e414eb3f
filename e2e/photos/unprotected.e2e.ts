// The cases of faults.e2e.ts in a field app in which one protection is switched off: then the oracle must find what the protection keeps from happening
// (quality.md §1, cases 3, 5, 7 and 8). The same app with none switched off is the control. `npm run soak` runs it: the app is built for it.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { run } from '../../scripts/process/run.mjs';
import { openAs as signInAs } from '../../scripts/sign-in/browser.mjs';
import { copyOfApps } from '../support/copy-of-apps.ts';
import { startSeededServer, type RunningServer } from '../support/running-server.ts';
import { expect as quick, test } from '../support/test.ts';
import { findTask, sheet, sql, type FoundTask } from '../task-page/field-task.ts';
import { DISK_FULL, fillPhone, fillServer, holdUploads, meetNewerVersion } from './fault-setups.ts';
import { judgePhotos, keepPhotos, makePhotos, readPhotos } from './photo-work.ts';
import { SWITCHED_OFF } from './switched-off.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

const FIELD = 'field@lotline.example';
const LIST = '/field/construction';
const expect = quick.configure({ timeout: 120_000 });

interface Place {
  readonly server: RunningServer;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly task: FoundTask;
  readonly makeNewer: () => Promise<void>;
}

type Protection = 'confirm' | 'wait' | 'keep' | 'room' | 'lease' | 'ownClock';

const until = (happened: () => Promise<boolean>): Promise<void> => expect.poll(happened).toBe(true);
const shutter = (page: Page) => page.getByRole('button', { name: /^(Take Picture|Capture new image)$/ });

/** Each resolves with how many photos its protection would have kept from harm. */
const CASES: Readonly<Record<Protection, { readonly what: string; readonly harmed: (place: Place) => Promise<number> }>> = {
  confirm: {
    what: 'only what the server has confirmed leaves the phone (case 3)',
    harmed: async ({ server, context, page, task }) => {
      await signInAs(page, '/field/queue', FIELD);
      await fillServer(context);
      const photos = makePhotos(2);
      await keepPhotos(page, photos, task);
      await page.reload();
      await until(async () => (await readPhotos(page)).ids.length === 0 || (await page.getByText(DISK_FULL).isVisible()));
      return (await judgePhotos(server, photos, task, await readPhotos(page))).lost;
    },
  },
  wait: {
    what: 'a newer version of the app waits for what is on its way (case 5)',
    harmed: async ({ context, page, task, makeNewer }) => {
      await signInAs(page, LIST, FIELD);
      await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null));
      const upload = await holdUploads(context);
      await keepPhotos(page, makePhotos(1), task);
      const dialog = await meetNewerVersion(page, upload, makeNewer);
      await dialog.getByRole('button', { name: 'Refresh' }).click();
      const isReloaded = async () => (await page.locator('body[data-newer]').count()) > 0;
      await until(async () => (await isReloaded()) || (await dialog.getByText('Waiting until').isVisible()));
      const harmed = (await isReloaded()) ? 1 : 0;
      upload.letGo();
      return harmed;
    },
  },
  keep: {
    what: 'a photo that the phone cannot keep stays on the screen (case 7)',
    harmed: async ({ page, task }) => {
      await openCamera(page, task, { isFull: true, free: 1_000_000_000 });
      const onScreen = sheet(page).getByRole('img', { name: 'The photo Trench-1.jpg' });
      await press(page, async () => (await page.getByText('This phone is full').isVisible()) || (await isShownAsSaved(page)));
      return (await readPhotos(page)).pictures.length === 0 && !(await onScreen.isVisible()) ? 1 : 0;
    },
  },
  room: {
    what: 'a phone that is nearly full takes no photo (case 7)',
    harmed: async ({ page, task }) => {
      await openCamera(page, task, { isFull: false, free: 49_000_000 });
      const isRefused = () => page.getByText('This phone has less than 50 MiB free.').first().isVisible();
      await until(async () => (await isRefused()) || (await shutter(page).getAttribute('aria-disabled')) !== 'true');
      if (await isRefused()) return 0;
      await press(page, () => isShownAsSaved(page));
      return 1;
    },
  },
  lease: {
    what: 'a lease ends though the clock was set back, and what a tab that is gone began is taken over (case 8)',
    harmed: async ({ page, task }) => {
      await signInAs(page, LIST, FIELD);
      const [begun, other] = makePhotos(2);
      if (begun === undefined || other === undefined) return 0;
      await keepPhotos(page, [begun], task, { isBegun: true });
      await page.clock.setSystemTime(new Date('2020-01-01T00:00:00Z'));
      await keepPhotos(page, [other], task, { from: 2 });
      await page.reload();
      // sent in their order: once the second has gone, the first has, or it is stuck
      await until(async () => !(await readPhotos(page)).ids.includes(other.id));
      return (await readPhotos(page)).ids.length;
    },
  },
  ownClock: {
    what: 'the server dates what it receives by its own clock (case 8)',
    harmed: async ({ server, page, task }) => {
      await signInAs(page, LIST, FIELD);
      const photos = makePhotos(1);
      await page.clock.setSystemTime(new Date('2020-01-01T00:00:00Z'));
      await keepPhotos(page, photos, task);
      await page.reload();
      await until(async () => (await readPhotos(page)).ids.length === 0);
      const rows = await sql<{ id: number }>(
        server,
        'select id from attachment where client_id = any($1::uuid[]) and abs(extract(epoch from now() - created_utc)) > 3600',
        [photos.map(({ id }) => id)],
      );
      return rows.length;
    },
  },
};

async function openCamera(page: Page, task: FoundTask, room: { readonly isFull: boolean; readonly free: number }): Promise<void> {
  await signInAs(page, task.path, FIELD);
  await fillPhone(page, room);
  await page.goto(task.path.replace(/\/(\d+)$/, '/capture2/$1'));
  await page.getByLabel('Title').fill('Trench');
}

const isShownAsSaved = (page: Page): Promise<boolean> => page.getByText('Trench-1.jpg was saved on this phone.').isVisible();

/** Until it is said what became of it; the camera of tests draws a plain picture, which may be doubted. */
async function press(page: Page, isTold: () => Promise<boolean>): Promise<void> {
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true');
  await shutter(page).press('Enter');
  const ok = sheet(page).getByRole('button', { name: 'Photo is ok' });
  await until(async () => (await ok.isVisible()) || (await isTold()));
  if (!(await isTold())) {
    await ok.press('Shift');
    await ok.press('Enter');
  }
  await until(isTold);
}

/** The server's part of the clock: its own, or as somebody would have it who believes the device. */
const believeDevice = (server: RunningServer): Promise<unknown> =>
  sql(
    server,
    `create function dated_by_device() returns trigger language plpgsql as $f$ begin new.created_utc := coalesce(new.taken_at, new.created_utc); return new; end $f$;
     create trigger dated_by_device before insert or update on attachment for each row execute function dated_by_device()`,
    [],
  );

async function buildWithSwitches(outDir: string): Promise<void> {
  const args = ['build', 'field-pwa', '--config', 'e2e/photos/unprotected.vite.config.ts', '--outDir', outDir, '--emptyOutDir'];
  const { code, output } = await run(process.execPath, ['node_modules/vite/bin/vite.js', ...args, '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(output);
}

async function harmIn(browser: Browser, built: string, name: Protection, isOff: boolean): Promise<number> {
  const { root, makeNewer } = await copyOfApps();
  await fs.rm(path.join(root, 'field-pwa/dist'), { recursive: true });
  await fs.cp(built, path.join(root, 'field-pwa/dist'), { recursive: true });
  const server = await startSeededServer({ WEB_ROOT: root });
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: name === 'wait' ? 'allow' : 'block' });
  try {
    await context.grantPermissions(['camera', 'geolocation']);
    if (isOff) await context.addInitScript((switched) => Object.assign(globalThis, { unprotected: switched }), name);
    if (isOff && name === 'ownClock') await believeDevice(server);
    const task = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
    return await CASES[name].harmed({ server, context, page: await context.newPage(), task, makeNewer });
  } finally {
    await context.close();
    await server.stop();
    await fs.rm(root, { recursive: true, force: true });
  }
}

const NAMES: readonly Protection[] = ['confirm', 'wait', 'keep', 'room', 'lease', 'ownClock'];

test('each protection that a soak switches off still stands where it looks for it', async () => {
  const said = await Promise.all(
    SWITCHED_OFF.map(async ({ file, was }) => ((await fs.readFile(file, 'utf8')).includes(was) ? [] : [`${file}: ${was}`])),
  );
  expect(said.flat()).toEqual([]);
});

// some minutes, of which most is building and seeding: not beside every `npm test`
if (isSoak) {
  test.describe.configure({ timeout: 900_000 });
  let built = '';
  test.beforeAll(async () => {
    built = await fs.mkdtemp(path.join(os.tmpdir(), 'lotline-unprotected-'));
    await buildWithSwitches(built);
  });
  test.afterAll(() => fs.rm(built, { recursive: true, force: true }));
  for (const name of NAMES)
    test(`${CASES[name].what}; switched off, the harm is found`, async ({ browser }) => {
      expect(await harmIn(browser, built, name, false), 'with the protection').toBe(0);
      expect(await harmIn(browser, built, name, true), 'without it').toBeGreaterThan(0);
    });
}
