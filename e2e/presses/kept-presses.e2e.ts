// What was pressed outlives flaps, lost answers and crashed tabs: nothing lost, doubled, stuck or out of order, by the server's own record
// (quality.md §1, cases 4, 5, 6 and 8). Small counts here; `npm run soak` runs the same with the full ones.
import type { Page } from '@playwright/test';
import { expect as quick, test } from '../support/test.ts';
import { chanceOf } from './chance.ts';
import { Faults, MOMENTS } from './faults.ts';
import { judge, keepOnDevice, makeWork, NOTHING_WRONG, readDevice } from './pressed-work.ts';

const FULL = process.env['SOAK'] === '1';
const COUNTS = FULL ? { entries: 1000, crashes: 60, flapEvery: 4, states: 50 } : { entries: 48, crashes: 4, flapEvery: 8, states: 4 };
const FIELD = 'field@lotline.example';
const LIST = '/field/construction';

const expect = quick.configure({ timeout: FULL ? 600_000 : 60_000 });
test.describe.configure({ timeout: FULL ? 1_800_000 : 180_000 });

const tell = (what: string, said: object): void => console.log(`${what}: ${JSON.stringify(said)}`);
const whenSent = (page: Page) => expect.poll(() => readDevice(page).then((rows) => rows.length)).toBe(0);

test('flaps, lost requests, lost answers and crashes: each kept press is done once, in its order', async ({ server, openAs, context }) => {
  const faults = new Faults(context, chanceOf(9));
  let page = await openAs(LIST, FIELD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const presses = await makeWork(server, { group: 'Crew North', tasks: 40, presses: COUNTS.entries, from: new Date() });
  await faults.watch();
  await keepOnDevice(page, presses);
  faults.fail(0.3, COUNTS.flapEvery);
  const between = Math.floor(COUNTS.entries / (COUNTS.crashes + 1) / 2);
  for (let crashes = 0; crashes < COUNTS.crashes; crashes += 1) {
    const gone = faults.crashAt(page, MOMENTS[crashes % MOMENTS.length] ?? 'done', between);
    await page.reload();
    await gone;
    page = await context.newPage();
    await page.goto(new URL(LIST, server.url).href);
  }
  await whenSent(page);
  const verdict = await judge(server, presses, await readDevice(page));
  tell('flaps and crashes', { entries: presses.length, ...faults.counts, ...verdict });
  expect(verdict).toEqual(NOTHING_WRONG);
});
